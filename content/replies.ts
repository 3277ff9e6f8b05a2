// The sample replies to the posts of the community, for the database alone: who may read a post may read its thread
// (`npm run content:sql` writes them into supabase/seed.sql). What a post says of its replies is their number.
import type { SampleReply } from './schema.community.ts';

export const replies = [
  {
    id: 'pilot-price-1',
    post: 'pilot-price',
    author: 'Owen Blackwood',
    role: 'Founder, water treatment',
    content:
      'Did you tell the two that you were going to charge, or did they find out from the invoice? We announced it a quarter ahead and lost nobody, but we also had only three pilots.',
    timestamp: '2026-11-18T10:05:00+01:00',
  },
  {
    id: 'pilot-price-2',
    post: 'pilot-price',
    author: 'Marta Lindqvist',
    role: 'Founder, industrial sensing',
    content:
      'Six weeks ahead, by phone, with the reason: our next release was paid for by people who were not using it. One of the two said that nobody on his side had opened the dashboard since spring.',
    timestamp: '2026-11-18T10:40:00+01:00',
  },
  {
    id: 'pilot-price-3',
    post: 'pilot-price',
    author: 'Renata Sokolova',
    role: 'Investor, industrial software',
    content:
      'From the other side of the table: three paying pilots are worth more in a data room than five free ones. I ask for the invoice, and then I call the person who approved it.',
    timestamp: '2026-11-18T15:12:00+01:00',
  },
  {
    id: 'first-hire-1',
    post: 'first-hire',
    author: 'Mireille Fontaine',
    role: 'Founder, grid software',
    content:
      'I tried this with our head of operations. The request she may refuse is a customer visit that I promised without asking her. She has refused twice since August, and both times she was right.',
    timestamp: '2026-11-16T19:02:00+01:00',
  },
  {
    id: 'first-hire-2',
    post: 'first-hire',
    author: 'Tobias Achterberg',
    role: 'Operator, climate hardware',
    content:
      'That is a good one, because it costs you something. If the refusal costs the founder nothing, it has not been tested yet.',
    timestamp: '2026-11-17T08:31:00+01:00',
  },
  {
    id: 'term-sheet-1',
    post: 'term-sheet',
    author: 'Dario Castellan',
    role: 'Founder, photonics',
    content:
      'Your third clause is the one that hurt us. We asked for a deadline and got fifteen business days instead of ten. Even so, the answer now comes on the last day and no later.',
    timestamp: '2026-11-13T14:20:00+01:00',
  },
  {
    id: 'term-sheet-2',
    post: 'term-sheet',
    author: 'Hanne Brekke',
    role: 'General counsel, medical devices',
    content:
      'Check what your charter calls a Liquidation Event before you sign the first one. Ours included an exclusive license, which we were about to grant to a distributor.',
    timestamp: '2026-11-14T09:45:00+01:00',
  },
  {
    id: 'term-sheet-3',
    post: 'term-sheet',
    author: 'Ngozi Adeyinka',
    role: 'Founder, diagnostics',
    content:
      'Thank you, that is worth a line in the post. Our definition came from the model documents and named licenses too. Our lawyer limited it to a license of substantially all of the technology.',
    timestamp: '2026-11-14T11:30:00+01:00',
  },
] satisfies readonly SampleReply[];
