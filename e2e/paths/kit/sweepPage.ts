// Tries the controls of a page outside the flow under test: each belongs to a flow, is a link, or is named as the
// browser's own. A disclosure (`summary`) is the browser's by its tag.
/* oxlint-disable unicorn/consistent-function-scoping -- a helper outside of the page's function would stay behind */
import type { Page } from 'playwright/test';
import type { Heard } from './bridge.ts';
import { configOf } from './config.ts';
import { idle, opener } from './sweepPress.ts';

const control = [
  'button',
  'input:not([type=hidden])',
  'textarea',
  'select',
  'a:not([href])',
  '[contenteditable=""], [contenteditable=true]',
  ...['button', 'tab', 'radio', 'checkbox', 'switch', 'slider', 'spinbutton', 'textbox', 'link']
    .map((role) => `[role=${role}]`)
    .map((selector) => `${selector}:not(a[href])`),
].join(', ');

/** A control outside the flow under test, and what it did while every flow was muted. */
export type Tried = {
  control: string;
  heard: Heard[];
  /** The name or the value that the control has after the press, where it is another although no flow changed. */
  changed: string | null;
};

/**
 * Presses every control of the page outside `[data-paths-include]`, or types into it, while every flow is muted. A
 * button that opens a menu is tried by the flow that it belongs to: here it need only be in the root of one.
 * @param tried the controls that were tried in earlier situations, and are not tried again; new ones are added
 */
export async function tryPage(
  page: Page,
  exclude: string,
  roots: string,
  tried: Set<string>,
): Promise<Tried[]> {
  const { ownControls } = configOf(page);
  const found = await page.evaluate(
    async (given) => {
      const bridge = window.pathsBridge;
      // An open menu closes as soon as the focus leaves it.
      const openMenu = document.querySelector('[aria-haspopup][aria-expanded=true]');
      if (bridge === undefined || openMenu?.checkVisibility() === true) return [];
      const isOwn = (element: Element) =>
        element.closest('[data-paths-include]') !== null &&
        (given.exclude === '' || element.closest(given.exclude) === null);
      const nameOf = (element: HTMLElement) => {
        const label = element.getAttribute('aria-label') ?? element.textContent;
        return (label === '' ? element.closest('label')?.textContent : label)?.trim() ?? '';
      };
      const portrait = (element: HTMLElement) => {
        const root = element.closest('[data-flow]')?.getAttribute('data-flow') ?? '';
        const kind = element.getAttribute('role') ?? element.getAttribute('type') ?? '';
        return [root, element.tagName, kind, element.getAttribute('name'), nameOf(element)].join();
      };
      const valueOf = (element: HTMLElement) =>
        element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type)
          ? String(element.checked)
          : ['aria-checked', 'aria-pressed', 'aria-expanded', 'aria-valuenow']
              .map((name) => element.getAttribute(name))
              .join();
      /** Types as a user does: React hears a value that was set by the element's own property. */
      const type = (element: HTMLInputElement | HTMLTextAreaElement, text: string) => {
        const prototype =
          element instanceof HTMLInputElement
            ? HTMLInputElement.prototype
            : HTMLTextAreaElement.prototype;
        Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, text);
        element.dispatchEvent(new Event('input', { bubbles: true }));
      };
      const operate = (element: HTMLElement) => {
        const isText =
          element instanceof HTMLTextAreaElement ||
          (element instanceof HTMLInputElement &&
            !/^(checkbox|radio|button|submit|reset|file|range|color|image)$/.test(element.type));
        if (isText) {
          const before = element.value;
          type(element, `${before}x`);
          const after = bridge.heard();
          type(element, before);
          bridge.heard();
          return after;
        }
        if (element instanceof HTMLSelectElement)
          element.dispatchEvent(new Event('change', { bubbles: true }));
        else if (element.isContentEditable)
          element.dispatchEvent(new InputEvent('input', { bubbles: true, data: 'x' }));
        else element.click();
        return bridge.heard();
      };
      let picks = false;
      const stop = new AbortController();
      // No picker of files, no page that is left.
      window.addEventListener(
        'click',
        (event) => {
          const at = event.target instanceof Element ? event.target : null;
          if (at?.closest('a[href], input[type=file]')) event.preventDefault();
          if (at?.matches('input[type=file]')) picks = true;
        },
        { capture: true, signal: stop.signal },
      );
      bridge.mute('page');
      const results: (Tried & { name: string })[] = [];
      const attempt = async (element: HTMLElement) => {
        const name = portrait(element);
        if (
          given.tried.includes(name) ||
          isOwn(element) ||
          !element.isConnected ||
          !element.checkVisibility() ||
          element.matches(given.idle) ||
          given.ownControls.includes(nameOf(element))
        )
          return;
        given.tried.push(name);
        const label = nameOf(element);
        const kind = element.getAttribute('role') ?? element.tagName.toLowerCase();
        const report = (heard: Heard[], changed: string | null) =>
          results.push({ name, control: `${kind} ‘${label}’`, heard, changed });
        if (element.matches(given.opener)) {
          if (element.closest(given.roots) === null) report([], null);
          return;
        }
        const before = valueOf(element);
        element.focus({ preventScroll: true });
        const atFocus = bridge.heard();
        picks = false;
        const heard = operate(element);
        // React renders after the event, in a microtask.
        await Promise.resolve();
        await Promise.resolve();
        const [after, now] = [valueOf(element), element.isConnected ? nameOf(element) : label];
        element.blur();
        bridge.heard();
        if (picks) return;
        const isField = element.matches('input, textarea, select');
        report(
          heard.length > 0 || element.getAttribute('role') !== 'tab' ? heard : atFocus,
          now !== label ? now : after !== before && !isField ? after : null,
        );
      };
      const [top, focused] = [window.scrollY, document.activeElement];
      // A dialog keeps the rest of the page out of reach.
      const dialogs = [
        ...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]'),
      ];
      const part = dialogs.findLast((dialog) => dialog.checkVisibility()) ?? document;
      for (const element of part.querySelectorAll<HTMLElement>(given.control))
        await attempt(element);
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
      window.scrollTo(0, top);
      bridge.mute('nothing');
      stop.abort();
      return results;
    },
    {
      control,
      exclude,
      roots,
      idle,
      opener,
      ownControls: Object.keys(ownControls),
      tried: [...tried],
    },
  );
  for (const { name } of found) tried.add(name);
  return found;
}

/**
 * The faults among the controls that were tried, as sentences.
 * @param ignoredBy the events that a flow's controls may send although its machine ignores them
 */
export async function faultsOf(
  where: string,
  tried: readonly Tried[],
  ignoredBy: (flow: string) => Promise<Readonly<Record<string, string>>>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const { control: name, heard, changed } of tried) {
    const [first] = heard;
    if (changed !== null)
      faults.push(`${where}: ${name} changes to ‘${changed}’ although no flow does.`);
    else if (first === undefined)
      faults.push(`${where}: ${name} belongs to no flow: none hears it.`);
    else if (
      heard.every(({ accepted }) => !accepted) &&
      !(first.type in (await ignoredBy(first.flow)))
    )
      faults.push(`${where}: ${name} sends ‘${first.type}’, which ${first.flow} refuses.`);
  }
  return faults;
}
