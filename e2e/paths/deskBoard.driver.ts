// Browser driver of a section of the desk: the posts, their acts, and the dialog of each.
import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { deskBoard } from '../../content/deskBoard.ts';
import type { Board, BoardAct, BoardProblem } from '../../machines/deskBoard.machine.ts';
import type { Outcome } from '../../tests/paths/kit/define.ts';
import { showAgain } from '../../tests/paths/deskBoard.samples.ts';
import { openDeskSection } from './deskPage.ts';
import { expect } from './kit/expect.ts';
import { answer, report } from './kit/page.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'deskBoard';
const { acts, dialog: words, posts, states, titles } = deskBoard;
const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => view(page).getByRole('button', { name, exact: true });
const notice = (page: Page, title: string) =>
  view(page).locator('[role=alert], [role=status]').filter({ hasText: title });
const rows = (page: Page) =>
  view(page).getByRole('list', { name: titles.posts }).getByRole('article');
const inDialog = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true });
const answers = (port: string) => (page: Page, outcome: Outcome<unknown>) =>
  answer(page, flow, port, outcome);
const actButton = (page: Page, { kind, about }: BoardAct) =>
  view(page).getByRole('button', { name: `${acts[kind].name}: ${about}`, exact: true });

type Seen = {
  board: Board;
  act: BoardAct | null;
  note: string;
  problem: BoardProblem | null;
  result: string | null;
};
const seen = ({ context }: AnyMachineSnapshot) => context as Seen;

const shows = async (page: Page, snapshot: AnyMachineSnapshot) => {
  const { board, result } = seen(snapshot);
  await expect(
    view(page).getByRole('heading', { level: 2, name: titles[board.section] }),
  ).toBeVisible();
  await expect(rows(page)).toHaveCount(board.section === 'posts' ? board.rows.length : 0);
  await expect(view(page).getByText(posts.empty)).toHaveCount(
    board.section === 'posts' && board.rows.length === 0 ? 1 : 0,
  );
  await expect(notice(page, result ?? 'It is done.')).toHaveCount(result === null ? 0 : 1);
  await expect(dialog(page)).toHaveCount(0);
};
const isShown: PageDriver['states'][string] = async (page, snapshot) => {
  await shows(page, snapshot);
  const { board } = seen(snapshot);
  const [first] = board.section === 'posts' ? board.rows : [];
  if (first !== undefined)
    await expect(
      view(page)
        .getByRole('button', { name: new RegExp(`^(${acts.hide.name}|${acts.show.name})`) })
        .first(),
    ).toBeEnabled();
  await expect(notice(page, states.stale)).toHaveCount(0);
  await expect(notice(page, states.cut)).toHaveCount(0);
  await expect(button(page, states.reading)).toHaveCount(0);
};
const isLoading = async (page: Page) => {
  await expect(view(page).getByText(states.loading)).toBeAttached();
  await expect(rows(page)).toHaveCount(0);
};

export default {
  flow,
  include: `[data-flow=${flow}], [role=dialog]`,
  // Links change the address, which reports what it names.
  exclude: '[data-flow=deskIssue] *, a',
  input: {
    posts: (page) => openDeskSection(page, flow, 'posts'),
    hours: (page) => openDeskSection(page, flow, 'hours'),
    mails: (page) => openDeskSection(page, flow, 'mails'),
    figures: (page) => openDeskSection(page, flow, 'figures'),
  },
  events: {
    'place.chosen': (page, { at }) =>
      button(page, at === null ? posts.filters.all : posts.filters.hidden).click(),
    // What failed has a button of its own; otherwise it is a key.
    'refresh.requested': (page) =>
      view(page)
        .getByRole('button', {
          name: new RegExp(`^(${states.again}|${states.lookAgain}|${states.refresh})$`),
        })
        .first()
        .click(),
    'more.requested': (page) => button(page, states.more).click(),
    'act.chosen': (page, { act }) => actButton(page, act as BoardAct).click(),
    'note.edited': (page, { text }) => dialog(page).getByRole('textbox').fill(String(text)),
    'act.confirmed': (page) => inDialog(page, words.confirm).click(),
    'act.cancelled': (page) => inDialog(page, words.cancel).click(),
  },
  environment: {
    addressFeed: { 'address.named': (page, event) => report(page, flow, event) },
    draft: { 'draft.restored': (page, event) => report(page, flow, event) },
  },
  outcomes: {
    addressFeed: answers('addressFeed'),
    draft: answers('draft'),
    readBoard: answers('readBoard'),
    takeAct: answers('takeAct'),
  },
  states: {
    waiting: isLoading,
    loading: isLoading,
    failed: (page) => expect(notice(page, states.failed)).toBeVisible(),
    'shown.list.fresh': isShown,
    'shown.list.refreshing': isShown,
    'shown.list.stale': async (page, snapshot) => {
      await shows(page, snapshot);
      await expect(notice(page, states.stale)).toBeVisible();
    },
    'shown.list.extending': (page) => expect(button(page, states.reading)).toBeVisible(),
    'shown.list.extended': isShown,
    'shown.list.cut': (page) => expect(notice(page, states.cut)).toBeVisible(),
    'shown.composing': async (page, snapshot) => {
      const { act, note, problem } = seen(snapshot);
      await expect(dialog(page)).toHaveAccessibleName(acts[act?.kind ?? 'show'].title);
      await expect(inDialog(page, words.confirm)).toBeEnabled();
      if (act?.kind === 'hide') await expect(dialog(page).getByRole('textbox')).toHaveValue(note);
      else await expect(dialog(page).getByRole('textbox')).toHaveCount(0);
      const said =
        problem === null
          ? null
          : problem.key === 'noteMissing'
            ? words.wordsMissing
            : problem.message || words.failed;
      if (said === null) await expect(dialog(page).getByRole('alert')).toHaveCount(0);
      else await expect(dialog(page)).toContainText(said);
    },
    'shown.acting.atOnce': async (page, snapshot) => {
      const { act } = seen(snapshot);
      await expect(dialog(page)).toHaveCount(0);
      await expect(actButton(page, act ?? showAgain)).toHaveAttribute('aria-disabled', 'true');
    },
    'shown.acting.confirmed': (page) => expect(inDialog(page, words.busy)).toBeVisible(),
  },
  indistinguishable: [
    {
      states: ['waiting', 'loading'],
      reason: 'Whatever is waited for first, the advisor waits for the section.',
    },
    {
      states: ['shown.list.fresh', 'shown.list.refreshing', 'shown.list.extended'],
      reason: 'The section stays as it is while it is read again.',
    },
  ],
} satisfies PageDriver;
