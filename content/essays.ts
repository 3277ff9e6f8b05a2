// The essays of The Second Curve as they are listed: one featured, three more.
import type { Article } from './schema.items.ts';

export const essays = [
  {
    id: 'the-quarter-in-which-everything-works',
    title: 'The quarter in which everything works',
    excerpt: 'The only quarter in which you can still afford to begin again.',
    date: '2026-11-12',
    readTime: '1 min',
    tags: ['founder psychology', 'timing'],
    category: 'The Second Curve',
    featured: true,
    href: '/second-curve/the-quarter-in-which-everything-works',
  },
  {
    id: 'the-price-of-being-the-fastest',
    title: 'The price of being the fastest',
    excerpt: 'A founder who answers everything within the hour teaches a company to stop thinking.',
    date: '2026-10-29',
    readTime: '1 min',
    tags: ['delegation', 'attention'],
    category: 'The Second Curve',
    featured: false,
    href: '/second-curve/the-price-of-being-the-fastest',
  },
  {
    id: 'disagreement-is-a-system',
    title: 'Disagreement is a system',
    excerpt: 'Two founders who never argue have divided the company into two companies.',
    date: '2026-10-15',
    readTime: '1 min',
    tags: ['co-founders', 'decisions'],
    category: 'The Second Curve',
    featured: false,
    href: '/second-curve/disagreement-is-a-system',
  },
  {
    id: 'the-quiet-no',
    title: 'The quiet no',
    excerpt:
      'A no that is said early, once and with its reason is the cheapest instrument you own.',
    date: '2026-10-01',
    readTime: '1 min',
    tags: ['focus', 'partnerships'],
    category: 'The Second Curve',
    featured: false,
    href: '/second-curve/the-quiet-no',
  },
] satisfies readonly Article[];
