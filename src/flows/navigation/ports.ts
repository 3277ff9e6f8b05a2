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
  /** The page of this place was rendered. */
  arrives: (place: Place) => void;
};

export type Surroundings = {
  /** The browser's window; the renderer has none. */
  window: Pick<Window, 'location' | 'history' | 'addEventListener' | 'scrollTo'>;
  /** Resolves after the paint that follows the press. */
  painted: () => Promise<void>;
  /** Shows a member's own page, unless it is superseded meanwhile. @throws where the guards have to decide */
  showOwn: (signal: AbortSignal) => Promise<unknown>;
  /** Fetches what `open` needs. */
  prepare: () => Promise<unknown>;
  /** Opens the router, which reports its navigations; `from` is the rendered page, `isOwn` where it is a member's own. */
  open: (report: Report, from: Place, isOwn: boolean) => Promise<RouterAdapter>;
  /** The HTML of pages, which is shown before the router has rendered them. */
  html: {
    /** Shows the HTML of this place; where `entry` is given, under its address in the history. */
    show: (place: Place, signal: AbortSignal, entry?: Destination) => Promise<Place>;
    /** Shows the HTML of the history's entry as the user has left it. */
    reopen: (place: Place) => Promise<Place>;
  };
};

type Listener = { send: (event: RouterReport) => void };

/** The parts of an address that navigation compares. */
export const placeOf = ({ pathname, search, hash }: Place): Place => ({ pathname, search, hash });

/** The machine with its ports. */
export const connect = (
  { connectFlow }: Pick<PortsContext, 'connectFlow'>,
  { window, painted, showOwn, prepare, open, html }: Surroundings,
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
        showOwn: fromPromise(({ signal }) => showOwn(signal)),
        fetchRouter: fromPromise(prepare),
        showHtml: fromPromise<Place, { wanted: Destination[]; writes: boolean }>(
          async ({ input: { wanted, writes }, signal }) => {
            const last = wanted.at(-1);
            if (!last) throw new Error('No HTML');
            const place = placeOf(new URL(last.href, window.location.href));
            return html.show(place, signal, writes ? last : undefined);
          },
        ),
        reopenHtml: fromPromise<Place>(() => html.reopen(placeOf(window.location))),
        openRouter: fromPromise<RouterAdapter, { listener: Listener; from: Place; isOwn: boolean }>(
          ({ input: { listener, from, isOwn } }) => {
            const as = (type: RouterReport['type']) => (place: Place) =>
              listener.send({ type, place });
            return open(
              {
                leaves: as('router.left'),
                enters: as('router.entered'),
                reaches: as('router.reached'),
                arrives: as('router.rendered'),
              },
              from,
              isOwn,
            );
          },
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
