// Finds assertions that are too weak: those of another state that hold in the current one too.
import type { Page } from 'playwright/test';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { Situation } from '../../../tests/paths/kit/engine.ts';
import { activeStatesOf } from '../../../tests/paths/kit/explore.ts';
import { pathOf, statesOf } from '../../../tests/paths/kit/transitions.ts';
import { assertionsMade, holdsNow } from './expect.ts';
import type { PageDriver } from './walkPath.ts';

/** The nearest common ancestor of two states. */
function ancestorOf(one: AnyStateNode, other: AnyStateNode): AnyStateNode | undefined {
  const above = new Set<AnyStateNode>();
  for (let node = one.parent; node; node = node.parent) above.add(node);
  let node = other.parent;
  while (node && !above.has(node)) node = node.parent;
  return node;
}

/** The states that a flow cannot be in while it is in this one: all but those of parallel regions. */
export function exclusiveStates(machine: AnyStateMachine, place: string): string[] {
  const nodes = statesOf(machine);
  const here = nodes.find((node) => pathOf(node) === place);
  if (here === undefined) return [];
  return nodes
    .filter((node) => node !== here && ancestorOf(here, node)?.type !== 'parallel')
    .map(pathOf);
}

const areIndistinguishable = (
  { indistinguishable = [] }: PageDriver,
  { snapshot }: Situation,
  one: string,
  other: string,
) =>
  indistinguishable.some(
    ({ states, when }) =>
      states.includes(one) && states.includes(other) && when?.(snapshot) !== false,
  );

/**
 * The assertions of a driver that do not distinguish the current state from another.
 * @param compared pairs of states that need not be compared again, whatever parallel regions do; new ones are added
 */
export async function ambiguousAssertions(
  page: Page,
  driver: PageDriver,
  machine: AnyStateMachine,
  situation: Situation,
  compared = new Set<string>(),
): Promise<string[]> {
  const faults: string[] = [];
  const menu = page.locator('[role=menu]').filter({ visible: true });
  const openMenus = await menu.count();
  page.setDefaultTimeout(80);
  try {
    for (const place of activeStatesOf(situation)) {
      if (driver.states[place] === undefined) continue;
      for (const rival of exclusiveStates(machine, place)) {
        const assertions = driver.states[rival];
        const pair = `${place} ${rival}`;
        if (assertions === undefined || compared.has(pair)) continue;
        if (areIndistinguishable(driver, situation, place, rival)) continue;
        compared.add(pair);
        const before = assertionsMade();
        const holds = await holdsNow(() => assertions(page, situation.snapshot));
        // An assertion may have opened a menu.
        if ((await menu.count()) > openMenus) await page.keyboard.press('Escape');
        if (holds && assertionsMade() > before)
          faults.push(
            `${driver.flow}: the driver's assertions for ‘${rival}’ hold in ‘${place}’ too: they assert too little.`,
          );
      }
    }
  } finally {
    page.setDefaultTimeout(0);
  }
  return faults;
}
