// @vitest-environment happy-dom
// The HTML of pages: which file a place has, and what is in view while it covers the rendered page.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fileOf, openHtml } from '#flows/navigation/ports/html.ts';
import { forget, keep, prepare, reopen, replace, show } from '#flows/navigation/ports/showHtml.ts';

const given = { folder: '/assets/pages/abc', without: '/dashboard /404' };
const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

test.each([
  [at('/'), '/assets/pages/abc/index'],
  [at('/co-lab/ines-valadares'), '/assets/pages/abc/co-lab/ines-valadares'],
  [at('/auth', '?tab=signup'), '/assets/pages/abc/auth/signup'],
  [at('/library', '?show=next-curve'), '/assets/pages/abc/library'],
  [at('/dashboard'), null],
])('the file of %j is %s', (place, file) => expect(fileOf(given, place)).toBe(file));

test('a document that names no folder has no HTML', async () => {
  const html = openHtml({ folder: undefined, without: '' });
  html.expect(at('/library'));
  await html.whenHere();
  const { signal } = new AbortController();
  await expect(html.show(at('/library'), signal)).rejects.toThrow('No HTML');
  await expect(html.reopen(at('/library'))).rejects.toThrow('No HTML');
});

const library = () =>
  prepare(
    new DOMParser().parseFromString(
      '<title>Library</title><script type="text/css">@scope (main[data-html]){}</script><main class="other"><h1>Library</h1><input name="email"><details><summary>More</summary></details><button>Go</button></main>',
      'text/html',
    ),
  );
const page =
  '<h1>Library</h1><input name="email"><details><summary>More</summary></details><button>Go</button>';
const mains = () => [...document.querySelectorAll('main')];
const within = <Type extends Element>(selector: string) =>
  mains()
    .find((main) => !main.hidden)
    ?.querySelector<Type>(selector);

beforeEach(() => {
  // happy-dom knows both not at all, or in name alone.
  vi.stubGlobal('CSSScopeRule', CSSRule);
  vi.stubGlobal('CSSAnimation', Event);
  vi.stubGlobal('scrollTo', vi.fn<() => void>());
  Object.assign(Element.prototype, { getAnimations: () => [] });
  window.history.replaceState(null, '', '/upgrade');
  document.title = 'Plans';
  document.body.innerHTML = '<main id="main" tabindex="-1"><h1>Plans</h1></main>';
});
afterEach(() => {
  forget();
  vi.unstubAllGlobals();
});

/** React renders the page below the HTML, and it takes over. */
function renderBelow(html: string) {
  const main = mains().find((one) => one.hidden);
  if (main) main.innerHTML = html;
  replace();
}

test('it is in view with its title, under its address, over the page before it', () => {
  show(library(), at('/library'), { href: '/library', replace: false });
  expect(mains().map(({ hidden, id }) => [hidden, id])).toEqual([
    [false, 'main'],
    [true, 'main'],
  ]);
  expect([document.title, window.location.pathname]).toEqual(['Library', '/library']);
  expect(window.history.state).toMatchObject({ __TSR_index: 1 });
});

test('the rendered page takes over with words, disclosures, focus and presses', async () => {
  show(library(), at('/library'));
  const email = within<HTMLInputElement>('input');
  Object.assign(email ?? {}, { value: 'reader@' });
  email?.focus();
  within<HTMLElement>('button')?.click();
  const details = within<HTMLDetailsElement>('details');
  if (details) details.open = true;
  const pressed = vi.fn<() => void>();
  document.body.addEventListener('click', pressed, { once: true });
  renderBelow(page);
  expect(mains().map(({ hidden }) => hidden)).toEqual([false]);
  expect(document.activeElement).toBe(within('input'));
  await Promise.resolve();
  expect(within<HTMLInputElement>('input')?.value).toBe('reader@');
  expect(within<HTMLDetailsElement>('details')?.open).toBe(true);
  expect(pressed).toHaveBeenCalledOnce();
});

test('the page below it has its own title when it is in view again', () => {
  show(library(), at('/library'));
  replace();
  expect(mains().map(({ hidden }) => hidden)).toEqual([false]);
  expect(document.title).toBe('Plans');
});

test('the next HTML takes the place of the one before', () => {
  show(library(), at('/library'));
  show(library(), at('/library'));
  expect(mains()).toHaveLength(2);
});

test('a dialog of the page, an address with choices, or an old browser waits for the router', () => {
  expect(() => show(library(), at('/library', '?show=a'))).toThrow('cannot be shown');
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"></div>');
  expect(() => show(library(), at('/library'))).toThrow('cannot be shown');
  document.querySelector('[role=dialog]')?.remove();
  vi.stubGlobal('CSSScopeRule', undefined);
  expect(() => show(library(), at('/library'))).toThrow('cannot be shown');
});

test('what a user has left behind is there again on the way back, until another user comes', async () => {
  window.history.replaceState({ __TSR_key: 'library', __TSR_index: 1 }, '', '/library');
  document.body.innerHTML = `<main id="main">${page}</main>`;
  Object.assign(within<HTMLInputElement>('input') ?? {}, { value: 'reader@' });
  replace();
  keep();
  window.history.replaceState({ __TSR_key: 'plans', __TSR_index: 2 }, '', '/upgrade');
  document.body.innerHTML = '<main id="main"><h1>Plans</h1></main>';
  replace();
  window.history.replaceState({ __TSR_key: 'library', __TSR_index: 1 }, '', '/library');
  reopen(library());
  expect(within<HTMLInputElement>('input')?.value).toBe('reader@');
  renderBelow(page);
  await Promise.resolve();
  expect(within<HTMLInputElement>('input')?.value).toBe('reader@');
  forget();
  window.history.replaceState({ __TSR_key: 'plans', __TSR_index: 2 }, '', '/upgrade');
  expect(() => reopen(library())).toThrow('not here');
});
