// Browser driver of the gatherings: six cards on Open Circle, the dialog of one, onboarding over the page, and
// Application Submitted.
import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { circle as words } from '../../content/circle.ts';
import { gatherings } from '../../content/gatherings.ts';
import { onboarding } from '../../content/onboarding.ts';
import { requests } from '../../content/requests.ts';
import { itemWords } from '../../content/itemWords.ts';
import { service } from '../../content/service.ts';
import { toasts } from '../../content/toasts.ts';
import type {
  GatheringsProblem,
  KnownGathering,
  ApplicationStatuses,
} from '../../machines/gatherings.machine.ts';
import { statusWords } from '../../src/flows/gatherings/words.ts';
import { longestNote } from '../../machines/gatherings.machine.ts';
import { faultAt } from '../../src/flows/shared/limits.ts';
import { expect } from './kit/expect.ts';
import { answer, report } from './kit/page.ts';
import { open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'gatherings';

type Known = {
  chosen: string | null;
  note: string;
  gatherings: readonly KnownGathering[];
  statuses: ApplicationStatuses;
  announced: ApplicationStatuses[string] | null;
  problem: GatheringsProblem | null;
};
const known = ({ context }: AnyMachineSnapshot) => context as Known;
const titleOf = (id: unknown) => gatherings.find((one) => one.id === id)?.title ?? '';
const statusOf = (snapshot: AnyMachineSnapshot, id: string | null) =>
  known(snapshot).gatherings.find((one) => one.id === id)?.status ?? 'full';

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: service.partOutOfReach });
const choose = (page: Page, name: string) =>
  notice(page).getByRole('button', { name, exact: true }).click();
const anyDialog = (page: Page) => page.getByRole('dialog');
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const card = (page: Page, id: string) =>
  page.locator(`[data-flow=${flow}]`).getByRole('article', { name: titleOf(id), exact: true });
const cardButton = (page: Page, id: string, name: string) =>
  card(page, id).getByRole('button', { name: `${name} ${titleOf(id)}`, exact: true });

const problemSaid = ({ key, message }: GatheringsProblem) =>
  key === 'tooLong'
    ? String(faultAt('tooLong', longestNote))
    : key === 'already_applied' || key === 'gathering_full'
      ? words.problems[key]
      : (message ?? requests.problems[key]);

/** Six cards, each with its status and the label of its button. */
async function cardsInView(page: Page, snapshot: AnyMachineSnapshot) {
  await expect(anyDialog(page)).toBeHidden();
  for (const { id } of gatherings) {
    const status = statusOf(snapshot, id);
    const applicationStatus = known(snapshot).statuses[id];
    await expect(
      card(page, id).getByText(itemWords.statuses[status], { exact: true }).first(),
    ).toBeVisible();
    const label = applicationStatus === undefined ? words.buttons[status] : words.buttons.view;
    await expect(cardButton(page, id, label)).toBeEnabled({
      enabled: applicationStatus !== undefined || status !== 'full',
    });
    if (applicationStatus !== undefined)
      await expect(card(page, id)).toContainText(statusWords(applicationStatus).name);
  }
}

async function inView(page: Page, snapshot: AnyMachineSnapshot) {
  await cardsInView(page, snapshot);
  await expect(notice(page)).toHaveCount(0);
}

/** The dialog of the chosen gathering: its text, and the label of its button. */
const inTheDialog = (isReturned: boolean) => async (page: Page, snapshot: AnyMachineSnapshot) => {
  const { chosen, note, statuses, problem } = known(snapshot);
  const shown = dialog(page, titleOf(chosen));
  const applicationStatus = statuses[chosen ?? ''];
  const status = statusOf(snapshot, chosen);
  await expect(shown).toBeVisible();
  const field = shown.getByRole('textbox', { name: words.note.label, exact: true });
  const apply = shown.getByRole('button', { name: words.buttons[status], exact: true });
  if (applicationStatus === undefined && status !== 'full') {
    await expect(field).toHaveValue(note);
    await expect(apply).toBeEnabled();
    // A refused application is sent again without onboarding.
    const { accepting, waitlist } = words.next.onboarding;
    await expect(shown.getByText(status === 'waitlist' ? waitlist : accepting)).toBeVisible({
      visible: !isReturned,
    });
  } else {
    await expect(field).toHaveCount(0);
    await expect(apply).toHaveCount(0);
  }
  if (applicationStatus !== undefined)
    await expect(shown).toContainText(statusWords(applicationStatus).text);
  const alert = shown.getByRole('alert');
  // A dialog that was just opened shows no refusal.
  if (problem?.key === 'tooLong')
    await expect(field).toHaveAccessibleDescription(new RegExp(`^${problemSaid(problem)}`));
  else if (problem === null || !isReturned) await expect(alert).toBeHidden();
  else await expect(alert).toContainText(problemSaid(problem));
};

export default {
  flow,
  include: `[data-flow=${flow}], [role=alert], [role=dialog]:not([aria-label="${onboarding.label}"])`,
  input: {
    // The submission has its own paths, and so has onboarding.
    page: (page) =>
      open(page, flow, '/open-circle', {
        held: ['askedFeed', 'seatsFeed', 'fetchOnboarding', 'draft', 'submission'],
        pausesTimersFrom: 200,
      }),
  },
  events: {
    'gathering.chosen': (page, { id }) => card(page, String(id)).getByRole('button').click(),
    'note.edited': (page, { text }) =>
      anyDialog(page)
        .getByRole('textbox', { name: words.note.label, exact: true })
        .fill(String(text)),
    'application.confirmed': (page) =>
      anyDialog(page)
        .getByRole('button', {
          name: new RegExp(`^(${words.buttons.accepting}|${words.buttons.waitlist})$`),
        })
        .click(),
    'dialog.closed': (page) =>
      anyDialog(page).getByRole('button', { name: words.close, exact: true }).first().click(),
    'retry.requested': (page) => choose(page, service.retry),
    'onboarding.skipped': (page) => choose(page, service.dismiss),
  },
  environment: {
    askedFeed: {
      'asked.known': (page, event) => report(page, flow, event),
      'member.left': (page) => report(page, flow, { type: 'member.left' }),
    },
    draft: { 'draft.restored': (page, event) => report(page, flow, event) },
    seatsFeed: { 'seats.known': (page, event) => report(page, flow, event) },
  },
  outcomes: {
    askedFeed: (page, outcome) => answer(page, flow, 'askedFeed', outcome),
    seatsFeed: (page, outcome) => answer(page, flow, 'seatsFeed', outcome),
    draft: (page, outcome) => answer(page, flow, 'draft', outcome),
    submission: (page, outcome) => answer(page, flow, 'submission', outcome),
    fetchOnboarding: {
      // Onboarding runs for real.
      fetched: (page) => answer(page, flow, 'fetchOnboarding', { passes: true }),
      broken: (page, outcome) => answer(page, flow, 'fetchOnboarding', outcome),
    },
    onboarding: {
      finished: (page, outcome) => answer(page, flow, 'onboarding', outcome),
      closed: (page) =>
        anyDialog(page)
          .getByRole('button', { name: /^Close/ })
          .click(),
      broken: (page, outcome) => answer(page, flow, 'onboarding', outcome),
    },
  },
  states: {
    browsing: inView,
    leaving: inView,
    fetching: inView,
    unreachable: async (page, snapshot) => {
      await cardsInView(page, snapshot);
      await expect(notice(page)).toBeVisible();
    },
    detail: inTheDialog(false),
    returned: inTheDialog(true),
    onboarding: async (page) => {
      await expect(dialog(page, onboarding.label)).toBeVisible();
      await expect(page.locator('[role=dialog]:focus, [role=dialog] :focus')).toHaveCount(1);
    },
    sending: async (page) => {
      const overlay = dialog(page, words.sending.title);
      await expect(overlay.getByText(words.sending.text)).toBeVisible();
      await expect(overlay.getByRole('button', { name: words.close, exact: true })).toBeDisabled();
    },
    submitted: async (page, snapshot) => {
      const { announced } = known(snapshot);
      const overlay = dialog(page, toasts.applicationSubmitted.title);
      await expect(overlay.getByRole('status')).toContainText(
        announced === null ? '' : statusWords(announced).title,
      );
      await expect(overlay.getByRole('button', { name: words.close, exact: true })).toBeEnabled();
    },
  },
  ignored: {
    'gathering.chosen': 'A press between the dialog and onboarding changes nothing.',
  },
  indistinguishable: [
    {
      states: ['browsing', 'leaving', 'fetching'],
      reason: 'The dialog has gone and onboarding has not come yet.',
    },
  ],
} satisfies PageDriver;
