// The posts of the community's path model, and the answers to a new one.
import type { CommunityPost, PostAnswer } from '#machines/community.machine.ts';

const post = (id: string, rest: Partial<CommunityPost> = {}): CommunityPost => ({
  id,
  author: `Author of ${id}`,
  role: 'Founder',
  text: `Text of ${id}`,
  isWhole: true,
  isPremium: false,
  likes: 3,
  replies: 2,
  createdAt: '2026-11-18T09:20:00.000Z',
  isMine: false,
  isLiked: false,
  ...rest,
});

export const open = post('open');
export const premium = post('premium', {
  isPremium: true,
  text: 'Three clauses …',
  isWhole: false,
});
export const mine = post('mine', { isMine: true });
export const fresh = post('fresh', {
  isMine: true,
  text: 'We raised the price.',
  likes: 0,
  replies: 0,
});

export const stored: PostAnswer = { outcome: 'stored', post: fresh };
export const notAllowed: PostAnswer = { outcome: 'refused', reason: 'not_allowed' };
