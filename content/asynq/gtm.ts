// AsynQ, go-to-market: whom to sell to, for how much, and without a founder in the room.
import type { AsynqDomain } from '../schema.asynq.ts';

export const gtm = {
  id: 'gtm',
  label: 'Go-to-Market',
  description:
    'From a product people admire to one they order: who to sell to first, at what price, and through which channel.',
  subcategories: [
    {
      id: 'first-customer',
      label: 'Choosing the customer',
      description: 'Who is unhappy enough to change something this quarter.',
    },
    {
      id: 'pricing',
      label: 'Pricing',
      description: 'The number, who says it first, and what it says about you.',
    },
    {
      id: 'pilots',
      label: 'Pilots that do not end',
      description: 'Praised in every meeting and ordered in none.',
    },
    {
      id: 'founder-led-sales',
      label: 'Beyond founder-led sales',
      description: 'Making it sell when you are not there.',
    },
    {
      id: 'partners',
      label: 'Partners and channels',
      description: 'Someone else has the customers and wants a share.',
    },
    {
      id: 'next-market',
      label: 'The next market',
      description: 'A second segment or country, before or after the first is won.',
    },
  ],
  blockers: [
    { id: 'praise-no-order', label: 'Everybody praises it and nobody signs' },
    { id: 'signer-unknown', label: 'We know the users and have never met the person who signs' },
    { id: 'price-fear', label: 'We are afraid that the real price would end the conversation' },
    { id: 'custom-work', label: 'Every customer wants a version of their own' },
    { id: 'one-customer', label: 'One customer is more than half of our income' },
    { id: 'only-founders-sell', label: 'It sells only when a founder is in the room' },
    { id: 'long-cycle', label: 'The sale takes longer than our cash allows' },
  ],
  suggestions: [
    {
      id: 'free-pilots',
      text: 'Five companies are testing our product for free; three have been doing so for more than six months. If we name a price tomorrow we may lose four. How do we set a date and a number so that we keep the one that matters, and who in that company has to hear it first?',
      subcategories: ['pilots', 'pricing'],
      blockers: ['praise-no-order', 'signer-unknown', 'price-fear'],
    },
    {
      id: 'the-58-per-cent',
      text: 'One customer brings 58 percent of our revenue and keeps asking for things that nobody else wants. Do we become their supplier for a year and take the money, or refuse the next request and go for a second customer in the same segment, or for another segment altogether?',
      subcategories: ['first-customer', 'next-market'],
      blockers: ['one-customer', 'custom-work'],
    },
    {
      id: 'two-in-thirty-one',
      text: 'I close one first meeting in three. The salesperson we hired in spring has closed two in thirty-one, and we have ten months of cash. Is it the person, the script or me, and do we fix it or take the partner who wants 30 percent to do it for us?',
      subcategories: ['founder-led-sales', 'partners'],
      blockers: ['only-founders-sell', 'long-cycle'],
    },
  ],
} satisfies AsynqDomain;
