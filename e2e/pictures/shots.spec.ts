// The design system's parts against their committed pictures (expected/): `npm run shots:update` takes new ones.
import { test, expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { flags } from '../../playwright.config.ts';
import { findTestChromium } from '../../tools/lib/chromium.mjs';
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

// Text antialiased in gray only: colored edges differ from screen to screen.
test.use({
  launchOptions: {
    executablePath: await findTestChromium(),
    args: [...flags, '--disable-lcd-text'],
  },
});

/** Responses of a site that exists in this test only, on a fixed day. */
async function serve(page: Page, files: Files) {
  await page.clock.setFixedTime(new Date('2026-11-20T09:00:00Z'));
  await page.route(`${site}/**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    // A late font must not change a picture.
    const file = name.endsWith('.css')
      ? String(files.get(name)).replaceAll(/font-display:\s*optional/g, 'font-display:block')
      : files.get(name);
    const html = `<!doctype html><html lang="en" data-js><title>Gallery</title>
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
  await page.evaluate(() => {
    // The fallbacks are fonts of the machine, which may have none of them; no picture shows them.
    const ours = [...document.fonts].filter(({ family }) => !family.includes('Fallback'));
    return Promise.all(ours.map((font) => font.load()));
  });
}

const presses = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();
const escapes = (page: Page) => page.keyboard.press('Escape');

/** The overlays: their room, their opener, their role, and how they close. */
const opened = [
  { name: 'dialog', room: 'overlays', role: 'dialog', open: presses('Open a dialog') },
  { name: 'warning', room: 'overlays', role: 'alertdialog', open: presses('Open a warning') },
  { name: 'layer', room: 'overlays', role: 'dialog', open: presses('Open a layer') },
  { name: 'menu', room: 'overlays', role: 'menu', open: presses('Account') },
  { name: 'popover', room: 'overlays', role: 'dialog', open: presses('About the times') },
  {
    name: 'hover-card',
    room: 'overlays',
    role: 'tooltip',
    open: (page: Page) => page.getByText('Premier Access').hover(),
  },
  {
    name: 'toast',
    room: 'overlays',
    role: 'status',
    open: presses('Show a message'),
    close: presses('Dismiss'),
  },
  { name: 'select', room: 'controls', role: 'listbox', open: presses(/Choose a stage/) },
] as const;

type Clip = { x: number; y: number; width: number; height: number };

/** The overlay with a margin: its edge, its shadow, its ring. */
async function around(page: Page, role: (typeof opened)[number]['role']): Promise<Clip> {
  const box = await page.getByRole(role).boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (box === null) throw new Error(`Nothing of the role ${role} is open.`);
  const margin = 16;
  const x = Math.max(0, Math.floor(box.x) - margin);
  const y = Math.max(0, Math.floor(box.y) - margin);
  return {
    x,
    y,
    width: Math.min(width, Math.ceil(box.x + box.width) + margin) - x,
    height: Math.min(height, Math.ceil(box.y + box.height) + margin) - y,
  };
}

/** The states that pointer or key cause: the browser's own name for each, and React Aria's. */
const states = [
  { name: 'hovered', room: 'controls', pseudo: ['hover'] },
  { name: 'hovered', room: 'choices', pseudo: ['hover'] },
  { name: 'focus-visible', room: 'controls', pseudo: ['focus', 'focus-visible'] },
  { name: 'focus-visible', room: 'choices', pseudo: ['focus', 'focus-visible'] },
  { name: 'pressed', room: 'controls', pseudo: ['hover', 'active'] },
] as const;

/**
 * Puts all controls that can be in a state into it, as a browser's inspector does; the returned
 * function removes it.
 */
async function putInto(page: Page, { name, pseudo }: (typeof states)[number]) {
  const attribute = `data-${name}`;
  await page.evaluate((mark) => {
    const controls = ':is(label, button, [role="button"])[data-rac]:not([data-disabled])';
    for (const element of document.querySelectorAll(controls)) element.setAttribute(mark, 'true');
  }, attribute);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  // A label can be hovered, and never has the focus itself.
  const label = name === 'focus-visible' ? '' : ', label';
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: `:is(a[href], button, input, textarea${label}):not(:disabled, [data-disabled])`,
  });
  for (const nodeId of nodeIds)
    await devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...pseudo] });
  return async () => {
    // The inspector drops the forced states when it is closed.
    await devtools.detach();
    await page.evaluate((mark) => {
      for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
    }, attribute);
  };
}

/** Runs in the page: sets the theme of the document and of the room. */
function changeTheme(theme: string) {
  const room = document.querySelector<HTMLElement>('main[data-theme]');
  if (room === null) throw new Error('The room has no theme to change.');
  for (const one of [document.documentElement, room]) one.dataset['theme'] = theme;
}

/** All pictures of a room: idle, in every state, and with each overlay open. */
async function portray(page: Page, room: (typeof rooms)[number], ending: string) {
  const looksLike = (
    name: string,
    part: { fullPage: true } | { clip: Clip; maxDiffPixelRatio: number },
  ) => expect.soft(page).toHaveScreenshot(`${name}-${ending}.png`, { ...part, scale: 'device' });
  await looksLike(room, { fullPage: true });
  for (const state of states.filter((one) => one.room === room)) {
    const takeOut = await putInto(page, state);
    await looksLike(`${state.name}-${room}`, { fullPage: true });
    await takeOut();
  }
  for (const overlay of opened.filter((one) => one.room === room)) {
    const { name, role, open } = overlay;
    await open(page);
    await page.getByRole(role).waitFor();
    await page.waitForFunction(() => document.getAnimations().length === 0);
    // Small and between two pixels: the full browser draws the edges of text there unlike its headless shell.
    await looksLike(`open-${name}`, { clip: await around(page, role), maxDiffPixelRatio: 0.02 });
    await ('close' in overlay ? overlay.close : escapes)(page);
    await page.getByRole(role).waitFor({ state: 'hidden' });
  }
}

for (const width of widths)
  test.describe(`at ${width} px`, () => {
    // The wider ones a little smaller: a picture is committed, and a repository keeps it for ever.
    test.use({
      viewport: { width, height: 900 },
      deviceScaleFactor: { 390: 1, 768: 0.75, 1440: 0.6 }[width],
    });
    test('every part, in both themes', async ({ page }) => {
      // Four dozen pictures: seconds alone, longer next to other tests.
      test.slow();
      await serve(page, await (gallery ??= buildGallery()));
      // A room is loaded once for both themes: loading costs more than a picture.
      for (const room of rooms) {
        await enter(page, room);
        for (const theme of themes) {
          await page.evaluate(changeTheme, theme);
          await portray(page, room, `${theme}-${width}`);
        }
      }
    });
  });
