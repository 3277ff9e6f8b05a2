// AsynQ, legal: the strategy behind the paper. Not legal advice: it makes the hour with counsel shorter.
import type { AsynqDomain } from '../schema.asynq.ts';

export const legal = {
  id: 'legal',
  label: 'Legal',
  description:
    'The strategy behind the paper: what to sign, file or refuse. Not legal advice; it makes the hour with counsel shorter.',
  subcategories: [
    {
      id: 'founders-agreement',
      label: 'Between founders',
      description: 'Vesting, leaving, and what was agreed over dinner.',
    },
    {
      id: 'term-sheets',
      label: 'Term sheets',
      description: 'The clause that costs more than the price.',
    },
    {
      id: 'who-owns-it',
      label: 'Who owns the invention',
      description: 'Universities, former employers, freelancers, and you.',
    },
    {
      id: 'file-or-keep',
      label: 'File, publish or keep secret',
      description: 'Three ways of protecting an invention; two of them cannot be undone.',
    },
    {
      id: 'customer-contracts',
      label: 'Customer contracts',
      description: 'Their paper, their liability, your only company.',
    },
    {
      id: 'rules-and-data',
      label: 'Rules and data',
      description: 'What a regulator or a security officer will ask for first.',
    },
  ],
  blockers: [
    { id: 'never-signed', label: 'What we agreed on was never signed' },
    { id: 'deadline', label: 'There is a deadline and we have not understood every clause' },
    { id: 'prior-claim', label: 'A university or an employer may have a claim' },
    { id: 'already-shown', label: 'We have already shown it in public or in a pitch' },
    { id: 'their-paper', label: 'The customer insists on their own contract' },
    { id: 'cost-of-counsel', label: 'Counsel seems to cost more than the problem' },
    { id: 'two-countries', label: 'Two countries have rules, and the rules disagree' },
  ],
  suggestions: [
    {
      id: 'better-price-worse-deal',
      text: 'One term sheet is plain. The other is a third higher and brings a participating preference and a full ratchet, and my co-founder and I have no vesting on paper. At what exit does the better price become the worse deal, which clauses do I trade, and what do the two of us have to sign first?',
      subcategories: ['term-sheets', 'founders-agreement'],
      blockers: ['deadline', 'never-signed', 'cost-of-counsel'],
    },
    {
      id: 'shown-at-a-fair',
      text: 'We showed the prototype at a trade show seven weeks ago, and one of the three inventors was still employed by a university. What can still be filed and where, what is better kept secret now, and in what order do we talk to the university, the inventor and counsel?',
      subcategories: ['who-owns-it', 'file-or-keep'],
      blockers: ['already-shown', 'prior-claim', 'two-countries'],
    },
    {
      id: 'the-first-bank',
      text: "Our first bank wants unlimited liability, our source code in escrow and a record of all training data, on their own paper. The contract would be 40 percent of next year's revenue. What do we accept, what do we insure, what do we answer about the data, and where do we walk away?",
      subcategories: ['customer-contracts', 'rules-and-data'],
      blockers: ['their-paper', 'two-countries', 'cost-of-counsel'],
    },
  ],
} satisfies AsynqDomain;
