// One complete AsynQ answer: shown on the landing and published as a page. Its company and figures are invented.
import type { AsynqAnswer } from '../schema.asynq.ts';

export const sampleAnswer = {
  id: 'how-do-we-price-a-pilot',
  href: '/asyncq/responses/how-do-we-price-a-pilot',
  title: 'How do we price a pilot?',
  summary:
    'Charge for the trial, credit the fee against the contract, and have both agreements signed together.',
  note: 'A sample with an invented company and invented figures. Every answer follows this format.',
  date: '2026-11-03',
  tags: ['pricing', 'pilots'],
  domain: 'gtm',
  subcategory: 'pilots',
  blockers: ['praise-no-order', 'signer-unknown', 'price-fear'],
  question:
    'Five plants are testing our vibration sensor for free; three have been doing so for more than six months. All are happy with it, none is buying, and we have eleven months of cash. A sixth plant has asked for a trial. Do we start charging, and if so, how much? And what do we do about the five?',
  diagnosis: [
    'You are asking about price. I think you have a different problem: at all five companies you have met the person who likes the sensor, and at none of them have you met the person who loses money without it. A free trial needs no signature, so nobody with the authority to sign has had to show up.',
    'Your own notes say so. At all five plants the contact is a maintenance engineer, even where the trial began over six months ago, and no note names a budget, a date or a person above that engineer. These trials are not slow sales. They are not sales yet.',
    'The product is not the problem: five out of five kept the sensor running through the summer. Courage is not the problem either, although it will feel that way on the day you write to the five plants.',
  ],
  recommendation: [
    "Charge for the sixth trial from its first day: between 5 and 10 percent of the first annual contract, credited in full if the contract starts within sixty days of the trial's end. Attach the contract, with its price, to the trial agreement. Both are signed at the same time, or the trial does not begin.",
    'At your list price, the arithmetic is simple. A contract for one production line is $36,000 a year, so the trial should cost $1,800 to $3,600. Charge $2,900. That is too little to affect your cash, which will last eleven months with or without it. At the companies you describe, I think it is too much for a maintenance engineer to approve alone. That is the purpose of the fee: it shows you who decides.',
    'The credit removes the most serious objection ("we would be paying twice"), and the sixty-day limit sets a deadline for the contract to start. Agree beforehand on three numbers that the plant itself measures: unplanned stops, hours of downtime and false alarms. If two of the three meet the targets the plant has set, the contract starts without another meeting.',
    "Give the five an end date. Tell each plant when the trial ends (in five weeks), what the plant's own figures show, and what a year costs. I think you will lose two or three. With eleven months of cash, you need their answers in December, not in May. Each trial takes about a day of your week, so losing three plants gives you three days a week for the sixth plant and for the next one that asks.",
    'Two things would change this advice. If a trial forces a plant to alter its production line, the plant is already paying in a way you cannot see. In that case, ask for no fee, and negotiate the contract while the trial runs. And if two of the five, without being asked, name a signer and a budget within a week, you are closer to a sale than I think. If so, give those two an extension until their signers have replied.',
  ],
  nextStep: [
    'Before noon on Monday, have the founder who knows the plants best call the two friendliest engineers. Ask both the same question: if the sensor were gone in January and a machine failed, who would have to explain why? Write down each name, and how long the engineer took to come up with it.',
    'On Tuesday, write to each of the five about the end date. On the letters to the two plants you called, copy the person the engineer named. By Friday you should know which plants have someone who can sign. Reply below this answer with what they said, and do not soften it.',
  ],
  sources: [
    {
      title: 'Your trial notes and your price list',
      note: 'Every figure about your company comes from these or from your question. Where I guess, the sentence says "I think."',
    },
    {
      title: 'Pilot to Contract Kit',
      note: 'The two-page agreement, the success sheet with three numbers and the letter that ends a free trial.',
      href: '/ops-cabinet/pilot-to-contract-kit',
    },
    {
      title: 'An hour on pricing with Ines Valadares',
      note: 'Useful if the annual price itself is in doubt, not just the price of the trial.',
      href: '/co-lab/ines-valadares',
    },
    {
      title: 'Experience, not evidence',
      note: 'In industrial sales, I have seen unpaid trials hide the person who signs. That is not a statistic; the replies to your five letters will test it.',
    },
  ],
} satisfies AsynqAnswer;
