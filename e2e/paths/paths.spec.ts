// The gate of issue 5 in Chromium: tours over every state and every transition of every machine of the catalogue.
import { tellPath } from '../../tests/paths/kit/run.ts';
import { wayTo } from '../../tests/paths/kit/explore.ts';
import type { Path } from '../../tests/paths/kit/select.ts';
import { expect, test } from './kit/fixtures.ts';
import { driven, flows, planOf } from './kit/plan.ts';
import type { Plan } from './kit/plan.ts';
import { Stumble } from './kit/sights.ts';
import { travel } from './kit/travel.ts';

const plans = await Promise.all(driven.map((flow) => planOf(flow)));

test('every machine of the catalogue has a driver, and no other', () => {
  expect(driven.toSorted()).toEqual(flows.toSorted());
});

/** The shortest way to where it failed, and the step itself. */
function shortest({ graph }: Plan, path: Path, step: number) {
  const before = step <= 0 ? path.begin : path.steps[step - 1]?.situation;
  const node = before && graph.byKey.get(graph.keyOf(before));
  const failing = path.steps[step]?.move.id;
  if (node === undefined || failing === undefined) return undefined;
  return {
    start: node.start,
    ids: [...wayTo(graph, node.index).map(({ move }) => move.id), failing],
  };
}

for (const plan of plans) {
  const { flow, driver, graph, faults } = plan;
  test.describe(flow, () => {
    test('is covered: every state and every transition', () => {
      for (const [id, reason] of Object.entries(driver.unreachable ?? {}))
        test.info().annotations.push({ type: 'unreachable', description: `${id}: ${reason}` });
      expect(faults).toEqual([]);
    });

    for (const [index, path] of plan.tours.entries()) {
      const ids = path.steps.map(({ move }) => move.id);
      test(`tour ${index + 1} from ${path.start}, ${ids.length} steps`, async ({
        page,
        browser,
        baseURL,
      }) => {
        try {
          await travel(page, driver, path.start, ids);
        } catch (error) {
          if (!(error instanceof Stumble)) throw error;
          let told = error;
          let { start } = path;
          const short = shortest(plan, path, error.moves.length - 1);
          if (short !== undefined && short.ids.length < error.moves.length) {
            const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
            await travel(await context.newPage(), driver, short.start, short.ids).catch(
              (again: unknown) => {
                if (again instanceof Stumble) {
                  told = again;
                  start = short.start;
                }
              },
            );
            await context.close();
          }
          const tale = tellPath(
            flow,
            graph,
            told.message.split('\n')[0] ?? '',
            start,
            told.moves,
            told.reasons,
          );
          throw new Error(`${tale} --headed`, { cause: error });
        }
      });
    }
  });
}
