// @vitest-environment happy-dom
// Navigation: the first page runs without the router until the user navigates.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { place, pop, wayFrom } from './navigation.kit.ts';

beforeEach(() => window.history.replaceState(null, '', '/'));

describe('the first page', () => {
  test('changes its own address without a router', async () => {
    const { navigation, told, open } = wayFrom('/auth');
    await navigation.go('/auth?tab=signup');
    expect(told).toEqual([
      'leaves for /auth?tab=signup',
      'enters /auth?tab=signup',
      'reaches /auth?tab=signup',
    ]);
    expect(navigation.here().search).toBe('?tab=signup');
    expect(window.location.search).toBe('?tab=signup');
    expect(open).not.toHaveBeenCalled();
    expect(navigation.reached()).toBe(1);
  });

  test('replaces its address when asked to', async () => {
    const { navigation } = wayFrom('/auth?next=/upgrade');
    const length = window.history.length;
    await navigation.go('/auth', true);
    expect(window.history.length).toBe(length);
    expect(navigation.here().search).toBe('');
  });

  test('follows the history among its own addresses, and loads the router for another page', async () => {
    const { navigation, open, routerAdapter } = wayFrom('/auth');
    window.history.replaceState(null, '', '/auth/signup');
    pop();
    expect(navigation.here().pathname).toBe('/auth/signup');
    expect(open).not.toHaveBeenCalled();
    window.history.replaceState(null, '', '/library');
    pop();
    await vi.waitFor(() => expect(routerAdapter.follow).toHaveBeenCalledOnce());
  });

  test('leaves a step within itself to the browser, and keeps the choice made on it', async () => {
    const { navigation, told, left, open } = wayFrom('/advisory');
    await navigation.go('/advisory#requirements');
    await navigation.go('#areas', true);
    expect(left).toEqual(['assign /advisory#requirements', 'replace #areas']);
    window.history.replaceState(null, '', '/advisory#requirements');
    pop();
    expect(navigation.here().hash).toBe('#requirements');
    window.history.replaceState(null, '', '/advisory');
    pop();
    expect(navigation.here().hash).toBe('');
    await navigation.go('/advisory');
    expect(left.at(-1)).toBe('scroll to 0, 0');
    expect(open).not.toHaveBeenCalled();
    // A layer over the page is notified; the page is not: no page is left, entered or counted.
    expect(told).toEqual([
      'reaches /advisory#requirements',
      'reaches /advisory',
      'reaches /advisory',
    ]);
    expect(navigation.reached()).toBe(0);
  });

  test('a refresh does not load the router, but resets failed loads', async () => {
    const { navigation, open, reset } = wayFrom('/auth');
    await navigation.refresh();
    expect(reset).toHaveBeenCalledOnce();
    expect(open).not.toHaveBeenCalled();
  });

  test('prefetches the code for the next navigation, and mounts nothing', () => {
    const { navigation, open, prepare, html } = wayFrom('/');
    navigation.expect('/library');
    expect(html.expect).toHaveBeenCalledExactlyOnceWith(place('/library'));
    expect(prepare).toHaveBeenCalledOnce();
    expect(open).not.toHaveBeenCalled();
  });
});

describe('navigating', () => {
  test('loads the router once, also for two presses at once', async () => {
    const { navigation, open, routerAdapter } = wayFrom('/');
    await Promise.all([navigation.go('/library'), navigation.go('/auth', true)]);
    expect(open).toHaveBeenCalledOnce();
    expect(routerAdapter.go.mock.calls).toEqual([
      ['/library', false],
      ['/auth', true],
    ]);
  });

  test('is reported before anything is loaded; a step within the page is no navigation', async () => {
    const { navigation, setOut, open } = wayFrom('/auth', {
      painted: () => new Promise(() => undefined),
    });
    await navigation.go('/auth?tab=signup');
    await navigation.go('/auth?tab=signup#form');
    expect(setOut).toEqual([]);
    void navigation.go('/library?q=a');
    expect(setOut).toEqual(['/library?q=a']);
    expect(open).not.toHaveBeenCalled();
  });

  test('lets the press be painted before anything is loaded', async () => {
    const screen = new EventTarget();
    const painted = new Promise<void>((resolve) => {
      screen.addEventListener('paint', () => resolve());
    });
    const { navigation, open, routerAdapter } = wayFrom('/', { painted: () => painted });
    const going = navigation.go('/library');
    await Promise.resolve();
    expect(open).not.toHaveBeenCalled();
    screen.dispatchEvent(new Event('paint'));
    await going;
    expect(routerAdapter.go).toHaveBeenCalledExactlyOnceWith('/library', false);
  });

  test('continues at once if only the query changes: the next key may be typed before a paint', async () => {
    let paint = Promise.resolve();
    const { navigation, routerAdapter } = wayFrom('/library', { painted: () => paint });
    await navigation.go('/library?q=a');
    paint = new Promise<void>(() => undefined);
    await navigation.go('/library?q=ab', true);
    expect(routerAdapter.go.mock.calls).toEqual([
      ['/library?q=a', false],
      ['/library?q=ab', true],
    ]);
  });

  test('goes to a part of another page through the router', async () => {
    const { navigation, left, routerAdapter } = wayFrom('/advisory');
    await navigation.go('/asyncq#quota');
    expect(routerAdapter.go).toHaveBeenCalledWith('/asyncq#quota', false);
    expect(left).toEqual([]);
  });

  test('reports what the router reports, and leaves the history to it', async () => {
    const { navigation, told, report, routerAdapter } = wayFrom('/');
    await navigation.go('/library');
    report()?.leaves(place('/library'));
    expect(navigation.here().pathname).toBe('/library');
    report()?.enters(place('/library'));
    report()?.reaches(place('/library'));
    expect(told).toEqual(['leaves for /library', 'enters /library', 'reaches /library']);
    // The router hears the history once it has rendered its first page.
    report()?.arrives(place('/library'));
    pop();
    expect(routerAdapter.follow).not.toHaveBeenCalled();
  });

  test('tells the router of the history until it has rendered a page', async () => {
    const { navigation, routerAdapter } = wayFrom('/');
    await navigation.go('/library');
    pop();
    await vi.waitFor(() => expect(routerAdapter.follow).toHaveBeenCalledOnce());
  });

  test('is left to the browser if the router cannot be loaded, and retried', async () => {
    const { navigation, left, open } = wayFrom('/', { isReachable: false });
    await navigation.go('/library');
    await navigation.go('/upgrade', true);
    await navigation.follow();
    expect(left).toEqual(['assign /library', 'replace /upgrade', 'reload']);
    expect(open).toHaveBeenCalledTimes(3);
  });

  test('refreshes the page that the router shows', async () => {
    const { navigation, routerAdapter, reset } = wayFrom('/dashboard');
    await navigation.follow();
    await navigation.refresh();
    expect(routerAdapter.refresh).toHaveBeenCalledOnce();
    expect(reset).toHaveBeenCalledOnce();
  });
});
