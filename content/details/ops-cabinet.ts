// Detail pages of the Ops Cabinet: what each toolkit holds. The premium files themselves are not part of the site's sources.
import type { Detail } from '../schema.items.ts';

export const opsCabinetDetails: readonly Detail[] = [
  {
    path: '/ops-cabinet/strategic-fundraising-toolkit',
    kind: 'toolkit',
    title: 'Strategic Fundraising Toolkit',
    summary: 'The round as a sequence of proofs: what to show, to whom, and in what order.',
    date: '2026-09-03',
    body: [
      "A round often fails because things are said in the wrong order. The market comes before the mechanism, the hiring plan before the reason to hire, and by the time the proof appears, the investor has already decided what to say at Monday's partner meeting. This toolkit turns a round into a sequence of proofs, each of which has to be believed before the next one is worth hearing.",
      'It contains a one-page proof ladder and a list of forty objections in eight groups, with the evidence that answers each group. It also has a plan for thirty conversations in waves, with the question each wave should settle, and an index of the data room in the order in which people read it.',
      'It has been used by 250+ founders, who together have raised $90M+, and three accelerators share it with the companies they take in.',
      'Start with the ladder, alone, for an hour. If you cannot fill the third rung, the pitch is not the problem, and better slides will not help. Go and get the evidence for that rung, or raise only what it takes to get it.',
    ],
  },
  {
    path: '/ops-cabinet/pilot-to-contract-kit',
    kind: 'toolkit',
    title: 'Pilot to Contract Kit',
    summary:
      'Turns a friendly trial into a signed order, with the price on the table from the first day.',
    date: '2026-09-17',
    body: [
      'A pilot without a price is a favor, and favors are rarely renewed. This kit is for teams with three or more trials running and no orders, whose product everyone praises and nobody buys.',
      'It contains a two-page pilot agreement, to which you attach the priced contract, and a success sheet of three numbers that the buyer fills in. A map shows the five people who can stop a purchase and what each is afraid of. A calendar sets the day the trial ends.',
      'The uncomfortable part comes first: you will lose some trials by naming a price. In our experience, few of those would ever have become orders.',
      'Start using the kit on the first call about a trial. If a free trial is already in its second month, go straight to the last page: a letter that ends the trial kindly and leaves the door open.',
    ],
  },
  {
    path: '/ops-cabinet/founding-team-architect',
    kind: 'toolkit',
    title: 'Founding Team Architect',
    summary:
      'Which founder owns which decision, written down before a bad month puts it to the test.',
    date: '2026-08-20',
    body: [
      'Many founders divide up titles in an afternoon and never divide up decisions. That works until the first month when cash, a customer and an employee all become problems at once; then everyone decides, or nobody does. This toolkit takes two hours and fills two pages.',
      'Page one lists twenty decisions that will come up sooner or later: a price below the floor, an offer above the salary band, a change to the roadmap, a bridge round, a firing. Each gets a single name; a group or "together" does not count. Where you cannot agree on the name, you have found the conversation you need to have.',
      'Page two says what each owner owes in return: who to ask before deciding, who to tell afterward, and how long a decision holds before it may be reopened.',
      'Do it on a quiet day, on paper, with a date and signatures. Then put it away. The toolkit is unlocked for everyone, because it is worth working through before anything else here.',
    ],
  },
  {
    path: '/ops-cabinet/ip-moat-map',
    kind: 'toolkit',
    title: 'IP Moat Map',
    summary:
      'What to file a patent on, what to keep secret and what to publish so that nobody else can own it.',
    date: '2026-10-06',
    body: [
      'Young companies tend to patent what was hard to invent. They should patent what will be hard to design around, and that is often something else. This map starts from a rival, a company with ten times your budget that wants your market, and asks which three routes it would take.',
      'You then block each route with the cheapest instrument that works: a patent where the product shows how it is made, secrecy where it does not, and publication where all you need is to keep anyone else from owning the idea. Where a filing would be too slow, a contract, a data set or a certificate may do.',
      'The toolkit contains the map, a page of questions for the first hour with counsel, a seven-year calendar of fees, and a register of what must never be said in a pitch.',
      'Bring the finished map to your first session with counsel. The map is not legal advice, but it should make that session shorter.',
    ],
  },
  {
    path: '/ops-cabinet/operating-cadence-system',
    kind: 'toolkit',
    title: 'Operating Cadence System',
    summary:
      'Five meetings, their inputs and their outputs, for a company of twelve to forty people.',
    date: '2026-10-20',
    body: [
      'Somewhere between twelve and forty people, a company stops running on memory. What everyone used to pick up over lunch now has to be written down, and the founders respond with meetings. This system has five and forbids the rest.',
      "Every week there is half an hour on numbers, each with an owner. Every two weeks there is a decision hour that admits only written proposals, and every month there is a review of the company's three main bets. Once a quarter, you spend a day choosing one thing to stop. And once a year, without slides, you ask whether this is still the company you meant to build.",
      'For each meeting the system gives the input, the output, who may cancel it (often nobody), and the sign that it has died. For the half hour on numbers, the sign is that someone begins to present.',
      'Introduce one new meeting each month, in this order. If you start all five at once, you are likely to drop all five.',
    ],
  },
  {
    path: '/ops-cabinet/45-minute-pitch-review',
    kind: 'tool-drops',
    title: '45-minute pitch review',
    summary: 'A rehearsal that finds the hole in your pitch, with two listeners and a clock.',
    date: '2026-11-10',
    body: [
      'Most rehearsals only polish the pitch. You run through the slides, kind people suggest a better verb, and the talk gets smoother around the same hole. This review takes 45 minutes, needs two listeners who do not love you, and looks for the hole.',
      'Minutes 0 to 10: you pitch without interruption, and the listeners write down only the minute they stop believing and the last sentence before it. Minutes 10 to 20: each listener says in one sentence what your company does, and in another why now is the time for it. You may not correct them. Where their descriptions differ, your first slide has to settle the point.',
      'Minutes 20 to 35: each listener asks the three questions they would otherwise have saved until you had left the room. You answer each one in thirty seconds, then again in ten. Minutes 35 to 45: you name one thing to cut, one claim to prove and one number to move closer to the front, and someone else writes all three down.',
      'Do it twice, four days apart, with different listeners. Then stop: in a third round, you would be polishing again.',
    ],
  },
  {
    path: '/ops-cabinet/go-to-market-playbook',
    kind: 'toolkit',
    title: 'Go-to-Market Playbook',
    summary: 'A 90-day plan, with channel strategy templates for four routes to the customer.',
    date: '2026-08-06',
    body: [
      'A go-to-market plan is a bet on who will be unhappy enough to change something this quarter. The playbook makes you name those people, count them and reach thirty of them before you spend anything on a channel.',
      'Days 1 to 30: thirty conversations with people who all have the same job title, and a page that says in their words what they use today instead of your product. Days 31 to 60: a single channel, offer and price, with one change a week and never two at once. Days 61 to 90: the same thing done by someone who is not a founder, from your notes. If they can sell the product, you probably have a market; if only you can, your charm did the selling.',
      'It comes with channel strategy templates for direct sales, partners, content and product-led entry, and with a table of the signs that tell you to stop. It draws on 12+ success stories.',
      'Read the stop signs first. They are easy to skip, and no other part of the playbook can save you as much money.',
    ],
  },
];

/** The date of a page of the Ops Cabinet; undefined where it has none. */
export const dateOfPage = (page: string): string | undefined =>
  opsCabinetDetails.find(({ path }) => path === page)?.date;
