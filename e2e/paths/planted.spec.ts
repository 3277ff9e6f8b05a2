// Planted faults, one a test: views and drivers with a fault make the paths fail, and the report names the place.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import type { Site } from '../../tools/lib/throwaway.mjs';
import { reset } from '../../content/reset.ts';
import { explore } from '../../tests/paths/kit/explore.ts';
import { confusionsIn } from './kit/confusion.ts';
import { expect as counted } from './kit/expect.ts';
import { expect, test } from './kit/fixtures.ts';
import { tellFailure, walkIn } from './kit/gift.ts';
import { modelOf } from './kit/model.ts';
import { giveInstead } from './kit/network.ts';
import { sweep } from './kit/sweep.ts';
import { travel } from './kit/travel.ts';
import type { PageDriver } from './kit/travel.ts';
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

const stumbleOf = async (
  page: Page,
  driver: PageDriver,
  ids: readonly string[],
  prepare?: (page: Page) => Promise<void>,
) =>
  (await walkIn(page, driver, prepare)({ start: 'page', ids }))?.message ?? 'nothing was noticed';

const saying = (states: PageDriver['states']): PageDriver => ({
  ...sound,
  states: { ...sound.states, ...states },
});

test('without a fault the paths are green', async ({ page }) => {
  expect(await stumbleOf(page, sound, toSent)).toBe('nothing was noticed');
});

test('a button with another name: state, event and control are named', async ({ page, site }) => {
  const told = await stumbleOf(page, sound, toSent, renamed(site, words.submitting, 'Working'));
  expect(told).toContain('The state ‘sending’ is not what is on screen.');
  expect(told).toContain('Event: link.requested');
  expect(told).toContain(`name: '${words.submitting}'`);
});

test('a form that sends nothing: the path says so, and the sweep names the dead button', async ({
  page,
}) => {
  const told = await stumbleOf(page, sound, toSending, deaf);
  expect(told).toContain('sent nothing');
  expect(told).toContain('Planned: {"type":"link.requested"}');
  expect(told).toContain('State: idle');

  const model = await modelOf(flow);
  const spoilt = await page.context().newPage();
  await deaf(spoilt);
  const faults: string[] = [];
  await travel(spoilt, sound, 'page', [], async (at, situation) => {
    faults.push(...(await sweep(at, sound, model, situation)));
  });
  expect(faults).toEqual([
    `resetPassword, idle: button ‘${words.submit}’ is dead: it sends nothing.`,
    'resetPassword, idle: ‘link.requested’ is accepted, and no control sends it.',
  ]);
});

test('a driver that asserts nothing about a state', async ({ page }) => {
  const mute = saying({ sending: () => Promise.resolve() });
  const told = await stumbleOf(page, mute, toSending);
  expect(told).toContain("The driver's word about the state ‘sending’ asserts nothing.");
  expect(told).toContain('Event: link.requested');
});

test('a driver that dropped the assertion which tells a state from the others', async ({
  page,
}) => {
  const model = await modelOf(flow);
  const weak = saying({ sent: (at) => counted(at.getByRole('heading').first()).toBeVisible() });
  const faults: Record<string, string[]> = {};
  await travel(page, weak, 'page', [], async (at, situation) => {
    faults['weak'] = await confusionsIn(at, weak, model.machine, situation);
    faults['sound'] = await confusionsIn(at, sound, model.machine, situation);
  });
  expect(faults).toEqual({
    weak: [
      "resetPassword: the driver's word about ‘sent’ holds in ‘idle’ too: it asserts too little.",
    ],
    sound: [],
  });
});

test('a path that fails late is told on its shortest way, with the command that replays it', async ({
  page,
  site,
}) => {
  const walk = walkIn(page, sound, renamed(site, words.sentTitle, 'Done'));
  const ids = ['email.edited/malformed', 'link.requested', ...toSent];
  const stumble = await walk({ start: 'page', ids });
  if (stumble === undefined) throw new Error('The planted fault was not noticed.');
  const graph = explore(await modelOf(flow), undefined, { trusts: true });
  const tale = await tellFailure(graph, flow, { start: 'page', ids, stumble }, walk);
  expect(tale).toContain('after 3 step(s)');
  expect(tale).toContain(
    `Replay: npm run paths -- resetPassword --replay "@page ${toSent.join(' ')}" --headed`,
  );
});
