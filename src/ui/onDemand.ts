// Parts that are fetched on demand: menus, dialogs and layers are not part of the first view.
import { useEffect, useSyncExternalStore } from 'react';
import { afterPaint } from './afterPaint.ts';

/** The state of a part: not requested, loading, loaded, or unreachable. */
export type LoadState<Part> =
  { status: 'absent' | 'coming' | 'unreachable'; part: null } | { status: 'here'; part: Part };

const absent = { status: 'absent', part: null } as const;

/** How many are being fetched because a user may want them, or does. */
let underWay = 0;

/** Whether any part is being fetched: the page will then change without further input. */
export const isAnyComing = () => underWay > 0;

/**
 * A part that is fetched once, when it is first needed; a failed fetch can be repeated.
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
        // A failed prefetch is repeated when the part is needed, so it is not reported.
        return settle(isWanted ? { status: 'unreachable', part: null } : absent);
      },
    );
    if (state.part === null) settle({ status: 'coming', part: null });
    return fetching;
  };

  /** Fetches the part, or returns the loaded one; null where it is unreachable. */
  const load = (): Promise<Part | null> => {
    isWanted = true;
    return fetchOnce();
  };

  /** Fetches it after the press has been painted: a pointer and its press cause one fetch. */
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

  /** The state of the part; `isAsked` fetches it. Absent in the prerendered HTML and during hydration. */
  const useLoadState = (isAsked: boolean): LoadState<Part> => {
    const known = useSyncExternalStore(subscribe, read, (): LoadState<Part> => absent);
    useEffect(() => {
      if (!isAsked) return;
      isWanted = true;
      fetchSoon();
    }, [isAsked]);
    return known;
  };

  /** Prefetches the part at the first sign that it will be needed; failures are left to `load`. */
  const expect = () => {
    if (state.status === 'absent') fetchSoon();
  };

  return { load, useLoadState, expect, read, subscribe };
}
