// A file that was added or removed is announced, and the focus that disappears with a button moves to the next one.
import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

type Known = { id: string; name: string; size?: string | undefined };

/** What has changed, as it is announced. */
function newsOf(before: readonly Known[], now: readonly Known[]): string {
  const lacks = (list: readonly Known[]) => (one: Known) => !list.some(({ id }) => id === one.id);
  return [
    ...now
      .filter(lacks(before))
      .map(({ name, size }) => `${[name, size].filter(Boolean).join(', ')}, added.`),
    ...before.filter(lacks(now)).map(({ name }) => `${name}, removed.`),
  ].join(' ');
}

type ChosenFiles = {
  /** A live region that is always mounted. */
  region: RefObject<HTMLDivElement | null>;
  /** The button that opens the picker. */
  chooser: RefObject<HTMLButtonElement | null>;
  /** The handlers of the element around all of it. */
  around: { onFocus: () => void; onBlur: (event: FocusEvent) => void };
};

/** `isDisabled`: a focused button that is disabled loses the focus as well, and gets it back. */
export function useChosenFiles(files: readonly Known[], isDisabled: boolean): ChosenFiles {
  const region = useRef<HTMLDivElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const before = useRef(files);
  /** The focus was here when it was last anywhere. */
  const isHeld = useRef(false);
  useEffect(() => {
    const { current: past } = before;
    before.current = files;
    const news = newsOf(past, files);
    if (news !== '' && region.current !== null) region.current.textContent = news;
    if (isDisabled || !isHeld.current || document.activeElement !== document.body) return;
    const at = past.findIndex(({ id }) => !files.some((file) => file.id === id));
    const removers = [
      ...(region.current?.parentElement?.querySelectorAll<HTMLElement>('li button') ?? []),
    ];
    const next = at === -1 ? undefined : (removers[at] ?? removers.at(-1));
    (next ?? chooser.current ?? removers.at(-1))?.focus();
  }, [files, isDisabled]);
  return {
    region,
    chooser,
    around: {
      onFocus: () => {
        isHeld.current = true;
      },
      // When the window loses the focus (to the picker), the element stays the active one.
      onBlur: ({ currentTarget, target }) => {
        isHeld.current =
          target.matches(':disabled') || currentTarget.contains(document.activeElement);
      },
    },
  };
}
