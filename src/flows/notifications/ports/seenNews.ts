// Up to when each member of this browser has seen what became of their requests: a moment (ISO), by member.
import { fromCallback } from 'xstate';
import type { NotificationsEvent } from '#machines/notifications.machine.ts';
import { isRecord } from '#adapters/isRecord.ts';
import { keys, read, watch, write } from '#adapters/storage/keys.ts';
import type { CurrentUser } from '#adapters/user/whenUserKnown.ts';

function readAll(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(read(keys.newsSeen) ?? '{}');
    return isRecord(stored) ? stored : {};
  } catch {
    return {};
  }
}

/** What this member has seen; empty where nothing is remembered. */
export function seenBy(member: string): string {
  const until = readAll()[member];
  return typeof until === 'string' ? until : '';
}

/** Keeps it; a moment before what is kept already changes nothing. */
export function saveSeen(member: string, until: string): void {
  if (until > seenBy(member))
    write(keys.newsSeen, JSON.stringify({ ...readAll(), [member]: until }));
}

/** Port `seenFeed` of the notifications: at the start, and whenever this or another tab keeps more. */
export const seenFeedOf = (currentUser: CurrentUser) =>
  fromCallback<NotificationsEvent>(({ sendBack }) => {
    let said: string | null = null;
    const tell = () => {
      const member = currentUser.now();
      const until = typeof member === 'string' ? seenBy(member) : null;
      if (until === null || until === said) return;
      said = until;
      sendBack({ type: 'seen.known', until });
    };
    tell();
    const ends = [currentUser.watch(tell), watch(keys.newsSeen, tell)];
    return () => {
      for (const end of ends) end();
    };
  });
