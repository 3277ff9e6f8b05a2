// Detail pages of The Second Curve: the essays; of a premium one the part that everybody may read.
import { essays } from '../essays.ts';
import type { Detail } from '../schema.items.ts';
import type { Block } from '../schema.publications.ts';

const bodies = import.meta.glob<Block[]>(['../essays/*.md', '../premium/*.md'], {
  eager: true,
  import: 'default',
  query: '?body',
});

export const secondCurveDetails: readonly Detail[] = essays.map((essay) => ({
  path: essay.href,
  kind: 'second-curve',
  title: essay.title,
  summary: essay.excerpt,
  date: essay.date,
  premium: essay.tier === 'premium',
  body: bodies[`../${essay.tier === 'premium' ? 'premium' : 'essays'}/${essay.id}.md`] ?? [],
}));
