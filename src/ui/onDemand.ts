// Parts that are fetched on demand: menus, dialogs and layers are not part of the first view.
import { useEffect } from 'react';
import { useSelector } from '@xstate/react';
import { lazyPart, type LazyPartRef } from '#adapters/lazyPart.ts';
import { useIsHydrated } from './hydration.ts';

/** The state of a part: not requested, loading, loaded, or unreachable. */
export type LoadState<Part> =
  { status: 'absent' | 'coming' | 'unreachable'; part: null } | { status: 'ready'; part: Part };

const expected = { type: 'part.expected' } as const;

const tagOf = ({ tags }: ReturnType<LazyPartRef['getSnapshot']>) => [...tags][0] ?? 'absent';

/**
 * A part that is fetched once, when it is first needed; a failed fetch can be repeated.
 * @param fetchPart imports the part's module
 * @param id its name in inspectors and in tests
 */
export function onDemand<Part>(fetchPart: () => Promise<Part>, id?: string) {
  const { actor, read, retry } = lazyPart(fetchPart, id);

  /** Fetches the part, or returns the loaded one; null where it is unreachable. */
  const load = (): Promise<Part | null> => retry().catch(() => null);

  /** The state of the part; `isAsked` fetches it. Absent in the prerendered HTML and during hydration. */
  const useLoadState = (isAsked: boolean): LoadState<Part> => {
    const isHydrated = useIsHydrated();
    const status = useSelector(actor(), tagOf);
    useEffect(() => {
      if (isAsked) actor().send({ type: 'part.wanted' });
    }, [isAsked]);
    return (
      isHydrated ? { status, part: read() } : { status: 'absent', part: null }
    ) as LoadState<Part>;
  };

  /** Prefetches the part at the first sign that it will be needed; failures are left to `load`. */
  const expect = () => {
    if (actor().getSnapshot().can(expected)) actor().send(expected);
  };

  return { actor, read, load, useLoadState, expect };
}
