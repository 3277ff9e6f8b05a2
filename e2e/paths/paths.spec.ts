// The path check in Chromium: tours over every state and every transition of every machine of the catalogue.
import { explore } from '../../tests/paths/kit/explore.ts';
import { expect, test } from './kit/fixtures.ts';
import { tellFailure, walkIn } from './kit/gift.ts';
import { modelOf } from './kit/model.ts';
import { driven, driverOf, flows } from './kit/plan.ts';
import { plans } from './kit/plans.ts';
import { Stumble } from './kit/sights.ts';
import { travel } from './kit/travel.ts';

test('every machine of the catalogue has a driver', () => {
  expect(driven.toSorted()).toEqual(flows.toSorted());
});

for (const { flow, tours, faults, states, transitions, pairs } of await plans()) {
  test.describe(flow, () => {
    test(`is covered: ${states} states, ${transitions} transitions, ${pairs.walked} of ${pairs.possible} pairs`, async () => {
      const { unreachable = {}, unseen = {} } = await driverOf(flow);
      for (const [id, reason] of Object.entries({ ...unreachable, ...unseen }))
        test.info().annotations.push({ type: 'not in Chromium', description: `${id}: ${reason}` });
      expect(faults).toEqual([]);
    });

    for (const [index, { start, ids, remounts }] of tours.entries()) {
      test(`tour ${index + 1} from ${start}, ${ids.length} steps`, async ({ page }) => {
        const driver = await driverOf(flow);
        try {
          await travel(page, driver, start, ids, undefined, remounts);
        } catch (error) {
          if (!(error instanceof Stumble)) throw error;
          // Shortened where the first walk does not matter any more.
          await page.close();
          test.slow();
          const graph = explore(await modelOf(flow), undefined, { trusts: true });
          const walk = walkIn(page, driver);
          throw new Error(await tellFailure(graph, flow, { start, ids, stumble: error }, walk), {
            cause: error,
          });
        }
      });
    }
  });
}
