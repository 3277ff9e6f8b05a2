// Path model of the feed: who the reader is, and which cards they hide.
import { feed } from '#content/feed.ts';
import { feedMachine } from '#machines/feed.machine.ts';
import type { Reader } from '#machines/feed.machine.ts';
import { probes } from './feed.probes.ts';
import { definePaths, site } from './kit/define.ts';

const [first, second] = [feed[0]?.id ?? '', feed[3]?.id ?? ''];
const visitor: Reader = { member: null, modules: [], signals: [], hidden: [], today: '2026-11-13' };
const member: Reader = { ...visitor, member: 'ada', modules: ['fromLab'], signals: ['nextCurve'] };

type Seen = { context: { reader: Reader; fresh: readonly string[] } };
/** Two hidden cards are as good as many. */
const hiding =
  (id: string) =>
  ({ context: { reader } }: Seen) =>
    reader.hidden.includes(id) || reader.hidden.length > 1 ? undefined : { id };
const reads =
  (reader: Reader) =>
  ({ context }: Seen) =>
    JSON.stringify(context.reader) === JSON.stringify(reader) ? undefined : { reader };

export default definePaths({
  machine: feedMachine,
  input: { dashboard: { say: 'A member opens the dashboard' } },
  events: {
    'item.hidden': {
      say: ({ id }) => `Press Less like this of ‘${id}’`,
      samples: { essay: hiding(first), lab: hiding(second) },
    },
    'hiding.undone': {
      say: ({ id }) => `Press Undo in the place of ‘${id}’`,
      samples: {
        last: ({ context }) => {
          const id = context.fresh.at(-1);
          return id === undefined ? undefined : { id };
        },
      },
    },
    'hidden.restored': { say: 'Press Show them again' },
  },
  environment: {
    [site]: {
      'hiding.undone': {
        say: ({ id }) => `A press on Undo in the place of ‘${id}’ arrives late`,
        samples: {
          shown: ({ context }: Seen) => (context.fresh.includes(first) ? undefined : { id: first }),
        },
      },
    },
    readerFeed: {
      'reader.known': {
        say: ({ reader }) =>
          reader.member === null
            ? 'A visitor reads'
            : reader.modules.length === 0
              ? 'A member without modules reads'
              : reader.hidden.length > 0
                ? 'A member reads who hid something earlier'
                : 'A member reads',
        samples: {
          visitor: reads(visitor),
          member: reads(member),
          earlier: reads({ ...member, hidden: [second] }),
          bare: reads({ ...member, modules: [], signals: [] }),
        },
      },
    },
  },
  outcomes: {
    readerFeed: {
      broken: { fails: 'The session is unreachable.', say: 'The site cannot say who is here' },
    },
    saveHidden: {
      kept: { gives: undefined, say: 'The browser stores it' },
      refused: { fails: 'No room.', say: 'The browser cannot store anything' },
    },
  },
  states: {
    loading: 'Six skeletons are shown in place of the cards',
    'shown.resting': 'The cards are shown',
    'shown.saving': 'The cards are shown; the hidden card is gone already',
  },
  details: ({ context: { reader, fresh, isUnsaved } }) => [
    ...reader.hidden.map((id) => `‘${id}’ is not shown`),
    ...fresh.map((id) => `A line with Undo is shown in place of ‘${id}’`),
    ...(isUnsaved ? ['A notice says that it could not be kept'] : []),
  ],
  probes,
  resting: ['shown.resting'],
  refused: { 'hiding.undone/shown': 'Only what was hidden on this page can be taken back.' },
  invariants: {
    'A line with Undo is shown only for a hidden card': ({ snapshot }) =>
      snapshot.context.fresh.every((id) => snapshot.context.reader.hidden.includes(id)),
    'Hidden cards are stored for their reader': ({ started, snapshot }) =>
      started.every(
        ({ port, input }) =>
          port !== 'saveHidden' ||
          (input as { member: string | null }).member === snapshot.context.reader.member,
      ),
  },
});
