// One complete AsynQ answer: shown on the landing and published as a page. Its company and figures are invented.
import type { AsynqAnswer } from '../schema.asynq.ts';

export const sampleAnswer = {
  id: 'how-do-we-price-a-pilot',
  href: '/asyncq/responses/how-do-we-price-a-pilot',
  title: 'How do we price a pilot?',
  summary: 'Charge for the learning, credit it against the contract, and put both in one document.',
  note: 'A sample: the company and its figures are invented, the form is that of every answer.',
  date: '2026-11-03',
  tags: ['pricing', 'pilots'],
  domain: 'gtm',
  subcategory: 'pilots',
  blockers: ['praise-no-order', 'signer-unknown', 'price-fear'],
  question:
    'Five plants test our vibration sensor free of charge, three of them for more than six months. All are pleased, none is buying, and we have eleven months of cash. A sixth plant has asked for a trial. Do we start to charge, how much, and what do we do about the five?',
  diagnosis: [
    'You are asking about price. I think you have a different problem: in five companies you have met the person who likes the sensor and in none the person who loses money without it. A free trial needs no signature, so nobody with a signature has had to turn up.',
    'Your own figures say so. Three trials are older than six months, and in your notes the contact in all three is a maintenance engineer. None of the notes names a budget, a date or a person above that engineer. These trials are not slow sales. They are not sales yet.',
    'What it is not: a product problem. Five out of five kept it running through a summer. Nor is it a matter of courage, although it will feel like one on the day on which you send the letter below.',
  ],
  recommendation: [
    'Charge for the sixth trial from its first day: between 5 and 10 per cent of the first annual contract, credited in full if they order within sixty days of the end. Attach the contract, with its price, to the trial agreement. Both are signed at the same time or the trial does not begin.',
    'With your list price the arithmetic is short. A line costs €36,000 a year, so the trial costs €1,800 to €3,600. Take €2,900. It is too little to matter to your cash, which is eleven months with it or without it, and too much for a maintenance engineer to approve alone in the companies that you describe. That is what the fee is for. It does not earn money, it finds out who decides.',
    'The credit removes the one serious objection ("we would be paying twice"), and the sixty days replace the conversation about when. Agree beforehand on three numbers that the plant measures itself, in its own hand: unplanned stops, hours of standstill, false alarms. If two of the three reach the line that they drew, the contract begins without another meeting.',
    'For the five: an end, not a price. Tell each that the trial closes in five weeks, what it has shown in their figures, and what a year costs. Expect to lose two or three. At eleven months of cash a no in December is worth more than a maybe in May: each trial takes you about a day a week, so three that end give you back three days, which is the sixth plant and the seventh.',
    'What would change this. If a trial forces a plant to alter its line, it is already paying in a currency that you cannot see: then ask for no fee, and for the contract to be negotiated while the trial runs. And if two of the five name the same signer and the same budget of their own accord within a week, you were closer than I believe; then leave those two alone until they have answered.',
  ],
  nextStep: [
    'On Monday, before noon, the founder who knows them best calls the two warmest engineers and asks one question: who would have to explain it if the sensor were gone in January? Write down the name and the hesitation before it.',
    'On Tuesday the letter goes to all five, with those two names in copy. By Friday you will know whether you have a product or a friendship. Write to me under this answer with what they said, and do not soften it.',
  ],
  sources: [
    {
      title: 'Your trial notes and your price list',
      note: 'Every figure above is taken from them; where I guess, the sentence begins with "I think".',
    },
    {
      title: 'Pilot to Contract Kit',
      note: 'The two-page agreement, the success sheet with three numbers and the letter that ends a free trial.',
      href: '/ops-cabinet/pilot-to-contract-kit',
    },
    {
      title: 'An hour on price with Ines Valadares',
      note: 'If the price of the year itself is in doubt, and not only that of the trial.',
      href: '/co-lab/ines-valadares',
    },
    {
      title: 'Experience, not evidence',
      note: 'That unpaid trials hide the signer is what I have seen in industrial sales. It is no statistic, and your five letters will test it.',
    },
  ],
} satisfies AsynqAnswer;
