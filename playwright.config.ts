// The journeys: a real Chromium, the built site, the embedded backend; one server for each worker.
import { defineConfig } from 'playwright/test';
import { findChromium } from './tools/lib/chromium.mjs';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'node_modules/.cache/axis-one/journeys',
  globalSetup: './e2e/house.setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    locale: 'en-US',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1440, height: 900 },
    // Steps that slide and toasts that rise are tried where they matter; elsewhere they only cost time.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
    launchOptions: { executablePath: await findChromium(), args: flags },
  },
});
