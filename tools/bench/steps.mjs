// What a step from page to page takes, from the press until the words of the next page are on screen: beside the browser that
// loads the same page as a document. Part of `npm run bench:speed`; alone, `node tools/bench/steps.mjs --dist <folder>` takes a built site.
import '../../server/check-node.cjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { slow } from './measure.mjs';
import { ratio, spread } from './statistics.mjs';

/** @typedef {import('playwright').Page} Page */

/** The steps of one visit: the link in the header, and the heading of its page. */
const steps = [
  { name: 'first step', link: 'Library', path: '/library' },
  { name: 'second step', link: 'Co-Lab', path: '/co-lab' },
];

/** Runs in every document before anything else does. */
function watch() {
  const begun = 'benchBegun';
  addEventListener(
    'click',
    (event) => {
      sessionStorage.setItem(begun, String(performance.timeOrigin + event.timeStamp));
      // The browser follows the link, as if the page had no scripts.
      if (sessionStorage.getItem('benchDocuments')) event.stopImmediatePropagation();
    },
    true,
  );
  addEventListener(
    'popstate',
    () => sessionStorage.setItem(begun, String(performance.timeOrigin + performance.now())),
    true,
  );
  const look = () => {
    const wanted = sessionStorage.getItem('benchWanted');
    const heading = [...document.querySelectorAll('main h1')].find((one) => one.checkVisibility());
    if (
      wanted &&
      location.pathname === wanted &&
      heading?.textContent !== sessionStorage.getItem('benchBefore')
    ) {
      sessionStorage.removeItem('benchWanted');
      const { port1, port2 } = new MessageChannel();
      // After the frame that this callback belongs to.
      port1.addEventListener('message', () =>
        sessionStorage.setItem('benchSeen', String(performance.timeOrigin + performance.now())),
      );
      port1.start();
      port2.postMessage(null);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** @param {Page} page @param {string} path */
const expectPage = (page, path) =>
  page.evaluate((wanted) => {
    sessionStorage.removeItem('benchSeen');
    sessionStorage.setItem(
      'benchBefore',
      [...document.querySelectorAll('main h1')].find((one) => one.checkVisibility())?.textContent ??
        '',
    );
    sessionStorage.setItem('benchWanted', wanted);
  }, path);

/** @param {Page} page milliseconds from the press */
async function seen(page) {
  await page.waitForFunction(() => sessionStorage.getItem('benchSeen') !== null, null, {
    timeout: 20_000,
  });
  const took = await page.evaluate(
    () =>
      Number(sessionStorage.getItem('benchSeen')) - Number(sessionStorage.getItem('benchBegun')),
  );
  await page.waitForLoadState('networkidle');
  await pause(1000);
  return took;
}

/**
 * @typedef {object} Visit
 * @property {boolean} documents whether the browser loads each page as a document
 * @property {number} intent milliseconds between the pointer on a link and the press
 */

/**
 * One visit: `/`, then each step, then back.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {number} cpu
 * @param {Visit} how
 * @returns {Promise<Record<string, number>>}
 */
async function visit(browser, url, cpu, { documents, intent }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(watch);
    const line = await context.newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slow.latency,
      downloadThroughput: slow.bytesPerSecond,
      uploadThroughput: slow.bytesPerSecond,
    });
    await line.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.locator('#root[data-awake]').waitFor();
    await pause(1000);
    if (documents) await page.evaluate(() => sessionStorage.setItem('benchDocuments', 'yes'));
    /** @type {Record<string, number>} */
    const figures = {};
    for (const { name, link, path } of steps) {
      const target = page.getByRole('banner').getByRole('link', { name: link, exact: true });
      const box = await target.boundingBox();
      if (box === null) throw new Error(`The header has no link ${link}.`);
      await expectPage(page, path);
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(x, y);
      if (intent > 0) await pause(intent);
      await page.mouse.down();
      await page.mouse.up();
      figures[name] = await seen(page);
      await page.mouse.move(640, 700);
    }
    if (!documents) {
      await expectPage(page, '/library');
      await page.evaluate(() => history.back());
      figures['back'] = await seen(page);
      await expectPage(page, '/co-lab');
      await page.evaluate(() => history.forward());
      figures['forward'] = await seen(page);
      await expectPage(page, '/library');
      await page.getByRole('banner').getByRole('link', { name: 'Library', exact: true }).click();
      figures['seen again'] = await seen(page);
    }
    return figures;
  } finally {
    await context.close();
  }
}

/**
 * Chromium drops a press now and then right after it has shown a document: such a visit is made again, and says so.
 * @param {() => Promise<Record<string, number>>} once
 */
const again = (once) =>
  once().catch((/** @type {unknown} */ error) => {
    console.log(`  (a visit is repeated: ${String(error).split('\n')[0]})`);
    return once();
  });

/**
 * Measures and prints.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {number} runs
 */
export async function benchSteps(browser, url, runs) {
  for (const cpu of [slow.cpu, 1]) {
    /** @type {Record<string, Record<string, number>[]>} */
    const all = { documents: [], steps: [], intent: [] };
    // One of each in turn, so that a busy minute of the machine meets all alike; the first round warms up.
    for (let run = 0; run <= runs; run += 1) {
      const round = {
        documents: await again(() => visit(browser, url, cpu, { documents: true, intent: 0 })),
        steps: await again(() => visit(browser, url, cpu, { documents: false, intent: 0 })),
        intent: await again(() => visit(browser, url, cpu, { documents: false, intent: 150 })),
      };
      if (run > 0) for (const [name, figures] of Object.entries(round)) all[name]?.push(figures);
    }
    const column = (/** @type {string} */ kind, /** @type {string} */ name) =>
      (all[kind] ?? []).map((figures) => figures[name] ?? 0);
    console.log(
      `\nSteps, CPU ÷ ${cpu}, 1.6 Mbit/s, 150 ms; median (range) of ${runs} rounds, ms from the press`,
    );
    for (const { name } of steps) {
      const base = column('documents', name);
      console.log(
        `  ${name.padEnd(12)} document ${spread(base)}  ours ${spread(column('steps', name))} = ${ratio(column('steps', name), base)}  with 150 ms of intent ${spread(column('intent', name))}`,
      );
    }
    for (const name of ['back', 'forward', 'seen again'])
      console.log(`  ${name.padEnd(12)} ${spread(column('steps', name))}`);
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
  await benchSteps(browser, server.url, Number(values.runs));
  await browser.close();
  await server.remove();
  rmSync(work, { recursive: true, force: true });
  process.exit();
}
