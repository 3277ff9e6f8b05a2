// Tries every control that a flow owns where it stands, with the flow muted: nothing moves, and everything is heard.
import type { Page } from 'playwright/test';
import type { Entry } from '../../../src/paths/bridge.ts';
import type { Paths } from '../../../tests/paths/kit/define.ts';
import type { Situation } from '../../../tests/paths/kit/engine.ts';
import { placesOf } from '../../../tests/paths/kit/explore.ts';
import { movesFrom } from '../../../tests/paths/kit/moves.ts';
import { journalOf, mute } from './page.ts';
import type { PageDriver } from './travel.ts';

const pressable =
  'button, [role=tab], [role=radio], [role=checkbox], input[type=checkbox], input[type=radio]';
const typable = 'input:not([type=checkbox]):not([type=radio]):not([type=hidden]), textarea';

/** What pressing does not change: what is chosen, switched off, on its way, or out of reach. */
const idle = [
  ':disabled',
  '[aria-disabled=true]',
  '[data-pending]',
  '[aria-selected=true]',
  'input[type=radio]:checked',
  '[readonly]',
  '[inert] *',
  '[aria-hidden=true] *',
].join(', ');

type Try = { control: string; entries: Entry[] };

/** Presses one control after another, all in the page. */
const pressAll = (page: Page, own: string, foreign: string) =>
  page.evaluate(
    (given) => {
      const found = [...document.querySelectorAll<HTMLElement>(given.own)].flatMap((root) => [
        ...(root.matches(given.pressable) ? [root] : []),
        ...root.querySelectorAll<HTMLElement>(given.pressable),
      ]);
      const isOff = (element: HTMLElement) =>
        !element.isConnected ||
        element.matches(given.idle) ||
        (given.foreign !== '' && element.closest(given.foreign) !== null) ||
        !element.checkVisibility();
      window.axisPaths?.journal();
      return [...new Set(found)]
        .filter((element) => !isOff(element))
        .map((element) => {
          element.focus();
          element.click();
          element.blur();
          const label = element.getAttribute('aria-label') ?? element.textContent;
          const name = label === '' ? element.closest('label')?.textContent : label;
          return {
            control: `${element.getAttribute('role') ?? element.tagName.toLowerCase()} ‘${name?.trim() ?? ''}’`,
            entries: JSON.parse(window.axisPaths?.journal() ?? '[]') as Entry[],
          };
        });
    },
    { own, foreign, pressable, idle },
  );

async function typeInAll(page: Page, own: string): Promise<Try[]> {
  const tries: Try[] = [];
  const fields = page.locator(own).locator(typable);
  for (const field of await fields.all()) {
    if (!(await field.isVisible()) || !(await field.isEditable())) continue;
    const before = await field.inputValue();
    await journalOf(page);
    await field.pressSequentially('x');
    // A field that holds something can be emptied too.
    if (before !== '') await field.fill('');
    const name = (await field.getAttribute('name')) ?? '';
    tries.push({ control: `field ‘${name}’`, entries: await journalOf(page) });
    await field.fill(before);
  }
  return tries;
}

/** In a dialog, Escape must do what its close button does. */
async function escape(page: Page, own: string): Promise<Try[]> {
  const dialog = page.locator('[role=dialog]').filter({ visible: true });
  if (!own.includes('dialog') || (await dialog.count()) === 0) return [];
  await journalOf(page);
  await dialog.first().press('Escape');
  return [{ control: 'Escape', entries: await journalOf(page) }];
}

/** The faults of one situation: dead controls, hidden events, missing controls. */
export async function sweep(
  page: Page,
  driver: PageDriver,
  model: Paths,
  situation: Situation,
): Promise<string[]> {
  const { own, foreign = '' } = driver;
  if (own === '') return [];
  const { snapshot } = situation;
  await mute(page, true);
  const tries = [
    ...(await pressAll(page, own, foreign)),
    ...(await typeInAll(page, own)),
    ...(await escape(page, own)),
  ];
  await journalOf(page);
  await mute(page, false);
  const where = placesOf(situation).join(' + ');
  const heard = new Set(tries.flatMap(({ entries }) => entries.map(({ event }) => event.type)));
  const wanted = movesFrom(model, situation).filter(
    (move) => move.kind === 'user' && driver.offers?.(snapshot, move) !== false,
  );
  return [
    ...tries.flatMap(({ control, entries }) => {
      const [first] = entries;
      if (first === undefined) return [`${where}: ${control} is dead: it sends nothing.`];
      return first.accepted || first.event.type in (driver.idle ?? {})
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
