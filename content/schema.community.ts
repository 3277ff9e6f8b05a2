// The words of the community, its sample posts and its channels, field by field.
import { z } from 'zod';
import { count, id, link, listOf, texts, timestamp, words } from './schema.ts';

const counted = words('one', 'many');
const ending = words('title', 'text');

export const communityWordsSchema = z.strictObject({
  ...texts('loading', 'premium', 'mine', 'hidden', 'like', 'unliked'),
  box: words('label', 'placeholder', 'post', 'posting', 'premium', 'premiumHint', 'again'),
  likes: words('none', 'one', 'many'),
  replies: counted,
  failed: words('title', 'text', 'action'),
  empty: ending,
  remove: words('button', 'title', 'text', 'keep', 'confirm', 'busy'),
  problems: words(
    'failed',
    'not_signed_in',
    'not_allowed',
    'invalid',
    'too_many_today',
    'name_reserved',
  ),
  channels: z.strictObject({
    ...texts('join'),
    asked: words('stored', 'waiting'),
    dialog: z.strictObject({
      ...texts('title', 'text', 'cancel', 'submit', 'submitting', 'close'),
      requests: link,
      results: z.strictObject({ stored: ending, waiting: ending }),
    }),
    items: listOf(z.strictObject({ ...texts('name', 'text'), id, premium: z.boolean() })),
  }),
});
export type CommunityWords = z.infer<typeof communityWordsSchema>;

export const threadWordsSchema = z.strictObject({
  ...texts('open', 'close', 'to', 'label', 'loading', 'empty', 'mine'),
  read: counted,
  failed: words('title', 'text', 'action'),
  box: words('label', 'placeholder', 'send', 'sending', 'again'),
  remove: words('button', 'title', 'text', 'keep', 'confirm', 'busy'),
  problems: words(
    'failed',
    'not_signed_in',
    'not_found',
    'invalid',
    'too_many_today',
    'name_reserved',
  ),
});
export type ThreadWords = z.infer<typeof threadWordsSchema>;

const names = z.array(z.string().regex(/\S/, 'is empty')).min(1, 'is empty');
export const staffNamesSchema = z.strictObject({ names, anywhere: names });
export type StaffNames = z.infer<typeof staffNamesSchema>;

export const samplePostSchema = z.strictObject({
  ...texts('author', 'role', 'content'),
  id,
  likes: count,
  timestamp,
  isPremium: z.boolean(),
});
export type SamplePost = z.infer<typeof samplePostSchema>;

/** A reply to a sample post. */
export const sampleReplySchema = z.strictObject({
  ...texts('author', 'role', 'content'),
  id,
  post: id,
  timestamp,
});
export type SampleReply = z.infer<typeof sampleReplySchema>;
