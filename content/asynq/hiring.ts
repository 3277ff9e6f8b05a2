// AsynQ, hiring: who comes next, what they may decide, and what to do about who came first.
import type { AsynqDomain } from '../schema.asynq.ts';

export const hiring = {
  id: 'hiring',
  label: 'Hiring',
  description:
    'The first ten people decide what the next ninety will be allowed to do. Who to hire next, for which seat, and at what price.',
  subcategories: [
    {
      id: 'first-seat',
      label: 'The next seat',
      description: 'You can pay for one person, and there are three jobs.',
    },
    {
      id: 'hiring-above',
      label: 'Hiring above yourselves',
      description: 'Someone who has done it at a scale you have not seen.',
    },
    {
      id: 'first-managers',
      label: 'First managers',
      description: 'Who decides what, once people no longer all report to a founder.',
    },
    {
      id: 'pay-and-equity',
      label: 'Pay and equity',
      description: 'What to offer when you cannot match the salary.',
    },
    {
      id: 'letting-go',
      label: 'Letting someone go',
      description: 'The person everybody likes and nobody can rely on.',
    },
    {
      id: 'founding-team',
      label: 'The founding team',
      description: 'A co-founder who is missing, leaving, or in the wrong seat.',
    },
  ],
  blockers: [
    { id: 'seat-undefined', label: 'We do not agree on what this person would decide' },
    { id: 'cannot-judge', label: 'None of us can tell whether a candidate is good at it' },
    { id: 'runway', label: 'The right person costs more than the runway allows' },
    { id: 'founder-holds-on', label: 'A founder still does the job and will not let go of it' },
    { id: 'loyalty', label: 'The person in the seat was here when it was hard' },
    { id: 'second-choice', label: 'Candidates like us and then take another offer' },
    { id: 'precedent', label: 'Everyone else will ask for what we offer now' },
  ],
  suggestions: [
    {
      id: 'outgrown-lead',
      text: 'Our engineering lead was hire number two and has been out of their depth since the team reached nine. Two good people have hinted that they will leave. Do we hire above them, move them beside the new person, or part ways, and who do we tell first?',
      subcategories: ['letting-go', 'hiring-above', 'first-managers'],
      blockers: ['loyalty', 'cannot-judge'],
    },
    {
      id: 'one-senior-or-two-juniors',
      text: 'We have fourteen months of cash, eleven customers that a founder sold, and money for one senior person or two juniors. Which seat should it buy, what must that person be allowed to decide, and what would tell us by the end of month three that we were wrong?',
      subcategories: ['first-seat', 'first-managers'],
      blockers: ['seat-undefined', 'runway', 'founder-holds-on'],
    },
    {
      id: 'four-per-cent',
      text: 'A candidate who would change our odds is asking for 4 percent, a market salary and the title of co-founder. The pool holds 6 percent, our first engineers have 0.5 each, and a rival offer expires on Friday. What do we offer, what do we refuse, and how do we explain it to the other nine?',
      subcategories: ['pay-and-equity', 'founding-team'],
      blockers: ['second-choice', 'precedent', 'runway'],
    },
  ],
} satisfies AsynqDomain;
