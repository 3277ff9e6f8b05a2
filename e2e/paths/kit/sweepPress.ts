// Presses the controls of a flow, one after another, within the page.
/* oxlint-disable unicorn/consistent-function-scoping -- a helper outside of the page's function would stay behind */
import type { Page } from 'playwright/test';
import type { JournalEntry } from './bridge.ts';
import { picked } from './sweepFields.ts';
import type { Scope, Try } from './sweepFields.ts';

const pressable =
  'button, [role=tab], [role=radio], [role=checkbox], input[type=checkbox], input[type=radio], [role=gridcell] [role=button]';
/** Buttons that open a list or a menu: its choices are tried one by one. */
export const opener = '[aria-haspopup]:not([aria-haspopup=dialog])';

/** Controls that send nothing when pressed: chosen already, disabled, pending, or hidden. */
export const idle = [
  ':disabled',
  '[aria-disabled=true]',
  '[data-pending]',
  '[aria-selected=true]',
  'input[type=radio]:checked',
  '[role=radio][aria-checked=true]',
  '[readonly]',
  '[aria-readonly=true]',
  '[inert] *',
  '[aria-hidden=true] *',
].join(', ');

/** What a press did: the events of the focus before it, those of the press itself, and those of the focus lost. */
type Press = {
  control: string;
  atFocus: JournalEntry[];
  entries: JournalEntry[];
  atBlur: JournalEntry[];
  maySendNothing: boolean;
  /** The name that the control has after the press, where it is another. */
  renamed: string | null;
};

const press = (page: Page, scope: Scope): Promise<Press[]> =>
  page.evaluate(
    async (given) => {
      const found = [...document.querySelectorAll<HTMLElement>(given.include)].flatMap((root) => [
        ...(root.matches(given.pressable) ? [root] : []),
        ...root.querySelectorAll<HTMLElement>(given.pressable),
      ]);
      const isOff = (element: HTMLElement) =>
        !element.isConnected ||
        element.matches(given.idle) ||
        element.matches(given.opener) ||
        (given.exclude !== '' && element.closest(given.exclude) !== null) ||
        !element.checkVisibility();
      const entriesNow = () => JSON.parse(window.pathsBridge?.journal() ?? '[]') as JournalEntry[];
      const nameOf = (element: HTMLElement) => {
        const label = element.getAttribute('aria-label') ?? element.textContent;
        return (label === '' ? element.closest('label')?.textContent : label)?.trim() ?? '';
      };
      entriesNow();
      let opened = false;
      const openPicker = (event: Event) => {
        if (!(event.target instanceof HTMLInputElement) || event.target.type !== 'file') return;
        event.preventDefault();
        event.target.setAttribute(given.picked, '');
        opened = true;
      };
      document.addEventListener('click', openPicker, true);
      const pressed: Press[] = [];
      for (const element of new Set(found)) {
        if (isOff(element)) continue;
        opened = false;
        const name = nameOf(element);
        element.focus();
        const atFocus = entriesNow();
        element.click();
        const entries = entriesNow();
        // React renders after the event, in a microtask.
        await Promise.resolve();
        await Promise.resolve();
        const after = element.isConnected ? nameOf(element) : name;
        element.blur();
        pressed.push({
          control: `${element.getAttribute('role') ?? element.tagName.toLowerCase()} ‘${name}’`,
          atFocus,
          entries,
          atBlur: entriesNow(),
          maySendNothing: opened,
          renamed: after === name ? null : after,
        });
      }
      document.removeEventListener('click', openPicker, true);
      return pressed;
    },
    { ...scope, pressable, idle, opener, picked },
  );

const textOf = ({ event }: JournalEntry) => JSON.stringify(event);

/**
 * Presses every control of a flow, which is muted. A control that sends its event when it is focused need not send one
 * when it is pressed: a tab. What any control there sends when it is focused belongs to the flow's root, and counts for
 * none: a carousel that pauses.
 */
export async function pressAll(page: Page, scope: Scope): Promise<Try[]> {
  const pressed = await press(page, scope);
  const counts = new Map<string, number>();
  for (const { atFocus } of pressed)
    for (const text of new Set(atFocus.map(textOf))) counts.set(text, (counts.get(text) ?? 0) + 1);
  return pressed.map(({ control, atFocus, entries, atBlur, maySendNothing, renamed }) => ({
    control,
    entries: [
      ...entries,
      ...atFocus.filter((entry) => pressed.length === 1 || counts.get(textOf(entry)) === 1),
    ],
    beside: [...atFocus, ...atBlur],
    maySendNothing,
    ...(renamed !== null && {
      complaint: `${control} changes its name to ‘${renamed}’ although its flow does not change.`,
    }),
  }));
}
