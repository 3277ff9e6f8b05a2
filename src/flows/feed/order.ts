// The order of the feed and the reason for each item's position: the reader's choices, and what they want less of.
import type { Reader } from '#machines/feed.machine.ts';
import type { FeedItem, FeedType } from '#content/schema.items.ts';
import { signalStack } from '#content/signalStack.ts';

/** The reason for an item: a key of the texts, and the name in the text. */
export type Reason = { because: keyof typeof signalStack.feed.reasons; name?: string };

/** An item of the feed, or of the full stack, where some have no date. */
type Rankable = Pick<FeedItem, 'id' | 'type' | 'tags' | 'date'>;

export type Ranked<Item extends Rankable = FeedItem> = { item: Item; reason: Reason | null };

type Source = (typeof signalStack.feed.sources)[FeedType];

/** The weights of the choices. One ‘less like this’ outweighs one choice, and two of them both choices. */
const weights = { module: 4, signal: 2, subject: 1, hiddenType: 5, hiddenSubject: 2 } as const;

const week = 7;
const dayOf = (iso: string) => (iso === '' ? 0 : Date.parse(iso) / 86_400_000);

const sourceOf = ({ type }: Rankable): Source => signalStack.feed.sources[type];
const chose = ({ modules }: Reader, item: Rankable) => modules.includes(sourceOf(item).module);
const follows = ({ signals }: Reader, item: Rankable) => {
  const source = sourceOf(item);
  return 'signal' in source && signals.includes(source.signal);
};

const isRecent = ({ today }: Reader, { date }: Rankable) => {
  const age = dayOf(today) - dayOf(date);
  return age >= 0 && age < week;
};

/** How much less of it is wanted. */
const penaltyOf = (item: Rankable, hidden: readonly Rankable[]) =>
  hidden.reduce((sum, one) => {
    const shared = one.tags.filter((tag) => item.tags.includes(tag)).length;
    const type = one.type === item.type ? weights.hiddenType : 0;
    return sum + type + shared * weights.hiddenSubject;
  }, 0);

function reasonOf(item: Rankable, reader: Reader, subject: string | undefined, penalty: number) {
  if (reader.member === null) return null;
  const source = sourceOf(item);
  if (penalty > 0) return { because: 'lowered' } as const;
  if (chose(reader, item)) return { because: 'module', name: source.moduleName } as const;
  if ('signalName' in source && follows(reader, item))
    return { because: 'signal', name: source.signalName } as const;
  if (isRecent(reader, item)) return { because: 'recent' } as const;
  if (subject !== undefined) return { because: 'subject', name: subject } as const;
  return { because: 'outside' } as const;
}

/**
 * The items in their reader's order: matching choices first, unwanted subjects last, and newest first among
 * equals; for a visitor newest first. Hidden items are left out.
 * @param hidden the ids that decide: those of earlier visits, so that nothing moves under the user's finger
 */
export function ranked<Item extends Rankable>(
  items: readonly Item[],
  reader: Reader,
  hidden: readonly string[],
): Ranked<Item>[] {
  const out = items.filter(({ id }) => hidden.includes(id));
  const chosen = items.filter((item) => chose(reader, item) || follows(reader, item));
  return items
    .filter((item) => !out.includes(item))
    .map((item) => {
      const subject = item.tags.find((tag) =>
        chosen.some((one) => one.type !== item.type && one.tags.includes(tag)),
      );
      const penalty = penaltyOf(item, out);
      const score =
        (chose(reader, item) ? weights.module : 0) +
        (follows(reader, item) ? weights.signal : 0) +
        (subject === undefined ? 0 : weights.subject) -
        penalty;
      return { item, reason: reasonOf(item, reader, subject, penalty), score };
    })
    .toSorted(
      (one, other) => other.score - one.score || dayOf(other.item.date) - dayOf(one.item.date),
    )
    .map(({ item, reason }) => ({ item, reason }));
}

/** The line that gives the reason. */
export const sentenceOf = ({ because, name = '' }: Reason) =>
  signalStack.feed.reasons[because].replace('{name}', () => name);
