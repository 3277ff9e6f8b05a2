// Shows the HTML of a page over the rendered one, which React keeps below, and leaves the view to React's own page when that
// is ready, with everything that the user has done meanwhile.
import { afterPaint } from '#adapters/page/afterPaint.ts';
import type { Destination, Place } from '#machines/navigation.machine.ts';
import {
  finderIn,
  nameOf,
  readInput,
  repeatInput,
  withoutSecrets,
  type Name,
  type UserInput,
} from './userInput.ts';

/** The HTML of a page, ready to be shown: its document, its rules, and the faces of its first view. */
export type Html = {
  document: Document;
  sheet: CSSStyleSheet;
  faces: FontFace[];
  /** Its main part, made for this document; null once it has been shown. */
  main: DocumentFragment | null;
};

/** A face as the build writes it; the file itself is in base64. */
export type Face = [families: string[], style: string, weight: string, base64: string];

type Entry = { input: UserInput; x: number; y: number };
type Focus = Name & { start: number | null; end: number | null };

/** What users have left behind, by the key that the router gives to an entry of the history. */
const left = new Map<string, Entry>();
const mostEntries = 30;

let sheet: CSSStyleSheet | undefined;
/** The HTML in view. */
let cover: HTMLElement | undefined;
let shownAt = 0;
/** The buttons that were pressed in the HTML: no listener has heard them. */
let presses: Name[] = [];
/** The page that was rendered when the HTML came: its heading, and its title, which React does not set again. */
let before: { heading: Element | null; title: string } | undefined;
/** The entry whose page is in view; undefined while it is on its way. */
let entryInView: string | undefined;

const rendered = () => document.querySelector<HTMLElement>('main:not([data-html])');
const keyHere = () => (history.state as Record<string, string> | null)?.['__TSR_key'];

/** The state of an entry as the router writes it, and continues it. */
function stateOf(index: number) {
  const key = Math.random().toString(36).slice(2);
  return { key, __TSR_key: key, __TSR_index: index };
}

function writeEntry({ href, replace: replaces }: NonNullable<Destination>) {
  if (keyHere() === undefined) history.replaceState(stateOf(0), '');
  keep();
  const { __TSR_index: index } = history.state as { __TSR_index: number };
  if (replaces) history.replaceState(stateOf(index), '', href);
  else history.pushState(stateOf(index + 1), '', href);
}

/** Keeps what the user has done on the page in view. */
export function keep(key = entryInView ?? keyHere()): void {
  const page = cover ?? rendered();
  if (key === undefined || page === null) return;
  left.delete(key);
  left.set(key, { input: withoutSecrets(readInput(page, true)), x: scrollX, y: scrollY });
  const [oldest] = left.keys();
  if (left.size > mostEntries && oldest !== undefined) left.delete(oldest);
}

/** Forgets all of it. */
export const forget = () => left.clear();

function mainOf(html: Document): DocumentFragment {
  const main = document.createDocumentFragment();
  for (const node of html.querySelector('main')?.childNodes ?? [])
    main.append(document.importNode(node, true));
  return main;
}

/** The faces, ready to be declared. */
export const facesOf = (faces: readonly Face[]): FontFace[] =>
  faces.flatMap(([families, style, weight, base64]) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    return families.map((family) => new FontFace(family, bytes, { style, weight }));
  });

/** Makes HTML ready to be shown, apart from its faces. */
export function prepare(html: Document): Html {
  const rules = new CSSStyleSheet();
  rules.replaceSync(html.querySelector('script')?.textContent ?? '');
  return { document: html, sheet: rules, faces: [], main: mainOf(html) };
}

function wear(next: CSSStyleSheet | undefined) {
  const others = document.adoptedStyleSheets.filter((one) => one !== sheet);
  document.adoptedStyleSheets = next === undefined ? others : [...others, next];
  sheet = next;
}

/** A press that only a script can answer. */
function notePress({ target }: Event) {
  const button = target instanceof Element ? target.closest('button, [role=tab]') : null;
  if (button && cover) presses.push(nameOf(cover, button));
}

function scrollToPart(hash: string) {
  const part = hash === '' ? null : document.getElementById(hash.slice(1));
  if (part) part.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: 0, left: 0, behavior: 'instant' });
}

/** A dialog of the page stays over it until React has rendered the next one; menu and search close with the press. */
const closing = ':is([role=dialog], [role=alertdialog]):not(:has(nav, [data-flow=siteSearch]))';

function put(html: Html, page: HTMLElement) {
  // The whole faces, once they are here, have all signs.
  if (!('faces' in document.documentElement.dataset))
    for (const face of html.faces) document.fonts.add(face);
  const next = page.cloneNode() as HTMLElement;
  next.hidden = false;
  next.dataset['html'] = '';
  next.append(html.main ?? mainOf(html.document));
  html.main = null;
  before ??= { heading: page.querySelector('h1'), title: document.title };
  next.addEventListener('click', notePress);
  next.addEventListener('submit', (event) => event.preventDefault());
  wear(html.sheet);
  page.hidden = true;
  cover?.remove();
  page.before(next);
  cover = next;
  presses = [];
  shownAt = performance.now();
  document.title = html.document.title;
}

/** The scripts of the page are asked for together with the router, after the paint. */
function fetchScripts(html: Document) {
  for (const link of html.querySelectorAll('link'))
    if (!document.querySelector(`link[href="${link.getAttribute('href')}"]`))
      document.head.append(document.importNode(link));
}

/** The HTML answers an address without choices, and the tabs of /auth. */
const isAnswer = ({ search }: Place) => search === '' || /^\?tab=\w+$/.test(search);

/**
 * Shows the HTML of a place.
 * @throws where it is not that of the place, a dialog covers the page, or a browser cannot keep the styles of the HTML apart
 */
export function show(html: Html, place: Place, entry?: Destination): void {
  const page = rendered();
  const isCovered = document.querySelector(closing) !== null;
  if (page === null || isCovered || !isAnswer(place) || !Reflect.get(window, 'CSSScopeRule'))
    throw new Error('The HTML cannot be shown.');
  if (entry) writeEntry(entry);
  entryInView = undefined;
  put(html, page);
  scrollToPart(place.hash);
  afterPaint(() => fetchScripts(html.document));
}

/**
 * Back or forward: shows the page of the entry as the user has left it.
 * @throws where its HTML is not here
 */
export function reopen(html: Html | undefined): void {
  if (entryInView !== undefined) keep(entryInView);
  entryInView = keyHere();
  const page = rendered();
  const kept = left.get(entryInView ?? '');
  if (!html || !kept || page === null || document.querySelector(closing))
    throw new Error('The HTML is not here.');
  put(html, page);
  if (cover) repeatInput(cover, kept.input);
  scrollTo({ left: kept.x, top: kept.y, behavior: 'instant' });
}

function focusIn(page: HTMLElement): Focus | undefined {
  const { activeElement: active } = document;
  if (!active || !page.contains(active)) return undefined;
  const { selectionStart: start = null, selectionEnd: end = null } = active as HTMLInputElement;
  return { ...nameOf(page, active), start, end };
}

function refocus(page: HTMLElement, { start, end, ...name }: Focus) {
  const found = finderIn(page)(name) ?? page;
  if (!(found instanceof HTMLElement)) return;
  if (!found.matches('a[href], button, input, textarea, select, summary, [tabindex]'))
    found.tabIndex = -1;
  found.focus({ preventScroll: true });
  if (start !== null && found.matches('input, textarea'))
    (found as HTMLInputElement).setSelectionRange(start, end);
}

/** Animations at the beginning of the page have run in the HTML already. */
function ageAnimations(page: HTMLElement) {
  const age = performance.now() - shownAt;
  for (const animation of page.getAnimations({ subtree: true }))
    if (animation instanceof CSSAnimation) animation.currentTime = age;
}

/** React's page takes over, in the frame in which it is rendered. */
export function replace(): void {
  const page = rendered();
  entryInView = keyHere();
  const kept = left.get(entryInView ?? '');
  if (page === null) return;
  if (!cover) {
    // A page that was left, and whose HTML was not shown again: the router has scrolled it.
    if (kept) queueMicrotask(() => repeatInput(page, kept.input));
    return;
  }
  const focus = focusIn(cover);
  const input = readInput(cover, kept !== undefined);
  const [x, y] = [scrollX, scrollY];
  if (before?.heading && page.contains(before.heading)) document.title = before.title;
  before = undefined;
  page.hidden = false;
  cover.remove();
  cover = undefined;
  wear(undefined);
  ageAnimations(page);
  if (focus) refocus(page, focus);
  scrollTo({ left: x, top: y, behavior: 'instant' });
  // React hears events once it has committed the page, still before the paint.
  queueMicrotask(() => {
    repeatInput(page, input);
    const find = finderIn(page);
    const pressed = presses.map(find);
    presses = [];
    for (const button of pressed) if (button instanceof HTMLElement) button.click();
  });
}
