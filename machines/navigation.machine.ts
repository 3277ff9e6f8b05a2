// Navigation from page to page. The first page works without the router, which is fetched at the first sign that the user
// will navigate; from then on the router navigates, and reports what it does.
import { assign, emit, fromCallback, fromPromise, raise, setup } from 'xstate';

/** An address within the site, cut into its parts; `search` and `hash` with their marks, or empty. */
export type Place = { pathname: string; search: string; hash: string };

/** The router, as far as navigation uses it. */
export type RouterAdapter = {
  go: (href: string, replace: boolean) => Promise<void>;
  /** Navigates to the address in the address bar. */
  follow: () => Promise<void>;
  /** Runs the guards and loaders of the current page again. */
  refresh: () => Promise<void>;
};

/** An address to which the user navigates; null is the one in the address bar. */
export type Destination = { href: string; replace: boolean } | null;

/** What the router reports, in this order. */
export type RouterReport =
  /** A navigation to this place has started. */
  | { type: 'router.left'; place: Place }
  /** The guards have let the user in; the page is rendered next. */
  | { type: 'router.entered'; place: Place }
  /** The place was reached. */
  | { type: 'router.reached'; place: Place }
  /** A page was rendered that was reached without a page load. */
  | { type: 'router.rendered'; hash: string };

type Asked = { href: string; replace: boolean; place: Place };

export type NavigationEvent =
  | RouterReport
  /** A link was pressed, or a flow leads to another page. */
  | ({ type: 'navigation.asked' } & Asked)
  /** The address bar holds the address of another page. */
  | { type: 'follow.asked'; place: Place }
  /** The user may navigate soon: a pointer, a finger or the focus is on a link. */
  | { type: 'navigation.expected' }
  /** Guards and loaders are to run again. */
  | { type: 'refresh.asked' }
  /** Whether a member is signed in has become known, or has changed. */
  | { type: 'user.known'; isMember: boolean }
  /** The user went back or forward in the history, or to another part of the page. */
  | { type: 'history.moved'; place: Place };

export type NavigationEmitted =
  /** The user leaves for another page; nothing of it has been fetched. */
  | { type: 'navigation.started'; place: Place }
  /** The current place is another one, or will be. */
  | { type: 'page.left'; place: Place }
  | { type: 'page.entered'; place: Place }
  | { type: 'page.reached'; place: Place }
  | { type: 'page.rendered'; hash: string }
  /** The history gets an entry, or its current one another address; the document stays. */
  | { type: 'entry.written'; href: string; replace: boolean }
  /** The browser scrolls to a part of the page. */
  | { type: 'part.opened'; href: string; replace: boolean }
  | { type: 'top.opened' };

export type NavigationInput = {
  /** The place of the document that was loaded. */
  place: Place;
  /** Whether the first page also serves this path. */
  servesPath: (pathname: string) => boolean;
};

type NavigationContext = NavigationInput & {
  /** How many places have been reached since the first. */
  reached: number;
  /** The addresses that the user wants and that the router has not been told, in the order of the presses. */
  wanted: Destination[];
  /** Null until it has been opened. */
  router: RouterAdapter | null;
  /** Whether a member is signed in; null until it is known. */
  isMember: boolean | null;
};

const isPage = (one: Place, other: Place) =>
  one.pathname === other.pathname && one.search === other.search;

export const navigationMachine = setup({
  types: {
    context: {} as NavigationContext,
    input: {} as NavigationInput,
    events: {} as NavigationEvent,
    emitted: {} as NavigationEmitted,
    tags: {} as 'busy' | 'refreshing',
  },
  actors: {
    /** Feed: reports `history.moved`. */
    history: fromCallback<NavigationEvent>(() => {
      throw new Error('Port history is not provided.');
    }),
    /** Resolves after the paint that follows the press: neither fetching nor the next page may delay that paint. */
    painted: fromPromise<void>(() => Promise.reject(new Error('Port painted is not provided.'))),
    /** Fetches what `openRouter` needs. */
    fetchRouter: fromPromise<unknown>(() =>
      Promise.reject(new Error('Port fetchRouter is not provided.')),
    ),
    /** Opens the router, which reports its navigations to the listener. */
    openRouter: fromPromise<RouterAdapter, { listener: { send: (event: RouterReport) => void } }>(
      () => Promise.reject(new Error('Port openRouter is not provided.')),
    ),
    /** Tells the router each destination; resolves when it has settled. */
    navigate: fromPromise<unknown, { router: RouterAdapter | null; wanted: Destination[] }>(() =>
      Promise.reject(new Error('Port navigate is not provided.')),
    ),
    /** Runs guards and loaders again. */
    refresh: fromPromise<unknown, { router: RouterAdapter | null }>(() =>
      Promise.reject(new Error('Port refresh is not provided.')),
    ),
    /** The browser itself loads the last destination; resolves if the user returns to this document. */
    handOver: fromPromise<unknown, { wanted: Destination[] }>(() =>
      Promise.reject(new Error('Port handOver is not provided.')),
    ),
  },
  actions: {
    keepPlace: assign((_, { place }: { place: Place }) => ({ place })),
    countReached: assign(({ context }) => ({ reached: context.reached + 1 })),
    rememberUser: assign((_, { isMember }: { isMember: boolean }) => ({ isMember })),
    keepRouter: assign((_, { router }: { router: RouterAdapter }) => ({ router })),
    want: assign((_, { href, replace }: Asked) => ({ wanted: [{ href, replace }] })),
    wantAlso: assign(({ context }, { href, replace }: Asked) => ({
      wanted: [...context.wanted, { href, replace }],
    })),
    wantAddress: assign({ wanted: [null] }),
    wantAddressAlso: assign(({ context }) => ({ wanted: [...context.wanted, null] })),
    sayStarted: emit((_, { place }: { place: Place }) => ({ type: 'navigation.started', place })),
    sayLeft: emit((_, { place }: { place: Place }) => ({ type: 'page.left', place })),
    sayEntered: emit((_, { place }: { place: Place }) => ({ type: 'page.entered', place })),
    sayReached: emit((_, { place }: { place: Place }) => ({ type: 'page.reached', place })),
    sayRendered: emit((_, { hash }: { hash: string }) => ({ type: 'page.rendered', hash })),
    writeEntry: emit((_, { href, replace }: Asked) => ({ type: 'entry.written', href, replace })),
    openPart: emit((_, { href, replace }: Asked) => ({ type: 'part.opened', href, replace })),
    openTop: emit({ type: 'top.opened' }),
    followAddress: raise((_, { place }: { place: Place }) => ({ type: 'follow.asked', place })),
  },
  guards: {
    /** Another address of the first page. */
    isOwnAddress: ({ context }, { place }: { place: Place }) =>
      place.hash === '' && context.servesPath(place.pathname),
    isOwnPath: ({ context }, { place }: { place: Place }) => context.servesPath(place.pathname),
    isThisPage: ({ context }, { place }: { place: Place }) => isPage(place, context.place),
    isPartOfThisPage: ({ context }, { place }: { place: Place }) =>
      place.hash !== '' && isPage(place, context.place),
    leavesPart: ({ context }, { place }: { place: Place }) =>
      context.place.hash !== '' && isPage(place, context.place),
    /** A guard runs once per navigation; it runs again when a user signs in or out afterwards. */
    changesUser: ({ context }, { isMember }: { isMember: boolean }) =>
      context.isMember !== null && context.isMember !== isMember,
    /** A choice on a page changes its query at once, because the next key is typed on top of it. */
    isThisPath: ({ context }, { place }: { place: Place }) =>
      place.pathname === context.place.pathname,
  },
  delays: {
    /** A tab that is hidden meanwhile paints nothing. */
    paintTimeout: 1000,
    /** How long the router may take to arrive; then the browser navigates. */
    routerTimeout: 30_000,
    /** How long the guards, loaders and scripts of a page may take, as far as navigation waits for them. */
    arrivalTimeout: 60_000,
    /** How long the browser may take to load the next document; then this page counts as the current one again. */
    documentTimeout: 30_000,
  },
}).createMachine({
  id: 'navigation',
  description: 'How a user moves from page to page.',
  context: ({ input }) => ({ ...input, reached: 0, wanted: [], router: null, isMember: null }),
  initial: 'firstPage',
  on: { 'user.known': { actions: { type: 'rememberUser', params: ({ event }) => event } } },
  states: {
    firstPage: {
      description: 'The document that was loaded is in view, without a router.',
      initial: 'onPage',
      invoke: { id: 'history', src: 'history', onError: { target: '.onPage' } },
      on: {
        'navigation.asked': [
          {
            guard: { type: 'isOwnAddress', params: ({ event }) => event },
            actions: [
              { type: 'writeEntry', params: ({ event }) => event },
              { type: 'keepPlace', params: ({ event }) => event },
              'countReached',
              { type: 'sayLeft', params: ({ event }) => event },
              { type: 'sayEntered', params: ({ event }) => event },
              { type: 'sayReached', params: ({ event }) => event },
            ],
          },
          {
            guard: { type: 'isPartOfThisPage', params: ({ event }) => event },
            actions: { type: 'openPart', params: ({ event }) => event },
          },
          {
            guard: { type: 'leavesPart', params: ({ event }) => event },
            actions: [
              { type: 'writeEntry', params: ({ event }) => event },
              { type: 'keepPlace', params: ({ event }) => event },
              'openTop',
              { type: 'sayReached', params: ({ event }) => event },
            ],
          },
          {
            guard: { type: 'isThisPage', params: ({ event }) => event },
            actions: ['openTop', { type: 'sayReached', params: ({ event }) => event }],
          },
          {
            target: '.preparing',
            actions: [
              { type: 'want', params: ({ event }) => event },
              { type: 'sayStarted', params: ({ event }) => event },
            ],
          },
        ],
        'follow.asked': {
          target: '.preparing',
          actions: ['wantAddress', { type: 'sayStarted', params: ({ event }) => event }],
        },
        'history.moved': [
          {
            guard: { type: 'isThisPage', params: ({ event }) => event },
            actions: [
              { type: 'keepPlace', params: ({ event }) => event },
              { type: 'sayReached', params: ({ event }) => event },
            ],
          },
          {
            guard: { type: 'isOwnPath', params: ({ event }) => event },
            actions: [
              { type: 'keepPlace', params: ({ event }) => event },
              'countReached',
              { type: 'sayLeft', params: ({ event }) => event },
              { type: 'sayEntered', params: ({ event }) => event },
              { type: 'sayReached', params: ({ event }) => event },
            ],
          },
          { actions: { type: 'followAddress', params: ({ event }) => event } },
        ],
      },
      states: {
        onPage: {
          description: 'The user is on the page; steps within it need no router.',
          initial: 'reading',
          states: {
            reading: {
              description: 'Nothing suggests that the user will navigate.',
              on: { 'navigation.expected': { target: 'expecting' } },
            },
            expecting: {
              description: 'The user may navigate soon: the router is being fetched.',
              invoke: {
                id: 'fetchRouter',
                src: 'fetchRouter',
                onDone: { target: 'ready' },
                onError: { target: 'reading' },
              },
              after: { routerTimeout: { target: 'reading' } },
            },
            ready: { description: 'The router has been fetched, and waits for a press.' },
          },
        },
        preparing: {
          description: 'The user has asked for another page, and the router is made ready.',
          tags: 'busy',
          initial: 'painting',
          on: {
            'navigation.asked': {
              actions: [
                { type: 'wantAlso', params: ({ event }) => event },
                { type: 'sayStarted', params: ({ event }) => event },
              ],
            },
            'follow.asked': {
              actions: ['wantAddressAlso', { type: 'sayStarted', params: ({ event }) => event }],
            },
          },
          states: {
            painting: {
              description: 'The response to the press is painted first.',
              invoke: {
                id: 'painted',
                src: 'painted',
                onDone: { target: 'opening' },
                onError: { target: 'opening' },
              },
              after: { paintTimeout: { target: 'opening' } },
            },
            opening: {
              description: 'The router is fetched and opened.',
              invoke: {
                id: 'openRouter',
                src: 'openRouter',
                input: ({ self }) => ({ listener: self }),
                onDone: {
                  target: '#navigation.routed.order.navigating',
                  actions: {
                    type: 'keepRouter',
                    params: ({ event }) => ({ router: event.output }),
                  },
                },
                onError: { target: '#navigation.firstPage.handingOver' },
              },
              after: { routerTimeout: { target: '#navigation.firstPage.handingOver' } },
            },
          },
        },
        handingOver: {
          description:
            'The router cannot be fetched: the browser loads the next page as a document, and this page stays until then.',
          invoke: {
            id: 'handOver',
            src: 'handOver',
            input: ({ context }) => ({ wanted: context.wanted }),
            onDone: { target: 'onPage' },
            onError: { target: 'onPage' },
          },
          after: { documentTimeout: { target: 'onPage' } },
        },
      },
    },
    routed: {
      description: 'The router is open: it navigates, and handles the history.',
      type: 'parallel',
      states: {
        page: {
          description: 'What the router has reported of the page.',
          initial: 'onPage',
          on: {
            'router.left': {
              target: '.guarded',
              actions: [
                { type: 'keepPlace', params: ({ event }) => event },
                { type: 'sayLeft', params: ({ event }) => event },
              ],
            },
            'router.entered': {
              target: '.arriving',
              actions: { type: 'sayEntered', params: ({ event }) => event },
            },
            'router.reached': {
              target: '.onPage',
              actions: ['countReached', { type: 'sayReached', params: ({ event }) => event }],
            },
            'router.rendered': { actions: { type: 'sayRendered', params: ({ event }) => event } },
          },
          states: {
            onPage: { description: 'The user is on a page that was reached.' },
            guarded: {
              description:
                'Guards and loaders of the next page run; the page before it stays in view, and may be asked back.',
            },
            arriving: { description: 'The guards have let the user in; the page is rendered.' },
          },
        },
        order: {
          description: 'What the user has asked for, and the router still has to do.',
          initial: 'resting',
          on: {
            'navigation.asked': [
              {
                guard: { type: 'isThisPath', params: ({ event }) => event },
                target: '.navigating',
                actions: [
                  { type: 'want', params: ({ event }) => event },
                  { type: 'sayStarted', params: ({ event }) => event },
                ],
              },
              {
                target: '.painting',
                actions: [
                  { type: 'want', params: ({ event }) => event },
                  { type: 'sayStarted', params: ({ event }) => event },
                ],
              },
            ],
            'follow.asked': {
              target: '.navigating',
              actions: ['wantAddress', { type: 'sayStarted', params: ({ event }) => event }],
            },
          },
          states: {
            resting: { description: 'Nothing is asked for.' },
            painting: {
              description: 'The response to the press is painted before the router begins.',
              tags: 'busy',
              invoke: {
                id: 'paintedAgain',
                src: 'painted',
                onDone: { target: 'navigating' },
                onError: { target: 'navigating' },
              },
              on: {
                'navigation.asked': {
                  actions: [
                    { type: 'wantAlso', params: ({ event }) => event },
                    { type: 'sayStarted', params: ({ event }) => event },
                  ],
                },
                'follow.asked': {
                  actions: [
                    'wantAddressAlso',
                    { type: 'sayStarted', params: ({ event }) => event },
                  ],
                },
              },
              after: { paintTimeout: { target: 'navigating' } },
            },
            navigating: {
              description: 'The router navigates; the next press supersedes this navigation.',
              tags: 'busy',
              invoke: {
                id: 'navigate',
                src: 'navigate',
                input: ({ context }) => ({ router: context.router, wanted: context.wanted }),
                onDone: { target: 'resting' },
                onError: { target: 'resting' },
              },
              after: { arrivalTimeout: { target: 'resting' } },
            },
          },
        },
        upkeep: {
          description: 'Whether guards and loaders of the current page run again.',
          initial: 'fresh',
          on: {
            'refresh.asked': { target: '.refreshing' },
            'user.known': {
              guard: { type: 'changesUser', params: ({ event }) => event },
              target: '.refreshing',
              actions: { type: 'rememberUser', params: ({ event }) => event },
            },
          },
          states: {
            fresh: { description: 'The guards have run for this page.' },
            refreshing: {
              description:
                'The guards and loaders run again, because the user is another one or asks for a retry.',
              tags: 'refreshing',
              invoke: {
                id: 'refresh',
                src: 'refresh',
                input: ({ context }) => ({ router: context.router }),
                onDone: { target: 'fresh' },
                onError: { target: 'fresh' },
              },
              after: { arrivalTimeout: { target: 'fresh' } },
            },
          },
        },
      },
    },
  },
});
