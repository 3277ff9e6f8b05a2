// Browser driver of a thread: below a post of the community, on the second tab of the dashboard.
import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { community } from '../../content/community.ts';
import { requests } from '../../content/requests.ts';
import { thread as words } from '../../content/thread.ts';
import type { Reply, ThreadProblem } from '../../machines/thread.machine.ts';
import { mine, open as readable } from '../../tests/paths/community.samples.ts';
import { expect } from './kit/expect.ts';
import { answer, report } from './kit/page.ts';
import { open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'thread';
const held = ['memberFeed', 'draft', 'loadReplies', 'sendReply', 'removal'];

type Known = {
  post: string;
  replies: readonly Reply[];
  text: string;
  problem: ThreadProblem | null;
};
const known = ({ context }: AnyMachineSnapshot) => context as Known;

const view = (page: Page) => page.locator(`section[data-flow=${flow}]`);
const composer = (page: Page) => view(page).locator('textarea');
/** Under a dialog nothing else can be reached, but all is still in the document. */
const button = (page: Page, name: string) =>
  view(page).getByRole('button', { name, exact: true, includeHidden: true });
const toggle = (page: Page, id: unknown) =>
  page
    .locator(`span[data-flow=${flow}]`)
    .getByRole('button', { name: `to Author of ${String(id)}`, includeHidden: true });
const entries = (page: Page) => view(page).getByRole('listitem', { includeHidden: true });
const removals = (page: Page) => entries(page).getByRole('button', { includeHidden: true });
const failure = (page: Page) => view(page).getByText(words.failed.title);
const loading = (page: Page) => view(page).getByText(words.loading);
const sentenceOf = ({ key, message }: ThreadProblem) => message ?? words.problems[key];
const answers = (port: string) => (page: Page, outcome: Parameters<typeof answer>[3]) =>
  answer(page, flow, port, outcome);
const reports = (page: Page, event: Parameters<typeof report>[2]) => report(page, flow, event);

/** Each reply, and how many the button of the post counts once they are read. */
const isListed = async (page: Page, snapshot: AnyMachineSnapshot) => {
  const { post, replies } = known(snapshot);
  await expect(entries(page)).toHaveCount(replies.length);
  for (const [index, { author, text, isMine }] of replies.entries()) {
    const entry = entries(page).nth(index);
    await expect(entry).toContainText(author);
    await expect(entry).toContainText(text);
    await expect(entry.getByRole('button', { includeHidden: true })).toHaveCount(isMine ? 1 : 0);
  }
  await expect(toggle(page, post)).toHaveAttribute('aria-expanded', 'true');
};

export default {
  flow,
  include: `[data-flow=${flow}]`,
  input: {
    tab: async (page) => {
      await open(page, flow, '/dashboard?tab=community', { who: 'member', held });
      await expect(page.getByRole('heading', { name: requests.empty.title })).toBeVisible();
      // The posts are asked for once their tab is loaded.
      await expect(
        page.getByRole('textbox', { name: community.box.label, exact: true }),
      ).toBeVisible();
      await answer(page, 'community', 'loadPosts', { gives: [readable, mine] });
      await expect(toggle(page, readable.id)).toBeVisible();
    },
  },
  events: {
    'thread.opened': (page, { id }) => toggle(page, id).click(),
    'thread.closed': (page) =>
      page
        .locator(`span[data-flow=${flow}]`)
        .getByRole('button', { name: words.close, exact: false })
        .click(),
    'retry.requested': (page) => button(page, words.failed.action).click(),
    'reply.edited': (page, { text }) => composer(page).fill(String(text)),
    'reply.submitted': (page) => button(page, words.box.send).click(),
    'removal.requested': (page, { id }) =>
      entries(page)
        .filter({ hasText: `Text of ${String(id)}` })
        .getByRole('button')
        .click(),
  },
  environment: {
    memberFeed: { 'member.left': reports },
    draft: { 'draft.restored': reports },
    site: { 'removal.requested': reports },
  },
  outcomes: Object.fromEntries(held.map((port) => [port, answers(port)])),
  states: {
    closed: async (page) => {
      await expect(view(page)).toHaveCount(0);
      await expect(toggle(page, readable.id)).toHaveAttribute('aria-expanded', 'false');
    },
    'open.list.loading': async (page, snapshot) => {
      await isListed(page, snapshot);
      await expect(loading(page)).toBeAttached();
      await expect(failure(page)).toHaveCount(0);
    },
    'open.list.failed': async (page, snapshot) => {
      await isListed(page, snapshot);
      await expect(failure(page)).toBeVisible();
      await expect(loading(page)).toHaveCount(0);
    },
    'open.list.shown': async (page, snapshot) => {
      await isListed(page, snapshot);
      await expect(failure(page)).toHaveCount(0);
      await expect(loading(page)).toHaveCount(0);
      await expect(view(page).getByText(words.empty)).toHaveCount(
        known(snapshot).replies.length === 0 ? 1 : 0,
      );
    },
    'open.composer.writing': async (page, snapshot) => {
      const { text, problem } = known(snapshot);
      await expect(composer(page)).toHaveValue(text);
      await expect(composer(page)).toBeEditable();
      const send = button(page, words.box.send);
      if (text.trim() === '') await expect(send).toBeDisabled();
      else await expect(send).toBeEnabled();
      if (problem !== null)
        await expect(
          view(page)
            .getByRole('alert', { includeHidden: true })
            .filter({ hasText: words.box.again }),
        ).toContainText(sentenceOf(problem));
    },
    'open.composer.sending': async (page, snapshot) => {
      await expect(composer(page)).toHaveValue(known(snapshot).text);
      await expect(composer(page)).not.toBeEditable();
      await expect(button(page, words.box.sending)).toBeVisible();
    },
    'open.removal.idle': async (page) => {
      await expect(view(page)).toBeVisible();
      await expect(removals(page).and(page.locator(':disabled'))).toHaveCount(0);
    },
    // The dialog has its own paths: here it ends as the path says.
    'open.removal.removing': (page) => expect(removals(page).first()).toBeDisabled(),
  },
} satisfies PageDriver;
