// The composition root: adapters give the machines their ports, the actors of the page start, the router renders.
import './steps/react.ts';
import './steps/charts.ts';
import './steps/frame.ts';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { createActor } from 'xstate';
import type { AnyActorRef, AnyStateMachine } from 'xstate';
import { onFieldEntered, onFirstUse } from './prefetch.ts';
import { replayClicks } from './replayClicks.ts';
import { offersOnboarding, onRouteEntered } from './onRouteEntered.ts';
import { openFlows, type ConnectFlow } from './flows.ts';
import { openApp } from './app.tsx';
import { expectOwnLinks, followOwnLinks } from './links.ts';
import { showPendingIndicator } from './pendingIndicator.ts';
import { onEmitted, dispatchEffect } from './effects.ts';
import type { Effects } from './effects.ts';
import { authPath, pathsOf } from './firstPaths.ts';
import { openGate } from './gate.ts';
import { openNavigation, type RouterAdapter } from './navigation.ts';
import { wholeFaces } from './wholeFaces.ts';
import { isComplete } from '#adapters/storage/flags.ts';
import { afterPaint } from '#adapters/page/afterPaint.ts';
import { whenSomethingWaits } from '#adapters/outbox/watcher.ts';
import { takeLink } from '#adapters/address/linkAddress.ts';
import type { AddressBook } from '#adapters/page/surroundings.ts';
import { loadClient } from '#adapters/supabase/client.ts';
import { connect as connectLazyPart } from '#flows/lazyPart/ports.ts';
import { openHtml, savesData } from '#flows/navigation/ports/html.ts';
import { connect as connectMobileMenu } from '#flows/mobileMenu/ports.ts';
import { laid } from '#flows/onboarding/laid.ts';
import { connect as connectOnboardingLayer } from '#flows/onboardingLayer/ports.ts';
import { connect as connectSession, latePorts } from '#flows/session/ports.ts';
import { connect as connectSiteSearch } from '#flows/siteSearch/ports.ts';
import { connect as connectTheme } from '#flows/theme/ports.ts';
import { connect as connectToaster } from '#flows/toaster/ports.ts';
import { Site, firstPage } from './site.tsx';
import { nextTask } from './steps/task.ts';

// The build for the flow atlas reports to it; other builds contain none of this code.
if (import.meta.env.MODE === 'atlas') await import('./atlas/reporter.ts');

// The path tests of e2e/paths use a bridge to the page; other builds do not contain it.
const bridge = import.meta.env.MODE === 'e2e' ? await import('./testBridge/bridge.ts') : undefined;
const through = <Machine extends AnyStateMachine>(flow: string, machine: Machine): Machine =>
  bridge?.observe(flow, machine) ?? machine;

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root.');
/** The kind of page in the HTML; in development there is none. */
const { madeFor, kind, part = '', own, html: folder, withoutHtml = '' } = container.dataset;
/** A complete page needs no router until the user navigates; a shell needs the guards, and so the router, but for its member. */
const standsAlone = kind === 'page' || kind === 'missing';

// Must run before any other code reads the address.
takeLink();

const effects: Effects = {
  toast: (order) => toaster.send({ ...order, type: 'toast.shown' }),
  navigate: ({ to, replace = false }) => {
    if (bridge?.mayNavigate(to) === false) return;
    const going = navigation.go(to, replace);
    bridge?.trackNavigation(going);
  },
};

const connectFlow: ConnectFlow = (name, machine, hear) =>
  onEmitted(through(name, machine), (actor) => {
    const any: AnyActorRef = actor;
    any.on('*', (event) => dispatchEffect(effects, event));
    hear?.(actor);
  });

/** Passed when the page, or its frame, is hydrated. */
const awake = openGate();
const html = openHtml({ folder, without: withoutHtml });
const painted = () => new Promise<void>(afterPaint);
const loadRouter = () => import('./router.tsx');
let router: Promise<RouterAdapter> | undefined;
const navigation = openNavigation(
  {
    window,
    staysAt: pathsOf({ kind, madeFor, own }, window.location.pathname),
    savesData: savesData(),
    html,
    painted,
    showOwn: (signal) =>
      import('./ownPage.tsx').then((ownPage) =>
        ownPage.showOwnPage({ app, part, own, awake: awake.passed, show }, signal),
      ),
    // The line is the next page's until its HTML is here.
    prepare: () => html.whenHere().then(painted).then(loadRouter),
    open: (report, from, isOwn) => {
      router ??= loadRouter().then(({ openRouter }) =>
        openRouter({
          app,
          report,
          from: standsAlone || isOwn ? from : null,
          onLeave: () => flows.reset(),
          show,
        }),
      );
      router.catch(() => {
        router = undefined;
      });
      return router;
    },
    reset: () => flows.reset(),
  },
  { connectFlow },
);

const loadFaces = wholeFaces(() => html.whenHere().then(navigation.settled));
await nextTask();
showPendingIndicator(navigation, document.documentElement);

const addressBook: AddressBook = { onNavigation: navigation.onReach, here: navigation.here };

// Before any part of the page is fetched. Only the path tests observe the parts.
if (import.meta.env.MODE === 'e2e') connectLazyPart({ connectFlow });

const toaster = createActor(connectToaster({ connectFlow }));
const session = createActor(connectSession({ connectFlow }));
const page = { connectFlow, session, addressBook };
const flows = openFlows(page);

const app = openApp({
  beginning:
    madeFor === undefined ? navigation.here() : { pathname: madeFor, search: '', hash: '' },
  navigation,
  session,
  toaster,
  theme: createActor(connectTheme(page)),
  mobileMenu: createActor(connectMobileMenu(page)),
  onboardingLayer: createActor(connectOnboardingLayer(page), { input: { session } }),
  siteSearch: createActor(connectSiteSearch(page)),
  flows,
});

const noteUser = (isMember: boolean) => {
  const look = navigation.noteUser(isMember);
  bridge?.trackNavigation(look);
};
session.on('member.absent', () => noteUser(false));
session.on('member.arrived', () => {
  noteUser(true);
  latePorts()
    .then((ports) => ports.askWhose(page, show))
    .catch(() => undefined);
});
session.on('member.left', () => {
  app.onboardingLayer.send({ type: 'member.left' });
  html.forget();
});

expectOwnLinks(document, window.location.origin, navigation.expect);

// A user who types on the sign-in page is about to sign in and to be redirected.
const isOnAuthPage = () => authPath.test(navigation.here().pathname);
onFieldEntered(document, isOnAuthPage, () => {
  navigation.expect(window.location.href);
  void loadRouter()
    .then(({ prefetchDestination }) => prefetchDestination(app))
    .then(loadFaces, loadFaces);
  loadClient().catch(() => undefined);
  latePorts().catch(() => undefined);
});

const enter = onRouteEntered(app);
navigation.onEnter(enter);

let isStarted = false;
/**
 * Starts the page's actors, once. What they find in this browser's storage arrives as events, after the first render.
 */
function start() {
  if (isStarted) return;
  isStarted = true;
  awake.pass();
  // Until this page is hydrated, the browser follows links: the router would render the next page beside this one.
  followOwnLinks(document, window.location.origin, (href) => void navigation.go(href));
  document.getElementById('root')?.setAttribute('data-awake', '');
  toaster.start();
  app.theme.start();
  app.mobileMenu.start();
  app.onboardingLayer.start();
  app.siteSearch.start();
  session.start();
  if (standsAlone) enter(navigation.here());
  whenSomethingWaits(() => {
    flows.reset('myRequests');
    flows.load('myRequests').catch(() => undefined);
  });
}

/** Called when a page is hydrated and listens. */
function wake() {
  start();
  replayClicks(window);
}

/** A shell has nothing but its loading text on screen: between slices the browser would only lay that out again. */
const inSlices = kind === 'shell' ? (render: () => void) => render() : startTransition;

let root: Root | null = null;
let shown: ReactNode = null;
let layer: ReactNode = null;
/**
 * Renders the site around `content`, with a layer over it; a later part does not replace the page before it is ready.
 */
function show(content: ReactNode = shown, over: ReactNode = layer): ReactNode {
  shown = content;
  layer = over;
  const site = (
    <Site app={app} onPage={wake}>
      {content}
      {over}
    </Site>
  );
  if (root !== null) {
    const known = root;
    inSlices(() => known.render(site));
  } else if (madeFor === undefined) {
    root = createRoot(container as Element);
    root.render(site);
  } else {
    // As a transition: React hydrates in slices, and answers a press between two of them.
    inSlices(() => {
      root = hydrateRoot(container as Element, site);
    });
  }
  if (root !== null) bridge?.setRoot(root, site);
  return shown;
}

// Where the layer will open by itself, it is fetched with the page.
if (offersOnboarding(navigation.here().pathname) && !isComplete()) laid.expect();

// A visitor's first page has the signs that it shows; a member's is filled with others, and so may the next page be.
const isReturning = document.documentElement.dataset['visitor'] === 'returning';
const expectFaces = () => afterPaint(loadFaces);
if (standsAlone && !isReturning) onFirstUse(document, expectFaces);
else expectFaces();
navigation.onReach(expectFaces);

// A shell shows nothing to a visitor: its guard need not wait until the frame is hydrated.
if (kind === 'shell') session.start();
if (madeFor === undefined) start();
else void firstPage(kind, part).then(show);
if (!standsAlone) void (own === undefined ? navigation.follow() : navigation.admit());
