// Path model of a section of the desk: its posts, which have everything that a section may have (a filter in the address, pages,
// an act with words, and one without).
import { boardAddress, deskBoardMachine } from '#machines/deskBoard.machine.ts';
import type { BoardSection } from '#machines/desk.machine.ts';
import type { ActVerdict, BoardAct } from '#machines/deskBoard.machine.ts';
import { deskBoard } from '#content/deskBoard.ts';
import { figures, hide, mails, postsOf, showAgain, week } from './deskBoard.samples.ts';
import { definePaths } from './kit/define.ts';
import { reading } from './kit/reads.ts';
import { leavingWithItsPage, unreachable, wordless } from './support.ts';

const { acts, dialog, posts, states } = deskBoard;

type Seen = {
  context: { section: BoardSection; at: string | null; board: { rows: readonly object[] } | null };
};
const isOf = (section: BoardSection) => (snapshot: Seen) => snapshot.context.section === section;
/** An act about a row that is on screen. */
const offered = (act: BoardAct) => (snapshot: Seen) =>
  snapshot.context.board?.rows.some((row) => 'id' in row && row.id === act.id)
    ? { act }
    : undefined;

export default definePaths({
  machine: deskBoardMachine,
  input: {
    posts: { say: 'The advisor opens the posts', input: { section: 'posts' } },
    hours: { say: 'The advisor opens the office hours', input: { section: 'hours' } },
    mails: { say: 'The advisor opens the mails that failed', input: { section: 'mails' } },
    figures: { say: 'The advisor opens the figures', input: { section: 'figures' } },
  },
  events: {
    'place.chosen': {
      say: ({ at }) => `Press ${at === null ? posts.filters.all : posts.filters.hidden}`,
      samples: {
        hidden: ({ context }) =>
          context.section === 'posts' && context.at === null ? { at: 'hidden' } : undefined,
        all: ({ context }) => (context.at === null ? undefined : { at: null }),
      },
    },
    'refresh.requested': { say: `Press ${states.again}` },
    'more.requested': { say: `Press ${states.more}` },
    'act.chosen': {
      say: ({ act }) => `Press ${acts[act.kind].name}`,
      samples: { hide: offered(hide), show: offered(showAgain) },
    },
    'note.edited': {
      say: ({ text }) => `Write ‘${text}’`,
      samples: {
        // What is done at once has no field, also where it was refused.
        words: ({ context }) =>
          context.note === 'It sells.' || context.act?.kind !== 'hide'
            ? undefined
            : { text: 'It sells.' },
      },
    },
    'act.confirmed': { say: `Press ${dialog.confirm}` },
    'act.cancelled': { say: `Press ${dialog.cancel}` },
  },
  environment: {
    addressFeed: {
      'address.named': {
        say: ({ at }) => `The address is ${boardAddress('posts', at)}`,
        samples: {
          all: ({ context }) =>
            context.section !== 'posts' || (context.at === null && context.board !== null)
              ? undefined
              : { section: 'posts', at: null },
          hidden: ({ context }) =>
            context.section !== 'posts' || context.at === 'hidden'
              ? undefined
              : { section: 'posts', at: 'hidden' },
          elsewhere: { section: 'queue', at: null },
        },
      },
    },
    draft: {
      'draft.restored': {
        say: ({ words }) =>
          words === null ? 'Nothing was begun before' : 'A note was begun before',
        samples: {
          nothing: ({ context }) => (context.act?.kind === 'hide' ? { words: null } : undefined),
          begun: ({ context }) =>
            context.act?.kind === 'hide' && context.note === ''
              ? { words: { note: 'Begun.' } }
              : undefined,
        },
      },
    },
  },
  unheard: leavingWithItsPage,
  outcomes: {
    draft: { broken: { fails: 'Storage is refused.', say: 'The draft cannot be kept' } },
    addressFeed: { broken: { fails: 'No address.', say: 'The address cannot be read' } },
    readBoard: {
      two: {
        gives: postsOf(['p1', 'p2'], 'more'),
        say: 'Two posts are listed, and there are more',
        when: isOf('posts'),
      },
      last: {
        gives: postsOf(['p3']),
        say: 'One post is listed, and it is the last',
        when: isOf('posts'),
      },
      none: { gives: postsOf([]), say: 'Nothing is listed', when: isOf('posts') },
      week: { gives: week, say: 'The week is listed', when: isOf('hours') },
      mails: { gives: mails, say: 'Two mails are listed', when: isOf('mails') },
      figures: { gives: figures, say: 'The figures are there', when: isOf('figures') },
      unreachable,
    },
    takeAct: {
      stored: {
        gives: { outcome: 'stored', result: 'It is done.' } satisfies ActVerdict,
        say: 'The database does it',
      },
      refused: {
        gives: { outcome: 'refused', message: 'It is not there.' } satisfies ActVerdict,
        say: 'The database refuses it',
      },
      unreachable,
      wordless,
    },
  },
  states: {
    waiting: 'Skeletons are shown in place of the section',
    loading: 'Skeletons are shown in place of the section',
    failed: 'A notice says that the section cannot be read',
    'shown.list.fresh': 'The section is on screen',
    'shown.list.refreshing': 'The section is on screen while it is read again',
    'shown.list.stale': 'A notice says that the section may be out of date',
    'shown.list.extending': 'The button says that more is being read',
    'shown.list.extended': 'More than the first page is on screen',
    'shown.list.cut': 'A notice says that the next page did not arrive',
    'shown.composing': 'A dialog says what will happen',
    'shown.acting.atOnce': 'The button of the act is busy',
    'shown.acting.confirmed': 'The dialog is busy',
  },
  details: ({ context: { problem, result } }) => [
    ...(problem === null
      ? []
      : [
          `Said in place: ${
            problem.key === 'noteMissing' ? dialog.wordsMissing : problem.message || dialog.failed
          }`,
        ]),
    ...(result === null ? [] : [`Said: ${result}`]),
  ],
  resting: [
    'failed',
    'shown.list.fresh',
    'shown.list.stale',
    'shown.list.extended',
    'shown.list.cut',
  ],
  refused: { 'addressFeed>address.named/elsewhere': 'Another section reads it.' },
  reads: {
    boardAddress: reading(boardAddress, (read, { context }) => read(context.section, context.at)),
  },
  abstraction: ({ context: { section, at, board, act, note, problem, result } }) => ({
    section,
    at,
    ids: board?.rows.map((row) => ('id' in row ? row.id : '')) ?? null,
    hasNext: board !== null && board.next !== null,
    act: act?.kind ?? null,
    note,
    problem,
    result,
  }),
  probes: {
    'words of blanks, and a note that may be left out': {
      steps: [
        { type: 'address.named', section: 'posts', at: null },
        { port: 'readBoard', gives: postsOf(['p1', 'p2']) },
        { type: 'act.chosen', act: { ...hide, kind: 'decline' } },
        { type: 'act.confirmed' },
        { type: 'note.edited', text: ' ' },
        { type: 'act.confirmed' },
        { type: 'act.cancelled' },
        { port: 'readBoard', gives: postsOf(['p1', 'p2']) },
        { type: 'act.chosen', act: { ...hide, kind: 'schedule' } },
        { type: 'note.edited', text: ' As agreed. ' },
        { type: 'act.confirmed' },
      ],
    },
    'a mail that is sent again': {
      steps: [
        { type: 'address.named', section: 'posts', at: null },
        { port: 'readBoard', gives: postsOf(['p1']) },
        { type: 'act.chosen', act: { ...hide, kind: 'sendAgain' } },
      ],
    },
    'a file that is saved': {
      steps: [
        { type: 'address.named', section: 'posts', at: null },
        { port: 'readBoard', gives: postsOf(['p1']) },
        { type: 'act.chosen', act: { ...hide, kind: 'saveFile' } },
        { port: 'takeAct', gives: { outcome: 'refused', message: 'It is not there.' } },
        { type: 'note.edited', text: 'It has no field.' },
      ],
    },
  },
  invariants: {
    'A section is on screen only where one is known': ({ snapshot }) =>
      !snapshot.hasTag('shown') || snapshot.context.board !== null,
    'A dialog is open only for an act': ({ snapshot }) =>
      !snapshot.hasTag('dialogOpen') || snapshot.context.act !== null,
    'No post is hidden without a reason': ({ started }) =>
      started.every(({ port, input }) => {
        if (port !== 'takeAct') return true;
        const { act, note } = input as { act: BoardAct | null; note: string };
        return act?.kind !== 'hide' || note !== '';
      }),
    'Every address is one of this section': ({ emitted }) =>
      emitted.every((word) => String(word['to']).startsWith('/desk?section=')),
  },
});
