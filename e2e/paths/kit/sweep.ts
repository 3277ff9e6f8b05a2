// Tries every control of a flow while the flow is muted: it records every event, and its state does not change.
import type { Locator, Page } from 'playwright/test';
import type { JournalEntry } from './bridge.ts';
import { configOf } from './config.ts';
import type { Paths } from '../../../tests/paths/kit/define.ts';
import type { Situation } from '../../../tests/paths/kit/engine.ts';
import { activeStatesOf } from '../../../tests/paths/kit/explore.ts';
import { enabledMoves } from '../../../tests/paths/kit/moves.ts';
import { journalOf, mute } from './page.ts';
import { chooseInAll, picked, typeInAll } from './sweepFields.ts';
import { followLinks } from './sweepLinks.ts';
import type { Scope, Try } from './sweepFields.ts';
import type { PageDriver } from './walkPath.ts';

const pressable =
  'button, [role=tab], [role=radio], [role=checkbox], input[type=checkbox], input[type=radio], [role=gridcell] [role=button]';
/** Buttons that open a list or a menu: its choices are tried one by one. */
const opener = '[aria-haspopup]:not([aria-haspopup=dialog])';
const choice = '[role=option], [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox]';

/** Controls that send nothing when pressed: chosen already, disabled, pending, or hidden. */
const idle = [
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

/** Presses one control after another, within the page. */
const pressAll = (page: Page, scope: Scope) =>
  page.evaluate(
    (given) => {
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
      window.pathsBridge?.journal();
      let opened = false;
      const openPicker = (event: Event) => {
        if (!(event.target instanceof HTMLInputElement) || event.target.type !== 'file') return;
        event.preventDefault();
        event.target.setAttribute(given.picked, '');
        opened = true;
      };
      document.addEventListener('click', openPicker, true);
      const pressed = [...new Set(found)]
        .filter((element) => !isOff(element))
        .map((element) => {
          opened = false;
          element.focus();
          element.click();
          element.blur();
          const label = element.getAttribute('aria-label') ?? element.textContent;
          const name = label === '' ? element.closest('label')?.textContent : label;
          return {
            control: `${element.getAttribute('role') ?? element.tagName.toLowerCase()} ‘${name?.trim() ?? ''}’`,
            entries: JSON.parse(window.pathsBridge?.journal() ?? '[]') as JournalEntry[],
            maySendNothing: opened,
          };
        });
      document.removeEventListener('click', openPicker, true);
      return pressed;
    },
    { ...scope, pressable, idle, opener, picked },
  );

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

async function openAll(page: Page, { include, exclude }: Scope): Promise<Try[]> {
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

/** In a dialog of the flow, Escape does what its close button does, and so may a click beside it. */
async function leaveDialog(page: Page, { include }: Scope): Promise<Try[]> {
  const dialog = page.locator('[role=dialog], [role=alertdialog]').filter({ visible: true }).last();
  if ((await dialog.count()) === 0) return [];
  const isOwn = await dialog.evaluate(
    (element, given) => element.matches(given) || element.querySelector(given) !== null,
    include,
  );
  if (!isOwn) return [];
  const closes = dialog.getByRole('button', { name: configOf(page).closeButton });
  const canClose = (await closes.count()) > 0 && (await closes.first().isEnabled());
  await journalOf(page);
  await dialog.press('Escape');
  const tries: Try[] = [
    { control: 'Escape', entries: await journalOf(page), maySendNothing: !canClose },
  ];
  const box = await dialog.boundingBox();
  if (box !== null && box.x > 2 && box.y > 2) {
    await page.mouse.click(1, 1);
    const control = 'a click beside the dialog';
    tries.push({ control, entries: await journalOf(page), maySendNothing: true });
  }
  return tries;
}

/**
 * Tries every control in one situation.
 * @returns dead controls, controls that send what the machine refuses, and events without a control, as sentences
 */
export async function sweep(
  page: Page,
  driver: PageDriver,
  model: Paths,
  situation: Situation,
): Promise<string[]> {
  const { exclude = '', ignored = {} } = driver;
  // Marked, because a selector of Playwright's means nothing to the page.
  await page.locator(driver.include).evaluateAll((elements) => {
    for (const old of document.querySelectorAll('[data-paths-include]'))
      old.removeAttribute('data-paths-include');
    for (const element of elements) element.setAttribute('data-paths-include', '');
  });
  const scope = { include: '[data-paths-include]', exclude };
  const { snapshot } = situation;
  await mute(page, true);
  const tries: Try[] = [
    ...(await pressAll(page, scope)),
    ...(await chooseInAll(page, scope)),
    ...(await typeInAll(page, scope)),
    ...(await openAll(page, scope)),
    ...(await leaveDialog(page, scope)),
  ];
  await journalOf(page);
  const followed = await followLinks(page, scope.include);
  await mute(page, false);
  const where = `${driver.flow}, ${activeStatesOf(situation).join(' + ')}`;
  const heard = new Set([
    ...tries.flatMap(({ entries }) => entries.map(({ event }) => event.type)),
    ...followed,
  ]);
  const wanted = enabledMoves(model, situation).filter(
    (move) => move.kind === 'user' && driver.isOffered?.(snapshot, move) !== false,
  );
  return [
    ...tries.flatMap(({ control, entries, maySendNothing = false, complaint }) => {
      if (complaint !== undefined) return [`${where}: ${complaint}`];
      const [first] = entries;
      if (first === undefined)
        return maySendNothing ? [] : [`${where}: ${control} is dead: it sends nothing.`];
      return first.accepted || first.event.type in ignored
        ? []
        : [`${where}: ${control} sends ‘${first.event.type}’, which the machine refuses.`];
    }),
    ...new Set(
      wanted
        .flatMap((move) => ('event' in move ? [move.event.type] : []))
        .filter((type) => !heard.has(type))
        .map((type) => `${where}: ‘${type}’ is accepted, and no control sends it.`),
    ),
  ];
}
