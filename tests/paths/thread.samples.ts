// The replies of the thread's path model, and the answers to a new one.
import type { Reply, ReplyAnswer } from '#machines/thread.machine.ts';

export const replyOf = (id: string, rest: Partial<Reply> = {}): Reply => ({
  id,
  author: `Author of ${id}`,
  role: 'Founder',
  text: `Text of ${id}`,
  createdAt: '2026-11-18T09:20:00.000Z',
  isMine: false,
  ...rest,
});

/** Two posts that have a thread. */
export const [post, other] = ['open', 'mine'] as const;

export const anothers = replyOf('anothers');
export const own = replyOf('own', { isMine: true });
export const fresh = replyOf('fresh', { isMine: true, text: 'And then?' });

export const stored: ReplyAnswer = { outcome: 'stored', reply: fresh };
export const notFound: ReplyAnswer = { outcome: 'refused', reason: 'not_found' };
