// The Library's four articles: two essays and two signals (decisions, "Rest").
import type { LibraryArticle } from './schema.items.ts';

export const library = [
  {
    id: 'the-quarter-in-which-everything-works',
    title: 'The quarter in which everything works',
    excerpt: 'The only quarter in which you can still afford to begin again.',
    category: 'The Second Curve',
    date: '2026-11-12',
    readTime: '1 min',
    tags: ['founder psychology', 'timing'],
    href: '/second-curve/the-quarter-in-which-everything-works',
  },
  {
    id: 'photonic-interconnects-leave-the-lab',
    title: 'Photonic interconnects leave the lab',
    excerpt: 'Filings tripled in eighteen months; buyers have not noticed.',
    category: 'Next Curve',
    date: '2026-11-12',
    readTime: '1 min',
    tags: ['deep tech', 'patents', 'hardware'],
    href: '/next-curve/photonic-interconnects-leave-the-lab',
  },
  {
    id: 'the-patents-nobody-renews',
    title: 'The patents nobody renews',
    excerpt: 'A lapsed patent is a company changing its mind in public.',
    category: 'Next Curve',
    date: '2026-10-22',
    readTime: '1 min',
    tags: ['patents', 'entry'],
    href: '/next-curve/the-patents-nobody-renews',
  },
  {
    id: 'disagreement-is-a-system',
    title: 'Disagreement is a system',
    excerpt: 'Two founders who never argue have divided the company into two companies.',
    category: 'The Second Curve',
    date: '2026-10-15',
    readTime: '1 min',
    tags: ['co-founders', 'decisions'],
    href: '/second-curve/disagreement-is-a-system',
  },
] satisfies readonly LibraryArticle[];
