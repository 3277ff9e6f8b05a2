// The words of Co-Lab around its experts: three ways to collaborate, and the list of all contributors.
import type { CoLabWords } from './schema.applications.ts';

export const coLab = {
  viewAll: { name: 'View All Contributors', href: '/co-lab#contributors' },
  ways: {
    label: 'Collaborate',
    title: 'Three ways to work together',
  },
  contributors: {
    label: 'Contributors',
    title: 'All contributors, and what to bring them',
    text: 'Everyone who writes or advises here. Read the limits first; that can save you and the expert an hour.',
    questions: 'Questions to ask',
    bring: 'What to bring',
    declines: 'Limits',
    reads: 'Read beforehand',
    open: 'Read about {name}',
    advisor: {
      name: 'The advisor',
      role: 'Essays, signals and answers',
      bio: 'Writes The Second Curve and The Next Curve, answers every AsynQ question, and chooses who appears on this page.',
      declines:
        'The advisor does not publish an answer that names the founder who asked, or an essay that a partner has paid for.',
      links: [
        {
          name: 'The quarter in which everything works',
          href: '/second-curve/the-quarter-in-which-everything-works',
        },
        {
          name: 'The printer patent that expired in 2009',
          href: '/next-curve/the-printer-patent-that-expired',
        },
        {
          name: 'Who owns the first sales hire?',
          href: '/asyncq/responses/who-owns-the-first-sales-hire',
        },
      ],
    },
    reading: {
      'ines-valadares': [
        { name: 'How do we price a pilot?', href: '/asyncq/responses/how-do-we-price-a-pilot' },
        {
          name: 'Evaluation becomes a purchase',
          href: '/next-curve/evaluation-becomes-a-purchase',
        },
      ],
      'henrik-solberg-aas': [
        { name: 'The patents nobody renews', href: '/next-curve/the-patents-nobody-renews' },
        { name: 'Legal Connect', href: '/signal-exchange/legal-connect' },
      ],
      'amara-nwosu-klein': [
        {
          name: 'Who owns the first sales hire?',
          href: '/asyncq/responses/who-owns-the-first-sales-hire',
        },
        {
          name: 'The price of being the fastest',
          href: '/second-curve/the-price-of-being-the-fastest',
        },
      ],
      'yusuf-demirkan': [
        {
          name: 'The printer patent that expired in 2009',
          href: '/next-curve/the-printer-patent-that-expired',
        },
        { name: 'Bench Hours', href: '/signal-exchange/bench-hours' },
      ],
    },
  },
  expert: {
    label: 'Expert Advisory',
    title: 'Ask {name}',
    text: 'You send a question and your material, and the expert reads both before your hour together. The reply to your request appears under My requests: a date, or the name of someone better placed to help you.',
  },
} satisfies CoLabWords;
