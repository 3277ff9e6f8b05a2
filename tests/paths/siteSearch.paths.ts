// Path model of the site search: opened by button or shortcut, an index that may fail to load, and hits that are
// selected and opened.
import { siteSearchMachine } from '#machines/siteSearch.machine.ts';
import type { SearchEntry } from '#content/schema.search.ts';
import { find } from '#flows/siteSearch/find.ts';
import { probes } from './siteSearch.probes.ts';
import { definePaths } from './kit/define.ts';

const entries: readonly SearchEntry[] = [
  { href: '/newsletter', title: 'Grid letters', kind: 'page', tags: [], text: 'two of them' },
  { href: '/library', title: 'The grid', kind: 'page', tags: ['Energy'], text: 'on a shelf' },
  { href: '/upgrade', title: 'Plans', kind: 'page', tags: [], text: 'prices', access: 'premium' },
];

type Seen = { context: { query: string; at: number; entries: readonly SearchEntry[] } };
const other =
  (query: string) =>
  ({ context }: Seen) =>
    context.query === query ? undefined : { query };
const hitsOf = ({ context }: Seen) => find(context.entries, context.query);

export default definePaths({
  machine: siteSearchMachine,
  input: { site: { say: 'A visitor reads a page' } },
  events: {
    'search.opened': { say: 'Press Search' },
    'search.closed': { say: 'Press Close search' },
    'query.edited': {
      say: ({ query }) => (query === '' ? 'Empty the field' : `Write ‘${query}’`),
      samples: { word: other('grid'), nonsense: other('zzz'), emptied: other('') },
    },
    'retry.asked': { say: 'Press Try again' },
    'hit.pointed': {
      say: ({ at }) => `Go to hit ${at + 1} by arrow`,
      samples: {
        next: (seen: Seen) =>
          hitsOf(seen).length > 1 ? { at: seen.context.at === 0 ? 1 : 0 } : undefined,
        again: ({ context }: Seen) => ({ at: context.at }),
      },
    },
    'hit.chosen': {
      say: ({ href }) => `Press Enter: the hit leads to ${href}`,
      samples: {
        pointed: (seen: Seen) => {
          const hit = hitsOf(seen)[seen.context.at];
          return hit && { href: hit.href };
        },
      },
    },
  },
  environment: {
    keyFeed: { 'shortcut.pressed': { say: 'Press Ctrl K' } },
    addressFeed: { 'address.changed': { say: 'The address changes' } },
  },
  outcomes: {
    keyFeed: { broken: { fails: 'No keys.', say: 'The page cannot listen for the shortcut' } },
    addressFeed: { broken: { fails: 'No address.', say: 'The address cannot be watched' } },
    fetchIndex: {
      here: { gives: entries, say: 'The index arrives' },
      lost: { fails: '', say: 'The index does not arrive' },
    },
  },
  states: {
    closed: 'The page is in view',
    'open.fetching': 'The search is open and waits for its index',
    'open.failed': 'The search says that its index did not arrive',
    'open.ready': 'The search lists what it finds',
  },
  details: (seen) =>
    seen.hasTag('dialogOpen')
      ? [`The field holds ‘${seen.context.query}’`, `Hit ${seen.context.at + 1} is pointed at`]
      : [],
  probes,
  resting: ['closed', 'open.failed', 'open.ready'],
  refused: { 'hit.pointed/again': 'What is pointed at already is pointed at.' },
  // The last query makes no difference while the search is closed.
  abstraction: ({ value, context }) =>
    value === 'closed'
      ? [context.entries.length]
      : [context.entries.length, context.query, context.at],
  invariants: {
    'The search is a dialog exactly while it is open': ({ snapshot }) =>
      snapshot.hasTag('dialogOpen') === snapshot.matches('open'),
    'A hit navigates to its page': ({ emitted, snapshot: { context } }) =>
      emitted.every((word) => context.entries.some(({ href }) => href === word['to'])),
    'Only a hit can be selected': ({ snapshot: { context } }) =>
      context.at === 0 || context.at < find(context.entries, context.query).length,
  },
});
