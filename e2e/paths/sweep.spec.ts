// In every state: no dead control in the whole page, no hidden event, no missing control, and no assertion that holds in other states
// too.
import { expect } from 'playwright/test';
import { oneIn } from '../tags.ts';
import { driverOf, modelOf, project, test } from './app.ts';
import { ambiguousAssertions } from './kit/ambiguity.ts';
import { whenLoaded } from './kit/page.ts';
import { plans } from './kit/plans.ts';
import { activeStatesOf } from '../../tests/paths/kit/explore.ts';
import { sweep } from './kit/sweep.ts';
import { faultsOf, tryPage } from './kit/sweepPage.ts';
import { walkPath } from './kit/walkPath.ts';
import type { Visit } from './kit/walkPath.ts';

const ignoredBy = async (flow: string) =>
  project.driven.includes(flow) ? ((await driverOf(flow)).ignored ?? {}) : {};

/** The roots of all flows, as far as they are CSS selectors: a dialog alone is no flow's. */
const rootsOfAll = async () => {
  const drivers = await Promise.all(project.driven.map(driverOf));
  const roots = drivers.flatMap(({ include }) => include.split(/,\s*/));
  return ['[data-flow]', ...roots.filter((root) => !/:has-text|^\[role=\w+\]$/.test(root))].join();
};

// All of them take eight minutes on two slow cores; `npm test -- --changed` sweeps the flows that have changed.
for (const [index, { flow, visits }] of (await plans(project)).entries()) {
  const tag = oneIn(4, index);
  test(`${flow}: every control and every assertion counts`, { tag }, async ({ page }) => {
    const [driver, model] = await Promise.all([driverOf(flow), modelOf(flow)]);
    const faults = new Set<string>();
    const swept = new Set<string>();
    const compared = new Set<string>();
    const tried = new Set<string>();
    const visit: Visit = async (at, now) => {
      const place = JSON.stringify([now.snapshot.value, now.snapshot.context.problem ?? null]);
      if (swept.has(place)) return;
      swept.add(place);
      const found = await ambiguousAssertions(at, driver, model.machine, now, compared);
      if (now.snapshot.status === 'active') found.push(...(await sweep(at, driver, model, now)));
      const where = `${flow}, ${activeStatesOf(now).join(' + ')}`;
      // What was pressed above may have woken an island, which hears nothing until it is here.
      await whenLoaded(at);
      const others = await tryPage(at, driver.exclude ?? '', await rootsOfAll(), tried);
      found.push(...(await faultsOf(where, others, ignoredBy)));
      for (const fault of found) faults.add(fault);
    };
    for (const { start, ids, firstAfter } of visits)
      await walkPath(page, driver, model, start, ids, { visit, remountAfter: firstAfter });
    expect([...faults]).toEqual([]);
  });
}
