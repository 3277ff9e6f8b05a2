// Navigation between pages. The first page works without the router, which is fetched at the first sign that the user
// will navigate; from then on the router navigates.
import type { Navigated } from '#ui/useFocusOnNavigation.ts';

/** An address within the site, cut into its parts; `search` and `hash` with their marks, or empty. */
export type Place = { pathname: string; search: string; hash: string };

/** The router, as far as this file uses it. */
export type RouterAdapter = {
  go: (href: string, replace: boolean) => Promise<void>;
  /** Navigates to the address in the address bar. */
  follow: () => Promise<void>;
  /** Runs the guards and loaders of the current page again. */
  refresh: () => Promise<void>;
};

/** What the router reports, in this order. */
export type Report = {
  /** A navigation to this place has started. */
  leaves: (place: Place) => void;
  /** The guards have let the user in; the page is rendered next. */
  enters: (place: Place) => void;
  /** The place was reached. */
  reaches: (place: Place) => void;
  /** A page was rendered that was reached without a page load. */
  arrives: (arrival: Navigated) => void;
};

export type Navigation = {
  /** The user's current place, or the one that is being navigated to. */
  here: () => Place;
  /** Calls back when the user leaves for another page, before anything of it is fetched. */
  onNavigationStarted: (callBack: (place: Place) => void) => () => void;
  /** Calls back on every change of `here`. */
  onLeave: (callBack: (place: Place) => void) => () => void;
  /** Calls back for every place that the guards let the user in to. */
  onEnter: (callBack: (place: Place) => void) => () => void;
  /** How many places have been reached since the first. */
  reached: () => number;
  /** Calls back for every place that was reached, also for one within the page. */
  onReach: (callBack: (place: Place) => void) => () => void;
  /** Calls back for every page that was rendered without a page load. */
  onNavigated: (callBack: (arrival: Navigated) => void) => () => void;
  /** Navigates to an address of the site. If the router cannot be fetched, the browser navigates itself. */
  go: (href: string, replace?: boolean) => Promise<void>;
  /** The user may navigate soon: prefetches what that needs. */
  expect: () => void;
  /** Navigates to the address in the address bar, through the guards. */
  follow: () => Promise<void>;
  /** Runs guards and loaders again, if any have run. */
  refresh: () => Promise<void>;
};

type Surroundings = {
  /** The browser's window; the renderer has none. */
  window: Pick<Window, 'location' | 'history' | 'addEventListener' | 'scrollTo'>;
  /** Whether the first page also serves this path. */
  staysAt: (pathname: string) => boolean;
  /** Resolves after the paint that follows the press: neither fetching nor the next page may delay that paint. */
  painted: () => Promise<void>;
  /** Fetches what `open` needs. */
  prepare: () => Promise<unknown>;
  /** Opens the router, which reports its navigations. */
  open: (report: Report) => Promise<RouterAdapter>;
  /** A page is retried: it may fetch again what failed before. */
  reset: () => void;
};

const placeOf = ({ pathname, search, hash }: Place): Place => ({ pathname, search, hash });

/** A list of callbacks, and a function that calls all of them. */
function listeners<Value>() {
  const all = new Set<(value: Value) => void>();
  return {
    add: (callBack: (value: Value) => void) => {
      all.add(callBack);
      return () => void all.delete(callBack);
    },
    tell: (value: Value) => {
      for (const callBack of all) callBack(value);
    },
  };
}

/** Navigation in its first state: on the page that was loaded. */
export function openNavigation(surroundings: Surroundings): Navigation {
  const { window, staysAt, painted, prepare, open, reset } = surroundings;
  let place = placeOf(window.location);
  let count = 0;
  let routerAdapter: RouterAdapter | null = null;
  let opening: Promise<RouterAdapter> | null = null;
  const settingOut = listeners<Place>();
  const leaving = listeners<Place>();
  const entered = listeners<Place>();
  const reaching = listeners<Place>();
  const arrivals = listeners<Navigated>();

  const leaves = (next: Place) => {
    place = next;
    leaving.tell(place);
  };
  const reaches = (next: Place) => {
    count += 1;
    reaching.tell(next);
  };
  /** The first page is now at another of its addresses. */
  const stay = () => {
    leaves(placeOf(window.location));
    entered.tell(place);
    reaches(place);
  };
  const carried = () => {
    const report = { leaves, reaches, enters: entered.tell, arrives: arrivals.tell };
    opening ??= painted()
      .then(() => open(report))
      .then(
        (opened) => (routerAdapter = opened),
        (error: unknown) => {
          opening = null;
          throw error;
        },
      );
    return opening;
  };
  const follow = () => {
    settingOut.tell(placeOf(window.location));
    return carried().then(
      (router) => router.follow(),
      () => window.location.reload(),
    );
  };

  const isThisPage = ({ pathname, search }: Place) =>
    pathname === place.pathname && search === place.search;
  /**
   * The page stays; its layers are notified. It does not count as a new place: React may still be hydrating the page.
   */
  const moved = () => {
    place = placeOf(window.location);
    reaching.tell(place);
  };
  /** Navigates to a part of the current page, or to its top: the choices made on the page stay. */
  const moveWithin = (href: string, { hash }: Place, replace: boolean) => {
    if (hash !== '') window.location[replace ? 'replace' : 'assign'](href);
    else {
      if (place.hash !== '') window.history[replace ? 'replaceState' : 'pushState'](null, '', href);
      window.scrollTo(0, 0);
      moved();
    }
  };

  // Entries that an earlier load of this page has left in the history, and steps within the page.
  window.addEventListener('popstate', () => {
    if (routerAdapter !== null) return;
    if (isThisPage(window.location)) moved();
    else if (staysAt(window.location.pathname)) stay();
    else void follow();
  });

  return {
    here: () => place,
    onNavigationStarted: settingOut.add,
    onLeave: leaving.add,
    onEnter: entered.add,
    reached: () => count,
    onReach: reaching.add,
    onNavigated: arrivals.add,
    go: async (href, replace = false) => {
      const to = new URL(href, window.location.href);
      if (opening === null && to.hash === '' && staysAt(to.pathname)) {
        if (replace) window.history.replaceState(null, '', href);
        else window.history.pushState(null, '', href);
        stay();
        return;
      }
      if (opening === null && isThisPage(to)) {
        moveWithin(href, to, replace);
        return;
      }
      settingOut.tell(placeOf(to));
      // A choice on a page changes the place at once, because the next key is typed on top of it.
      const [router] = await Promise.all([
        carried().catch(() => null),
        to.pathname !== place.pathname && painted(),
      ]);
      if (router !== null) await router.go(href, replace);
      else if (replace) window.location.replace(href);
      else window.location.assign(href);
    },
    expect: () => {
      if (opening === null) prepare().catch(() => undefined);
    },
    follow,
    refresh: async () => {
      reset();
      await routerAdapter?.refresh();
    },
  };
}

const never = () => () => undefined;
const nothing = () => Promise.resolve();

/** Navigation of a page that is only rendered: it does nothing. */
export function staticNavigation(place: Place): Navigation {
  return {
    here: () => place,
    onNavigationStarted: never,
    onLeave: never,
    onEnter: never,
    reached: () => 0,
    onReach: never,
    onNavigated: never,
    go: nothing,
    expect: () => undefined,
    follow: nothing,
    refresh: nothing,
  };
}
