// The navigation of the page, as the rest of the app uses it: an adapter over the actor of machines/navigation.machine.ts.
import { createActor } from 'xstate';
import { connect, placeOf, type Report, type Surroundings } from '#flows/navigation/ports.ts';
import type { NavigationEmitted, Place, RouterAdapter } from '#machines/navigation.machine.ts';
import type { Navigated } from '#ui/useFocusOnNavigation.ts';
import type { PortsContext } from './flows.ts';

export type { Place, Report, RouterAdapter };

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
  /** Calls back when the number of places has changed. */
  onCounted: (callBack: () => void) => () => void;
  /** Calls back for every page that is in view without a page load. */
  onNavigated: (callBack: (arrival: Navigated) => void) => () => void;
  /** Navigates to an address of the site. If the router cannot be fetched, the browser navigates itself. */
  go: (href: string, replace?: boolean) => Promise<void>;
  /** The user may navigate soon, here to `href`: prefetches what that needs. */
  expect: (href: string) => void;
  /** Resolves when no page is being navigated to. */
  settled: () => Promise<void>;
  /** Navigates to the address in the address bar, through the guards. */
  follow: () => Promise<void>;
  /** The document is a member's own page: shows it to its member, and leaves every other user to the guards. */
  admit: () => Promise<void>;
  /** Runs guards and loaders again, if any have run. */
  refresh: () => Promise<void>;
  /** Whether a member is signed in has become known, or has changed: the guards run again after a change. */
  noteUser: (isMember: boolean) => Promise<void>;
};

type Options = Omit<Surroundings, 'html'> & {
  /** The HTML of pages: see Surroundings; `expect` prefetches it, and `replace` leaves the view to the rendered page. */
  html: Surroundings['html'] & { expect: (place: Place) => void; replace: () => void };
  /** Whether the user wants nothing to be fetched in advance. */
  savesData: boolean;
  /** Whether the first page also serves this path. */
  staysAt: (pathname: string) => boolean;
  /** A page is retried: it may fetch again what failed before. */
  reset: () => void;
};

const unconnected: Pick<PortsContext, 'connectFlow'> = { connectFlow: (_, machine) => machine };

/**
 * Starts the navigation of the page that was loaded.
 * @param page connects the machine to the page; without it, only its ports are provided
 */
export function openNavigation(
  { staysAt, reset, savesData, ...surroundings }: Options,
  page = unconnected,
): Navigation {
  const { window, html } = surroundings;
  const { location, history } = window;
  const actor = createActor(connect(page, surroundings), {
    input: { place: placeOf(location), servesPath: staysAt, savesData },
  });
  actor.on('entry.written', ({ href, replace }) =>
    history[replace ? 'replaceState' : 'pushState'](null, '', href),
  );
  actor.on('part.opened', ({ href, replace }) => location[replace ? 'replace' : 'assign'](href));
  actor.on('top.opened', () => window.scrollTo(0, 0));
  actor.on('html.expected', ({ href }) => html.expect(placeOf(new URL(href, location.href))));
  actor.on('html.replaced', html.replace);
  actor.on('page.rendered', html.replace);
  actor.start();

  const listen =
    (
      ...types: Exclude<
        NavigationEmitted,
        { href: string } | { type: 'top.opened' | 'html.replaced' }
      >['type'][]
    ) =>
    (callBack: (place: Place) => void) => {
      const heard = types.map((type) => actor.on(type, ({ place }) => callBack(place)));
      return () => heard.forEach((subscription) => subscription.unsubscribe());
    };
  /** Which page is in view has changed. */
  const onRendered = listen('page.rendered', 'html.shown');
  /** Resolves when the actor has processed what it was told, and is no longer in a state with this tag. */
  const settled = async (tag: 'busy' | 'refreshing') => {
    await Promise.resolve();
    return new Promise<void>((resolve) => {
      const look = () => {
        if (actor.getSnapshot().hasTag(tag)) return;
        subscription.unsubscribe();
        resolve();
      };
      const subscription = actor.subscribe(look);
      look();
    });
  };

  return {
    here: () => actor.getSnapshot().context.place,
    onNavigationStarted: listen('navigation.started'),
    onLeave: listen('page.left', 'html.shown'),
    onEnter: listen('page.entered'),
    reached: () => actor.getSnapshot().context.reached,
    onReach: listen('page.reached', 'html.shown'),
    onCounted: listen('page.reached', 'page.counted'),
    onNavigated: (callBack) => onRendered(({ hash }) => callBack({ hash: hash.slice(1) })),
    go: (href, replace = false) => {
      const place = placeOf(new URL(href, location.href));
      actor.send({ type: 'navigation.asked', href, replace, place });
      return settled('busy');
    },
    expect: (href) => actor.send({ type: 'navigation.expected', href }),
    settled: () => settled('busy'),
    follow: () => {
      actor.send({ type: 'follow.asked', place: placeOf(location) });
      return settled('busy');
    },
    admit: () => {
      actor.send({ type: 'admission.asked' });
      return settled('busy');
    },
    refresh: () => {
      reset();
      actor.send({ type: 'refresh.asked' });
      return settled('refreshing');
    },
    noteUser: (isMember) => {
      actor.send({ type: 'user.known', isMember });
      return settled('refreshing');
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
    onCounted: never,
    onNavigated: never,
    go: nothing,
    expect: () => undefined,
    settled: nothing,
    follow: nothing,
    admit: nothing,
    refresh: nothing,
    noteUser: nothing,
  };
}
