// Keys and presses of choice cards, beyond what React Aria does for radios and checkboxes.
import type { KeyboardEvent, MouseEvent } from 'react';

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/**
 * For the element around the cards: Enter presses the card that has the focus, as Space does, and arrows move among
 * checkboxes (among radios they do so already).
 */
export function cardKeys(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event;
  if (!(target instanceof HTMLInputElement)) return;
  const step = steps[key] ?? 0;
  if (key === 'Enter') target.click();
  else if (step !== 0 && target.type === 'checkbox') {
    const cards = [...currentTarget.querySelectorAll<HTMLInputElement>('input:not(:disabled)')];
    cards[(cards.indexOf(target) + step + cards.length) % cards.length]?.focus();
  } else return;
  event.preventDefault();
}

/** The value of the radio button whose card was pressed: on its text, on the rest of the card, or by key. */
export function chosenBy(event: MouseEvent<HTMLElement>): string | undefined {
  const { target } = event;
  if (!(target instanceof Element)) return undefined;
  return target.closest('label')?.querySelector<HTMLInputElement>('input:not(:disabled)')?.value;
}
