// Tries the buttons of a flow that open a list or a menu, and what they open.
import type { Locator, Page } from 'playwright/test';
import { journalOf } from './page.ts';
import { idle, opener } from './sweepPress.ts';
import type { Scope, Try } from './sweepFields.ts';

const choice = '[role=option], [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox]';

/** Tries a button that opens a list or a menu: each choice, Escape, and a click beside it. */
async function openAndTry(page: Page, button: Locator, exclude: string): Promise<Try[]> {
  const name = (await button.getAttribute('aria-label')) ?? (await button.innerText());
  const popup = page.locator('[role=listbox], [role=menu]').filter({ visible: true });
  const open = async () => {
    if ((await popup.count()) === 0) await button.click();
    await popup.first().waitFor({ timeout: 2000 });
  };
  const tries: Try[] = [];
  // A flow whose machine knows of its menu may be in a state with the menu open, and keeps it open.
  const wasOpen = (await button.getAttribute('aria-expanded')) === 'true';
  await journalOf(page);
  await open();
  tries.push({
    control: `button ‘${name.trim()}’`,
    entries: await journalOf(page),
    maySendNothing: true,
  });
  const isList = (await popup.first().getAttribute('role')) === 'listbox';
  const offered = popup.first().locator(choice);
  // The choices of a list are of one kind; those of a menu are controls of their own.
  const count = isList ? Math.min(1, await offered.count()) : await offered.count();
  for (let index = 0; index < count; index += 1) {
    await open();
    const item = isList
      ? popup.first().locator('[role=option]:not([aria-selected=true])').first()
      : offered.nth(index);
    const isOff = await item.evaluate(
      (element, given) =>
        element.matches(given.idle) || (given.exclude !== '' && element.matches(given.exclude)),
      { idle, exclude },
    );
    if (isOff) continue;
    const label = (await item.innerText()).trim();
    await journalOf(page);
    await item.click();
    tries.push({
      control: `${isList ? 'choice' : 'menu item'} ‘${label}’`,
      entries: await journalOf(page),
    });
  }
  for (const [action, leave] of [
    ['Escape', () => page.keyboard.press('Escape')],
    ['A click beside it', () => page.mouse.click(1, 1)],
  ] as const) {
    await open();
    await journalOf(page);
    await leave();
    const isGone = await popup
      .first()
      .waitFor({ state: 'hidden', timeout: 1000 })
      .then(() => true)
      .catch(() => false);
    const outcome = { control: action, entries: await journalOf(page), maySendNothing: true };
    tries.push(
      isGone
        ? outcome
        : { ...outcome, complaint: `${action} does not close what ‘${name.trim()}’ opens.` },
    );
  }
  if (wasOpen) await open();
  return tries;
}

/** Tries every button of a flow that opens a list or a menu. */
export async function openAll(page: Page, { include, exclude }: Scope): Promise<Try[]> {
  const tries: Try[] = [];
  const roots = page.locator(include);
  const buttons = roots.and(page.locator(opener)).or(roots.locator(opener));
  for (const button of await buttons.all()) {
    if (!(await button.isVisible())) continue;
    const isOff = await button.evaluate(
      (element, given) =>
        // An open menu puts everything else out of reach, its button too.
        (element.matches(given.idle) && element.getAttribute('aria-expanded') !== 'true') ||
        (given.exclude !== '' && element.closest(given.exclude) !== null),
      { idle, exclude },
    );
    if (!isOff) tries.push(...(await openAndTry(page, button, exclude)));
  }
  return tries;
}
