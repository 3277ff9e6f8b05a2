// Probes of the full stack: blanks around words, searches that differ by their chip alone, and a stack of three in its own order.
import type { FullStackContents, fullStackMachine, MoveBy } from '#machines/fullStack.machine.ts';
import type { ProbesOf } from './kit/define.ts';

const [one, two, three] = ['one', 'two', 'three'].map((id) => ({ kind: 'asyncq', id })) as [
  { kind: string; id: string },
  { kind: string; id: string },
  { kind: string; id: string },
];
const answer = {
  kind: 'asyncq',
  id: 'one',
  type: 'asyncq' as const,
  title: 'An answer',
  summary: 'What it says.',
  link: '/asyncq/responses/one',
  tags: ['pricing'],
  date: '2026-11-12',
  isPremium: false,
};
const arrive = { type: 'member.premium' } as const;
const loads = (contents: Partial<FullStackContents>) => ({
  port: 'loadFullStack',
  gives: { items: [answer], searches: [], order: [], ...contents },
});
const stored = { port: 'storeChange', gives: undefined } as const;
const lost = (fails: string) => ({ port: 'storeChange', fails }) as const;
const edit = (query: string) => ({ type: 'query.edited', query }) as const;
const move = (item: typeof one, by: MoveBy, within: readonly (typeof one)[]) =>
  ({ type: 'item.moved', item, by, within }) as const;
const save = { type: 'search.saved' } as const;
const namesake = { kind: 'tool-drops', id: 'one' };
const moat = { words: 'moat', show: 'all' } as const;
const everywhere = { words: 'grid', show: 'all' } as const;
const inTools = { words: 'grid', show: 'tool-drops' } as const;

export const probes: ProbesOf<typeof fullStackMachine> = {
  'the same words under two chips are two searches, and blanks are no words': {
    steps: [
      arrive,
      loads({ searches: [inTools] }),
      edit('  '),
      save,
      edit(' grid '),
      { type: 'address.named', show: 'all', query: 'grid' },
      save,
      stored,
      save,
      { type: 'address.named', show: 'tool-drops', query: ' grid' },
      save,
      { type: 'search.chosen', search: everywhere },
      { type: 'search.deleted', search: inTools },
      lost('Not now.'),
      { type: 'search.deleted', search: inTools },
      stored,
      { type: 'search.chosen', search: inTools },
      { type: 'deletion.undone' },
      stored,
      { type: 'search.cleared' },
    ],
  },
  'three items go up, down and to the ends; a stranger and an end stay': {
    steps: [
      arrive,
      loads({ order: [three, one] }),
      move(three, 'up', [two, three, one]),
      stored,
      move(three, 'up', [three, two, one]),
      move(three, 'first', [three, two, one]),
      move(one, 'down', [three, two, one]),
      move(one, 'last', [three, two, one]),
      move(three, 'down', [two, one]),
      move(two, 'down', [three, two, one]),
      lost(''),
      move(three, 'last', [three, two, one]),
      move(one, 'first', [two, one, three]),
      move(two, 'last', [one, two, three]),
      stored,
      lost('Not now.'),
    ],
  },
  'a deletion that fails after another press leaves that press': {
    steps: [
      arrive,
      loads({ searches: [everywhere, inTools] }),
      { type: 'search.deleted', search: everywhere },
      move(one, 'down', [one, two]),
      { type: 'search.deleted', search: inTools },
      lost('Not now.'),
      stored,
      stored,
      { type: 'list.outdated' },
      loads({ searches: [everywhere], order: [two, one] }),
    ],
  },
  'what is pressed while another change is on its way waits behind it': {
    steps: [
      arrive,
      loads({ searches: [everywhere, moat] }),
      { type: 'search.deleted', search: moat },
      edit('later'),
      save,
      stored,
      stored,
      { type: 'search.deleted', search: everywhere },
      stored,
      move(one, 'down', [one, two]),
      lost('Not now.'),
      { type: 'deletion.undone' },
      { type: 'search.deleted', search: everywhere },
      { type: 'deletion.undone' },
      stored,
      stored,
      stored,
    ],
  },
  'of several orders the one on its way and the last are stored, and nothing else is lost': {
    steps: [
      arrive,
      loads({ searches: [moat], order: [one, namesake, two, three] }),
      move(three, 'up', [one, namesake, two, three]),
      { type: 'search.deleted', search: moat },
      move(two, 'up', [one, namesake, three, two]),
      move(one, 'down', [one, namesake, two, three]),
      move(namesake, 'last', [one, namesake, two, three]),
      stored,
      stored,
      stored,
    ],
  },
};
