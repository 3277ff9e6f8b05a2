// The shape of the words around the feed, the stack, and sharing.
import { z } from 'zod';
import { feedType } from './schema.items.ts';
import { link, text, texts, words } from './schema.ts';

/** The module and the signal, as members choose them, that each type of feed item belongs to. */
const source = z.strictObject({
  module: z.enum([
    'secondCurve',
    'nextCurve',
    'asyncq',
    'opsCabinet',
    'signalExchange',
    'openCircle',
    'fromLab',
  ]),
  signal: z.exactOptional(
    z.enum([
      'secondCurve',
      'nextCurve',
      'toolDrops',
      'labSignals',
      'openCircleInvites',
      'quasarUpdates',
    ]),
  ),
  /** The names of both, as onboarding writes them. */
  moduleName: text,
  signalName: z.exactOptional(text),
});

const offer = words('title', 'text', 'action');

export const signalStackSchema = z.strictObject({
  page: z.strictObject({
    ...texts('chips', 'all'),
    empty: offer,
    invitation: z.strictObject({ ...texts('title', 'text'), action: link, also: link }),
  }),
  stack: z.strictObject({
    ...texts(
      'label',
      'title',
      'loading',
      'add',
      'added',
      'remove',
      'removed',
      'undo',
      'unpublished',
    ),
    empty: words('title', 'text'),
    failed: offer,
    problems: words('add', 'remove', 'full'),
  }),
  basic: words('label', 'title', 'text', 'kept'),
  fullFailed: offer,
  feed: z.strictObject({
    ...texts(
      'label',
      'title',
      'loading',
      'less',
      'hidden',
      'undo',
      'recall',
      'recallHint',
      'unkept',
    ),
    reasons: words('module', 'signal', 'recent', 'subject', 'outside', 'lowered'),
    sources: z.record(feedType, source),
    empty: offer,
    allHidden: words('title', 'text'),
  }),
  share: words('button', 'copied', 'panel', 'hint', 'field', 'close'),
});
export type SignalStackWords = z.infer<typeof signalStackSchema>;

export const fullStackSchema = z.strictObject({
  ...texts('label', 'title', 'loading'),
  search: words('label', 'clear', 'save', 'saved'),
  found: words('all', 'one', 'many', 'none'),
  nothing: words('title', 'text'),
  searches: words('title', 'empty', 'delete', 'deleted', 'undo'),
  order: words('group', 'up', 'down', 'hint', 'moved'),
  problems: words('save', 'delete', 'order', 'full', 'ended'),
});
export type FullStackWords = z.infer<typeof fullStackSchema>;
