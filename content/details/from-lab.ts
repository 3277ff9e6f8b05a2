// Detail pages of From The Lab: the six tools.
import type { Detail } from '../schema.items.ts';

export const fromLabDetails: readonly Detail[] = [
  {
    path: '/from-lab/dilution-weather-map',
    kind: 'lab-releases',
    title: 'Dilution weather map',
    summary: 'See four rounds ahead, with the storms marked.',
    date: '2026-11-05',
    body: [
      'Founders negotiate rounds one at a time and live with the result of all of them. The worksheet lays out four rounds on one page: what you would hold after each in fair weather, and what each of four storms would cost you.',
      'The worksheet takes ten numbers: your share, the pool, and the size and pre-money valuation of each of four rounds. Then you add the storms: a larger pool, a note that converts at its cap, a down round with a full ratchet, and a liquidation preference that pays investors first and then lets them share in the rest. The interactive map takes up to six rounds and shows what each note, pool and participating preference costs the original shareholders.',
      'The forecast will be wrong. What helps is seeing which storm costs the most. In the maps that we have drawn, the most expensive clause was often agreed to in the first round, in order to close sooner.',
      'Status: Stable. It has been used by companies with no connection to its author. It is arithmetic, not advice; take the sheet to your lawyer before you sign.',
    ],
  },
  {
    path: '/from-lab/second-curve-timer',
    kind: 'lab-releases',
    title: 'Second curve timer',
    summary: 'Twelve questions that show whether it is time to start your second curve.',
    date: '2026-10-27',
    body: [
      'The signs of a peak can appear long before revenue shows one. The timer asks twelve questions about smaller things: how long a good candidate takes to say yes, how many of the last ten improvements were asked for by a customer who already pays, and whether you say "more" or "still" in board meetings.',
      'You answer yes or no to each question twice: once for a year ago and once for today. What counts is the change. If three or more answers have turned from yes to no within the year, it is time to name the person who will start the next thing. If six or more have turned, you are late.',
      'We built it from post-mortems, asking what a founder could have known at the time. It explains the past better than it predicts the future, which is why we call it Experimental.',
      'Status: Experimental. It has been right twice and early once. Use it to start a conversation, not to end one.',
    ],
  },
  {
    path: '/from-lab/assumption-canvas',
    kind: 'lab-releases',
    title: 'Assumption canvas',
    summary: 'One sheet that separates what you know from what you need to be true.',
    date: '2026-09-29',
    body: [
      'A plan may rest on forty assumptions, of which only a few could kill it. It is tempting to test the others, because they are easier to test. The canvas has two axes. The horizontal one shows how little you know about an assumption, and the vertical one how much breaks if it is wrong. You write each assumption on a note and place it on the sheet. The notes in the upper right corner are your work for the quarter.',
      'Three rules keep it honest. An assumption is a sentence that could be false. Nobody may move a note to the left without saying what was learned and from whom. And the corner has room for four notes; a fifth means that you have not decided which ones matter.',
      'It takes an hour with up to five people, and then ten minutes a month.',
      'Status: Stable. It has been used by companies with no connection to its author. Keep it on a wall, so that a discussion about priorities can begin with the evidence.',
    ],
  },
  {
    path: '/from-lab/signal-triage',
    kind: 'lab-releases',
    title: 'Signal triage',
    summary: 'Four questions that tell a market signal from a story about one.',
    date: '2026-09-15',
    body: [
      'You read more than you can use. Triage is a way of throwing most of it away without remorse. You ask four questions in this order, and the first no ends the matter.',
      'Did somebody pay for it? An opinion costs nothing; a filing, an order or a layoff costs something. Could it have been otherwise? What happens every year is weather. Does it change a price, a permission or a habit? If none of the three changes, what you build is unlikely to be affected. And is there a date by which you would know that it was wrong? If not, it is a belief, and you can leave it to someone else.',
      'Whatever passes all four gets one line in a log. The last column of the line says what you would do differently if the signal were true. If that column is still empty after a month, delete the line.',
      'Status: Stable. The Next Curve is written with it; of some two hundred items a month, between three and six survive.',
    ],
  },
  {
    path: '/from-lab/reverse-premortem',
    kind: 'lab-releases',
    title: 'Reverse pre-mortem',
    summary: 'A method for teams that are too good at imagining failure.',
    date: '2026-07-14',
    body: [
      'The ordinary pre-mortem, described by the psychologist Gary Klein, asks a team to imagine that the project has failed and to say why. Careful teams are very good at this. They may leave with a long list of risks and a smaller plan. This method turns the exercise around: it is two years later, and the project has worked far better than you hoped. What did you do in the first month to make that happen?',
      'When we ran it, the answers were concrete in a way that risks seldom are. "We called the three people we had been too shy to call." "We priced it like something that works." "We put our best engineer on it instead of the one who happened to be free."',
      'Nine teams tried it, and seven of them acted on an answer within the week.',
      'Status: Archived. It still works for careful teams. We no longer recommend it, because optimistic teams used it to skip the ordinary pre-mortem, and that harmed them. If you use it anyway, run an ordinary pre-mortem, too.',
    ],
  },
  {
    path: '/from-lab/decision-ledger',
    kind: 'lab-releases',
    title: 'Decision ledger',
    summary: 'A system that remembers what you expected when you decided.',
    date: '2026-10-13',
    body: [
      'Memory edits. A year after a decision, it is hard to say what was known at the time, so little is learned, and a good decision that met with bad luck may be punished like a bad one. The ledger is a table with seven columns: the date, the decision, who owns it, what we expect, when we will know, what would make us reverse it, and what happened.',
      'Fill in the first six before you announce a decision. It takes four minutes, and it can stop you: some decisions do not survive the column "what we expect." On the day named in the fifth column, the owner fills in the seventh: what happened, and why. No meeting is needed.',
      'After a year, sort the lines by result and reason, and read aloud those in which the result was good for a reason that you had not expected. They show you where you have only been lucky.',
      'Status: Experimental as a product, old as an idea. Two companies use it today, and one of them includes it in every board deck.',
    ],
  },
];
