// The words of a request's own page, field by field.
import { z } from 'zod';
import { link, texts, words } from './schema.ts';

export const requestPageWordsSchema = z.strictObject({
  ...texts('title', 'description', 'loading', 'seen', 'yes', 'no'),
  all: link,
  asked: words('label', 'title', 'nothing'),
  files: words('title', 'none', 'yours', 'theirs', 'play', 'fetching', 'noteFailed'),
  status: words('label', 'title'),
  answer: words('label', 'title', 'text', 'read'),
  missing: words('title', 'text'),
  failed: words('title', 'text', 'action'),
  stale: words('title', 'text', 'action'),
  document: z.strictObject({
    ...texts('title', 'description', 'eyebrow', 'back', 'signed', 'question', 'files'),
    parts: words('diagnosis', 'recommendation', 'nextStep', 'sources'),
    versions: words('title', 'line', 'first', 'current'),
    forwarding: z.strictObject({
      ...texts(
        'label',
        'none',
        'make',
        'making',
        'there',
        'hidden',
        'field',
        'copy',
        'copied',
        'byHand',
        'done',
        'revoke',
        'failed',
      ),
      confirm: words('title', 'text', 'keep', 'revoke', 'busy'),
    }),
    none: words('title', 'text'),
  }),
  forwarded: z.strictObject({
    ...texts('title', 'description', 'eyebrow', 'loading'),
    revoked: words('title', 'text'),
    deleted: words('title', 'text'),
    unknown: words('title', 'text'),
    failed: words('title', 'text', 'action'),
    more: link,
  }),
});
export type RequestPageWords = z.infer<typeof requestPageWordsSchema>;
