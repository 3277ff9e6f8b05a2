// Parts that are fetched when they are first wanted: menus, dialogs and layers stand in no first view.
import { useEffect, useSyncExternalStore } from 'react';
import { afterPaint } from './afterPaint.ts';

/** What is known of a part: not asked for, under way, here, or out of reach. */
export type LoadState<Part> =
  { status: 'absent' | 'coming' | 'unreachable'; part: null } | { status: 'here'; part: Part };

const absent = { status: 'absent', part: null } as const;

/** How many are being fetched because a user may want them, or does. */
let underWay = 0;

/** Whether any part is being fetched: what stands on the page will change by itself. */
export const isAnyComing = () => underWay > 0;

/**
 * A part that is fetched once, at the first wish; one that could not be fetched may be asked for again.
 * @param fetchPart imports the part's module
 */
export function onDemand<Part>(fetchPart: () => Promise<Part>) {
  let state: LoadState<Part> = absent;
  let fetching: Promise<Part | null> | null = null;
  let isWanted = false;
  let isSoon = false;
  const listeners = new Set<() => void>();
  const settle = (next: LoadState<Part>) => {
    state = next;
    for (const listener of listeners) listener();
    return next.part;
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  const read = () => state;

  const fetchOnce = (): Promise<Part | null> => {
    if (fetching !== null) return fetching;
    fetching = fetchPart().then(
      (part) => settle({ status: 'here', part }),
      () => {
        fetching = null;
        // What was only expected is asked for again when it is wanted; nobody needs to be told.
        return settle(isWanted ? { status: 'unreachable', part: null } : absent);
      },
    );
    if (state.part === null) settle({ status: 'coming', part: null });
    return fetching;
  };

  /** Fetches the part, or gives the one that is here; null where it cannot be reached. */
  const load = (): Promise<Part | null> => {
    isWanted = true;
    return fetchOnce();
  };

  /** Fetches it once the press that asks for it has been painted: a pointer and its press ask once. */
  const fetchSoon = () => {
    if (isSoon) return;
    isSoon = true;
    underWay += 1;
    const hasCome = () => {
      isSoon = false;
      underWay -= 1;
    };
    afterPaint(() => void fetchOnce().then(hasCome, hasCome));
  };

  /** What is known of the part; `isAsked` fetches it. Absent in the prerendered HTML and while it is hydrated. */
  const useLoadState = (isAsked: boolean): LoadState<Part> => {
    const known = useSyncExternalStore(subscribe, read, (): LoadState<Part> => absent);
    useEffect(() => {
      if (!isAsked) return;
      isWanted = true;
      fetchSoon();
    }, [isAsked]);
    return known;
  };

  /** Fetches ahead, at the first sign that it will be wanted; a failure is left to the wish itself. */
  const expect = () => {
    if (state.status === 'absent') fetchSoon();
  };

  return { load, useLoadState, expect, read, subscribe };
}
