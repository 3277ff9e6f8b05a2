// Whether the page is hydrated: false in the prerendered HTML and in the first render, then true.
import { useEffect, useSyncExternalStore } from 'react';

declare global {
  interface Window {
    /** Forgets a press that the head script of index.html remembers: a listener handles it. */
    axisHeard?: (event: Event) => void;
  }
}

const never = () => () => undefined;

/** A form's submit stays disabled until this is true: before, it would leave the page without its machine. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Calls `onSettled` once its siblings are on screen and hydrated: React hydrates a page after its shell. */
export function Settled({ onSettled }: { onSettled: () => void }) {
  useEffect(onSettled, [onSettled]);
  return null;
}

/**
 * A ref for the element around a controlled field; reports text that was typed into the HTML before hydration, because
 * React does not.
 */
export function useTypedBefore(onChange: ((value: string) => void) | undefined) {
  const isHydrated = useIsHydrated();
  return (around: HTMLElement | null) => {
    const field = around?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    if (!isHydrated && field && field.value !== '') onChange?.(field.value);
  };
}

/**
 * The same for checkboxes and radio buttons: a ref for the element around them; reports the value of each one that was
 * ticked in the HTML before hydration.
 */
export function useTickedBefore(onTick: (value: string) => void) {
  const isHydrated = useIsHydrated();
  return (around: HTMLElement | null) => {
    if (isHydrated || around === null) return;
    for (const box of around.querySelectorAll<HTMLInputElement>(
      ':is([type=checkbox], [type=radio]):checked',
    ))
      onTick(box.value);
  };
}

/**
 * Tells the head script of index.html that React dispatches a press; the script remembers the others. React drops what it hears for a
 * part that it has rendered and cannot show yet.
 */
export const tellHeard = ({ nativeEvent }: { nativeEvent: Event }) =>
  window.axisHeard?.(nativeEvent);
