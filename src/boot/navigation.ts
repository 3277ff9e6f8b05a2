// The way from page to page. The first page stands as its HTML says, without the router, which is fetched at the first
// sign that a user goes on; from then on the router carries.
import type { Navigated } from '#ui/useFocusOnNavigation.ts';

/** An address within the site, cut into its parts; `search` and `hash` with their marks, or empty. */
export type Place = { pathname: string; search: string; hash: string };

/** Whatever moves between pages: the router, once it is here. */
export type RouterAdapter = {
  go: (href: string, replace: boolean) => Promise<void>;
  /** Shows what the address bar says. */
  follow: () => Promise<void>;
  /** Asks guards and loaders of the present page again. */
  refresh: () => Promise<void>;
};

/** What a carrier tells, in this order. */
export type Report = {
  /** A place is being gone to. */
  leaves: (place: Place) => void;
  /** The guards have let the visitor in; its page comes next. */
  enters: (place: Place) => void;
  /** It was reached. */
  reaches: (place: Place) => void;
  /** A page stands that was reached without a page load. */
  arrives: (arrival: Navigated) => void;
};

export type Navigation = {
  /** Where the visitor is, or is going to. */
  here: () => Place;
  /** Hears that a user sets out for another page, before anything of it is fetched. */
  onNavigationStarted: (callBack: (place: Place) => void) => () => void;
  /** Hears of every change of `here`. */
  onLeave: (callBack: (place: Place) => void) => () => void;
  /** Hears of every place that the visitor is let in to. */
  onEnter: (callBack: (place: Place) => void) => () => void;
  /** How many places have been reached since the first. */
  reached: () => number;
  /** Hears of every place that was reached, also of one within the page. */
  onReach: (callBack: (place: Place) => void) => () => void;
  /** Hears of every page that stands and was reached without a page load. */
  onNavigated: (callBack: (arrival: Navigated) => void) => () => void;
  /** Goes to an address of ours. Where no router can be fetched the browser itself goes there. */
  go: (href: string, replace?: boolean) => Promise<void>;
  /** A user may go on soon: what that needs is fetched ahead. */
  expect: () => void;
  /** Shows what the address bar says, through the guards. */
  follow: () => Promise<void>;
  /** Asks guards and loaders again, if any have been asked. */
  refresh: () => Promise<void>;
};

type Surroundings = {
  /** The browser's window; the renderer has none. */
  window: Pick<Window, 'location' | 'history' | 'addEventListener' | 'scrollTo'>;
  /** Whether the first page also stands for this path. */
  staysAt: (pathname: string) => boolean;
  /** The paint of the press that asks for a way: neither fetching nor the next page may keep it waiting. */
  painted: () => Promise<void>;
  /** Fetches what `open` needs. */
  prepare: () => Promise<unknown>;
  /** Opens the router, which reports. */
  open: (report: Report) => Promise<RouterAdapter>;
  /** A page is tried again: it may ask again for what it could not have. */
  reset: () => void;
};

const placeOf = ({ pathname, search, hash }: Place): Place => ({ pathname, search, hash });

/** Callbacks, and how all of them are told. */
function listeners<Told>() {
  const all = new Set<(told: Told) => void>();
  return {
    add: (callBack: (told: Told) => void) => {
      all.add(callBack);
      return () => void all.delete(callBack);
    },
    tell: (told: Told) => {
      for (const callBack of all) callBack(told);
    },
  };
}

/** The way as it begins: at the page that was loaded. */
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
  /** The first page is at another of its addresses. */
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
  /** The page stays: what lies over it hears of it. No place is counted, React may still be taking the page over. */
  const moved = () => {
    place = placeOf(window.location);
    reaching.tell(place);
  };
  /** To a part of the page that stands, or its beginning: whatever was chosen on it stays. */
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
      // What is chosen on a page is where the visitor goes at once: the next key is typed after it.
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

/** The way of a page that is only rendered: it leads nowhere. */
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
