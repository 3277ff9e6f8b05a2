// The user of a tab under the names that the tests of feeds use: a value that changes, and tells its watchers.
import { people } from './people.ts';
import type { Who } from './people.ts';

/** A user who changes on command. */
export function changing<Value extends Who>(first: Value) {
  const { currentUser, isHere, watched } = people(first);
  return {
    ...currentUser,
    becomes: (next: Value) => isHere(next),
    isWatched: () => watched() > 0,
  };
}
