// The time (ISO) up to which each member of this browser has seen the news of their requests.
import { fromCallback } from 'xstate';
import type { NotificationsEvent } from '#machines/notifications.machine.ts';
import { isRecord } from '#adapters/isRecord.ts';
import { keys, read, watch, write } from '#adapters/storage/keys.ts';
import type { CurrentUser } from '#adapters/user/currentUser.ts';

function readAll(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(read(keys.newsSeen) ?? '{}');
    return isRecord(stored) ? stored : {};
  } catch {
    return {};
  }
}

/** The time for this member; empty where none is stored. */
export function seenBy(member: string): string {
  const until = readAll()[member];
  return typeof until === 'string' ? until : '';
}

/** Saves it; a time before the saved one changes nothing. */
export function saveSeen(member: string, until: string): void {
  if (until > seenBy(member))
    write(keys.newsSeen, JSON.stringify({ ...readAll(), [member]: until }));
}

/** Port `seenFeed` of the notifications: reports at the start, and whenever this or another tab saves a time. */
export const seenFeedOf = (currentUser: CurrentUser) =>
  fromCallback<NotificationsEvent>(({ sendBack }) => {
    const tell = () => {
      const member = currentUser.now();
      if (typeof member === 'string') sendBack({ type: 'seen.known', until: seenBy(member) });
    };
    tell();
    const ends = [currentUser.watch(tell), watch(keys.newsSeen, tell)];
    return () => {
      for (const end of ends) end();
    };
  });
