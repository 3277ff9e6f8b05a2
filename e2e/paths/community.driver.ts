// Browser driver of the community: the text field, the posts and their actions, on the second tab of the dashboard.
import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { community as words } from '../../content/community.ts';
import { lockOf } from '../../content/capabilities.ts';
import { requests } from '../../content/requests.ts';
import { itemWords } from '../../content/itemWords.ts';
import { withPendingLikes } from '../../machines/community.machine.ts';
import type {
  CommunityPost,
  CommunityProblem,
  PendingLike,
  PostDraft,
} from '../../machines/community.machine.ts';
import { expect } from './kit/expect.ts';
import { answer, report } from './kit/page.ts';
import { open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'community';
const held = ['memberFeed', 'loadPosts', 'draft', 'publishPost', 'setLike', 'removal'];

type Known = {
  posts: readonly CommunityPost[];
  draft: PostDraft;
  problem: CommunityProblem | null;
  pendingLikes: readonly PendingLike[];
  unliked: ({ id: string } & CommunityProblem) | null;
};
const known = ({ context }: AnyMachineSnapshot) => context as Known;

const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const composer = (page: Page) => view(page).locator('textarea');
/** Under a dialog the cards cannot be reached, but are still in the document. */
const cards = (page: Page) => view(page).getByRole('article', { includeHidden: true });
const cardOf = (page: Page, author: unknown) =>
  cards(page).filter({ hasText: `Author of ${String(author)}` });
const removals = (page: Page) =>
  cards(page).getByRole('button', { name: words.remove.button, includeHidden: true });
const button = (page: Page, name: string) =>
  view(page).getByRole('button', { name, exact: true, includeHidden: true });
const reports = (page: Page, event: Parameters<typeof report>[2]) => report(page, flow, event);
const answers = (port: string) => (page: Page, outcome: Parameters<typeof answer>[3]) =>
  answer(page, flow, port, outcome);
const sentenceOf = ({ key, message }: CommunityProblem) => message ?? words.problems[key];

const likesOf = (count: number) => {
  const { none, one, many } = words.likes;
  return count === 0 ? none : count === 1 ? one : many.replace('{count}', String(count));
};

/** Each post: author, text, and its likes as they were pressed. */
const isListed = async (page: Page, snapshot: AnyMachineSnapshot) => {
  const { posts, pendingLikes, unliked } = known(snapshot);
  await expect(cards(page)).toHaveCount(posts.length);
  for (const post of posts) {
    const card = cardOf(page, post.id);
    const { likes, isLiked } = withPendingLikes(post, pendingLikes);
    await expect(card).toContainText(post.text);
    await expect(card).toContainText(likesOf(likes));
    if (post.isWhole)
      await expect(
        card.getByRole('button', {
          name: `${words.like} Author of ${post.id}: ${post.text}`,
          exact: true,
          includeHidden: true,
        }),
      ).toHaveAttribute('aria-pressed', String(isLiked));
    await expect(card.getByRole('alert', { includeHidden: true })).toHaveText(
      unliked?.id === post.id ? [unliked.message ?? words.unliked] : [],
    );
  }
};
const skeletons = (page: Page) => view(page).getByText(words.loading);
const failure = (page: Page) => view(page).getByText(words.failed.title);

/** The notice on locked posts; none, where every text was sent. */
const lockSays =
  (text: string, link: { name: string; href: string }): PageDriver['states'][string] =>
  async (page, snapshot) => {
    await expect(view(page).getByText(words.box.premium)).toHaveCount(0);
    const closed = known(snapshot).posts.filter(({ isWhole }) => !isWhole);
    for (const { id } of closed) {
      const card = cardOf(page, id);
      await expect(card.getByText(words.premium, { exact: true })).toBeVisible();
      await expect(card).toContainText(text);
      await expect(
        card.getByRole('link', { name: link.name, includeHidden: true }),
      ).toHaveAttribute('href', link.href);
    }
  };

/** The text field holds the draft of the flow, and can be edited. */
const canBeWrittenIn = async (page: Page, snapshot: AnyMachineSnapshot) => {
  const { draft, problem } = known(snapshot);
  await expect(composer(page)).toHaveValue(draft.text);
  await expect(composer(page)).toBeEditable();
  const post = button(page, words.box.post);
  if (draft.text.trim() === '') await expect(post).toBeDisabled();
  else await expect(post).toBeEnabled();
  if (problem !== null)
    await expect(
      view(page).getByRole('alert', { includeHidden: true }).filter({ hasText: words.box.again }),
    ).toContainText(sentenceOf(problem));
};

export default {
  flow,
  include: `[data-flow=${flow}]`,
  exclude: '[data-flow=thread] *',
  input: {
    tab: async (page) => {
      await open(page, flow, '/dashboard?tab=community', { who: 'member', held });
      // Waits until the other parts of the page are idle: React discards what it starts meanwhile.
      await expect(page.getByRole('heading', { name: requests.empty.title })).toBeVisible();
      await expect(composer(page)).toBeVisible();
    },
  },
  events: {
    'retry.requested': (page) => button(page, words.failed.action).click(),
    'draft.edited': (page, { text }) => composer(page).fill(String(text)),
    'premium.toggled': (page) =>
      view(page).getByRole('checkbox', { name: words.box.premium, exact: true }).click(),
    'post.submitted': (page) => button(page, words.box.post).click(),
    'like.toggled': (page, { id }) =>
      cardOf(page, id)
        .getByRole('button', { name: new RegExp(`^${words.like} `) })
        .click(),
    'removal.requested': (page, { id }) =>
      cardOf(page, id).getByRole('button', { name: words.remove.button }).click(),
  },
  environment: {
    memberFeed: {
      'member.left': reports,
      'member.absent': reports,
      'member.free': reports,
      'member.flagged': reports,
      'member.premium': reports,
    },
    draft: { 'draft.restored': reports },
    site: { 'like.toggled': reports, 'removal.requested': reports },
  },
  outcomes: Object.fromEntries(held.map((port) => [port, answers(port)])),
  states: {
    'membership.free': lockSays(lockOf('premium-posts'), itemWords.unlock),
    'membership.flagged': lockSays(itemWords.complete.reason, itemWords.complete.link),
    'membership.entitled': async (page, snapshot) => {
      const mark = view(page).getByRole('checkbox', { includeHidden: true });
      await expect(mark).toBeChecked({ checked: known(snapshot).draft.premium });
    },
    'list.loading': async (page) => {
      await expect(skeletons(page)).toBeAttached();
      await expect(failure(page)).toHaveCount(0);
    },
    'list.failed': async (page, snapshot) => {
      await isListed(page, snapshot);
      await expect(failure(page)).toBeVisible();
      await expect(skeletons(page)).toHaveCount(0);
    },
    'list.shown': async (page, snapshot) => {
      await isListed(page, snapshot);
      await expect(failure(page)).toHaveCount(0);
      await expect(skeletons(page)).toHaveCount(0);
    },
    'composer.writing': canBeWrittenIn,
    'composer.posting': async (page, snapshot) => {
      await expect(composer(page)).toHaveValue(known(snapshot).draft.text);
      await expect(composer(page)).not.toBeEditable();
      await expect(button(page, words.box.posting)).toBeVisible();
    },
    'likes.resting': isListed,
    'likes.storing': isListed,
    'removal.idle': (page) => expect(removals(page).and(page.locator(':disabled'))).toHaveCount(0),
    // The dialog has its own paths: here it ends as the path says.
    'removal.removing': (page) => expect(removals(page).first()).toBeDisabled(),
  },
  indistinguishable: [
    {
      states: ['membership.free', 'membership.flagged'],
      reason:
        'The status shows only on locked posts: without one, or before the list is loaded, it does not.',
    },
    {
      states: ['likes.resting', 'likes.storing'],
      reason: 'A like is shown as it was pressed, whether or not it is stored yet.',
    },
  ],
} satisfies PageDriver;
