// Path model of navigation: the first page without a router, the HTML of the next page, the router that takes over, and the
// browser where it cannot.
import { navigationMachine } from '#machines/navigation.machine.ts';
import type { Destination, RouterAdapter } from '#machines/navigation.machine.ts';
import { probes } from './navigation.probes.ts';
import {
  choice,
  covered,
  hrefOf,
  knows,
  moved,
  next,
  onFirstPage,
  part,
  placeAt,
  routed,
  to,
  top,
  type Seen,
} from './navigation.samples.ts';
import { definePaths, site } from './kit/define.ts';

/** What the router, or the browser, is told. */
type Told = { router?: RouterAdapter | null; wanted: Destination[] };

export default definePaths({
  machine: navigationMachine,
  input: {
    library: {
      say: 'A visitor opens the Library, which keeps its choices in the address',
      input: {
        place: placeAt('/library'),
        servesPath: (pathname) => pathname === '/library',
        savesData: false,
      },
    },
    circle: {
      say: 'A visitor opens Open Circle',
      input: { place: placeAt('/open-circle'), servesPath: () => false, savesData: false },
    },
  },
  // The links belong to the pages and to the frame around them.
  events: {},
  environment: {
    history: {
      'history.moved': {
        say: ({ place }) => `Back or forward leads to ${hrefOf(place)}`,
        samples: {
          part: onFirstPage(part),
          top: onFirstPage(top),
          choice: onFirstPage(choice),
          page: moved(() => next),
          rendered: covered,
          inView: (seen: Seen) =>
            seen.matches({ routed: { order: 'resting' } }) &&
            seen.context.place.pathname === (seen.context.html ?? seen.context.rendered).pathname
              ? { place: part(seen.context.place) }
              : undefined,
        },
      },
    },
    [site]: {
      'navigation.asked': {
        say: ({ href }) => `A link to ${href} is pressed`,
        samples: {
          page: to(next),
          part: (seen: Seen) =>
            seen.matches('firstPage') && seen.context.html === null
              ? to(part(seen.context.place))
              : undefined,
          choice: ({ context }: Seen) => to(choice(context.place)),
          top: (seen: Seen) =>
            seen.matches('firstPage') && seen.context.html === null
              ? to(top(seen.context.place))
              : undefined,
        },
      },
      'navigation.expected': {
        say: 'The pointer is on a link',
        samples: { link: { href: hrefOf(next) } },
      },
      'follow.asked': {
        say: ({ place }) => `The page at ${hrefOf(place)} is asked for again`,
        samples: { here: ({ context }: Seen) => ({ place: context.place }) },
      },
      'admission.asked': {
        say: 'The document is a member’s own page',
        when: (snapshot) =>
          snapshot.matches({ firstPage: { onPage: 'reading' } }) &&
          snapshot.context.html === null &&
          !snapshot.context.isOwn,
      },
      'refresh.asked': {
        say: 'The page is asked for again',
        when: (snapshot) =>
          snapshot.matches({ routed: { order: 'resting', html: 'none', page: 'onPage' } }),
      },
      'user.known': {
        say: ({ isMember }) => (isMember ? 'A member is signed in' : 'No member is signed in'),
        samples: { member: knows(true), visitor: knows(false) },
      },
      'router.left': {
        say: ({ place }) => `The router leaves for ${hrefOf(place)}`,
        samples: { page: routed(next) },
      },
      'router.entered': {
        say: ({ place }) => `The guards of ${hrefOf(place)} let the user in`,
        samples: { page: routed(next) },
      },
      'router.reached': {
        say: ({ place }) => `The page at ${hrefOf(place)} has been reached`,
        samples: {
          page: routed(next),
          rendered: (seen: Seen) =>
            seen.context.html ? routed(seen.context.rendered)(seen) : undefined,
        },
      },
      'router.rendered': {
        say: ({ place }) => `The page at ${hrefOf(place)} has been rendered`,
        samples: {
          page: routed(next),
          rendered: (seen: Seen) =>
            seen.context.html === null ? routed(seen.context.rendered)(seen) : undefined,
        },
      },
    },
  },
  outcomes: {
    history: { stopped: { fails: 'No history.', say: 'The history cannot be watched' } },
    painted: {
      done: { gives: undefined, say: 'The press has been painted' },
      never: { fails: 'No frames.', say: 'The browser paints nothing' },
    },
    showOwn: {
      shown: { gives: undefined, say: 'The member’s page is in view' },
      refused: { fails: 'No member is here.', say: 'No member is here' },
    },
    fetchRouter: {
      here: { gives: undefined, say: 'The router arrives' },
      lost: { fails: 'No network.', say: 'The router cannot be fetched' },
    },
    showHtml: {
      shown: { gives: next, say: 'The HTML of the page is in view' },
      none: { fails: 'No HTML.', say: 'The page has no HTML' },
    },
    reopenHtml: {
      shown: { gives: next, say: 'The page is in view as it was left' },
      none: { fails: 'No HTML.', say: 'The page was not left here' },
    },
    openRouter: {
      open: { gives: {}, say: 'The router is open' },
      lost: { fails: 'No network.', say: 'The router cannot be fetched' },
    },
    navigate: {
      settled: { gives: undefined, say: 'The router has settled' },
      failed: { fails: 'No page.', say: 'The router gives up' },
    },
    refresh: {
      settled: { gives: undefined, say: 'Guards and loaders have run again' },
      failed: { fails: 'No page.', say: 'A loader fails' },
    },
    handOver: {
      back: { gives: undefined, say: 'The user comes back to the page' },
      refused: { fails: 'Refused.', say: 'The browser refuses to load the document' },
    },
  },
  states: {
    'firstPage.onPage.reading': 'The page is as it was loaded',
    'firstPage.onPage.expecting': 'The page stays; the router is on its way',
    'firstPage.onPage.ready': 'The page stays; the router has been fetched',
    'firstPage.admitting': 'The frame is in view until it is known who is here',
    'firstPage.preparing.fetchingHtml': 'The page stays until the HTML of the next one is in view',
    'firstPage.preparing.showing': 'The HTML of the next page is in view, and is being painted',
    'firstPage.preparing.painting': 'The page stays; the press is painted first',
    'firstPage.preparing.opening': 'The page stays until the router is open',
    'firstPage.handingOver': 'The page stays until the browser has loaded the next document',
    'routed.page.onPage': 'The page that was reached is in view',
    'routed.page.guarded': 'The header marks the next page, and the page before it stays in view',
    'routed.page.arriving': 'The next page is being rendered',
    'routed.html.none': 'The rendered page is in view',
    'routed.html.shown': 'The HTML of the page is in view',
    'routed.order.resting': 'Nothing is under way',
    'routed.order.reopening': 'The page that was left is being looked for',
    'routed.order.preparing.fetchingHtml':
      'The page stays until the HTML of the next one is in view',
    'routed.order.preparing.showing': 'The HTML of the next page is in view, and is being painted',
    'routed.order.preparing.painting': 'The press is painted first',
    'routed.order.navigating': 'The router is on its way to the next page',
    'routed.upkeep.fresh': 'The page is current',
    'routed.upkeep.refreshing': 'The page stays while its guards and loaders run again',
    'routed.history.ignored': 'The router has rendered no page yet',
    'routed.history.followed': 'The router follows the history',
  },
  probes,
  resting: [
    'firstPage.onPage.reading',
    'firstPage.onPage.ready',
    'routed.page.onPage',
    'routed.page.guarded',
    'routed.page.arriving',
    'routed.html.none',
    'routed.html.shown',
    'routed.order.resting',
    'routed.upkeep.fresh',
    'routed.history.ignored',
    'routed.history.followed',
  ],
  // Once the router is open it handles the parts of a page, and the chart compares paths.
  abstraction: ({ context: { place, rendered, html, isMember, isOwn }, ...snapshot }) => [
    ...(snapshot.matches('routed')
      ? [place.pathname, place.search, rendered.pathname]
      : [place, rendered]),
    html?.pathname,
    isMember,
    isOwn && snapshot.matches('firstPage'),
  ],
  invariants: {
    'The router is told of a press only once it is open': ({ started }) =>
      started.every(({ port, input }) => port !== 'navigate' || (input as Told).router !== null),
    'The router and the browser are told where to go': ({ started }) =>
      started.every(
        ({ port, input }) =>
          !/^(navigate|handOver)$/.test(port) || (input as Told).wanted.length > 0,
      ),
    'Each press is followed, in its order': ({ snapshot }) =>
      !snapshot.hasTag('busy') || snapshot.context.wanted.length > 0,
    'HTML in view is that of the current place': ({ snapshot: { context } }) =>
      context.html === null || hrefOf(context.html) !== '',
    'A member’s own page is in view only until nobody is signed in': ({ snapshot }) =>
      !snapshot.matches({ firstPage: 'onPage' }) ||
      !snapshot.context.isOwn ||
      snapshot.context.isMember !== false,
    'A page within the first document needs no router': ({ snapshot }) =>
      snapshot.matches('routed') === (snapshot.context.router !== null),
  },
});
