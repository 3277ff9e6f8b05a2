// Planted faults, one a test: views and drivers with a fault make the paths fail, and the report names the place.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import type { Site } from '../../tools/lib/throwaway.mjs';
import { reset } from '../../content/reset.ts';
import { explore } from '../../tests/paths/kit/explore.ts';
import { ambiguousAssertions } from './kit/ambiguity.ts';
import { expect as counted } from './kit/expect.ts';
import { expect } from 'playwright/test';
import { describeShortest, replayIn } from './kit/failure.ts';
import { modelOf, test } from './app.ts';
import { giveInstead } from './kit/network.ts';
import { sweep } from './kit/sweep.ts';
import { walkPath } from './kit/walkPath.ts';
import type { PageDriver } from './kit/walkPath.ts';
import sound from './resetPassword.driver.ts';

const { flow } = sound;
const words = reset;
const toSending = ['email.edited/good', 'link.requested'];
const toSent = [...toSending, 'sendResetLink=sent'];

/** A site in which a name is different, in its HTML and in its scripts. */
const renamed = (site: Site, from: string, to: string) => async (page: Page) => {
  const assets = readdirSync(join(site.dist, 'assets')).filter((name) => name.endsWith('.js'));
  const files = [
    { path: '/reset-password', file: 'reset-password.html', type: 'text/html; charset=utf-8' },
    ...assets.map((name) => ({
      path: `/assets/${name}`,
      file: `assets/${name}`,
      type: 'text/javascript',
    })),
  ];
  for (const { path, file, type } of files) {
    const text = readFileSync(join(site.dist, file), 'utf8');
    if (text.includes(from)) await giveInstead(page, path, type, text.replaceAll(from, to));
  }
};

/** A form that does not report its submit. */
async function deaf(page: Page) {
  await page.addInitScript(() => {
    document.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      true,
    );
  });
}

const failureOf = async (
  page: Page,
  driver: PageDriver,
  ids: readonly string[],
  prepare?: (page: Page) => Promise<void>,
) =>
  (
    await replayIn(page, driver, await modelOf(flow), { ...(prepare && { prepare }) })({
      start: 'page',
      ids,
    })
  )?.message ?? 'nothing was noticed';

const saying = (states: PageDriver['states']): PageDriver => ({
  ...sound,
  states: { ...sound.states, ...states },
});

test('without a fault the paths are green', async ({ page }) => {
  expect(await failureOf(page, sound, toSent)).toBe('nothing was noticed');
});

test('a button with another name: state, event and control are named', async ({ page, site }) => {
  const told = await failureOf(page, sound, toSent, renamed(site, words.submitting, 'Working'));
  expect(told).toContain('The state ‘sending’ is not what is on screen.');
  expect(told).toContain('Event: link.requested');
  expect(told).toContain(`name: '${words.submitting}'`);
});

test('a form that sends nothing: the path says so, and the sweep names the dead button', async ({
  page,
}) => {
  const told = await failureOf(page, sound, toSending, deaf);
  expect(told).toContain('sent nothing');
  expect(told).toContain('Planned: {"type":"link.requested"}');
  expect(told).toMatch(/▶ idle {2}← it is here/);

  const model = await modelOf(flow);
  const spoilt = await page.context().newPage();
  await deaf(spoilt);
  const faults: string[] = [];
  await walkPath(spoilt, sound, model, 'page', [], {
    visit: async (at, situation) => {
      faults.push(...(await sweep(at, sound, model, situation)));
    },
  });
  expect(faults).toEqual([
    `resetPassword, idle: button ‘${words.submit}’ is dead: it sends nothing.`,
    'resetPassword, idle: ‘link.requested’ is accepted, and no control sends it.',
  ]);
});

test('a driver that asserts nothing about a state', async ({ page }) => {
  const mute = saying({ sending: () => Promise.resolve() });
  const told = await failureOf(page, mute, toSending);
  expect(told).toContain('The driver asserts nothing for the state ‘sending’.');
  expect(told).toContain('Event: link.requested');
});

test('a driver that dropped the assertion which tells a state from the others', async ({
  page,
}) => {
  const model = await modelOf(flow);
  const weak = saying({ sent: (at) => counted(at.getByRole('heading').first()).toBeVisible() });
  const faults: Record<string, string[]> = {};
  await walkPath(page, weak, model, 'page', [], {
    visit: async (at, situation) => {
      faults['weak'] = await ambiguousAssertions(at, weak, model.machine, situation);
      faults['sound'] = await ambiguousAssertions(at, sound, model.machine, situation);
    },
  });
  expect(faults).toEqual({
    weak: [
      "resetPassword: the driver's assertions for ‘sent’ hold in ‘idle’ too: they assert too little.",
    ],
    sound: [],
  });
});

test('a path that fails late is reported by its shortest path, with the command that replays it', async ({
  page,
  site,
}) => {
  const model = await modelOf(flow);
  const picture = test.info().outputPath('failure.png');
  const prepare = renamed(site, words.sentTitle, 'Done');
  const walk = replayIn(page, sound, model, { prepare, picture });
  const ids = ['email.edited/malformed', 'link.requested', ...toSent];
  const failure = await walk({ start: 'page', ids });
  if (failure === undefined) throw new Error('The planted fault was not noticed.');
  const graph = explore(model, undefined, { trustsAbstraction: true });
  const text = await describeShortest(graph, flow, { start: 'page', ids, failure }, walk, picture);
  expect(text).toContain('after 3 step(s)');
  expect(text).toContain(
    `Replay: npm run paths -- resetPassword --replay "@page ${toSent.join(' ')}" --headed`,
  );
  expect(text).toMatch(/▶ sent {2}← it is here/);
  expect(text.split('\n').at(-1)).toBe(`Picture: ${picture}`);
  expect(statSync(picture).size).toBeGreaterThan(10_000);
});
