// Takes pictures of the state that a page is in. No flow hears of it: the page is muted meanwhile, and then as it was.
import type { Page } from 'playwright/test';
import { focused, refocus } from './focus.ts';
import { markAll, unheard, whenLoaded } from './page.ts';
import type { PageDriver } from './walkPath.ts';

/** One way in which a state is looked at: a size of the page, and attributes of its root element. */
export type Look = {
  name: string;
  size: { width: number; height: number };
  root: Readonly<Record<string, string>>;
};

export type Picture = { look: string; png: Buffer };

declare global {
  interface Window {
    /** What had been scrolled before pictures were taken, where the pointer was, and what the root element said. */
    pathsBefore?: {
      scrolled: { element: Element; left: number; top: number }[];
      root: Record<string, string | null>;
      sheet: CSSStyleSheet;
    };
    pathsPointer?: { x: number; y: number };
  }
}

/** The day of every picture: what a page says of dates is the same on another day. Runs in the page. */
export function stopDate(at: number) {
  const Real = Date;
  // The page's own clock still tells how long something took: by `performance.now`, and by timers.
  window.Date = new Proxy(Real, {
    construct: (target, given: unknown[]) =>
      Reflect.construct(target, given.length === 0 ? [at] : given) as object,
    apply: () => new Real(at).toString(),
    get: (target, key) => (key === 'now' ? () => at : (Reflect.get(target, key) as unknown)),
  });
}

/** Runs in the page: notes where the pointer is, so that it can be moved back. */
export function followPointer() {
  window.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => (window.pathsPointer = { x: clientX, y: clientY }),
    { capture: true, passive: true },
  );
}

/** Runs in the page: what is to be as it was. */
function note(names: string[]) {
  const root = document.documentElement;
  // Pictures have no scroll bars, and no room for them.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { scrollbar-gutter: auto !important }');
  document.adoptedStyleSheets.push(sheet);
  window.pathsBefore = {
    sheet,
    scrolled: [root, ...document.querySelectorAll('body *')]
      .filter((one) => one === root || one.scrollTop !== 0 || one.scrollLeft !== 0)
      .map((element) => ({ element, left: element.scrollLeft, top: element.scrollTop })),
    root: Object.fromEntries(names.map((name) => [name, root.getAttribute(name)])),
  };
}

/** Runs in the page: makes it as it was. */
function restore() {
  const { scrolled = [], root = {}, sheet } = window.pathsBefore ?? {};
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  for (const { element, left, top } of scrolled)
    element.scrollTo({ left, top, behavior: 'instant' });
  for (const [name, value] of Object.entries(root))
    if (value === null) document.documentElement.removeAttribute(name);
    else document.documentElement.setAttribute(name, value);
}

/** Runs in the page: every face is there, and no line is in its fallback. */
async function loadFaces() {
  // A face that may be left out would be, or not, by chance.
  const own = [...document.fonts].filter(({ family }) => !family.includes('Fallback'));
  for (const face of own) face.display = 'block';
  await Promise.all(own.map((face) => face.load().catch(() => undefined)));
  await document.fonts.ready;
}

/**
 * Runs in the page: scrolls the flow's elements into the middle of it.
 * @returns false where none of them is visible
 */
async function frame([marked, exclude]: readonly [string, string]): Promise<boolean> {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- nothing outside of it exists in the page
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 2 &&
      height > 2 &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    );
  };
  const all = [...document.querySelectorAll(marked)]
    .filter((one) => exclude === '' || !one.matches(exclude))
    // What has no box of its own is where its children are.
    .flatMap((one) => (getComputedStyle(one).display === 'contents' ? [...one.children] : [one]))
    .filter(isSeen);
  if (all.length === 0) return false;
  const inDialog = all.filter((one) => one.closest('[role=dialog], [role=alertdialog]') !== null);
  if (inDialog.length === 0) {
    const boxes = all.map((one) => one.getBoundingClientRect());
    const top = Math.min(...boxes.map((box) => box.top));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    const header = document.querySelector('header');
    const isSticky = header !== null && /sticky|fixed/.test(getComputedStyle(header).position);
    const from = isSticky ? header.getBoundingClientRect().height : 0;
    const room = window.innerHeight - from;
    const isHigher = bottom - top > room;
    const by = isHigher ? top - from - 16 : top - from - (room - (bottom - top)) / 2;
    window.scrollBy({ top: by, behavior: 'instant' });
    // Of a flow that is higher than the page: what its user is about, or else what went wrong.
    const told = all.flatMap((one) => [...one.querySelectorAll('[role=alert]')]).filter(isSeen);
    const active = document.activeElement;
    const isOwn = active !== null && all.some((one) => one !== active && one.contains(active));
    const point = isOwn ? active : told[0];
    const box = point?.getBoundingClientRect();
    if (isHigher && box !== undefined && (box.top < from || box.bottom > window.innerHeight))
      point?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  const images = [...document.images].filter(({ complete }) => !complete);
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  for (let frames = 0; frames < 2; frames += 1)
    await new Promise<unknown>((resolve) => {
      requestAnimationFrame(resolve);
      setTimeout(resolve, 50);
    });
  return true;
}

/** How often a picture is taken until two in a row are the same. */
const tries = 5;

/** A picture, as soon as the page has come to rest: two in a row are the same. */
async function atRest(page: Page): Promise<Buffer> {
  const take = () =>
    page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css', type: 'png' });
  let before = await take();
  for (let taken = 1; taken < tries; taken += 1) {
    const now = await take();
    if (now.equals(before)) return now;
    before = now;
  }
  return before;
}

/**
 * Pictures of a flow in several looks; none in those in which nothing of it is visible.
 * @param looks those of one size one after the other
 */
export async function picturesOf(
  page: Page,
  { include, exclude = '' }: PageDriver,
  looks: readonly Look[],
): Promise<Picture[]> {
  await whenLoaded(page);
  const size = page.viewportSize();
  const had = await focused(page);
  return unheard(page, async () => {
    await page.evaluate(note, [...new Set(looks.flatMap(({ root }) => Object.keys(root)))]);
    const pointer = await page.evaluate(() => window.pathsPointer);
    // Nothing is hovered: the pointer would be on another element at each size.
    await page.mouse.move(0, 0);
    const pictures: Picture[] = [];
    for (const { name, size: wanted, root } of looks) {
      const now = page.viewportSize();
      if (now?.width !== wanted.width || now.height !== wanted.height)
        await page.setViewportSize(wanted);
      await page.evaluate((given) => {
        for (const [key, value] of Object.entries(given))
          document.documentElement.setAttribute(key, value);
      }, root);
      await page.evaluate(loadFaces);
      // Another size may show other elements.
      const own = await markAll(page, include, 'pictured');
      if (await page.evaluate(frame, [own, exclude] as const))
        pictures.push({ look: name, png: await atRest(page) });
    }
    if (size !== null) await page.setViewportSize(size);
    if (pointer !== undefined) await page.mouse.move(pointer.x, pointer.y);
    await page.evaluate(restore);
    await refocus(page, had);
    // What is heard of all this is heard a frame later.
    await page.evaluate(
      () =>
        new Promise<unknown>((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
          setTimeout(resolve, 100);
        }),
    );
    return pictures;
  });
}
