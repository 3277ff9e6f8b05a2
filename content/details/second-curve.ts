// Detail pages of The Second Curve: the essays.
import type { Detail } from '../schema.items.ts';

export const secondCurveDetails: readonly Detail[] = [
  {
    path: '/second-curve/the-quarter-in-which-everything-works',
    kind: 'second-curve',
    title: 'The quarter in which everything works',
    summary: 'The only quarter in which you can still afford to begin again.',
    date: '2026-11-12',
    body: [
      'There is one quarter in the life of most companies in which everything works. Hiring lands, the pipeline fills itself, the board meeting ends early. Nobody calls it a warning, because it feels like the reward. It is the only quarter in which you can still afford to begin again.',
      'A second curve has a cost that never appears in a model: for a while you must be worse at what you are best at. You will move your most trusted person off the thing that pays for the room. You will spend the credibility that the first curve has just earned. That bill is small at the peak and ruinous a year later.',
      'The test is not whether growth has slowed. By then the people who could have built the next thing are busy defending this one. The test is whether the last three improvements were easier to sell than to notice.',
      'So put a date in the calendar while the numbers are still good. On that day one person stops reporting on the first curve, keeps their salary and their seat, and is asked one question every two weeks: what did you learn that we did not want to hear?',
    ],
  },
  {
    path: '/second-curve/the-price-of-being-the-fastest',
    kind: 'second-curve',
    title: 'The price of being the fastest',
    summary: 'A founder who answers everything within the hour teaches a company to stop thinking.',
    date: '2026-10-29',
    body: [
      'You are the fastest person in the company, and for two years that was the company. A question arrived, you answered it, something shipped. Then you hired people who are better than you at their work, and they kept asking, because the answer came in four minutes and was usually good enough.',
      'Speed at the top is a subsidy. It makes it cheaper to ask than to decide, and people buy what is cheap. After a year nobody remembers how to weigh two bad options, and you are proud of an inbox at zero and puzzled by a team that waits.',
      'The repair is unpleasant and short. For one month, answer decisions in writing, the next morning, and only with a question: what would you do if I were on a plane? Most of the replies will be right. The rest will be wrong in ways that you can afford.',
      'You will feel slower. You will be slower. The company will not.',
    ],
  },
  {
    path: '/second-curve/disagreement-is-a-system',
    kind: 'second-curve',
    title: 'Disagreement is a system',
    summary: 'Two founders who never argue have divided the company into two companies.',
    date: '2026-10-15',
    body: [
      'Ask two founders when they last disagreed about something that mattered. If they look at each other and smile, there is a border. Product lives on one side of it and sales on the other, and the peace is kept by never sending anything across.',
      'The usual cure is a long evening and a promise to be more open. It lasts as long as the evening. Disagreement does not need openness; it needs a place, a day and a form. On Tuesday each of you writes down one decision of the other that you would have made differently, in five lines, with the price you think the company will pay for it. On Thursday the one who owns the decision answers in five lines. Then it stands, and it is dated.',
      'What changes is not that you agree. What changes is that the person who was overruled has been read. People can live for years with a decision they opposed. They cannot live for a quarter with one they were never asked about.',
    ],
  },
  {
    path: '/second-curve/the-quiet-no',
    kind: 'second-curve',
    title: 'The quiet no',
    summary:
      'A no that is said early, once and with its reason is the cheapest instrument you own.',
    date: '2026-10-01',
    body: [
      'Most strategies die of politeness. Somebody proposes a partnership that is almost right; nobody wants to be the one who closes a door, so it becomes a call, then a pilot, then a person on your team who spends Wednesdays on it. A year later you end it, and it costs a relationship instead of a sentence.',
      'A loud no is easy and useless: it is said to the whole market, in a talk, about things nobody offered you. The quiet no is said to one person who has been kind to you, about something that would have worked a little.',
      'It has three parts. What you are doing instead, so that the refusal is not about them. What would have to be true for the answer to change, so that it is not about mood. And the date, so that they can plan. Send it within a week, in writing, without an apology longer than a line.',
      'Keep a list of them. Read at the end of a year, it is the only honest account of your strategy.',
    ],
  },
];
