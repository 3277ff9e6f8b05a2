// Navigation from page to page. The first page works without the router, which is fetched at the first sign that the user
// will navigate; from then on the router navigates, and reports what it does. The next page's own HTML is in view before the
// router has rendered the page.
import { assign, emit, fromCallback, fromPromise, raise, setup, stateIn } from 'xstate';

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
  /** The page of this place has been rendered. */
  | { type: 'router.rendered'; place: Place };

type Asked = { href: string; replace: boolean; place: Place };

export type NavigationEvent =
  | RouterReport
  /** A link was pressed, or a flow leads to another page. */
  | ({ type: 'navigation.asked' } & Asked)
  /** The address bar holds the address of another page. */
  | { type: 'follow.asked'; place: Place }
  /** The document is a member's own page: its frame alone, until it is known who is here. */
  | { type: 'admission.asked' }
  /** The user may navigate soon: a pointer, a finger or the focus is on a link, whose address this is. */
  | { type: 'navigation.expected'; href: string }
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
  /** The router has reached a place that its HTML has reached before. */
  | { type: 'page.counted'; place: Place }
  /** The page was rendered, and is another one. */
  | { type: 'page.rendered'; place: Place }
  /** The HTML of this place is in view: the page before it has been left, and this one is reached. */
  | { type: 'html.shown'; place: Place }
  /** The router's page is ready below the HTML of the same page: it takes over. */
  | { type: 'html.replaced' }
  /** The HTML of this address may be in view soon. */
  | { type: 'html.expected'; href: string }
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
  /** Whether the user wants nothing to be fetched in advance (Save-Data). */
  savesData: boolean;
};

type NavigationContext = NavigationInput & {
  /** How many places have been reached since the first. */
  reached: number;
  /** The addresses that the user wants and that the router has not been told, in the order of the presses. */
  wanted: Destination[];
  /** Null until it has been opened. */
  router: RouterAdapter | null;
  /** The place whose page is rendered. */
  rendered: Place;
  /** The place whose HTML covers the rendered page; null where none does. */
  html: Place | null;
  /** Whether a member is signed in; null until it is known. */
  isMember: boolean | null;
  /** The first page is a member's own, and was shown without the router: no guard has run. */
  isOwn: boolean;
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
    /** Shows a member's own page as soon as its member is known and its scripts are here; rejects where the guards have to decide. */
    showOwn: fromPromise<unknown>(() => Promise.reject(new Error('Port showOwn is not provided.'))),
    /** Resolves after the paint that follows the press: neither fetching nor the next page may delay that paint. */
    painted: fromPromise<void>(() => Promise.reject(new Error('Port painted is not provided.'))),
    /** Fetches what `openRouter` needs. */
    fetchRouter: fromPromise<unknown>(() =>
      Promise.reject(new Error('Port fetchRouter is not provided.')),
    ),
    /**
     * Shows the HTML of the last destination over the rendered page, where `writes` under its address, and resolves with
     * its place; rejects where there is none.
     */
    showHtml: fromPromise<Place, { wanted: Destination[]; writes: boolean }>(() =>
      Promise.reject(new Error('Port showHtml is not provided.')),
    ),
    /** Shows the HTML of an entry of the history again, as the user has left it; rejects where there is none. */
    reopenHtml: fromPromise<Place>(() =>
      Promise.reject(new Error('Port reopenHtml is not provided.')),
    ),
    /**
     * Opens the router, which reports its navigations to the listener; `from` is the rendered page, `isOwn` where it is a member's own that
     * was shown already.
     */
    openRouter: fromPromise<
      RouterAdapter,
      { listener: { send: (event: RouterReport) => void }; from: Place; isOwn: boolean }
    >(() => Promise.reject(new Error('Port openRouter is not provided.'))),
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
    keepPlace: assign(({ context }, { place }: { place: Place }) => ({
      place,
      rendered: context.html === null ? place : context.rendered,
    })),
    keepNext: assign((_, { place }: { place: Place }) => ({ place })),
    keepRendered: assign((_, { place }: { place: Place }) => ({ rendered: place })),
    keepHtml: assign((_, { place }: { place: Place }) => ({ place, html: place })),
    forgetHtml: assign({ html: null }),
    countReached: assign(({ context }) => ({ reached: context.reached + 1 })),
    rememberUser: assign((_, { isMember }: { isMember: boolean }) => ({ isMember })),
    keepOwn: assign({ isOwn: true }),
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
    sayRendered: emit((_, { place }: { place: Place }) => ({ type: 'page.rendered', place })),
    sayShown: emit((_, { place }: { place: Place }) => ({ type: 'html.shown', place })),
    sayCounted: emit((_, { place }: { place: Place }) => ({ type: 'page.counted', place })),
    sayReplaced: emit({ type: 'html.replaced' }),
    sayExpected: emit((_, { href }: { href: string }) => ({ type: 'html.expected', href })),
    writeEntry: emit((_, { href, replace }: Asked) => ({ type: 'entry.written', href, replace })),
    openPart: emit((_, { href, replace }: Asked) => ({ type: 'part.opened', href, replace })),
    openTop: emit({ type: 'top.opened' }),
    followAddress: raise((_, { place }: { place: Place }) => ({ type: 'follow.asked', place })),
  },
  guards: {
    /** Another address of the first page. */
    isOwnAddress: ({ context }, { place }: { place: Place }) =>
      place.hash === '' && context.html === null && context.servesPath(place.pathname),
    isOwnPath: ({ context }, { place }: { place: Place }) =>
      context.html === null && context.servesPath(place.pathname),
    /** The router leads to the page that is rendered already, and renders nothing anew. */
    isRendered: ({ context }, { place }: { place: Place }) =>
      place.pathname === context.rendered.pathname,
    /** Another page than the one in view: the router may have left for it already. */
    isNotInView: ({ context }, { place }: { place: Place }) =>
      place.pathname !== (context.html ?? context.rendered).pathname,
    /** The page below the HTML of another one. */
    isBelowHtml: ({ context }, { place }: { place: Place }) =>
      context.html !== null && isPage(place, context.rendered),
    hasHtml: ({ context }) => context.html !== null,
    /** The router leads nowhere by itself when the user goes back or forward. */
    ignoresHistory: stateIn({ routed: { history: 'ignored' } }),
    /** The HTML of this place is in view: the user has left the page before it, and reached this one. */
    isInView: ({ context }, { place }: { place: Place }) =>
      context.html?.pathname === place.pathname,
    isOtherPage: ({ context }, { place }: { place: Place }) =>
      context.html === null && place.pathname !== context.rendered.pathname,
    mayPrefetch: ({ context }) => !context.savesData,
    isThisPage: ({ context }, { place }: { place: Place }) => isPage(place, context.place),
    isPartOfThisPage: ({ context }, { place }: { place: Place }) =>
      place.hash !== '' && isPage(place, context.place),
    leavesPart: ({ context }, { place }: { place: Place }) =>
      context.place.hash !== '' && isPage(place, context.place),
    /** A guard runs once per navigation; it runs again when a user signs in or out afterwards. */
    changesUser: ({ context }, { isMember }: { isMember: boolean }) =>
      context.isMember !== null && context.isMember !== isMember,
    /** Nobody is signed in any more on a member's own page: the guards lead away from it. */
    hasLostMember: ({ context }) => context.isOwn && context.isMember === false,
    /**
     * A choice on a page changes its query at once, because the next key is typed on top of it. A rendered page that is out of
     * date takes nothing over: the user has asked for another one since.
     */
    isThisPath: ({ context }, { place }: { place: Place }) =>
      place.pathname === context.place.pathname,
  },
  delays: {
    /** How long the router waits for the HTML of the next page, which comes first; HTML that is later is not shown. */
    htmlTimeout: 1000,
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
  context: ({ input }) => ({
    ...input,
    reached: 0,
    wanted: [],
    router: null,
    rendered: input.place,
    html: null,
    isMember: null,
    isOwn: false,
  }),
  initial: 'firstPage',
  on: {
    'user.known': { actions: { type: 'rememberUser', params: ({ event }) => event } },
    'navigation.expected': {
      guard: 'mayPrefetch',
      actions: { type: 'sayExpected', params: ({ event }) => event },
    },
  },
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
        'admission.asked': {
          target: '.admitting',
          actions: [
            'wantAddress',
            { type: 'sayStarted', params: ({ context }) => ({ place: context.place }) },
          ],
        },
        'history.moved': [
          {
            guard: { type: 'isBelowHtml', params: ({ event }) => event },
            target: '.onPage',
            actions: [
              'forgetHtml',
              { type: 'keepPlace', params: ({ event }) => event },
              'sayReplaced',
              { type: 'sayLeft', params: ({ event }) => event },
              { type: 'sayReached', params: ({ event }) => event },
            ],
          },
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
          always: {
            guard: 'hasLostMember',
            target: 'preparing',
            actions: [
              'wantAddress',
              { type: 'sayStarted', params: ({ context }) => ({ place: context.place }) },
            ],
          },
          states: {
            reading: {
              description: 'Nothing suggests that the user will navigate.',
              on: {
                'navigation.expected': {
                  guard: 'mayPrefetch',
                  target: 'expecting',
                  actions: { type: 'sayExpected', params: ({ event }) => event },
                },
              },
            },
            expecting: {
              description:
                'The user may navigate soon: the router is being fetched, after the HTML of the next page.',
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
        admitting: {
          description:
            'A member’s own page waits until it is known who is here; then it is shown without the router.',
          tags: 'busy',
          invoke: {
            id: 'showOwn',
            src: 'showOwn',
            onDone: {
              target: 'onPage',
              actions: [
                'keepOwn',
                { type: 'sayEntered', params: ({ context }) => ({ place: context.place }) },
                { type: 'sayReached', params: ({ context }) => ({ place: context.place }) },
              ],
            },
            onError: { target: 'preparing' },
          },
          after: { arrivalTimeout: { target: 'preparing' } },
        },
        preparing: {
          description: 'The user has asked for another page, and the router is made ready.',
          tags: 'busy',
          initial: 'fetchingHtml',
          on: {
            'navigation.asked': {
              target: '.fetchingHtml',
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
            fetchingHtml: {
              description:
                'The HTML of the next page is fetched, and shown with its title under its address; scripts wait for it.',
              invoke: {
                id: 'showHtml',
                src: 'showHtml',
                input: ({ context }) => ({ wanted: context.wanted, writes: true }),
                onDone: {
                  target: 'showing',
                  actions: [
                    { type: 'keepHtml', params: ({ event }) => ({ place: event.output }) },
                    'wantAddress',
                  ],
                },
                onError: { target: 'painting' },
              },
              after: { htmlTimeout: { target: 'painting' } },
            },
            showing: {
              description:
                'The HTML of the next page is in view; the frame around it and the focus follow once it has been painted.',
              exit: { type: 'sayShown', params: ({ context }) => ({ place: context.place }) },
              invoke: {
                id: 'shown',
                src: 'painted',
                onDone: { target: 'opening' },
                onError: { target: 'opening' },
              },
              after: { paintTimeout: { target: 'opening' } },
            },
            painting: {
              description: 'The response to the press is painted before scripts are fetched.',
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
                input: ({ self, context }) => ({
                  listener: self,
                  from: context.rendered,
                  isOwn: context.isOwn,
                }),
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
      invoke: { id: 'historyOfRouter', src: 'history', onError: {} },
      states: {
        page: {
          description: 'What the router has reported of the page.',
          initial: 'onPage',
          on: {
            'router.left': [
              {
                guard: { type: 'isInView', params: ({ event }) => event },
                target: '.guarded',
                actions: { type: 'keepNext', params: ({ event }) => event },
              },
              {
                target: '.guarded',
                actions: [
                  { type: 'keepNext', params: ({ event }) => event },
                  { type: 'sayLeft', params: ({ event }) => event },
                ],
              },
            ],
            'router.entered': {
              target: '.arriving',
              actions: { type: 'sayEntered', params: ({ event }) => event },
            },
            'router.reached': [
              {
                guard: { type: 'isInView', params: ({ event }) => event },
                target: '.onPage',
                actions: ['countReached', { type: 'sayCounted', params: ({ event }) => event }],
              },
              {
                target: '.onPage',
                actions: ['countReached', { type: 'sayReached', params: ({ event }) => event }],
              },
            ],
            'router.rendered': [
              {
                guard: { type: 'isOtherPage', params: ({ event }) => event },
                actions: [
                  { type: 'keepRendered', params: ({ event }) => event },
                  { type: 'sayRendered', params: ({ event }) => event },
                ],
              },
              { actions: { type: 'keepRendered', params: ({ event }) => event } },
            ],
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
        html: {
          description: 'Whether the HTML of the next page covers the rendered page.',
          initial: 'none',
          states: {
            none: {
              description: 'The rendered page is in view.',
              always: { guard: 'hasHtml', target: 'shown' },
            },
            shown: {
              description:
                'The HTML of the page is in view until the router has rendered the same page below it, which takes over what the user has done.',
              on: {
                'router.rendered': {
                  guard: { type: 'isThisPath', params: ({ event }) => event },
                  target: 'none',
                  actions: ['forgetHtml', 'sayReplaced'],
                },
                'router.reached': {
                  guard: { type: 'isRendered', params: ({ event }) => event },
                  target: 'none',
                  actions: ['forgetHtml', 'sayReplaced'],
                },
              },
            },
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
                target: '.preparing',
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
            'history.moved': [
              {
                guard: 'ignoresHistory',
                actions: { type: 'followAddress', params: ({ event }) => event },
              },
              {
                guard: { type: 'isNotInView', params: ({ event }) => event },
                target: '.reopening',
              },
              { actions: { type: 'keepNext', params: ({ event }) => event } },
            ],
          },
          states: {
            resting: { description: 'Nothing is asked for.' },
            reopening: {
              description:
                'The user goes back or forward: a page that was seen is shown as it was left.',
              invoke: {
                id: 'reopenHtml',
                src: 'reopenHtml',
                onDone: {
                  target: 'resting',
                  actions: [
                    { type: 'keepHtml', params: ({ event }) => ({ place: event.output }) },
                    { type: 'sayShown', params: ({ event }) => ({ place: event.output }) },
                  ],
                },
                onError: { target: 'resting' },
              },
              after: { htmlTimeout: { target: 'resting' } },
            },
            preparing: {
              description: 'The user has asked for another page; the router does not know it yet.',
              tags: 'busy',
              initial: 'fetchingHtml',
              on: {
                'navigation.asked': {
                  target: '.fetchingHtml',
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
              states: {
                fetchingHtml: {
                  description:
                    'The HTML of the next page is fetched, and shown with its title; scripts wait for it.',
                  invoke: {
                    id: 'showHtmlAgain',
                    src: 'showHtml',
                    input: ({ context }) => ({ wanted: context.wanted, writes: false }),
                    onDone: {
                      target: 'showing',
                      actions: {
                        type: 'keepHtml',
                        params: ({ event }) => ({ place: event.output }),
                      },
                    },
                    onError: { target: 'painting' },
                  },
                  after: { htmlTimeout: { target: 'painting' } },
                },
                showing: {
                  description:
                    'The HTML of the next page is in view; the frame around it and the focus follow once it has been painted.',
                  exit: { type: 'sayShown', params: ({ context }) => ({ place: context.place }) },
                  invoke: {
                    id: 'shownAgain',
                    src: 'painted',
                    onDone: { target: '#navigation.routed.order.navigating' },
                    onError: { target: '#navigation.routed.order.navigating' },
                  },
                  after: { paintTimeout: { target: '#navigation.routed.order.navigating' } },
                },
                painting: {
                  description: 'The response to the press is painted before the router begins.',
                  invoke: {
                    id: 'paintedAgain',
                    src: 'painted',
                    onDone: { target: '#navigation.routed.order.navigating' },
                    onError: { target: '#navigation.routed.order.navigating' },
                  },
                  after: { paintTimeout: { target: '#navigation.routed.order.navigating' } },
                },
              },
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
        history: {
          description: 'Whether the router follows the history by itself.',
          initial: 'ignored',
          states: {
            ignored: {
              description:
                'The router has rendered nothing yet, and does not hear that the user goes back or forward: it is told.',
              on: { 'router.rendered': { target: 'followed' } },
            },
            followed: { description: 'The router follows the history.' },
          },
        },
      },
    },
  },
});
