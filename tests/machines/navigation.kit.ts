// The test kit of navigation: its ports, and the places that its tests lead to.
import { vi } from 'vitest';
import { navigationMachine } from '#machines/navigation.machine.ts';
import type {
  Destination,
  NavigationEvent,
  Place,
  RouterAdapter,
  RouterReport,
} from '#machines/navigation.machine.ts';
import { feed, play, port } from './kit.ts';

export const at = (pathname: string, search = '', hash = ''): Place => ({ pathname, search, hash });
const hrefOf = ({ pathname, search, hash }: Place) => pathname + search + hash;
export const asked = (place: Place, replace = false) =>
  ({ type: 'navigation.asked', href: hrefOf(place), replace, place }) as const;
export const expected = { type: 'navigation.expected', href: '/upgrade' } as const;
export const followed = (place: Place) => ({ type: 'follow.asked', place }) as const;
export const to = (place: Place, replace = false): Destination => ({
  href: hrefOf(place),
  replace,
});

export const router: RouterAdapter = {
  go: vi.fn<RouterAdapter['go']>(),
  follow: vi.fn<RouterAdapter['follow']>(),
  refresh: vi.fn<RouterAdapter['refresh']>(),
};
export const library = at('/library');
export const circle = at('/open-circle');
export const upgrade = at('/upgrade');

/** On a page that serves /library and no other path; on another one it is not itself among them. */
export function begin(place = library, history = feed<NavigationEvent>(), savesData = false) {
  const ports = {
    painted: port(),
    showOwn: port<unknown>(),
    fetchRouter: port<unknown>(),
    showHtml: port<Place, { wanted: Destination[]; writes: boolean }>(),
    reopenHtml: port<Place>(),
    openRouter: port<
      RouterAdapter,
      { listener: { send: (event: RouterReport) => void }; from: Place; isOwn: boolean }
    >(),
    navigate: port<unknown, { router: RouterAdapter | null; wanted: Destination[] }>(),
    refresh: port<unknown, { router: RouterAdapter | null }>(),
    handOver: port<unknown, { wanted: Destination[] }>(),
  };
  const navigation = play(
    navigationMachine.provide({
      actors: {
        history: history.logic,
        painted: ports.painted.logic,
        showOwn: ports.showOwn.logic,
        fetchRouter: ports.fetchRouter.logic,
        showHtml: ports.showHtml.logic,
        reopenHtml: ports.reopenHtml.logic,
        openRouter: ports.openRouter.logic,
        navigate: ports.navigate.logic,
        refresh: ports.refresh.logic,
        handOver: ports.handOver.logic,
      },
    }),
    { place, savesData, servesPath: (pathname) => pathname === library.pathname },
  );
  return { ...navigation, ...ports, history };
}

/** The limits of its waits in milliseconds. */
export const limits = {
  htmlTimeout: 1000,
  paintTimeout: 1000,
  routerTimeout: 30_000,
  arrivalTimeout: 60_000,
  documentTimeout: 30_000,
};

type Played = ReturnType<typeof begin>;

/** The pointer is on a link. */
export function expecting() {
  const navigation = begin();
  navigation.send(expected);
  navigation.heard();
  return navigation;
}

/** A press leads to another page, and the router is fetched. */
export function opening(place = library, history = feed<NavigationEvent>()) {
  const navigation = begin(place, history);
  navigation.send(asked(upgrade));
  navigation.showHtml.reject('');
  navigation.painted.resolve();
  navigation.heard();
  return navigation;
}

/** The HTML of the next page is in view, and the router is opened. */
export function covered(place = library) {
  const navigation = begin(place);
  navigation.send(asked(upgrade));
  navigation.showHtml.resolve(upgrade);
  navigation.painted.resolve();
  navigation.heard();
  return navigation;
}

/** The router could not be fetched. */
export function handingOver() {
  const navigation = opening();
  navigation.openRouter.reject('offline');
  return navigation;
}

/** The router is open and has settled. */
export function routed(place = library) {
  const navigation = opening(place);
  navigation.openRouter.resolve(router);
  navigation.navigate.resolve([]);
  navigation.send({ type: 'router.rendered', place });
  navigation.heard();
  return navigation;
}

/** The states of its regions once the router is open. */
export const regions = (navigation: Played) =>
  navigation.states().map((state) => state.replace('routed.', ''));
export const calm = [
  'page.onPage',
  'html.none',
  'order.resting',
  'upkeep.fresh',
  'history.followed',
];
