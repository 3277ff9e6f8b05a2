// The sample posts of the community, for the database alone: the site never imports them, because the text of a premium
// post reaches only readers who may read it (`npm run content:sql` writes them into supabase/seed.sql).
import type { SamplePost } from './schema.community.ts';

/** The premium post: three clauses of a term sheet, with their wording. At most 4,000 characters, as for every post. */
const termSheet = [
  'Three clauses from our last term sheet, what each one cost us in the next round, and the wording we would accept today. Names are gone and numbers are rounded.',
  '1. PARTICIPATING PREFERRED',
  'It said that the investors get their money back first and then share in the rest as well. Take a sale for 30 million, with 12 million invested for 40 percent. They receive 12, plus 40 percent of the other 18, so 19.2 million in all. With a plain preference they would choose between 12 and 40 percent of 30, which is also 12. The clause moved 7.2 million. In the next round it cost us more, because the new lead asked for the same right, and then there were two.',
  'What we would sign: “On a Liquidation Event, each share of Series A Preferred receives the greater of (a) the Original Purchase Price plus declared and unpaid dividends, and (b) the amount payable if the share had been converted into Common Stock immediately before the event. The Series A Preferred does not participate in any further distribution.”',
  '2. FULL RATCHET',
  'It said that if we ever sold a share for less, their price fell to that price. They held 2 million of 10 million shares, bought at 5.00. We sold 1 million at 4.00. Under the ratchet their 2 million turned into 2.5 million. Under a broad-based weighted average they would have become 2,037,037. The difference came out of the founders and the option pool, and the new lead made us refill the pool before closing.',
  'What we would sign: “If the Company issues Additional Shares at a price below the Conversion Price (CP), the Conversion Price becomes CP × (A + B) / (A + C). A is the number of shares of Common Stock outstanding before the issue, fully diluted. B is the number of shares that the consideration received would have bought at CP. C is the number of shares issued. Shares issued on conversion, under an equity plan approved by the Board, or to lenders and landlords with Board approval are not Additional Shares.”',
  '3. CONSENT TO ANY FINANCING',
  'It said that we could sell no shares and take no loan without the written consent of every Series A holder. The smallest of them needed five weeks to answer. Nothing was refused, but our cash fell below six months while we waited, and the lead used that to reopen the price.',
  'What we would sign: “As long as at least [25] percent of the Series A Preferred originally issued is outstanding, the Company needs the consent of the holders of a majority of it in order to (i) issue shares ranking senior to the Series A Preferred, or (ii) take on debt above [amount]. Consent is deemed given unless those holders object in writing, with reasons, within [ten] business days after they receive the terms. No consent is needed for shares that rank equally or junior and are sold at or above the Original Purchase Price.”',
  'If you can win only one, take the first: it is the one that the next investor copies. Read all three together with your charter, because a definition there can undo any of them.',
  'This is what we learned from one round and not legal advice. Have a lawyer fit the wording to your documents and your state.',
].join('\n\n');

export const posts = [
  {
    id: 'pilot-price',
    author: 'Marta Lindqvist',
    role: 'Founder, industrial sensing',
    content:
      'We put a price on the pilot and lost two of five buyers. Those two had used it free for eleven months. The other three signed within four weeks.',
    likes: 34,
    timestamp: '2026-11-18T09:20:00+01:00',
    isPremium: false,
  },
  {
    id: 'first-hire',
    author: 'Tobias Achterberg',
    role: 'Operator, climate hardware',
    content:
      'Before you write the job description, write down one request of yours that this person may refuse. If you cannot think of one, you are hiring an assistant.',
    likes: 27,
    timestamp: '2026-11-16T17:45:00+01:00',
    isPremium: false,
  },
  {
    id: 'term-sheet',
    author: 'Ngozi Adeyinka',
    role: 'Founder, diagnostics',
    content: termSheet,
    likes: 61,
    timestamp: '2026-11-13T11:05:00+01:00',
    isPremium: true,
  },
] satisfies SamplePost[];
