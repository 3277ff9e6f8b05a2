// The words of the advisor's desk, field by field.
import { z } from 'zod';
import { texts, words } from './schema.ts';

const command = words('key', 'name');

export const deskWordsSchema = z.strictObject({
  ...texts('title', 'lede'),
  queue: z.strictObject({
    ...texts('label', 'loading', 'search', 'kinds', 'statuses', 'due', 'view', 'anyKind'),
    ...texts('anyStatus', 'clear', 'refresh', 'more', 'reading', 'cut'),
    views: words('open', 'closed'),
    dues: words('any', 'overdue', 'today', '12h', '3d', 'none'),
    counts: words('open', 'overdue', 'today'),
    time: words('overdue', 'left', 'none', 'minutes', 'hours', 'days'),
    facts: words('files', 'voice', 'premium', 'mine', 'theirs', 'sending', 'moves'),
    empty: words('title', 'text', 'all'),
    failed: words('title', 'text', 'action'),
    stale: words('title', 'text', 'action'),
  }),
  keys: z.strictObject({
    ...texts('title', 'open', 'close', 'text'),
    commands: z.strictObject({
      next: command,
      previous: command,
      open: command,
      close: command,
      search: command,
      refresh: command,
      help: command,
    }),
  }),
});

export type DeskWords = z.infer<typeof deskWordsSchema>;
