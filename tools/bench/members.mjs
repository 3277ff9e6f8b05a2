// What a member waits for on their own pages: frame and loading text, then greeting and first cards; and from the service's answer
// on /auth to the dashboard. Part of `npm run bench:speed`; alone, `node tools/bench/members.mjs --dist <folder>` takes a built site.
import '../../server/check-node.cjs';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { slow } from './measure.mjs';
import { spread } from './statistics.mjs';

/**
 * @typedef {import('playwright').BrowserContext} Context
 * @typedef {import('../lib/throwaway.mjs').Server} Server
 */

/** What is looked for on each page, in the order in which a member needs it: the first words, the greeting, and the content. */
const pages = [
  {
    path: '/dashboard',
    seen: { loading: 'main output', greeting: 'main h1', cards: '[data-flow=feed] article' },
  },
  {
    path: '/dashboard#requests',
    seen: {
      loading: 'main output',
      greeting: 'main h1',
      cards: '[data-flow=myRequests][data-state*="list.shown"]',
    },
  },
  {
    path: '/inner-room',
    seen: { loading: 'main output', greeting: 'main h1', cards: '[data-flow=officeHours] button' },
  },
];

/** A company whose greeting takes two lines on a phone, and choices that fill the feed. */
const stored = {
  axisOneOnboardingComplete: 'true',
  axisOneCompanyName: 'Halden Robotics and Autonomous Systems',
  axisOneModules: '["library","asyncq"]',
};

const password = 'correct horse battery';

/** @param {Server} server @param {string} path @param {object} body */
async function post(server, path, body) {
  const { publishableKey } = JSON.parse(readFileSync(join(server.data, 'keys.json'), 'utf8'));
  const answer = await fetch(server.url + path, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** Notes when each selector is first on screen. @param {Record<string, string>} selectors */
function watch(selectors) {
  /** @type {Record<string, number>} */
  const seen = { shifts: 0 };
  Object.assign(window, { seen });
  const look = () => {
    for (const [name, selector] of Object.entries(selectors))
      if (
        !(name in seen) &&
        [...document.querySelectorAll(selector)].some(
          (one) =>
            one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
            one.textContent !== '',
        )
      )
        seen[name] = performance.now();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } =
        /** @type {PerformanceEntry & { value: number, hadRecentInput: boolean }} */ (entry);
      if (!hadRecentInput) seen['shifts'] = (seen['shifts'] ?? 0) + value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** @param {Context} context @param {import('playwright').Page} page @param {number} cpu */
async function slowDown(context, page, cpu) {
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow.latency,
    downloadThroughput: slow.bytesPerSecond,
    uploadThroughput: slow.bytesPerSecond,
  });
  await line.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return line;
}

/**
 * One load of a member's page.
 * @param {import('playwright').Browser} browser
 * @param {Server} server
 * @param {object} session
 * @param {(typeof pages)[number]} which
 * @param {number} cpu
 * @param {boolean} warm whether the browser has been there before
 */
async function load(browser, server, session, { path, seen }, cpu, warm) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    await context.addInitScript((entries) => Object.assign(localStorage, entries), {
      ...stored,
      'sb-axis-one-auth-token': JSON.stringify(session),
    });
    if (warm) {
      const before = await context.newPage();
      await before.goto(server.url + path, { waitUntil: 'networkidle' });
      await before.close();
    }
    const page = await context.newPage();
    await slowDown(context, page, cpu);
    await page.addInitScript(watch, seen);
    await page.goto(server.url + path, { waitUntil: 'commit' });
    await page.waitForFunction(
      (names) => names.every((name) => name in Reflect.get(window, 'seen')),
      ['greeting', 'cards'],
      { timeout: 30_000 },
    );
    await pause(1000);
    const figures = await page.evaluate(() => Reflect.get(window, 'seen'));
    const paint = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    );
    return { paint, ...figures };
  } finally {
    await context.close();
  }
}

/**
 * From the service's answer to the sign-in until the dashboard greets.
 * @param {import('playwright').Browser} browser
 * @param {Server} server
 * @param {string} email
 * @param {number} cpu
 */
async function signIn(browser, server, email, cpu) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    await context.addInitScript((entries) => Object.assign(localStorage, entries), stored);
    const page = await context.newPage();
    await slowDown(context, page, cpu);
    await page.goto(`${server.url}/auth`, { waitUntil: 'networkidle' });
    await page.locator('#root[data-awake]').waitFor();
    await page
      .getByRole('textbox', { name: 'Email' })
      .first()
      .pressSequentially(email, { delay: 30 });
    await page
      .getByLabel('Password', { exact: true })
      .first()
      .pressSequentially(password, { delay: 30 });
    const answered = page
      .waitForResponse((answer) => answer.url().includes('/token?grant_type=password'))
      .then((answer) => answer.finished());
    await page.keyboard.press('Enter');
    await answered;
    const begun = performance.now();
    await page.waitForFunction(
      () =>
        [...document.querySelectorAll('main h1')].some(
          (one) => one.checkVisibility() && one.textContent.startsWith('Good '),
        ),
      null,
      { timeout: 30_000, polling: 'raf' },
    );
    return performance.now() - begun;
  } finally {
    await context.close();
  }
}

/**
 * Measures and prints.
 * @param {import('playwright').Browser} browser
 * @param {Server} server
 * @param {number} runs
 */
export async function benchMembers(browser, server, runs) {
  const email = `bench-${runs}@example.com`;
  const session = await post(server, '/auth/v1/signup', { email, password });
  for (const cpu of [slow.cpu, 1]) {
    console.log(
      `\nMember's pages, CPU ÷ ${cpu}, 1.6 Mbit/s, 150 ms; median (range) of ${runs} runs, ms from navigation start`,
    );
    for (const which of pages)
      for (const warm of [false, true]) {
        /** @type {Record<string, number>[]} */
        const all = [];
        for (let run = 0; run < runs; run += 1)
          all.push(await load(browser, server, session, which, cpu, warm));
        const column = (/** @type {string} */ name) => all.map((figures) => figures[name] ?? 0);
        console.log(
          `  ${which.path.padEnd(19)} ${warm ? 'warm cache' : 'cold cache'}  paint ${spread(column('paint'))}  loading text ${spread(column('loading'))}  greeting ${spread(column('greeting'))}  cards ${spread(column('cards'))}  CLS ${spread(column('shifts'), 3)}`,
        );
      }
    const took = [];
    for (let run = 0; run < runs; run += 1) took.push(await signIn(browser, server, email, cpu));
    console.log(`  from the service's answer on /auth to the dashboard ${spread(took)}`);
  }
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '9' }, dist: { type: 'string' } },
  });
  const { findChromium } = await import('../lib/chromium.mjs');
  const { prepareSite, startServer } = await import('../lib/throwaway.mjs');
  const { chromium } = await import('playwright');
  const work = mkdtempSync(join(tmpdir(), 'axis-bench-'));
  const dist = values.dist ?? join(work, 'dist');
  const server = await startServer(await prepareSite({ dist, reuse: values.dist !== undefined }));
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  await benchMembers(browser, server, Number(values.runs));
  await browser.close();
  await server.remove();
  rmSync(work, { recursive: true, force: true });
  process.exit();
}
