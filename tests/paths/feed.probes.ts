// Probes of the feed: a member without modules and signals sees no card, and hides none.
import type { Reader, feedMachine } from '#machines/feed.machine.ts';
import { feed } from '#content/feed.ts';
import type { ProbesOf } from './kit/define.ts';

const [first, second] = [feed[0]?.id ?? '', feed[3]?.id ?? ''];
const reader: Reader = {
  member: 'ada',
  modules: ['fromLab'],
  signals: [],
  hidden: [],
  today: '2026-11-13',
};
const knows = (rest: Partial<Reader>) =>
  ({ type: 'reader.known', reader: { ...reader, ...rest } }) as const;
const hide = (id: string) => ({ type: 'item.hidden', id }) as const;
const undo = (id: string) => ({ type: 'hiding.undone', id }) as const;

export const probes: ProbesOf<typeof feedMachine> = {
  'a member who chose signals alone, and one who chose nothing': {
    steps: [
      knows({ modules: [], signals: ['nextCurve'] }),
      hide(first),
      hide(first),
      hide(second),
      undo(first),
      knows({ modules: [] }),
      hide(first),
      undo(second),
      knows({}),
      hide(first),
      knows({ modules: [], hidden: [first] }),
      undo(first),
    ],
  },
  'what is hidden cannot be stored, twice': {
    steps: [
      knows({}),
      hide(first),
      { port: 'saveHidden', fails: 'Full.' },
      hide(second),
      { port: 'saveHidden', fails: 'Full.' },
    ],
  },
};
