// The ports of `navigation`: the browser's history, the loader of the router, and the router.
import { fromCallback, fromPromise } from 'xstate';
import { navigationMachine } from '#machines/navigation.machine.ts';
import type {
  Destination,
  NavigationEvent,
  Place,
  RouterAdapter,
  RouterReport,
} from '#machines/navigation.machine.ts';
import type { PortsContext } from '#boot/flows.ts';

/** What the router reports, in this order. */
export type Report = {
  /** A navigation to this place has started. */
  leaves: (place: Place) => void;
  /** The guards have let the user in; the page is rendered next. */
  enters: (place: Place) => void;
  /** The place was reached. */
  reaches: (place: Place) => void;
  /** A page was rendered that was reached without a page load. */
  arrives: (arrival: { hash: string }) => void;
};

export type Surroundings = {
  /** The browser's window; the renderer has none. */
  window: Pick<Window, 'location' | 'history' | 'addEventListener' | 'scrollTo'>;
  /** Resolves after the paint that follows the press. */
  painted: () => Promise<void>;
  /** Fetches what `open` needs. */
  prepare: () => Promise<unknown>;
  /** Opens the router, which reports its navigations. */
  open: (report: Report) => Promise<RouterAdapter>;
};

type Listener = { send: (event: RouterReport) => void };

/** The parts of an address that navigation compares. */
export const placeOf = ({ pathname, search, hash }: Place): Place => ({ pathname, search, hash });

/** The machine with its ports. */
export const connect = (
  { connectFlow }: Pick<PortsContext, 'connectFlow'>,
  { window, painted, prepare, open }: Surroundings,
) =>
  connectFlow(
    'navigation',
    navigationMachine.provide({
      actors: {
        // Entries that an earlier load of this page has left in the history, and steps within the page.
        history: fromCallback<NavigationEvent>(({ sendBack }) => {
          const ended = new AbortController();
          window.addEventListener(
            'popstate',
            () => sendBack({ type: 'history.moved', place: placeOf(window.location) }),
            { signal: ended.signal },
          );
          return () => ended.abort();
        }),
        painted: fromPromise(painted),
        fetchRouter: fromPromise(prepare),
        openRouter: fromPromise<RouterAdapter, { listener: Listener }>(({ input: { listener } }) =>
          open({
            leaves: (place) => listener.send({ type: 'router.left', place }),
            enters: (place) => listener.send({ type: 'router.entered', place }),
            reaches: (place) => listener.send({ type: 'router.reached', place }),
            arrives: ({ hash }) => listener.send({ type: 'router.rendered', hash }),
          }),
        ),
        navigate: fromPromise<unknown, { router: RouterAdapter | null; wanted: Destination[] }>(
          ({ input: { router, wanted } }) =>
            Promise.all(
              wanted.map((one) => (one ? router?.go(one.href, one.replace) : router?.follow())),
            ),
        ),
        refresh: fromPromise<unknown, { router: RouterAdapter | null }>(async ({ input }) =>
          input.router?.refresh(),
        ),
        handOver: fromPromise<unknown, { wanted: Destination[] }>(
          ({ input, signal }) =>
            new Promise((resolve) => {
              // The document is shown again, from the browser's back-forward cache.
              window.addEventListener('pageshow', resolve, { once: true, signal });
              const last = input.wanted.at(-1);
              if (!last) window.location.reload();
              else window.location[last.replace ? 'replace' : 'assign'](last.href);
            }),
        ),
      },
    }),
  );
