// Pictures of the states: `npm run paths -- <flow> --pictures` walks the tours and takes them; otherwise one test holds that a
// picture is the same twice, and that no flow hears of it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright/test';
import { expect } from 'playwright/test';
import { catalogue } from '../../machines/catalogue.ts';
import { placeOf } from '../../tests/paths/kit/heard.ts';
import { descriptionsOf, fileOf, firstsOf, orderedStates } from '../../tests/paths/kit/pictures.ts';
import type { Firsts, Shot } from '../../tests/paths/kit/pictures.ts';
import { driverOf, modelOf, project, test } from './app.ts';
import { followPointer, picturesOf, stopDate } from './kit/pictures.ts';
import { plans } from './kit/plans.ts';
import type { FlowPlan } from './kit/plans.ts';
import { walkPath } from './kit/walkPath.ts';
import type { Visit } from './kit/walkPath.ts';
import { looks, moment } from './looks.ts';

/** The folder into which the tours put their pictures, where they are wanted (tools/lib/pictures.mjs). */
const folder = process.env['AXIS_PATHS_PICTURES'];

/** Runs a walk on a page whose day is that of every picture. */
async function onTheDay(page: Page, walk: () => Promise<void>) {
  const scripts = [
    await page.addInitScript(stopDate, moment),
    await page.addInitScript(followPointer),
  ];
  await walk();
  for (const script of scripts) await script.dispose();
}

/** Takes pictures of a tour's new places on the way. */
async function photograph(page: Page, plan: FlowPlan, tour: number, firsts: Firsts, into: string) {
  const { flow, tours } = plan;
  const [driver, model] = await Promise.all([driverOf(flow), modelOf(flow)]);
  const { start = '', ids = [] } = tours[tour] ?? {};
  const shots: Shot[] = [];
  let step = -1;
  const visit: Visit = async (at, situation, say) => {
    step += 1;
    const states = orderedStates(model.machine, situation);
    // An event of the environment that the plan does not know may have led elsewhere.
    if (firsts.get(step) !== placeOf(states)) return;
    const pictures = await picturesOf(at, driver, looks);
    const files = Object.fromEntries(
      pictures.map(({ look }) => [look, fileOf(flow, states, look)]),
    );
    for (const { look, png } of pictures) {
      const file = join(into, fileOf(flow, states, look));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, png);
    }
    const reasons = states.flatMap((state) => driver.invisible?.[state] ?? []);
    const isWhole = pictures.length === looks.length;
    shots.push({
      place: placeOf(states),
      states,
      tags: [...situation.snapshot.tags].toSorted(),
      descriptions: descriptionsOf(model.machine, states),
      title: await at.title(),
      tour: tour + 1,
      step,
      say,
      files,
      ...(!isWhole && { none: reasons[0] ?? 'Nothing of the flow is on the screen.' }),
    });
  };
  const last = Math.max(...firsts.keys());
  try {
    await walkPath(page, driver, model, start, ids.slice(0, last), { remountAfter: [], visit });
  } finally {
    const { title } = catalogue[flow as keyof typeof catalogue];
    writeFileSync(
      join(into, `${flow}.${tour + 1}.json`),
      JSON.stringify({ flow, title, planned: [...firsts.values()], shots }),
    );
  }
}

if (folder === undefined)
  test('a picture is the same twice, and no flow hears of it', async ({ page }) => {
    const flow = 'newsletterSignup';
    const [driver, model] = await Promise.all([driverOf(flow), modelOf(flow)]);
    const sizes: unknown[] = [];
    // One of each theme and each size.
    const some = looks.filter(({ name }) => name === 'ink.1440' || name === 'paper.390');
    const visit: Visit = async (at) => {
      const before = await at.evaluate(() => window.pathsBridge?.stateOf());
      const twice = [await picturesOf(at, driver, some), await picturesOf(at, driver, some)];
      expect(twice[0]?.map(({ look }) => look)).toEqual(['ink.1440', 'paper.390']);
      for (const [index, { png }] of (twice[0] ?? []).entries())
        expect(png.equals(twice[1]?.[index]?.png ?? Buffer.of())).toBe(true);
      expect(await at.evaluate(() => window.pathsBridge?.stateOf())).toBe(before);
      expect(await at.evaluate(() => window.pathsBridge?.journal())).toBe('[]');
      await expect(at.locator('html')).not.toHaveAttribute('data-theme');
      sizes.push(at.viewportSize());
    };
    await onTheDay(page, () =>
      walkPath(page, driver, model, 'library', [], { remountAfter: [], visit }),
    );
    expect(sizes).toEqual([{ width: 1440, height: 900 }]);
  });
else
  for (const plan of await plans(project))
    test.describe(plan.flow, () => {
      for (const index of plan.tours.keys())
        test(`pictures of tour ${index + 1}`, async ({ page }) => {
          const firsts = firstsOf(await modelOf(plan.flow), plan.tours)[index];
          if (firsts === undefined || firsts.size === 0) return;
          test.setTimeout(600_000);
          await onTheDay(page, () => photograph(page, plan, index, firsts, folder));
        });
    });
