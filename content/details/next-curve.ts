// Detail pages of The Next Curve: the signals; of a premium one the part that everybody may read.
import { signals } from '../signals.ts';
import type { Detail } from '../schema.items.ts';
import type { Block } from '../schema.publications.ts';

const bodies = import.meta.glob<Block[]>(['../signals/*.md', '../premium/*.md'], {
  eager: true,
  import: 'default',
  query: '?body',
});

export const nextCurveDetails: readonly Detail[] = signals.map((signal) => ({
  path: signal.href,
  kind: 'next-curve',
  title: signal.title,
  summary: signal.excerpt,
  date: signal.date,
  premium: signal.tier === 'premium',
  body: bodies[`../${signal.tier === 'premium' ? 'premium' : 'signals'}/${signal.id}.md`] ?? [],
}));
