// Browser driver of My requests: the list on the dashboard, and the four dialogs over it.
import type { Page } from 'playwright/test';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { requests } from '../../content/requests.ts';
import type { MemberRequest, Verdict } from '../../machines/myRequests.machine.ts';
import type { OutboxEntry } from '../../machines/outbox.machine.ts';
import type { Outcome } from '../../tests/paths/kit/define.ts';
import { expect } from './kit/expect.ts';
import { hold, respondWith } from './kit/network.ts';
import { respond } from './service.ts';
import { answer, report } from './kit/page.ts';
import { open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';
import { dialog, labels, mends, rowOf, slotRadio } from './myRequests.sights.ts';

const flow = 'myRequests';
/** These ports work in the browser's own storage, where nothing fails on command. */
const held = ['outboxFeed', 'nearestSlots', 'draft', 'resendEntry', 'discardEntry'];
const actions = {
  withdrawRequest: 'withdraw_request',
  acceptOffer: 'accept_offer',
  replyToRequest: 'reply_to_request',
};

const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const anyDialog = (page: Page) => page.locator('[role=dialog], [role=alertdialog]');
const subjectOf = (id: unknown) => `Subject of ${String(id)}`;
/** A card's button, whose name includes its request. */
const press = (name: string) => (page: Page, event: AnyEventObject) =>
  view(page)
    .getByRole('button', { name: `${name} ${subjectOf(event['id'])}`, exact: true })
    .click();
const pressIn = (title: string, name: string) => (page: Page) =>
  dialog(page, title).getByRole('button', { name, exact: true }).click();

const isDown = (outcome: Outcome<unknown>): outcome is { fails: string } => 'fails' in outcome;
const noGateway = (page: Page, port: string) =>
  respondWith(page, port, 502, { message: 'Bad gateway' });
const verdict = (port: string) => (page: Page, outcome: Outcome<unknown>) => {
  if (isDown(outcome)) return noGateway(page, port);
  const said = outcome.gives as Verdict;
  return respond(page, port, outcome, said.outcome === 'stored' ? { ...said, request: {} } : said);
};
const answers = (port: string) => (page: Page, outcome: Outcome<unknown>) =>
  answer(page, flow, port, outcome);

/** Hides the tab, or shows it again: headless pages are always visible. */
const becomes = (visibility: 'hidden' | 'visible') => (page: Page) =>
  page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibility);

/** The cards: queued requests of this browser, and stored ones; under a dialog they do not change. */
const lists = async (page: Page, { context }: AnyMachineSnapshot) => {
  const all = context.requests as MemberRequest[];
  const entries = context.entries as OutboxEntry[];
  const cards = view(page).getByRole('article', { includeHidden: true });
  await expect(cards).toHaveCount(all.length + entries.length);
  for (const { subject, status } of all)
    await expect(cards.filter({ hasText: subject })).toContainText(requests.statuses[status].name);
  for (const { subject, refusal } of entries)
    await expect(cards.filter({ hasText: subject })).toContainText(
      refusal === null ? requests.outbox.waiting : requests.problems[refusal.reason],
    );
};
const notice = (page: Page, title: string) =>
  view(page).locator('[role=alert], [role=status]').filter({ hasText: title });
const isFresh: PageDriver['states'][string] = async (page, snapshot) => {
  await lists(page, snapshot);
  await expect(notice(page, requests.stale.title)).toHaveCount(0);
  await expect(view(page).getByText(requests.loading)).toHaveCount(0);
  await expect(notice(page, requests.failed.title)).toHaveCount(0);
};

type Problem = { key: keyof typeof requests.problems; message?: string } | null;
const saysTheProblem = async (where: ReturnType<typeof view>, problem: Problem) => {
  if (problem === null) return expect(where.getByRole('alert')).toHaveCount(0);
  const said = problem.message ?? requests.problems[problem.key];
  return expect(where.getByRole('alert').filter({ hasText: said })).toBeVisible();
};

/** A dialog that asks: its button is enabled, and the last failure is shown in it. */
const asks =
  (title: string, confirm: string): PageDriver['states'][string] =>
  async (page, { context }) => {
    const box = dialog(page, title);
    await expect(box.getByRole('button', { name: confirm, exact: true })).toBeEnabled();
    const problem = context.problem as Problem;
    if (problem?.key === 'replyMissing' || problem?.key === 'replyTooLong')
      await expect(box.getByRole('textbox')).toHaveAccessibleDescription(
        new RegExp(`^${requests.problems[problem.key]}`),
      );
    else if (problem !== null) await saysTheProblem(box, problem);
  };
/** A dialog whose action is running: it stays open. */
const works =
  (title: string, busy: string): PageDriver['states'][string] =>
  async (page) => {
    const box = dialog(page, title);
    await expect(box.getByRole('button', { name: busy, exact: true })).toBeVisible();
    await expect(box.getByRole('button', { name: 'Close', exact: true })).toBeDisabled();
  };

const {
  withdraw: { request: withdraw },
  reply,
  outbox,
} = requests;
export default {
  flow,
  include: `[data-flow=${flow}], [role=dialog], [role=alertdialog]`,
  input: {
    page: async (page) => {
      await hold(page, 'loadRequests', 'POST', '/rest/v1/rpc/my_requests');
      for (const [port, name] of Object.entries(actions))
        await hold(page, port, 'POST', `/rest/v1/rpc/${name}`);
      await open(page, flow, '/dashboard', { who: 'member', held, interruptible: ['pageFeed'] });
    },
  },
  events: {
    'retry.requested': (page) =>
      view(page)
        .getByRole('button', { name: /^(Try|Check) again$/ })
        .click(),
    'withdrawal.requested': press(withdraw.button),
    'withdrawal.confirmed': pressIn(withdraw.title, withdraw.confirm),
    'offer.accepted': press(requests.accept.button),
    'reply.opened': press(reply.button),
    'reply.edited': (page, { text }) =>
      dialog(page, reply.title).getByRole('textbox').fill(String(text)),
    'reply.sent': pressIn(reply.title, reply.submit),
    'entry.opened': press(outbox.mend),
    'answer.edited': (page, event) =>
      dialog(page, outbox.mendTitle)
        .getByRole('textbox', { name: labels[String(event['field'])] ?? '', exact: true })
        .fill(String(event['value'])),
    'slot.exchanged': (page, event) =>
      slotRadio(page, (event['slot'] as { slot: string }).slot).check({ force: true }),
    'entry.resent': pressIn(outbox.mendTitle, outbox.resend),
    'discard.requested': press(outbox.discard),
    'discard.confirmed': pressIn(outbox.discardTitle, outbox.discardConfirm),
    'action.cancelled': (page) =>
      anyDialog(page).getByRole('button', { name: 'Close', exact: true }).click(),
  },
  environment: {
    outboxFeed: {
      'entries.changed': (page, event) => report(page, flow, event),
    },
    draft: { 'draft.restored': (page, event) => report(page, flow, event) },
    pageFeed: { 'page.hidden': becomes('hidden'), 'page.shown': becomes('visible') },
  },
  outcomes: {
    outboxFeed: answers('outboxFeed'),
    pageFeed: answers('pageFeed'),
    loadRequests: (page, outcome) =>
      isDown(outcome)
        ? noGateway(page, 'loadRequests')
        : respond(page, 'loadRequests', outcome, (outcome.gives as MemberRequest[]).map(rowOf)),
    withdrawRequest: verdict('withdrawRequest'),
    acceptOffer: verdict('acceptOffer'),
    replyToRequest: verdict('replyToRequest'),
    nearestSlots: answers('nearestSlots'),
    draft: answers('draft'),
    resendEntry: answers('resendEntry'),
    discardEntry: answers('discardEntry'),
  },
  states: {
    'list.loading': async (page, { context }) => {
      await expect(view(page).getByText(requests.loading)).toBeAttached();
      await expect(view(page).getByRole('article', { includeHidden: true })).toHaveCount(
        context.entries.length,
      );
    },
    'list.failed': async (page) => {
      await expect(notice(page, requests.failed.title)).toContainText(requests.failed.text);
      await expect(view(page).getByText(requests.failed.action, { exact: true })).toBeVisible();
    },
    'list.shown.resting': isFresh,
    'list.shown.refreshing': isFresh,
    'list.shown.paused': isFresh,
    'list.shown.stale': async (page, snapshot) => {
      await lists(page, snapshot);
      await expect(notice(page, requests.stale.title)).toContainText(requests.stale.text);
    },
    'action.idle': async (page, snapshot) => {
      await expect(anyDialog(page)).toHaveCount(0);
      await expect(view(page).getByText(requests.accept.busy)).toHaveCount(0);
      const problem = snapshot.context.problem as Problem;
      // One problem is shown at a time: that of the list first.
      const isListInTrouble = snapshot.hasTag('failed') || snapshot.hasTag('stale');
      if (problem !== null && !isListInTrouble) await saysTheProblem(view(page), problem);
    },
    'action.confirmingWithdrawal': asks(withdraw.title, withdraw.confirm),
    'action.withdrawing': works(withdraw.title, withdraw.busy),
    'action.accepting': async (page) => {
      await expect(anyDialog(page)).toHaveCount(0);
      await expect(view(page).getByText(requests.accept.busy)).toBeVisible();
    },
    'action.replying': async (page, snapshot) => {
      await asks(reply.title, reply.submit)(page, snapshot);
      await expect(dialog(page, reply.title).getByRole('textbox')).toHaveValue(
        String(snapshot.context.reply),
      );
    },
    'action.sendingReply': works(reply.title, reply.busy),
    'action.mending.findingSlots': mends(true),
    'action.mending.writing': mends(false),
    'action.resending': works(outbox.mendTitle, outbox.resending),
    'action.confirmingDiscard': asks(outbox.discardTitle, outbox.discardConfirm),
    'action.discarding': works(outbox.discardTitle, outbox.discarding),
  },
  invisible: {
    'action.mending.deciding': 'It is left in the moment in which it is entered.',
    'page.watched': 'The visibility of the tab changes nothing on screen.',
    'page.unwatched': 'A tab in the background shows nothing.',
  },
  indistinguishable: [
    {
      states: ['list.shown.resting', 'list.shown.refreshing', 'list.shown.paused'],
      reason: 'The list stays as it is while the backend is asked for news, or is not.',
    },
  ],
} satisfies PageDriver;
