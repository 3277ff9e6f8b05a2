// Tries the words about other states where a flow stands: one that holds here too cannot tell the two apart.
import type { Page } from 'playwright/test';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { Situation } from '../../../tests/paths/kit/engine.ts';
import { placesOf } from '../../../tests/paths/kit/explore.ts';
import { pathOf, statesOf } from '../../../tests/paths/kit/transitions.ts';
import { assertionsMade, holdsAtOnce } from './expect.ts';
import type { PageDriver } from './travel.ts';

/** Where two states part ways. */
function forkOf(one: AnyStateNode, other: AnyStateNode): AnyStateNode | undefined {
  const above = new Set<AnyStateNode>();
  for (let node = one.parent; node; node = node.parent) above.add(node);
  let node = other.parent;
  while (node && !above.has(node)) node = node.parent;
  return node;
}

/** The states that a flow cannot be in while it is in this one. */
export function rivalsOf(machine: AnyStateMachine, place: string): string[] {
  const nodes = statesOf(machine);
  const here = nodes.find((node) => pathOf(node) === place);
  if (here === undefined) return [];
  return nodes
    .filter((node) => node !== here && forkOf(here, node)?.type !== 'parallel')
    .map(pathOf);
}

const looksAlike = (
  { alike = [] }: PageDriver,
  { snapshot }: Situation,
  one: string,
  other: string,
) =>
  alike.some(
    ({ states, when }) =>
      states.includes(one) && states.includes(other) && when?.(snapshot) !== false,
  );

/**
 * The words of a driver that say too little, found where the flow stands.
 * @param told pairs of states that have been told apart; what regions beside them do changes nothing of it
 */
export async function confusionsIn(
  page: Page,
  driver: PageDriver,
  machine: AnyStateMachine,
  situation: Situation,
  told = new Set<string>(),
): Promise<string[]> {
  const faults: string[] = [];
  const menu = page.locator('[role=menu]').filter({ visible: true });
  const stands = await menu.count();
  page.setDefaultTimeout(80);
  try {
    for (const place of placesOf(situation)) {
      if (driver.states[place] === undefined) continue;
      for (const rival of rivalsOf(machine, place)) {
        const word = driver.states[rival];
        const pair = `${place} ${rival}`;
        if (word === undefined || told.has(pair)) continue;
        if (looksAlike(driver, situation, place, rival)) continue;
        told.add(pair);
        const before = assertionsMade();
        const holds = await holdsAtOnce(() => word(page, situation.snapshot));
        // A word may have opened one to look into it.
        if ((await menu.count()) > stands) await page.keyboard.press('Escape');
        if (holds && assertionsMade() > before)
          faults.push(
            `${driver.flow}: the driver's word about ‘${rival}’ holds in ‘${place}’ too: it asserts too little.`,
          );
      }
    }
  } finally {
    page.setDefaultTimeout(0);
  }
  return faults;
}
