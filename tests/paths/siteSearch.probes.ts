// Probes of the site search: it is opened again after a word, and an index of one entry.
import type { SearchEntry } from '#content/schema.search.ts';
import type { siteSearchMachine } from '#machines/siteSearch.machine.ts';
import type { ProbesOf } from './kit/define.ts';

const open = { type: 'search.opened' } as const;
const close = { type: 'search.closed' } as const;
const index = (...entries: string[]) => ({
  port: 'fetchIndex',
  gives: entries.map((title): SearchEntry => ({
    href: `/${title}`,
    title,
    kind: 'page',
    tags: [],
    text: 'grid',
  })),
});

export const probes: ProbesOf<typeof siteSearchMachine> = {
  'it begins anew each time': {
    steps: [
      open,
      index('Grid', 'Moat', 'Curve'),
      { type: 'query.edited', query: 'grid' },
      { type: 'hit.pointed', at: 2 },
      close,
      open,
    ],
  },
  'an index of one entry is fetched once': { steps: [open, index('Grid'), close, open] },
};
