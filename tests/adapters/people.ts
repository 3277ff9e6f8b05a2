// The user of a tab, for the tests of feeds: who is here changes on command, and is told as the session tells it.
import type { CurrentUser, MemberChanges } from '../../src/adapters/user/currentUser.ts';

/** A member's id, null for a visitor, undefined while the session is not known. */
export type Who = string | null | undefined;

/** Calls each watcher. */
function tell(changes: ReadonlySet<MemberChanges>, before: Who, now: string | null) {
  if (before === now) return;
  for (const { left, absent, arrived } of changes) {
    if (typeof before === 'string') left?.();
    if (now === null) absent?.();
    else arrived?.(now);
  }
}

/** A tab whose user changes on command. */
export function people(first: Who) {
  let now = first;
  let known = first;
  const notices = new Set<() => void>();
  const changes = new Set<MemberChanges>();
  const currentUser: CurrentUser = {
    now: () => now,
    watch: (notice) => {
      notices.add(notice);
      return () => void notices.delete(notice);
    },
    onChange: (change) => {
      changes.add(change);
      return () => void changes.delete(change);
    },
  };
  return {
    currentUser,
    isHere: (next: Who) => {
      now = next;
      if (next !== undefined) {
        tell(changes, known, next);
        known = next;
      }
      for (const notice of notices) notice();
    },
    /** How many ports watch the user. */
    watched: () => notices.size + changes.size,
  };
}
