// Path model of the full stack: who has it, its search, its saved searches, and the order of the stack.
import { feed } from '#content/feed.ts';
import { fullStackMachine, inOwnOrder, searchesIn, searchIn } from '#machines/fullStack.machine.ts';
import type {
  FullStackContents,
  FullStackListener,
  isSaved,
  SavedSearch,
} from '#machines/fullStack.machine.ts';
import type { Show } from '#machines/signalStack.machine.ts';
import { probes } from './fullStack.probes.ts';
import { definePaths, site } from './kit/define.ts';
import { listener, unreachable } from './support.ts';

type Context = Parameters<typeof isSaved>[0] & { deleted: SavedSearch | null };
type Seen = { context: Context };

/** Two items of the feed, which are also the member's stack. */
export const items = feed
  .slice(0, 2)
  .map((item) => ({ ...item, kind: item.type, isPremium: false }));
const stack = items.map(({ kind, id }) => ({ kind, id }));
const [essay, signal] = stack as [(typeof stack)[number], (typeof stack)[number]];
const stored: SavedSearch = { words: 'patent', show: 'all' };
const contents = (searches: readonly SavedSearch[]): FullStackContents => ({
  items,
  searches,
  order: [],
});
/** Nothing waits, and the stack is as it came: of searches and orders one is tried at a time. */
const isCalm = ({ context }: Seen) =>
  context.line.length === 0 && inOwnOrder(stack, context)[0] === essay;
const other = (query: string) => (snapshot: Seen) =>
  isCalm(snapshot) && snapshot.context.query !== query ? { query } : undefined;
const named = (show: Show, query: string) => (snapshot: Seen) =>
  !isCalm(snapshot) || (snapshot.context.show === show && snapshot.context.query === query)
    ? undefined
    : { show, query };
const isStored = ({ context }: Seen) => searchesIn(context).some(({ words }) => words === 'patent');
/** A move is tried over an empty field. */
const moves = ({ context }: Seen) => context.query === '' && context.line.length < 2;

export default definePaths({
  machine: fullStackMachine,
  input: {
    page: {
      say: 'A reader opens /signal-stack',
      input: { page: listener as FullStackListener },
    },
  },
  events: {
    'query.edited': {
      say: ({ query }) => (query === '' ? 'Empty the field' : `Write ‘${query}’`),
      samples: { found: other('patent'), emptied: other('') },
    },
    'search.cleared': { say: 'Press Clear search', when: isCalm },
    'search.saved': {
      say: 'Press Save search',
      when: (snapshot) => isCalm(snapshot) && snapshot.context.query === 'patent',
    },
    'search.chosen': {
      say: ({ search }) => `Press the saved search ‘${search.words}’`,
      samples: {
        stored: (snapshot) =>
          isCalm(snapshot) && isStored(snapshot) ? { search: stored } : undefined,
      },
    },
    'search.deleted': {
      say: ({ search }) => `Delete the saved search ‘${search.words}’`,
      samples: {
        stored: (snapshot) =>
          isCalm(snapshot) && isStored(snapshot) ? { search: stored } : undefined,
      },
    },
    'deletion.undone': { say: 'Press Undo', when: isCalm },
    'item.moved': {
      say: ({ by, item }) => `Move ‘${item.id}’: ${by}`,
      samples: {
        down: (snapshot) => {
          const within = inOwnOrder(stack, snapshot.context);
          return moves(snapshot) && within[0] === essay
            ? { item: essay, by: 'down', within }
            : undefined;
        },
        first: (snapshot) => {
          const within = inOwnOrder(stack, snapshot.context);
          return moves(snapshot) && within[0] === signal
            ? { item: essay, by: 'first', within }
            : undefined;
        },
      },
    },
    'retry.requested': { say: 'Press Try again' },
  },
  environment: {
    addressFeed: {
      'address.named': {
        say: ({ show, query }) => `The address asks for ‘${show}’ and ‘${query}’`,
        samples: { nothing: named('all', ''), tools: named('tool-drops', 'zzz') },
      },
    },
    memberFeed: {
      'member.absent': { say: 'No user is signed in' },
      'member.free': { say: 'A free member is signed in' },
      'member.flagged': { say: 'A member is signed in whose browser alone says Premium' },
      'member.premium': { say: 'A premium member is signed in' },
      'list.outdated': { say: 'Another tab has changed the stack' },
    },
    [site]: {
      'item.moved': {
        say: ({ item }) => `A key arrives late: ‘${item.id}’ is the first already`,
        samples: {
          end: ({ context }: Seen) => {
            const within = inOwnOrder(stack, context);
            return { item: within[0] ?? essay, by: 'first' as const, within };
          },
        },
      },
      'search.deleted': {
        say: () => 'A press on Delete arrives late: the search is gone',
        samples: {
          gone: (snapshot: Seen) => (isStored(snapshot) ? undefined : { search: stored }),
        },
      },
    },
  },
  outcomes: {
    addressFeed: { broken: { fails: 'No address.', say: 'The address cannot be read' } },
    memberFeed: {
      broken: { fails: 'The session is unreachable.', say: 'The site cannot say who is here' },
    },
    loadFullStack: {
      one: { gives: contents([stored]), say: 'One search is saved' },
      unreachable,
    },
    storeChange: { done: { gives: undefined, say: 'The backend has done it' }, unreachable },
  },
  states: {
    looking: 'Nothing is said of the full stack yet',
    basic: 'A notice says what the basic stack leaves out, and where the rest is',
    incomplete: 'A notice says so, and that the upgrade was not completed',
    loading: 'A skeleton of the full stack is shown',
    failed: 'A notice says that the full stack cannot be read',
    'shown.resting': 'The full stack is on screen',
    'shown.storing': 'The full stack is on screen, with what was pressed',
    'shown.refreshing': 'The full stack is on screen while it is read again',
  },
  details: ({ context }) => [
    ...(context.query === '' ? [] : [`The field holds ‘${context.query}’`]),
    ...searchesIn(context).map(({ words }) => `‘${words}’ is among the saved searches`),
    ...(context.deleted === null
      ? []
      : [`A line says that ‘${context.deleted.words}’ was deleted`]),
    ...(context.problem === null ? [] : [`In place: the ${context.problem.does} was undone`]),
  ],
  // What is only announced decides nothing.
  abstraction: ({ context }) => ({
    show: context.show,
    query: context.query,
    stored: context.stored.searches.map(({ words, show }) => `${show} ${words}`),
    order: context.stored.order.map(({ id }) => id),
    line: context.line,
    deleted: context.deleted !== null,
    items: context.items.length,
  }),
  probes,
  resting: ['basic', 'incomplete', 'failed', 'shown.resting'],
  refused: {
    'search.deleted/gone': 'Only what is saved can be deleted.',
    'item.moved/end': 'What is the first item already goes nowhere.',
  },
  invariants: {
    'Whoever has no plan has nothing on screen of one': ({ snapshot }) =>
      !snapshot.hasTag('lacking') ||
      (snapshot.context.items.length === 0 && searchesIn(snapshot.context).length === 0),
    'The page is told of it once, as it starts': ({ sent, snapshot }) =>
      sent.every(({ type }) => type !== 'full.started' || snapshot.matches('looking')),
    'Only the first change of the queue is sent': ({ started, snapshot }) =>
      started.every(
        ({ port, input }) =>
          port !== 'storeChange' ||
          (input as { change: unknown }).change === snapshot.context.line[0],
      ),
    'The queue is empty while the list is idle': ({ snapshot }) =>
      !snapshot.matches({ shown: 'resting' }) || snapshot.context.line.length === 0,
    'The address names what is on screen': ({ emitted, snapshot: { context } }) =>
      emitted.every(({ to }) => {
        const query = new URL(String(to), 'https://axis.example').searchParams;
        const { words, show } = searchIn(context);
        return (query.get('q') ?? '') === words && (query.get('show') ?? 'all') === show;
      }),
    'No search is saved without words, and none twice': ({ snapshot: { context } }) => {
      const names = searchesIn(context).map(({ words, show }) => `${show} ${words}`);
      return new Set(names).size === names.length && names.every((name) => !name.endsWith(' '));
    },
  },
});
