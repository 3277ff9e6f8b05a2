// The two series of the Library: an order in which to read, and after each part the next one.
import type { Series, SeriesWords } from './schema.series.ts';

export const seriesWords = {
  label: 'Series',
  title: 'Two series, in order',
  part: 'Part {part} of {count}',
  // `NextPart` in src/pages/parts/NextPart.tsx decides which of these two shows.
  next: 'Next in "{title}"',
  last: 'The last part of "{title}"',
  again: 'Start with part 1',
} satisfies SeriesWords;

export const series: readonly Series[] = [
  {
    id: 'saying-it-in-time',
    title: 'Saying it in time',
    from: 'The Second Curve',
    text: 'How to speak up while it still helps: before a launch, when a partner comes calling, and when you disagree with a co-founder.',
    parts: [
      { title: 'Nobody wanted to say it', href: '/second-curve/nobody-wanted-to-say-it' },
      { title: 'The quiet no', href: '/second-curve/the-quiet-no', premium: true },
      { title: 'Disagreement is a system', href: '/second-curve/disagreement-is-a-system' },
    ],
  },
  {
    id: 'what-a-patent-tells',
    title: 'What a patent tells you',
    from: 'Next Curve',
    text: 'What you can learn from patents that owners let lapse, from one that expired just as a market was opening, and from those that you cannot see yet.',
    parts: [
      { title: 'The patents nobody renews', href: '/next-curve/the-patents-nobody-renews' },
      {
        title: 'The printer patent that expired in 2009',
        href: '/next-curve/the-printer-patent-that-expired',
      },
      {
        title: 'A patent chart cannot show the last eighteen months',
        href: '/next-curve/the-last-eighteen-months',
      },
    ],
  },
];
