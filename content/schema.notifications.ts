// The words of the notifications, field by field.
import { z } from 'zod';
import { link, texts } from './schema.ts';

export const notificationWordsSchema = z.strictObject({
  ...texts(
    'label',
    'labelWithNews',
    'empty',
    'loading',
    'news',
    'line',
    'failed',
    'retry',
    'retrying',
  ),
  requests: link,
});
export type NotificationWords = z.infer<typeof notificationWordsSchema>;
