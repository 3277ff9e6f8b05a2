// The composition root: adapters give the machines their ports, the actors of the page start, the router renders.
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { createActor } from 'xstate';
import type { AnyActorRef, AnyStateMachine } from 'xstate';
import { mobileMenuMachine } from '#machines/mobileMenu.machine.ts';
import { onboardingLayerMachine } from '#machines/onboardingLayer.machine.ts';
import { sessionMachine } from '#machines/session.machine.ts';
import { siteSearchMachine } from '#machines/siteSearch.machine.ts';
import { themeMachine } from '#machines/theme.machine.ts';
import { toasterMachine } from '#machines/toaster.machine.ts';
import { whenFieldIsEntered } from '#app/ahead.ts';
import { pressAgain } from '#app/early.ts';
import { entering } from '#app/entering.ts';
import type { AsFlow } from '#app/flows.ts';
import { choosing } from '#app/frame.ts';
import { openHouse } from '#app/house.tsx';
import { expectOwnLinks, followOwnLinks } from '#app/links.ts';
import { showLongWays } from '#app/longWay.ts';
import { heard, relay } from '#app/voice.ts';
import type { Voice } from '#app/voice.ts';
import { newWay } from '#app/way.ts';
import { afterPaint } from '#ui/afterPaint.ts';
import { wideScreen } from '#ui/tokens.ts';
import * as flags from '#adapters/browser/flags.ts';
import { whenSomethingWaits } from '#adapters/browser/outboxBell.ts';
import { takeLink } from '#adapters/browser/linkAddress.ts';
import { searchAddressOf, searchKeys } from '#adapters/browser/siteSearch.ts';
import * as browser from '#adapters/browser/surroundings.ts';
import { onCall } from '#adapters/onCall.ts';
import { authFeed } from '#adapters/supabase/authFeed.ts';
import { loadClient } from '#adapters/supabase/client.ts';
import { groupsOf } from './main.groups.ts';
import { whenMemberLeaves } from './main.presence.ts';
import { onboardingFlows } from './main.onboarding.ts';
import { Site, firstPage } from './main.site.tsx';

// The flow atlas watches the build that is made for it; other builds hold nothing of this.
if (import.meta.env.MODE === 'atlas') await import('./atlas/reporter.ts');

// The path tests of e2e/paths look through a bridge; other builds know nothing of it.
const bridge = import.meta.env.MODE === 'e2e' ? await import('./paths/bridge.ts') : undefined;
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

const loadRouter = () => import('./main.router.tsx');
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
    return openRouter({ house, report, from, onLeave: () => groups.forgive(), show: show });
  },
  forgive: () => groups.forgive(),
});

showLongWays(way, document.documentElement);

const addressBook: browser.AddressBook = { onNavigation: way.onReach, here: way.here };

const toaster = createActor(through('toaster', toasterMachine));

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

const member = () => import('./main.member.ts');

const session = createActor(
  asFlow(
    'session',
    sessionMachine.provide({
      actors: {
        authFeed,
        premiumFlag: flags.premiumFlag,
        fetchProfile: onCall(() => member().then((ports) => ports.fetchProfile)),
        settleBrowser: onCall(() => member().then((ports) => ports.settleBrowser)),
        loadSubscription: onCall(() => member().then((ports) => ports.loadSubscription)),
        signOut: onCall(() => member().then((ports) => ports.signOut)),
        abandonRecovery: onCall(() => member().then((ports) => ports.abandonRecovery)),
      },
    }),
  ),
);

const onboarding = onboardingFlows(asFlow);

const groups = groupsOf(asFlow, addressBook, session, onboarding);

const theme = createActor(
  through('theme', themeMachine.provide({ actors: { themeMemory: browser.themeMemory } })),
);
theme.on('theme.worn', (event) => browser.keepTheme(event.theme));

const house = openHouse({
  beginning: madeFor === undefined ? way.here() : { pathname: madeFor, search: '', hash: '' },
  way,
  session,
  toaster,
  theme,
  mobileMenu: createActor(
    through(
      'mobileMenu',
      mobileMenuMachine.provide({
        actors: { surroundings: browser.surroundingsOf(addressBook, wideScreen) },
      }),
    ),
  ),
  onboardingLayer: createActor(
    through(
      'onboardingLayer',
      onboardingLayerMachine.provide({
        actors: { readCompletion: flags.readCompletion, onboarding: onboarding.onboarding },
      }),
    ),
    { input: { session } },
  ),
  siteSearch: createActor(
    asFlow(
      'siteSearch',
      siteSearchMachine.provide({
        actors: {
          keyFeed: searchKeys,
          addressFeed: searchAddressOf(addressBook),
          fetchIndex: onCall(() =>
            import('#adapters/browser/searchIndex.ts').then((ports) => ports.fetchIndex),
          ),
        },
      }),
    ),
  ),
  flows: groups.flows,
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
    member()
      .then((ports) => ports.askWhose(asFlow, addressBook, session, show))
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
  member().catch(() => undefined);
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
  theme.start();
  house.mobileMenu.start();
  house.onboardingLayer.start();
  house.siteSearch.start();
  session.start();
  if (standsAlone) enter(way.here());
  whenSomethingWaits(() => {
    groups.forgive('requests');
    groups.flows.requests().catch(() => undefined);
  });
}

/** A page stands and listens. */
function wake() {
  start();
  pressAgain(window);
}

let page: Root | null = null;
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
  if (page !== null) {
    const root = page;
    startTransition(() => root.render(site));
  } else if (madeFor === undefined) {
    page = createRoot(container as Element);
    page.render(site);
  } else {
    page = hydrateRoot(container as Element, site);
  }
  bridge?.shown(page, site);
  return standing;
}

if (madeFor === undefined) start();
else void firstPage(kind, part).then(show);
if (!standsAlone) void way.follow();
