// Detail pages of the Signal Exchange: the four partner offers.
import type { Detail } from '../schema.items.ts';

export const signalExchangeDetails: readonly Detail[] = [
  {
    path: '/signal-exchange/cloud-credits',
    kind: 'partner',
    title: 'Cloud Runway',
    summary:
      'Cloud Infrastructure: cloud credits up to $100,000 for teams whose bill comes mostly from training or simulation.',
    date: '2026-10-30',
    body: [
      'The offer: cloud credits up to $100,000, granted in steps as they are used and valid for two years from the first step. How much you get depends on what you plan to run; half a page is enough to describe it.',
      'Who it suits: companies that train models, run simulations or render images, and whose bill comes in peaks. It also suits companies that need a second region for a customer and cannot yet charge for it.',
      'When to leave it alone: if your monthly bill is less than the price of a dinner, credits are likely to teach you bad habits. A typical example is a data warehouse that nobody would have paid cash for and that nobody notices until the first bill after the credits run out. Write down today what you would switch off at full price, and do not build on any of it.',
      'What to prepare: your current bill by service, the three workloads you would move, and the name of the person who will get the warning when half of the credits are gone.',
    ],
  },
  {
    path: '/signal-exchange/legal-connect',
    kind: 'partner',
    title: 'Legal Connect',
    summary: 'Legal Services: a free IP strategy session.',
    date: '2026-10-16',
    body: [
      'The offer: a free IP strategy session with counsel who work for young technical companies. You send your material in advance, talk for one hour and get a written note afterward. It is a first session, not a retainer; you do not have to book a second one.',
      'Who it suits: teams with something that works and has not been shown yet, and teams that have just shown theirs and wonder what they gave away. In the United States, you generally have a year from your first public disclosure to file; in much of the world, the right may already be gone.',
      'When to leave it alone: if the invention belongs to a university or a former employer, settle that first. An hour of strategy on something that you do not own would be wasted.',
      'What to prepare: a drawing of the invention, a page on how a rival would get around it, and a dated list of everyone who has seen it. The IP Moat Map in the Ops Cabinet helps with the last two.',
    ],
  },
  {
    path: '/signal-exchange/first-close-finance',
    kind: 'partner',
    title: 'First Close Finance',
    summary:
      'Finance Operations: three months of free bookkeeping for companies that have not yet closed their seed round.',
    date: '2026-09-25',
    body: [
      'The offer: three months of bookkeeping with a monthly close, free of charge, including financial statements in the form an investor will ask for. After that, you either continue at the list price or take everything with you in an open format.',
      'Who it suits: companies with a grant, a round in the next two quarters, or income from more than one country. In due diligence, small numbers do less harm than numbers that change between two emails.',
      'When to leave it alone: if you have fewer than twenty transactions a month, a spreadsheet and a quiet Sunday will do, and you will know every line by heart.',
      'What to prepare: read-only bank access, the last two tax returns, the grant agreement if there is one, and a list of everything you paid for out of your own pocket. The last item takes the longest, because the list keeps growing as you make it.',
    ],
  },
  {
    path: '/signal-exchange/bench-hours',
    kind: 'partner',
    title: 'Bench Hours',
    summary: 'Lab Access: forty hours on equipment that you should not buy yet.',
    date: '2026-09-11',
    body: [
      'The offer: forty hours of bench time in a shared laboratory, with an operator for the first eight. An electron microscope, a climate chamber, a vibration table and a small clean bench are included; you pay for consumables.',
      'Who it suits: teams that need one measurement in order to raise, certify or decide. One curve from an outside laboratory usually carries more weight in a deck than ten of your own, and you do not have to buy the machine to get it.',
      "When to leave it alone: if you need the same measurement every week, you have outgrown this offer. The machine is part of your process by then, and the lab's calendar would set your pace.",
      'What to prepare: the question as a sentence with a number in it; the samples, with a blind sample among them; and the name of someone who is allowed to stop the session once the answer is clear. Without that person, it is tempting to spend the remaining hours hoping for a better answer.',
    ],
  },
];
