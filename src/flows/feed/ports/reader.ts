// The reader of the feed: their choices in onboarding, and what they want less of, as this browser stores it.
import { fromCallback, fromPromise } from 'xstate';
import type { FeedEvent, Reader } from '#machines/feed.machine.ts';
import { signalStack } from '#content/signalStack.ts';
import type { ModuleId, SignalId } from '#machines/onboarding.machine.ts';
import { isRecord } from '#adapters/isRecord.ts';
import { keys, read, readList, watch, write } from '#adapters/storage/keys.ts';
import type { CurrentUser } from '#adapters/user/currentUser.ts';

/** The modules and signals that an item of the feed may belong to. */
const sources: readonly { module: ModuleId; signal?: SignalId }[] = Object.values(
  signalStack.feed.sources,
);
const modules = sources.map(({ module }) => module);
const signals = sources.flatMap(({ signal }) => (signal === undefined ? [] : [signal]));

/** The storage key for what visitors hide. */
const nobody = 'visitor';

/** Everything that is hidden in this browser, by its owner. */
function allHidden(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(read(keys.hidden) ?? '{}');
    return isRecord(stored) ? { ...stored } : {};
  } catch {
    return {};
  }
}

function hiddenOf(member: string | null): string[] {
  const own = allHidden()[member ?? nobody];
  return Array.isArray(own) ? own.filter((id) => typeof id === 'string') : [];
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The day on the reader's own calendar, as in 2026-11-22. */
function today(): string {
  const now = new Date();
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}

/** Only members have modules and signals: a visitor's feed gives no reasons. */
function readerOf(member: string | null): Reader {
  const stored = member === null ? [] : readList(keys.modules);
  const followed = member === null ? [] : readList(keys.signals);
  return {
    member,
    modules: modules.filter((id) => stored.includes(id)),
    signals: signals.filter((id) => followed.includes(id)),
    hidden: hiddenOf(member),
    today: today(),
  };
}

/** Port `readerFeed` of the feed: reports once the reader is known, and whenever their data may have changed. */
export const readerFeedOf = (currentUser: CurrentUser) =>
  fromCallback<FeedEvent>(({ sendBack }) => {
    const tell = () => {
      const member = currentUser.now();
      if (member !== undefined) sendBack({ type: 'reader.known', reader: readerOf(member) });
    };
    tell();
    const ends = [
      currentUser.watch(tell),
      ...[keys.modules, keys.signals, keys.hidden].map((key) => watch(key, tell)),
    ];
    return () => {
      for (const end of ends) end();
    };
  });

/** Port `saveHidden` of the feed. */
export const saveHidden = fromPromise<void, { member: string | null; hidden: readonly string[] }>(
  async ({ input }) => {
    const all = { ...allHidden(), [input.member ?? nobody]: input.hidden };
    write(keys.hidden, JSON.stringify(all));
  },
);
