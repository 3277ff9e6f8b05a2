// AsynQ, marketing: what you are compared with, what you may claim, and whether it works.
import type { AsynqDomain } from '../schema.asynq.ts';

export const marketing = {
  id: 'marketing',
  label: 'Marketing',
  description:
    'Being understood by people who have no reason to make an effort: what you are compared with, and whether you chose it.',
  subcategories: [
    {
      id: 'positioning',
      label: 'Positioning',
      description: 'The category buyers put you in, and the budget that comes with it.',
    },
    {
      id: 'narrative',
      label: 'One story',
      description: 'The same company, told to buyers, candidates and investors.',
    },
    {
      id: 'launch',
      label: 'Launch',
      description: 'A date, a claim, and the week after it.',
    },
    {
      id: 'credibility',
      label: 'Being believed',
      description: 'Proof for a skeptic, before you have a famous reference.',
    },
    {
      id: 'writing',
      label: 'Content and newsletters',
      description: 'Being read today by people who may buy in a year.',
    },
    {
      id: 'measuring',
      label: 'Measuring',
      description: 'What to count when the sale takes longer than the quarter.',
    },
  ],
  blockers: [
    { id: 'no-name', label: 'There is no common name for what we do' },
    { id: 'two-audiences', label: 'Buyers and investors need two different stories' },
    { id: 'how-before-why', label: 'We explain how it works and lose them before the why' },
    { id: 'unnamed-customer', label: 'Our best customer will not be named' },
    { id: 'louder-rival', label: 'A weaker product is better known' },
    { id: 'read-not-bought', label: 'People read us and do not buy' },
    { id: 'founder-is-brand', label: 'The attention belongs to a founder, not to the company' },
  ],
  suggestions: [
    {
      id: 'wrong-drawer',
      text: 'Buyers file us under analytics, where budgets are small and rivals are loud. Investors like the category we would rather name ourselves, and no buyer has a budget line for it. Do we win in the wrong category first, or spend two quarters building our own, and what sentence works for both?',
      subcategories: ['positioning', 'narrative'],
      blockers: ['no-name', 'two-audiences', 'louder-rival'],
    },
    {
      id: 'unnamed-proof',
      text: 'We launch in seven weeks. Our best result, a third less scrap on one line, belongs to a customer who will not be named, and our page explains the algorithm in its first sentence. What may we claim, in which words and with what proof, so that a skeptical plant engineer asks for a meeting?',
      subcategories: ['launch', 'credibility'],
      blockers: ['unnamed-customer', 'how-before-why'],
    },
    {
      id: 'two-days-a-week',
      text: 'My newsletter takes two days of my week and has 4,100 subscribers. Eleven of the 26 customers we won this year had read it first; the software credits it with none. What would prove within one quarter that it earns its two days, and could anybody else write it?',
      subcategories: ['writing', 'measuring'],
      blockers: ['read-not-bought', 'founder-is-brand'],
    },
  ],
} satisfies AsynqDomain;
