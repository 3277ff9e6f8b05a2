// Detail pages of The Next Curve: the signals.
import type { Detail } from '../schema.items.ts';

export const nextCurveDetails: readonly Detail[] = [
  {
    path: '/next-curve/photonic-interconnects-leave-the-lab',
    kind: 'next-curve',
    title: 'Photonic interconnects leave the lab',
    summary: 'Filings tripled in eighteen months; buyers have not noticed.',
    date: '2026-11-12',
    body: [
      'What happened: in the patent families we follow, filings on optical links between chips tripled in eighteen months. More telling than the count is the claim. Two years ago the claims described the light. Now they describe the alignment, the glue and the test.',
      'Who paid for it: nobody files on glue for prestige. Packaging claims come from people who have tried to make ten thousand of something and lost money on the last step. They are a production diary in legal language.',
      'What it makes cheaper: distance inside a rack. If memory can sit four metres from a processor without a penalty, the box stops being the unit of design, and so does every business that sells by the box.',
      'If you build for the rack, ask your supplier one question this month: who owns the test step? A founder who holds the test holds the yield, and the yield is the margin.',
      'What would prove us wrong: two more filing rounds in which the claims return to the light. That would mean the glue did not hold.',
    ],
  },
  {
    path: '/next-curve/the-patents-nobody-renews',
    kind: 'next-curve',
    title: 'The patents nobody renews',
    summary: 'A lapsed patent is a company changing its mind in public.',
    date: '2026-10-22',
    body: [
      'What happened: four families that we had marked as fences were allowed to lapse this year: two in battery separators, one in continuous flow chemistry, one in a widely copied haptic driver. Nobody announced it. The fee was not paid, and the register says so.',
      'Who paid for it: the owners, by not paying. A renewal costs little beside what was spent to obtain the right. When a company with a legal department lets one go, somebody has decided in a meeting that this road is not the road.',
      'What it makes cheaper: entry. A lapsed claim is not an invitation to copy, since younger families often stand behind it, but it moves the fence, and the drawings are the best free engineering course in the field.',
      'If you are starting up in one of these fields, have the whole family read, not the one number. One afternoon of counsel is enough.',
      'What would prove us wrong: a late payment within the grace period. Two of the four still had one running when this was written.',
    ],
  },
  {
    path: '/next-curve/the-queue-for-the-grid',
    kind: 'next-curve',
    title: 'The queue for the grid becomes a market',
    summary: 'A place in line is turning into the asset, and software is beginning to price it.',
    date: '2026-10-08',
    body: [
      'What happened: in several regions a finished plant waits longer for its connection than it took to build. Developers have begun to buy projects for their place in line and to throw the project away.',
      'Who paid for it: buyers who need power at a date. Their contracts now carry a price for the date and a smaller one for the power.',
      'What it makes cheaper: flexibility. A load that can step back for forty hours a year is connected earlier than one that cannot, and the right to step back can be sold. That turns a building controller, a cold store or a batch process into a financial instrument that its owner does not know they hold.',
      'The opening for a young company is not in generation. It is in proof: measuring, minute by minute, that somebody stepped back when they had promised to, in a form that a grid operator will accept in a dispute.',
      'What would prove us wrong: a reform that clears the queues by deposit instead of by date. Three are being discussed; none has a start.',
    ],
  },
  {
    path: '/next-curve/sodium-finds-its-first-job',
    kind: 'next-curve',
    title: 'Sodium finds its first job',
    summary: 'Not in cars: in the cabinets that nobody wants to service in winter.',
    date: '2026-09-24',
    body: [
      'What happened: tenders for telecom and railway cabinets have begun to ask for operation at minus thirty degrees without a heater. That one line excludes most of what is installed and describes, without naming it, a sodium cell.',
      'Who paid for it: maintenance departments. A heater that fails in January costs a van, two people and a penalty. They are not buying a chemistry. They are buying a visit that does not happen.',
      'What it makes cheaper: everything that stands outdoors and is paid by availability. Energy density hardly matters in a steel box beside a track; a lower weight would not even be noticed.',
      'The pattern is old and worth remembering. A new material seldom wins the market that its inventors wanted. It wins a dull one in which its weakness is irrelevant, and grows up there.',
      'What would prove us wrong: tenders next spring that drop the line again. Then the heater makers have answered, and the job is gone.',
    ],
  },
  {
    path: '/next-curve/evaluation-becomes-a-purchase',
    kind: 'next-curve',
    title: 'Evaluation becomes a purchase',
    summary: 'Buyers of AI have started to pay somebody else to say that it works.',
    date: '2026-09-10',
    body: [
      'What happened: in the enterprise contracts that founders show us, a new exhibit has appeared behind the security questionnaire. It asks for an evaluation by a party that did not build the model, on cases that the buyer chose.',
      'Who paid for it: the buyer, from the budget of the department that will be blamed. That is the detail to hold on to. Tools paid for by the enthusiastic are cut first; tools paid for by the liable are not.',
      'What it makes cheaper: saying yes. A committee that could only trust or refuse can now do what it does with bridges and medicines, and ask for a stamp.',
      'If you sell a model, build the evaluation set with your first customer and let them own it. It will be the hardest thing for a rival to bring along, and it costs you a week.',
      'What would prove us wrong: exhibits that become a form, ticked by the seller. Watch who signs.',
    ],
  },
];
