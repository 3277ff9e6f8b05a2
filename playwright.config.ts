// The journeys: a real Chromium, the built site, the embedded backend; one server for each worker.
import { defineConfig } from 'playwright/test';
import { full } from './e2e/tags.ts';
import { findTestChromium } from './tools/lib/chromium.mjs';

export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters as wide in the headless shell as in the whole browser.
  '--font-render-hinting=none',
  // A microphone that is nobody's, and allowed.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

/**
 * What is tagged `@full` takes long, or repeats what is tested elsewhere: `npm test` leaves it out, `npm run test:full` runs nothing
 * else (AXIS_TEST_TAGGED=on), and `npm test -- --changed` walks all of a flow that has changed (AXIS_TEST_TAGGED=also).
 */
const tagged = new RegExp(full);
const asked = process.env['AXIS_TEST_TAGGED'];
const chosen = asked === 'also' ? {} : asked === 'on' ? { grep: tagged } : { grepInvert: tagged };

// Roles and names as Chromium computes them for a screen reader; with its tree kept, or each of them builds it anew (15 ms).
const computedNames = [
  '--enable-blink-features=ComputedAccessibilityInfo',
  '--force-renderer-accessibility',
];
const executablePath = await findTestChromium();

// A folder of this run's own (the workers read this file too), so that two runs do not tidy each other away.
process.env['AXIS_E2E_OUTPUT'] ??= `node_modules/.cache/axis-one/journeys/${process.pid}`;

export default defineConfig({
  testDir: 'e2e',
  outputDir: process.env['AXIS_E2E_OUTPUT'],
  globalSetup: './e2e/site.setup.ts',
  fullyParallel: true,
  // Journeys wait most of the time: with two of them the machine idles for half of it.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: {
    timeout: 15_000,
    // A letter's edge may differ, a word or a line may not.
    toHaveScreenshot: {
      pathTemplate: '{testDir}/pictures/expected/{arg}{ext}',
      maxDiffPixelRatio: 0.006,
    },
  },
  reporter: 'list',
  // --project=journeys or --project=paths builds only what it needs.
  projects: [
    // After them, what they have seen is compared with what the models assume.
    {
      name: 'journeys',
      testIgnore: ['paths/**', 'pictures/**', 'seen/**'],
      ...chosen,
      teardown: 'assumptions',
    },
    { name: 'assumptions', testMatch: 'seen/*.spec.ts' },
    // Pictures take long and change with every letter: `npm run test:full` compares them.
    { name: 'pictures', testMatch: 'pictures/*.spec.ts' },
    {
      name: 'paths',
      testMatch: 'paths/*.spec.ts',
      ...chosen,
      workers: 2,
      use: { launchOptions: { executablePath, args: [...flags, ...computedNames] } },
      // A tour may be long, and a sweep tries every control of a flow.
      timeout: 180_000,
      expect: { timeout: 4000 },
    },
    // Each state of each form meets each interruption: `npm run test:full`.
    {
      name: 'states',
      testMatch: 'paths/kept/*.spec.ts',
      // Fifteen interruptions, each with one or two pages of the dashboard: more than 20 s each on two busy cores.
      timeout: 900_000,
      // Its pages come from two servers, behind a third.
      expect: { timeout: 10_000 },
    },
  ],
  use: {
    locale: 'en-US',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1440, height: 900 },
    // Tests that need animations turn them on; for all others they only cost time.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every test, kept of none, costs a third of the time: `--trace on` makes one of the test in question.
    trace: 'off',
    launchOptions: { executablePath, args: flags },
  },
});
