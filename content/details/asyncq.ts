// Detail pages of AsynQ: two sample questions and the answers to them, in the form in which every answer is written.
import type { Detail } from '../schema.items.ts';

export const asyncqDetails: readonly Detail[] = [
  {
    path: '/asyncq/responses/how-do-we-price-a-pilot',
    kind: 'asyncq',
    title: 'How do we price a pilot?',
    summary:
      'Charge for the learning, credit it against the contract, and put both in one document.',
    date: '2026-11-03',
    body: [
      'The question: five industrial buyers are testing our sensor for free, all are pleased, none is buying. Do we start to charge, and how much?',
      'The verdict: yes, with the next one, and between five and ten per cent of the first year of the contract. Fully credited if they sign within sixty days of the end.',
      'The reasoning: a free pilot is approved by somebody who likes you. A paid one is approved by somebody with a budget, and that is the person you have not met yet. The fee does not earn money. It finds out who decides. Crediting it removes the only serious objection, and the sixty days replace the conversation about when.',
      'What would change this: if the pilot needs a change in their plant, they are already paying, in a currency that you cannot see. Then charge nothing, and ask instead for the contract to be negotiated while the pilot runs.',
      'On Monday: write to the two warmest of the five. Say that the trial ends on a date, what it has shown in their own numbers, and what the first year costs. You will know by Friday whether you have a product or a friendship.',
    ],
  },
  {
    path: '/asyncq/responses/who-owns-the-first-sales-hire',
    kind: 'asyncq',
    title: 'Who owns the first sales hire?',
    summary:
      'The founder who has sold the last ten does, until somebody else has sold the next ten.',
    date: '2026-10-19',
    body: [
      'The question: we are two technical founders with fourteen customers. Should the first sales hire be senior, and who of us should lead them?',
      'The verdict: not senior yet. Hire somebody who has carried a quota for two to four years, and have them led by whichever of you closed most of the fourteen.',
      'The reasoning: a senior person brings a machine and needs fuel for it: a price list, a known buyer, a repeatable objection. You have fourteen stories. The first hire has to turn stories into a script, sitting next to the person who lived through them. That is a craft and no leadership job, and leaders resent it by the third month.',
      'What would change this: if nine of the fourteen came the same way, for the same reason, at the same price, the script exists. Then hire the leader, and accept the salary.',
      'On Monday: write down the last ten sales, half a page each, with who said no on the way. If you cannot do it, postpone the hire. Nobody can be taught what you have not noticed.',
    ],
  },
];
