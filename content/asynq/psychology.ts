// AsynQ, founder psychology: what cannot be said to the board, the team or the other founder.
import type { AsynqDomain } from '../schema.asynq.ts';

export const psychology = {
  id: 'psychology',
  label: 'Founder Psychology',
  description:
    'What you cannot say to the board, the team or your co-founder, and therefore decide alone and late.',
  subcategories: [
    {
      id: 'co-founder-tension',
      label: 'Co-founder tension',
      description: 'The peace you keep by leaving things unsaid.',
    },
    {
      id: 'hard-decisions',
      label: 'Deciding under pressure',
      description: 'A deadline, two bad options, and people waiting.',
    },
    {
      id: 'letting-go-of-control',
      label: 'Letting go of control',
      description: 'You are the fastest answer in the company, and it shows.',
    },
    {
      id: 'carrying-it-alone',
      label: 'Carrying it alone',
      description: 'Nobody near you can afford to hear it.',
    },
    {
      id: 'energy',
      label: 'Energy and endurance',
      description: 'Telling fatigue from judgment.',
    },
    {
      id: 'stay-or-stop',
      label: 'Stay, sell or stop',
      description: 'Who you are if this is no longer what you do.',
    },
  ],
  blockers: [
    { id: 'postponed-talk', label: 'There is a conversation that I have put off for months' },
    { id: 'nothing-written', label: 'What we promised each other was never written down' },
    { id: 'everything-through-me', label: 'Everything still comes to me first' },
    { id: 'cannot-say', label: 'I cannot say this to my board or my team' },
    { id: 'given-years', label: 'I have given it too many years to think clearly about stopping' },
    { id: 'tired', label: 'I sleep badly and decide worse' },
  ],
  suggestions: [
    {
      id: 'since-march',
      text: 'My co-founder and I have not disagreed in front of each other since March. Last month two of my decisions were reversed by email on a Sunday. How do I open the conversation, what has to be on paper before anybody says the word exit, and what do I do if the answer is silence?',
      subcategories: ['co-founder-tension', 'hard-decisions'],
      blockers: ['postponed-talk', 'nothing-written'],
    },
    {
      id: 'four-minutes',
      text: 'Eleven people ask me first, each answer takes me four minutes, and they are mostly right anyway. The week I was sick, nothing was decided. Which three kinds of decision do I hand over first, to whom, and what do I do when one of them goes wrong?',
      subcategories: ['letting-go-of-control', 'carrying-it-alone'],
      blockers: ['everything-through-me', 'cannot-say'],
    },
    {
      id: 'three-weeks',
      text: 'There is an offer for the company that would pay me about four years of salary, nine months of cash if I refuse, and a product I believe in on some days. I have three weeks. How do I keep exhaustion from deciding for me, and what can I tell my team before I know?',
      subcategories: ['stay-or-stop', 'energy', 'hard-decisions'],
      blockers: ['tired', 'given-years', 'cannot-say'],
    },
  ],
} satisfies AsynqDomain;
