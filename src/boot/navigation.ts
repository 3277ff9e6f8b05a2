// The navigation of the page, as the rest of the app uses it: an adapter over the actor of machines/navigation.machine.ts.
import { createActor } from 'xstate';
import { connect, placeOf, type Report, type Surroundings } from '#flows/navigation/ports.ts';
import type { Place, RouterAdapter } from '#machines/navigation.machine.ts';
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
  /** Whether a member is signed in has become known, or has changed: the guards run again after a change. */
  noteUser: (isMember: boolean) => Promise<void>;
};

type Options = Surroundings & {
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
  { staysAt, reset, ...surroundings }: Options,
  page = unconnected,
): Navigation {
  const { window } = surroundings;
  const { location, history } = window;
  const actor = createActor(connect(page, surroundings), {
    input: { place: placeOf(location), servesPath: staysAt },
  });
  actor.on('entry.written', ({ href, replace }) =>
    history[replace ? 'replaceState' : 'pushState'](null, '', href),
  );
  actor.on('part.opened', ({ href, replace }) => location[replace ? 'replace' : 'assign'](href));
  actor.on('top.opened', () => window.scrollTo(0, 0));
  actor.start();

  const listen =
    <Type extends 'navigation.started' | 'page.left' | 'page.entered' | 'page.reached'>(
      type: Type,
    ) =>
    (callBack: (place: Place) => void) => {
      const subscription = actor.on(type, ({ place }) => callBack(place));
      return () => subscription.unsubscribe();
    };
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
    onLeave: listen('page.left'),
    onEnter: listen('page.entered'),
    reached: () => actor.getSnapshot().context.reached,
    onReach: listen('page.reached'),
    onNavigated: (callBack) => {
      const subscription = actor.on('page.rendered', callBack);
      return () => subscription.unsubscribe();
    },
    go: (href, replace = false) => {
      const place = placeOf(new URL(href, location.href));
      actor.send({ type: 'navigation.asked', href, replace, place });
      return settled('busy');
    },
    expect: () => actor.send({ type: 'navigation.expected' }),
    follow: () => {
      actor.send({ type: 'follow.asked', place: placeOf(location) });
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
    onNavigated: never,
    go: nothing,
    expect: () => undefined,
    follow: nothing,
    refresh: nothing,
    noteUser: nothing,
  };
}
