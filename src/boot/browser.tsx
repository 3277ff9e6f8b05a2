// The composition root: adapters give the machines their ports, the actors of the page start, the router renders.
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { createActor } from 'xstate';
import type { AnyActorRef, AnyStateMachine } from 'xstate';
import { whenFieldIsEntered } from './prefetch.ts';
import { pressAgain } from './replayClick.ts';
import { entering } from './onRouteEntered.ts';
import { openFlows, type AsFlow } from './flows.ts';
import { choosing } from '#shell/frame.ts';
import { openHouse } from './app.tsx';
import { expectOwnLinks, followOwnLinks } from './links.ts';
import { showLongWays } from './pendingIndicator.ts';
import { heard, relay } from './effects.ts';
import type { Voice } from './effects.ts';
import { newWay } from './navigation.ts';
import { afterPaint } from '#ui/afterPaint.ts';
import { whenSomethingWaits } from '#adapters/outbox/watcher.ts';
import { takeLink } from '#adapters/address/linkAddress.ts';
import type { AddressBook } from '#adapters/page/surroundings.ts';
import { loadClient } from '#adapters/supabase/client.ts';
import { whenMemberLeaves } from './currentUser.ts';
import { connect as connectMobileMenu } from '#flows/mobileMenu/ports.ts';
import { connect as connectOnboardingLayer } from '#flows/onboardingLayer/ports.ts';
import { connect as connectSession } from '#flows/session/ports.ts';
import { connect as connectSiteSearch } from '#flows/siteSearch/ports.ts';
import { connect as connectTheme } from '#flows/theme/ports.ts';
import { connect as connectToaster } from '#flows/toaster/ports.ts';
import { Site, firstPage } from './site.tsx';

// The flow atlas watches the build that is made for it; other builds hold nothing of this.
if (import.meta.env.MODE === 'atlas') await import('./atlas/reporter.ts');

// The path tests of e2e/paths look through a bridge; other builds know nothing of it.
const bridge = import.meta.env.MODE === 'e2e' ? await import('./testBridge/bridge.ts') : undefined;
const through = <Machine extends AnyStateMachine>(flow: string, machine: Machine): Machine =>
  bridge?.through(flow, machine) ?? machine;

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root.');
/** What the HTML was made for, if there is any; in development there is none. */
const { madeFor, kind, part = '' } = container.dataset;
/** A page stands as it is until somebody goes on; a shell needs the guards, and so the router. */
const standsAlone = kind === 'page' || kind === 'missing';

const atTheDoor = /^\/auth(\/sign(in|up))?$/;
// Before anything reads where the page is.
takeLink();

const loadRouter = () => import('./router.tsx');
const way = newWay({
  window,
  // The two tabs of /auth, and where it leads back to; pages whose choices stand in their address.
  staysAt: (pathname) =>
    kind === 'page' &&
    ((atTheDoor.test(madeFor ?? '') && atTheDoor.test(pathname)) ||
      (pathname === madeFor && choosing.has(pathname))),
  painted: () => new Promise(afterPaint),
  prepare: loadRouter,
  open: async (report) => {
    const { openRouter } = await loadRouter();
    const from = standsAlone ? way.here() : null;
    return openRouter({ house, report, from, onLeave: () => flows.reset(), show });
  },
  forgive: () => flows.reset(),
});

showLongWays(way, document.documentElement);

const addressBook: AddressBook = { onNavigation: way.onReach, here: way.here };

const voice: Voice = {
  toast: (order) => toaster.send({ ...order, type: 'toast.shown' }),
  navigate: ({ to, replace = false }) => {
    if (bridge?.mayNavigate(to) === false) return;
    const going = way.go(to, replace);
    bridge?.goes(going);
  },
};

const asFlow: AsFlow = (name, machine, hear) =>
  heard(through(name, machine), (actor) => {
    const any: AnyActorRef = actor;
    any.on('*', (event) => relay(voice, event));
    hear?.(actor);
  });

const toaster = createActor(connectToaster({ asFlow }));
const session = createActor(connectSession({ asFlow }));
const page = { asFlow, session, addressBook };
const flows = openFlows(page);
const latePorts = () => import('#flows/session/ports/late.ts');

const house = openHouse({
  beginning: madeFor === undefined ? way.here() : { pathname: madeFor, search: '', hash: '' },
  way,
  session,
  toaster,
  theme: createActor(connectTheme(page)),
  mobileMenu: createActor(connectMobileMenu(page)),
  onboardingLayer: createActor(connectOnboardingLayer(page), { input: { session } }),
  siteSearch: createActor(connectSiteSearch(page)),
  flows,
});

// A guard asks once; when somebody comes or goes afterwards, it asks again.
let wasMember: boolean | null = null;
session.subscribe((snapshot) => {
  if (snapshot.hasTag('resolving')) return;
  const isMember = snapshot.hasTag('signedIn');
  if (wasMember !== null && wasMember !== isMember) {
    const look = way.refresh();
    bridge?.goes(look);
  }
  if (isMember && wasMember !== true)
    latePorts()
      .then((ports) => ports.askWhose(page, show))
      .catch(() => undefined);
  wasMember = isMember;
});
whenMemberLeaves(session, () => house.onboardingLayer.send({ type: 'member.left' }));

expectOwnLinks(document, window.location.origin, () => afterPaint(way.expect));

// Whoever types at the door is about to have a session, and to be led on.
const isAtTheDoor = () => atTheDoor.test(way.here().pathname);
whenFieldIsEntered(document, isAtTheDoor, () => {
  way.expect();
  loadClient().catch(() => undefined);
  latePorts().catch(() => undefined);
});

const enter = entering(house);
way.onEnter(enter);

let isStarted = false;
/** The actors of the page begin, once: what they find in this browser arrives as events, on a page that is there. */
function start() {
  if (isStarted) return;
  isStarted = true;
  // Before this page stands a link leads on as the browser leads: the router would put the next page beside it.
  followOwnLinks(document, window.location.origin, (href) => void way.go(href));
  document.getElementById('root')?.setAttribute('data-awake', '');
  toaster.start();
  house.theme.start();
  house.mobileMenu.start();
  house.onboardingLayer.start();
  house.siteSearch.start();
  session.start();
  if (standsAlone) enter(way.here());
  whenSomethingWaits(() => {
    flows.reset('myRequests');
    flows.load('myRequests').catch(() => undefined);
  });
}

/** A page stands and listens. */
function wake() {
  start();
  pressAgain(window);
}

let root: Root | null = null;
let standing: ReactNode = null;
let layer: ReactNode = null;
/** The site around `content`, with a layer over it; what comes later does not take away what stands before it is there. */
function show(content: ReactNode = standing, over: ReactNode = layer): ReactNode {
  standing = content;
  layer = over;
  const site = (
    <Site house={house} onPage={wake}>
      {content}
      {over}
    </Site>
  );
  if (root !== null) {
    const known = root;
    startTransition(() => known.render(site));
  } else if (madeFor === undefined) {
    root = createRoot(container as Element);
    root.render(site);
  } else {
    root = hydrateRoot(container as Element, site);
  }
  bridge?.shown(root, site);
  return standing;
}

if (madeFor === undefined) start();
else void firstPage(kind, part).then(show);
if (!standsAlone) void way.follow();
