// Tries every control of a flow while the flow is muted: it records every event, and its state does not change.
import type { Page } from 'playwright/test';
import { configOf } from './config.ts';
import type { Paths } from '../../../tests/paths/kit/define.ts';
import type { Situation } from '../../../tests/paths/kit/engine.ts';
import { activeStatesOf } from '../../../tests/paths/kit/explore.ts';
import { enabledMoves } from '../../../tests/paths/kit/moves.ts';
import { journalOf, markAll, mute } from './page.ts';
import { chooseInAll, selectInAll, typeInAll } from './sweepFields.ts';
import type { Scope, Try } from './sweepFields.ts';
import { followLinks } from './sweepLinks.ts';
import { openAll } from './sweepMenus.ts';
import { pressAll } from './sweepPress.ts';
import type { PageDriver } from './walkPath.ts';

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
  const scope = { include: await markAll(page, driver.include, 'include'), exclude };
  const { snapshot } = situation;
  await mute(page, 'flow');
  const tries: Try[] = [
    ...(await pressAll(page, scope)),
    ...(await chooseInAll(page, scope)),
    ...(await typeInAll(page, scope)),
    ...(await selectInAll(page, scope)),
    ...(await openAll(page, scope)),
    ...(await leaveDialog(page, scope)),
  ];
  await journalOf(page);
  const followed = await followLinks(page, scope.include);
  await mute(page, 'nothing');
  const where = `${driver.flow}, ${activeStatesOf(situation).join(' + ')}`;
  const heard = new Set([
    ...tries.flatMap(({ entries, beside = [] }) =>
      [...entries, ...beside].map(({ event }) => event.type),
    ),
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
