// @vitest-environment happy-dom
// Which presses the router handles, and that no handler in between can prevent it.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { expectOwnLinks, followOwnLinks, ownDestination } from '../../src/boot/links.ts';

const origin = 'https://axis.example';

/** Presses the link in the given HTML and returns where the router would navigate. */
function pressed(html: string, init: MouseEventInit = {}): string | null {
  document.body.innerHTML = html;
  let destination: string | null = 'not heard';
  document.addEventListener(
    'click',
    (event) => {
      destination = ownDestination(event, origin);
      event.preventDefault();
    },
    { once: true },
  );
  const target = document.querySelector('[data-target]') ?? document.querySelector('a');
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return destination;
}

const link = (href: string, attributes = '') => `<a href="${href}" ${attributes}>Go</a>`;

afterEach(() => {
  document.body.innerHTML = '';
});

describe('ownDestination', () => {
  test.each([
    ['an own path', link(`${origin}/library`), '/library'],
    [
      'path, search and hash',
      link(`${origin}/auth?tab=signin&next=%2Fa#b`),
      '/auth?tab=signin&next=%2Fa#b',
    ],
    ['what stands inside a link', `<a href="${origin}/co-lab"><b data-target>x</b></a>`, '/co-lab'],
    ['the same window, named', link(`${origin}/library`, 'target="_self"'), '/library'],
    ['another origin', link('https://elsewhere.example/library'), null],
    ['another window', link(`${origin}/library`, 'target="_blank"'), null],
    ['a download', link(`${origin}/library`, 'download'), null],
    ['a file', link(`${origin}/feeds/second-curve.xml`), null],
    ['a place on this page', link('#main'), null],
    ['no link', '<button data-target>Go</button>', null],
  ])('%s', (_, html, expected) => {
    expect(pressed(html)).toBe(expected);
  });

  test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
    'with a modifier the browser decides: %o',
    (modifier) => expect(pressed(link(`${origin}/library`), modifier)).toBeNull(),
  );

  test('a middle button is not a press', () => {
    expect(pressed(link(`${origin}/library`), { button: 1 })).toBeNull();
  });
});

describe('followOwnLinks', () => {
  test('handles a press whose propagation another handler stops, and prevents the page load', () => {
    const go = vi.fn();
    followOwnLinks(document, origin, go);
    document.body.innerHTML = link(`${origin}/library`);
    document.body.addEventListener('click', (event) => event.stopPropagation(), { once: true });
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.querySelector('a')?.dispatchEvent(event);
    expect(go).toHaveBeenCalledExactlyOnceWith('/library');
    expect(event.defaultPrevented).toBe(true);
  });
});

const come = (selector: string, type: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));

test('a link of the site is prefetched on focus or pointer, others are not', () => {
  const expected = vi.fn<(href: string) => void>();
  expectOwnLinks(document, window.location.origin, expected);
  document.body.innerHTML = `${link('/library?q=a', 'id="own"')}${link('https://elsewhere.example/', 'id="other"')}${link('/library/feed.xml', 'id="file"')}<p>Words</p>`;
  come('#other', 'pointerover');
  come('p', 'pointerover');
  come('#file', 'pointerover');
  expect(expected).not.toHaveBeenCalled();
  for (const type of ['pointerover', 'touchstart', 'focusin']) come('#own', type);
  expect(expected.mock.calls).toEqual([['/library?q=a'], ['/library?q=a'], ['/library?q=a']]);
});
