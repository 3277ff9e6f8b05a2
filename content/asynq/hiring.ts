// AsynQ, hiring: who comes next, what they may decide, and what to do about who came first.
import type { AsynqDomain } from '../schema.asynq.ts';

export const hiring = {
  id: 'hiring',
  label: 'Hiring',
  description:
    'The first ten people decide what the next ninety will be allowed to do. Who comes next, into which seat, at what price.',
  subcategories: [
    {
      id: 'first-seat',
      label: 'The next seat',
      description: 'You can pay for one person, and there are three jobs.',
    },
    {
      id: 'hiring-above',
      label: 'Hiring above yourselves',
      description: 'Somebody who has done it at a size that you have not seen.',
    },
    {
      id: 'first-managers',
      label: 'First managers',
      description: 'Who decides what, once not everybody reports to a founder.',
    },
    {
      id: 'pay-and-equity',
      label: 'Pay and equity',
      description: 'What to offer when you cannot match the salary.',
    },
    {
      id: 'letting-go',
      label: 'Letting somebody go',
      description: 'The person whom everybody likes and on whom nobody can build.',
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
    { id: 'loyalty', label: 'Whoever holds the seat was here when it was hard' },
    { id: 'second-choice', label: 'Candidates like us and then take another offer' },
    { id: 'precedent', label: 'Whatever we offer now, everybody else will ask for' },
  ],
  suggestions: [
    {
      id: 'outgrown-lead',
      text: 'Our engineering lead was hire number two and has been out of their depth since the team reached nine. Two good people have hinted that they will leave. Do we hire above them, move them beside the new person, or part, and in which order do we say it to whom?',
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
      text: 'A candidate who would change our odds asks for 4 per cent, a market salary and the word co-founder. The pool holds 6 per cent, our first engineers have 0.5 each, and there is a rival offer until Friday. What do we offer, what do we refuse, and how do we explain it to the other nine?',
      subcategories: ['pay-and-equity', 'founding-team'],
      blockers: ['second-choice', 'precedent', 'runway'],
    },
  ],
} satisfies AsynqDomain;
