// Loads one page in Chromium on a slow machine and a slow line, and reads what a visitor would have felt.
import { setTimeout as pause } from 'node:timers/promises';

/**
 * @typedef {PerformanceEntry & { hadRecentInput?: boolean, value?: number, interactionId?: number }} Entry
 *
 * @typedef {object} Figures
 * @property {number} fcp milliseconds to the first words
 * @property {number} lcp milliseconds to the largest ones
 * @property {number} tbt milliseconds after the first paint in which long tasks would keep a press waiting
 * @property {number} longest milliseconds of the longest task after the first paint, without a press
 * @property {number} scripts how many scripts come without a press
 * @property {number} cls
 * @property {number} inp milliseconds that the slowest press took
 * @property {number} interactive milliseconds until React has taken over the page; 0 without scripts
 * @property {number} js kB of scripts over the line
 * @property {number} total kB of everything over the line
 */

/** 4× CPU, 1.6 Mbit/s, 150 ms: Lighthouse's slow phone. */
export const slow = { cpu: 4, bytesPerSecond: (1.6 * 1024 * 1024) / 8, latency: 150 };

/** @param {number} count */
const kilo = (count) => Math.round(count / 100) / 10;

/** Runs in the page before anything else does. */
function watch() {
  const seen = { lcp: 0, cls: 0, tbt: 0, longest: 0, inp: 0, interactive: 0 };
  Object.assign(window, { seen });
  /** @param {string} type @param {(into: typeof seen, entry: Entry) => void} note */
  const listen = (type, note) => {
    const observer = new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => note(seen, /** @type {Entry} */ (entry))),
    );
    const options = { type, buffered: true, durationThreshold: 16 };
    observer.observe(options);
  };
  listen('largest-contentful-paint', (into, entry) => (into.lcp = entry.startTime));
  listen('layout-shift', (into, entry) => {
    if (!entry.hadRecentInput) into.cls += entry.value ?? 0;
  });
  listen('longtask', (into, { startTime, duration }) => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    if (paint === undefined || startTime < paint) return;
    into.tbt += Math.max(0, duration - 50);
    into.longest = Math.max(into.longest, duration);
  });
  // A press or a key has an id; a pointer that passes over something is no interaction.
  listen('event', (into, entry) => {
    if (entry.interactionId) into.inp = Math.max(into.inp, entry.duration);
  });
  const look = () => {
    const live = document.querySelector('main :is(a, button, h1):not([data-still] *)');
    const last = live ?? document.querySelector('main');
    if (last !== null && Object.keys(last).some((key) => key.startsWith('__reactFiber$')))
      seen.interactive = performance.now();
    else setTimeout(look, 20);
  };
  addEventListener('DOMContentLoaded', look);
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {{ scripts: boolean, slowness?: typeof slow }} options
 * @returns {Promise<Figures>}
 */
export async function measure(browser, url, { scripts, slowness = slow }) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(watch);
    const line = await context.newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slowness.latency,
      downloadThroughput: slowness.bytesPerSecond,
      uploadThroughput: slowness.bytesPerSecond,
    });
    await line.send('Emulation.setCPUThrottlingRate', { rate: slowness.cpu });
    const bytes = { js: 0, total: 0 };
    /** @type {Set<string>} */
    const scriptIds = new Set();
    line.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (type === 'Script' || response.url.endsWith('.js')) scriptIds.add(requestId);
    });
    line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes.total += encodedDataLength;
      if (scriptIds.has(requestId)) bytes.js += encodedDataLength;
    });
    await page.goto(url, { waitUntil: 'load' });
    if (scripts)
      await page
        .waitForFunction(() => Reflect.get(window, 'seen').interactive > 0, null, {
          timeout: 60_000,
        })
        .catch(() => undefined);
    await pause(1500);
    const scriptCount = scriptIds.size;
    const felt = await page.evaluate(() => ({
      ...Reflect.get(window, 'seen'),
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }));
    // A press on nothing, and one on the first button there is.
    await page.mouse.click(5, 300);
    const button = page.locator('button:visible:enabled').first();
    if (scripts && (await button.count()) > 0)
      await button.click({ timeout: 5000 }).catch(() => undefined);
    await pause(600);
    const { inp } = await page.evaluate(() => Reflect.get(window, 'seen'));
    return { ...felt, inp, scripts: scriptCount, js: kilo(bytes.js), total: kilo(bytes.total) };
  } finally {
    await context.close();
  }
}
