// In every state: no dead button, no hidden event, no missing control.
import { expect, test } from './kit/fixtures.ts';
import { driven, planOf } from './kit/plan.ts';
import { sweep } from './kit/sweep.ts';
import { travel } from './kit/travel.ts';

const plans = await Promise.all(driven.map((flow) => planOf(flow, 'states')));

for (const { flow, driver, graph, tours } of plans.filter((plan) => plan.driver.own !== '')) {
  test(`${flow}: every control counts`, async ({ browser, baseURL }) => {
    const faults = new Set<string>();
    const swept = new Set<string>();
    for (const path of tours) {
      const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
      const page = await context.newPage();
      const ids = path.steps.map(({ move }) => move.id);
      await travel(page, { ...driver, remounts: () => false }, path.start, ids, async (at, now) => {
        const place = JSON.stringify([now.snapshot.value, now.snapshot.context.problem ?? null]);
        if (swept.has(place) || now.snapshot.status !== 'active') return;
        swept.add(place);
        for (const fault of await sweep(at, driver, graph.model, now)) faults.add(fault);
      });
      await context.close();
    }
    expect([...faults]).toEqual([]);
  });
}
