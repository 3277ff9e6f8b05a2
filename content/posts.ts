// The sample posts of the community, for the database alone: the site never imports them, because the text of a premium
// post reaches only readers who may read it (`npm run content:sql` writes them into supabase/seed.sql).
import type { SamplePost } from './schema.community.ts';

export const posts = [
  {
    id: 'pilot-price',
    author: 'Marta Lindqvist',
    role: 'Founder, industrial sensing',
    content:
      'We put a price on the pilot and lost two of five buyers. The three who stayed signed within the month. The two had been free for eleven.',
    likes: 34,
    replies: 9,
    timestamp: '2026-11-18T09:20:00+01:00',
    isPremium: false,
  },
  {
    id: 'first-hire',
    author: 'Tobias Achterberg',
    role: 'Operator, climate hardware',
    content:
      'Before you write the job description, write the sentence that this person will be able to say no to. If you cannot, you want an assistant and not a head of anything.',
    likes: 27,
    replies: 6,
    timestamp: '2026-11-16T17:45:00+01:00',
    isPremium: false,
  },
  {
    id: 'term-sheet',
    author: 'Ngozi Adeyinka',
    role: 'Founder, diagnostics',
    content:
      'Three clauses from our last term sheet, what each one cost us in the next round, and the wording we would accept today.',
    likes: 61,
    replies: 22,
    timestamp: '2026-11-13T11:05:00+01:00',
    isPremium: true,
  },
] satisfies SamplePost[];
