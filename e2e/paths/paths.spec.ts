// Tours in Chromium over every state and every transition of every machine of the catalog.
import { explore } from '../../tests/paths/kit/explore.ts';
import { expect } from 'playwright/test';
import { describeShortest, replayIn } from './kit/failure.ts';
import { driverOf, flows, modelOf, project, test } from './app.ts';
import { plans } from './kit/plans.ts';
import { StepFailure } from './kit/observation.ts';
import { walkPath } from './kit/walkPath.ts';

test('every machine of the catalogue has a driver', () => {
  expect(project.driven.toSorted()).toEqual(flows.toSorted());
});

for (const { flow, tours, faults, states, transitions, pairs } of await plans(project)) {
  test.describe(flow, () => {
    test(`is covered: ${states} states, ${transitions} transitions, ${pairs.walked} of ${pairs.possible} pairs`, async () => {
      const { unreachable = {}, invisible = {} } = await driverOf(flow);
      for (const [id, reason] of Object.entries({ ...unreachable, ...invisible }))
        test.info().annotations.push({ type: 'not in Chromium', description: `${id}: ${reason}` });
      expect(faults).toEqual([]);
    });

    for (const [index, { start, ids, remountAfter }] of tours.entries()) {
      test(`tour ${index + 1} from ${start}, ${ids.length} steps`, async ({ page }) => {
        const [driver, model] = await Promise.all([driverOf(flow), modelOf(flow)]);
        try {
          await walkPath(page, driver, model, start, ids, { remountAfter });
        } catch (error) {
          if (!(error instanceof StepFailure)) throw error;
          // Shortened on other pages: the state of this one is unknown.
          await page.close();
          test.slow();
          const graph = explore(model, undefined, { trustsAbstraction: true });
          const walk = replayIn(page, driver, model);
          throw new Error(
            await describeShortest(graph, flow, { start, ids, failure: error }, walk),
            {
              cause: error,
            },
          );
        }
      });
    }
  });
}
