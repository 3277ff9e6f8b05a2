// In every state: no dead button, no hidden event, no missing control, and no assertion that would hold in other
// states too.
import { confusionsIn } from './kit/confusion.ts';
import { expect, test } from './kit/fixtures.ts';
import { modelOf } from './kit/model.ts';
import { driverOf } from './kit/plan.ts';
import { plans } from './kit/plans.ts';
import { sweep } from './kit/sweep.ts';
import { travel } from './kit/travel.ts';

for (const { flow, visits } of await plans()) {
  test(`${flow}: every control and every assertion counts`, async ({ page }) => {
    const [driver, model] = await Promise.all([driverOf(flow), modelOf(flow)]);
    const faults = new Set<string>();
    const swept = new Set<string>();
    const told = new Set<string>();
    for (const { start, ids } of visits) {
      await travel(page, { ...driver, remounts: () => false }, start, ids, async (at, now) => {
        const place = JSON.stringify([now.snapshot.value, now.snapshot.context.problem ?? null]);
        if (swept.has(place)) return;
        swept.add(place);
        const found = await confusionsIn(at, driver, model.machine, now, told);
        if (now.snapshot.status === 'active') found.push(...(await sweep(at, driver, model, now)));
        for (const fault of found) faults.add(fault);
      });
    }
    expect([...faults]).toEqual([]);
  });
}
