// The design system's parts against their committed pictures: `npm run shots:update` takes new ones.
import { test, expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { flags } from '../../playwright.config.ts';
import { findChromium } from '../../tools/lib/chromium.mjs';
import { buildGallery } from './build.ts';

const site = 'http://gallery.test';
const types: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
};
const widths = [390, 768, 1440] as const;
const themes = ['ink', 'paper'] as const;
const rooms = ['words', 'controls', 'choices', 'answers', 'overlays', 'content', 'plates'] as const;

type Files = Awaited<ReturnType<typeof buildGallery>>;

/** Built once for the tests of a worker. */
let gallery: Promise<Files> | undefined;

// Letters in grey alone: coloured edges differ from screen to screen.
test.use({
  launchOptions: { executablePath: await findChromium(), args: [...flags, '--disable-lcd-text'] },
});

/** Answers for a site that exists in this test alone, on a day that does not pass. */
async function serve(page: Page, files: Files, theme: string) {
  await page.clock.setFixedTime(new Date('2026-11-20T09:00:00Z'));
  await page.route(`${site}/**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    const file = files.get(name);
    const html = `<!doctype html><html lang="en" data-js data-theme="${theme}"><title>Gallery</title>
      <link rel="stylesheet" href="/gallery.css"><body><script type="module" src="/gallery.js"></script>`;
    return route.fulfill({
      contentType: types[name.split('.').at(-1) ?? ''] ?? 'text/html',
      body: Buffer.from(file ?? html),
    });
  });
}

/** One room, with its fonts. */
async function enter(page: Page, room: string) {
  await page.goto(`${site}/${room}`);
  await page.getByRole('heading').first().waitFor();
  await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
}

for (const width of widths)
  test.describe(`at ${width} px`, () => {
    // The wider ones a little smaller: a picture is committed, and a repository never forgets one.
    test.use({
      viewport: { width, height: 900 },
      deviceScaleFactor: { 390: 1, 768: 0.75, 1440: 0.6 }[width],
    });
    for (const theme of themes)
      test(`every part, ${theme}`, async ({ page }) => {
        await serve(page, await (gallery ??= buildGallery()), theme);
        for (const room of rooms) {
          await enter(page, room);
          await expect
            .soft(page)
            .toHaveScreenshot(`${room}-${theme}-${width}.png`, { fullPage: true, scale: 'device' });
        }
      });
  });
