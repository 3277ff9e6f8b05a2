// Each state of each form in which something typed is held meets each interruption, in Chromium: `npm run test:full` (docs/full-run.md).
// The ways into the states are those of the model (tests/paths/kept/ways.json).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import type { BrowserContext, Page } from 'playwright/test';
import type { Site } from '../../../tools/lib/throwaway.mjs';
import type { Entry } from '../../../tests/paths/kit/typed.ts';
import type { Ways } from '../../../tests/paths/kept/ways.ts';
import { silentPage } from '../../kept/acts.ts';
import { pathsSiteVariable } from '../../site.setup.ts';
import { configFor, driverOf, modelOf, project, test as base } from '../app.ts';
import { configure } from '../kit/config.ts';
import { deploy } from './builds.ts';
import type { Builds } from './builds.ts';
import { exceptionTo } from './exceptions.ts';
import { interruptions } from './interruptions.ts';
import { Subject } from './subject.ts';

const ways = JSON.parse(
  readFileSync(join(project.root, 'tests/paths/kept/ways.json'), 'utf8'),
) as Readonly<Record<string, Ways>>;

/** One browser for each worker: its cache of compiled scripts lasts, and its storage is emptied when a page is opened. */
type Place = { builds: Builds; context: BrowserContext };

const test = base.extend<object, { place: Place }>({
  place: [
    async ({ browser, site }, give) => {
      const { contextOptions, locale, timezoneId, viewport } = base.info().project.use;
      const builds = await deploy({
        ...site,
        ...(JSON.parse(process.env[pathsSiteVariable] ?? '{}') as Site),
      });
      const context = await browser.newContext({
        ...contextOptions,
        baseURL: builds.url,
        ...(viewport !== undefined && { viewport }),
        ...(locale !== undefined && { locale }),
        ...(timezoneId !== undefined && { timezoneId }),
      });
      configure(context, configFor(builds.url));
      // What is not on screen fails its interruption, not all that would follow.
      context.setDefaultTimeout(20_000);
      await give({ builds, context });
      await context.close();
      await builds.remove();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

/** Opens the form, and goes into the state; before it there is a page to go back to. */
async function enters(subject: Subject, page: Page) {
  await page.goto(silentPage);
  await subject.goesIntoTheState(page);
}

/** Each state with its place in its form: the first of each form come first, so that a fault of a form is seen early. */
const states = Object.entries(ways)
  .flatMap(([flow, some]) =>
    Object.entries(some).map(([state, byUser], place) => ({ flow, state, byUser, place })),
  )
  .toSorted((one, other) => one.place - other.place);

for (const { flow, state, byUser } of states)
  for (const who of ['visitor', 'member'] as const) {
    const { [who]: way } = byUser;
    if (way === undefined) continue;
    const isForVisitors = Object.values(ways[flow] ?? {}).some(
      ({ visitor }) => visitor?.moves[0] === way.moves[0],
    );
    /** What a visitor's test has met already, and what does not depend on who is signed in. */
    const isMet = (isOfSession = false) =>
      who === 'member' && byUser.visitor !== undefined && !isOfSession;
    test(`${flow}, ${state}, as a ${who}`, async ({ place: { builds, context } }) => {
      const info = test.info();
      const [driver, model] = await Promise.all([driverOf(flow), modelOf(flow)]);
      const subject = new Subject({ flow, driver, model, state, who, way });
      if (way.isSent === true) info.annotations.push({ type: 'sent' });
      const lost: string[] = [];
      let cases = 0;
      let open: Page | null = null;
      for (const [name, { who: whom, isOfSession, stays, run }] of Object.entries(interruptions)) {
        if (whom?.includes(who) === false || isMet(isOfSession)) continue;
        const exception = exceptionTo(flow, state, name);
        if (exception !== undefined) {
          info.annotations.push({ type: 'exception', description: `${name}: ${exception}` });
          continue;
        }
        cases += 1;
        const page: Page = open ?? (await context.newPage());
        const isNew = open === null;
        open = null;
        try {
          await test.step(name, async () => {
            if (isNew) await enters(subject, page);
            const held = await subject.holds(page);
            if (held.size === 0) throw new Error('Nothing typed is held.');
            // What was sent is with the service, or in the outbox.
            const before = way.isSent === true ? new Map<string, Entry>() : held;
            const verdict = await run({ subject, page, before, builds, isForVisitors });
            lost.push(...verdict.map((what) => `${name}: ${what}`));
            if (stays === true && verdict.length === 0) open = page;
          });
        } catch (error) {
          lost.push(`${name}: ${String(error).slice(0, 1500)}`);
        }
        await context.setOffline(false);
        for (const one of context.pages()) if (one !== open) await one.close();
      }
      for (const one of context.pages()) await one.close();
      info.annotations.push(
        { type: 'cases', description: String(cases) },
        { type: 'lost', description: String(lost.length) },
      );
      expect(lost).toEqual([]);
    });
  }
