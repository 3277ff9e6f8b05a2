// @vitest-environment happy-dom
// Navigation with the HTML of pages: what the rest of the app hears of it.
import { beforeEach, expect, test, vi } from 'vitest';
import { place, pop, wayFrom } from './navigation.kit.ts';

beforeEach(() => window.history.replaceState(null, '', '/'));

test('with Save-Data nothing is fetched in advance', () => {
  const { navigation, prepare, html } = wayFrom('/', { savesData: true });
  navigation.expect('/library');
  expect(prepare).not.toHaveBeenCalled();
  expect(html.expect).not.toHaveBeenCalled();
});

test('HTML in view leaves the page before it and reaches its own; the router renders the page below it', async () => {
  const { navigation, told, html, report, routerAdapter } = wayFrom('/');
  html.show.mockImplementation((shown) => Promise.resolve(shown));
  const focused: string[] = [];
  const counted = vi.fn<() => void>();
  navigation.onNavigated(({ hash }) => focused.push(hash));
  navigation.onCounted(counted);
  await navigation.go('/library#essays');
  const shown = { ...place('/library'), hash: '#essays' };
  expect(html.show).toHaveBeenCalledExactlyOnceWith(shown, expect.anything(), {
    href: '/library#essays',
    replace: false,
  });
  expect(told).toEqual(['leaves for /library', 'reaches /library#essays']);
  expect(focused).toEqual(['essays']);
  expect(routerAdapter.follow).toHaveBeenCalledOnce();
  expect(routerAdapter.go).not.toHaveBeenCalled();
  report()?.leaves(shown);
  report()?.reaches(shown);
  expect(html.replace).not.toHaveBeenCalled();
  report()?.arrives(shown);
  expect(html.replace).toHaveBeenCalledOnce();
  expect([told.length, focused.length, counted.mock.calls.length]).toEqual([2, 1, 1]);
  await navigation.go('/upgrade');
  expect(html.show).toHaveBeenLastCalledWith(place('/upgrade'), expect.anything(), undefined);
  expect(routerAdapter.go).toHaveBeenCalledExactlyOnceWith('/upgrade', false);
});

test('goes back to HTML that was left', async () => {
  const { navigation, html, report, told } = wayFrom('/');
  await navigation.go('/library');
  report()?.leaves(place('/library'));
  report()?.arrives(place('/library'));
  html.reopen.mockImplementation((shown) => Promise.resolve(shown));
  window.history.replaceState(null, '', '/');
  pop();
  await vi.waitFor(() => expect(told.at(-1)).toBe('reaches /'));
  expect(html.reopen).toHaveBeenCalledExactlyOnceWith(place('/'));
  expect(html.replace).toHaveBeenCalledOnce();
  report()?.arrives(place('/'));
  expect(html.replace).toHaveBeenCalledTimes(2);
});
