// Tours in Chromium over every state and every transition of every machine of the catalog; where
// tests/paths/heard and docs/spoken say what is heard of a flow, each step is held against it.
import { explore } from '../../tests/paths/kit/explore.ts';
import { expect } from 'playwright/test';
import { describeShortest, replayIn, takePicture } from './kit/failure.ts';
import { driverOf, flows, modelOf, project, test } from './app.ts';
import { contractFaults, keepHeard, listens, listener, writtenDown } from './kit/heard.ts';
import { plans } from './kit/plans.ts';
import { goalOf } from '../../tests/paths/goals.ts';
import { isAtomic, pathOf, statesOf } from '../../tests/paths/kit/transitions.ts';
import { goalFault, pairShare, tourName } from '../../tests/paths/kit/walked.ts';
import { StepFailure } from './kit/observation.ts';
import { walkPath } from './kit/walkPath.ts';

test('every machine of the catalogue has a driver', () => {
  expect(project.driven.toSorted()).toEqual(flows.toSorted());
});

for (const { flow, tours, faults, states, transitions, pairs } of await plans(project)) {
  test.describe(flow, () => {
    test(`is covered: ${states} states, ${transitions} transitions, ${pairs.walked} of ${pairs.possible} pairs (goal ${goalOf(flow)} %)`, async () => {
      const [driver, model] = await Promise.all([driverOf(flow), modelOf(flow)]);
      const { unreachable = {}, invisible = {} } = driver;
      for (const [id, reason] of Object.entries({ ...unreachable, ...invisible }))
        test.info().annotations.push({ type: 'not in Chromium', description: `${id}: ${reason}` });
      // Nothing is heard in a state that is left in the same moment.
      const resting = statesOf(model.machine).filter(
        (node) => isAtomic(node) && !node.always?.length,
      );
      const unheard = contractFaults(project.root, flow, resting.map(pathOf));
      expect([...faults, ...unheard]).toEqual([]);
      const share = { pairs: pairShare(pairs.walked, pairs.possible) };
      expect(goalFault(flow, share, goalOf(flow))).toBeUndefined();
    });

    for (const [index, { start, ids, firstAfter }] of tours.entries()) {
      test(tourName(index, start, ids.length), async ({ page }) => {
        const [driver, model] = await Promise.all([driverOf(flow), modelOf(flow)]);
        const known = writtenDown(project.root, flow, index + 1);
        const { steps, hears } = listener(driver, known, firstAfter);
        try {
          await walkPath(page, driver, model, start, ids, {
            // A remount forgets where the focus was, and so where it goes next: tours that listen go without.
            remountAfter: listens ? [] : firstAfter,
            ...(listens && { hears }),
          });
          keepHeard(flow, index + 1, steps);
        } catch (error) {
          if (!(error instanceof StepFailure)) throw error;
          const picture = test.info().outputPath('failure.png');
          await takePicture(page, picture);
          // Shortened on other pages: the state of this one is unknown.
          await page.close();
          test.slow();
          const graph = explore(model, undefined, { trustsAbstraction: true });
          const walk = replayIn(page, driver, model, {
            ...(known && { hears: listener(driver, { contract: known.contract }).hears }),
            picture,
          });
          const failed = { start, ids, failure: error };
          const text = await describeShortest(graph, flow, failed, walk, picture);
          throw new Error(text, { cause: error });
        }
      });
    }
  });
}
