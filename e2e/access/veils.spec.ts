// A layer covers the whole page, also next to a classic scrollbar, shifts nothing beneath, and ends below its
// buttons.
import type { Page } from 'playwright/test';
import { circle } from '../../content/circle.ts';
import { home } from '../../content/home.ts';
import { site } from '../../content/site.ts';
import { expect } from '../fixtures.ts';
import type { Person } from '../person.ts';
import { classic, leavesRoom } from './scrollbars.ts';

const room = 15;
const themes = ['light', 'dark'] as const;

/** The positions of everything that a reader sees of the page, to the tenth of a pixel. */
const places = (page: Page) =>
  page.evaluate(() =>
    // Floating parts appear and disappear on timers of their own.
    [...document.querySelectorAll('#root :is(header, main, footer) :is(a, button, h1, h2, h3, p)')]
      .filter((one) => one.closest('aside') === null)
      .map((one) => one.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ left, top, width }) => [left, top, width].map((side) => Math.round(side * 10) / 10)),
  );

/**
 * The colours of some columns of the screen, counted from its right edge. The picture is read in a page of its own: this
 * one lets no image in.
 */
async function columns(page: Page, fromTheRight: readonly number[]) {
  const picture = (await page.screenshot()).toString('base64');
  const reader = await page.context().newPage();
  const colours = await reader.evaluate(
    async ([data, columnsWanted]) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.codePointAt(0) ?? 0);
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, image.height);
      const pen = canvas.getContext('2d');
      if (pen === null) throw new Error('There is no canvas.');
      pen.drawImage(image, 0, 0);
      return columnsWanted.map((right) =>
        [...pen.getImageData(image.width - right, 0, 1, image.height).data].filter(
          (_, index) => index % 4 < 3,
        ),
      );
    },
    [picture, fromTheRight] as const,
  );
  await reader.close();
  return colours;
}

/** The scrollbar's gutter has the color next to it; a blend may round either way. */
async function leavesNoStrip(page: Page, what: string) {
  const [beside = [], ...within] = await columns(page, [room + 10, room - 1, 2]);
  for (const column of within) {
    const apart = Math.max(...column.map((part, index) => Math.abs(part - (beside[index] ?? 0))));
    expect(apart, what).toBeLessThanOrEqual(1);
  }
}

const openers: Record<string, (person: Person) => Promise<void>> = {
  'a dialog': (person) => person.button(home.intent.title).click(),
  'a layer': (person) => person.button(site.buildStack.name).click(),
};

for (const [what, open] of Object.entries(openers))
  classic(`${what} covers the scrollbar’s room and moves nothing`, async ({ visitor }) => {
    const { page } = visitor;
    await page.goto('/');
    await visitor.findsItAwake();
    // The animated parts have arrived.
    await expect(page.locator('[data-flow=startHereBar]')).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => window.scrollTo(0, 120));
    await leavesRoom(page, room);
    const before = await places(page);
    await open(visitor);
    await expect(page.getByRole('dialog')).toBeVisible();
    if (what === 'a dialog') {
      expect(await places(page)).toEqual(before);
    } else {
      // It covers the page; its own scrollbar is at the very edge.
      const { x, width } = (await page.getByRole('dialog').boundingBox()) ?? { x: 0, width: 0 };
      expect(x + width).toBe(1440);
    }
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      await leavesNoStrip(page, `${what}, ${colorScheme}`);
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await leavesRoom(page, room);
    expect(await places(page)).toEqual(before);
  });

classic(
  'a dialog that scrolls keeps its buttons in view, with room below them',
  async ({ visitor }) => {
    const { page } = visitor;
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('/open-circle');
      await visitor.findsItAwake();
      await page.getByRole('article').getByRole('button').first().click();
      const last = page.getByRole('dialog').getByRole('button').last();
      await expect(last).toBeVisible();
      const below = () =>
        last.evaluate((button) => {
          const panel = button.closest('[role=dialog]')?.parentElement;
          const isScrolling = panel ? panel.scrollHeight > panel.clientHeight : false;
          const { bottom = 0 } = panel?.getBoundingClientRect() ?? {};
          return { isScrolling, room: bottom - button.getBoundingClientRect().bottom };
        });
      for (const where of [0, 60, 10_000]) {
        await last.evaluate((button, top) => {
          button.closest('[role=dialog]')?.parentElement?.scrollTo(0, top);
        }, where);
        const { isScrolling, room: left } = await below();
        expect(isScrolling, `${width} px: the dialog scrolls`).toBe(true);
        expect(left, `${width} px, scrolled by ${where}`).toBeGreaterThanOrEqual(16);
        expect(left, `${width} px, scrolled by ${where}`).toBeLessThan(40);
      }
      // A focused field is not beneath them.
      await page.getByRole('dialog').getByRole('textbox', { name: circle.note.label }).focus();
      const [field, foot] = await Promise.all(
        [page.getByRole('dialog').getByRole('textbox'), last].map((one) => one.boundingBox()),
      );
      expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
    }
  },
);
