// The test kit of navigation in the browser: a window that never leaves its document, a router, and the HTML of pages.
import { vi } from 'vitest';
import type { Surroundings } from '#flows/navigation/ports.ts';
import { openNavigation, type RouterAdapter, type Place, type Report } from '#boot/navigation.ts';

type Html = Surroundings['html'];

const auth = (pathname: string) => /^\/auth(\/sign(in|up))?$/.test(pathname);

/** A navigation that begins at `path`, in a window that never leaves its document. */
export function wayFrom(
  path: string,
  { isReachable = true, staysAt = auth, painted = () => Promise.resolve(), savesData = false } = {},
) {
  window.history.replaceState(null, '', path);
  const left: string[] = [];
  const at = new URL(path, window.location.href);
  const location = {
    get pathname() {
      return window.location.pathname;
    },
    get search() {
      return window.location.search;
    },
    get hash() {
      return window.location.hash;
    },
    href: at.href,
    assign: (href: string) => left.push(`assign ${href}`),
    replace: (href: string) => left.push(`replace ${href}`),
    reload: () => left.push('reload'),
  };
  const told: string[] = [];
  let tell: Report | null = null;
  const routerAdapter = {
    go: vi.fn<RouterAdapter['go']>(async () => undefined),
    follow: vi.fn<RouterAdapter['follow']>(async () => undefined),
    refresh: vi.fn<RouterAdapter['refresh']>(async () => undefined),
  };
  const open = vi.fn<(report: Report) => Promise<RouterAdapter>>(async (report) => {
    if (!isReachable) throw new Error('Failed to fetch');
    tell = report;
    return routerAdapter;
  });
  const prepare = vi.fn<() => Promise<unknown>>(() => Promise.resolve());
  const showOwn = vi.fn<(signal: AbortSignal) => Promise<unknown>>(() =>
    Promise.reject(new Error('No member is here.')),
  );
  const reset = vi.fn<() => void>();
  const html = {
    show: vi.fn<Html['show']>(() => Promise.reject(new Error('No HTML'))),
    reopen: vi.fn<Html['reopen']>(() => Promise.reject(new Error('No HTML'))),
    expect: vi.fn<(place: Place) => void>(),
    replace: vi.fn<() => void>(),
  };
  const surroundings = {
    location,
    history: window.history,
    addEventListener: window.addEventListener.bind(window),
    scrollTo: (x: number, y: number) => left.push(`scroll to ${x}, ${y}`),
  } as unknown as Pick<Window, 'location' | 'history' | 'addEventListener' | 'scrollTo'>;
  const navigation = openNavigation({
    window: surroundings,
    staysAt,
    painted,
    showOwn,
    prepare,
    open,
    reset,
    html,
    savesData,
  });
  const setOut: string[] = [];
  navigation.onNavigationStarted(({ pathname, search }) => setOut.push(pathname + search));
  navigation.onLeave(({ pathname, search }) => told.push(`leaves for ${pathname}${search}`));
  navigation.onEnter(({ pathname, search }) => told.push(`enters ${pathname}${search}`));
  navigation.onReach(({ pathname, search, hash }) =>
    told.push(`reaches ${pathname}${search}${hash}`),
  );
  return {
    navigation,
    told,
    setOut,
    left,
    routerAdapter,
    open,
    prepare,
    showOwn,
    reset,
    html,
    report: () => tell,
  };
}

export const pop = () => window.dispatchEvent(new PopStateEvent('popstate'));
export const place = (pathname: string): Place => ({ pathname, search: '', hash: '' });
