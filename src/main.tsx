// The composition root: adapters give the machines their ports, the actors of the page start, the router renders.
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { AnyRoute } from '@tanstack/react-router';
import { hydrate } from '@tanstack/react-router/ssr/client';
import { createActor } from 'xstate';
import type { AnyActorRef, AnyStateMachine } from 'xstate';
import { mobileMenuMachine } from '#machines/mobileMenu.machine.ts';
import { onboardingLayerMachine } from '#machines/onboardingLayer.machine.ts';
import { sessionMachine } from '#machines/session.machine.ts';
import { themeMachine } from '#machines/theme.machine.ts';
import { toasterMachine } from '#machines/toaster.machine.ts';
import { pressAgain } from '#app/early.ts';
import { fetched } from '#app/fetched.ts';
import type { AsFlow } from '#app/flows.ts';
import { openHouse } from '#app/house.tsx';
import { followOwnLinks } from '#app/links.ts';
import { heard, relay } from '#app/voice.ts';
import type { Voice } from '#app/voice.ts';
import { wideScreen } from '#ui/tokens.ts';
import * as flags from '#adapters/browser/flags.ts';
import { whenSomethingWaits } from '#adapters/browser/outboxBell.ts';
import * as browser from '#adapters/browser/surroundings.ts';
import { onCall } from '#adapters/onCall.ts';
import { authFeed } from '#adapters/supabase/authFeed.ts';
import { onboardingFlows } from './main.onboarding.ts';
import { Site, newRouter } from './main.site.tsx';

// The flow atlas watches the build that is made for it; other builds hold nothing of this.
if (import.meta.env.MODE === 'atlas') await import('./atlas/reporter.ts');

// The path tests of e2e/paths look through a bridge; other builds know nothing of it.
const bridge = import.meta.env.MODE === 'e2e' ? await import('./paths/bridge.ts') : undefined;
const through = <Machine extends AnyStateMachine>(flow: string, machine: Machine): Machine =>
  bridge?.through(flow, machine) ?? machine;

const addressBook: browser.AddressBook = {
  onNavigation: (callBack) =>
    router.subscribe('onResolved', ({ toLocation }) =>
      callBack({ pathname: toLocation.pathname, search: toLocation.searchStr }),
    ),
  here: () => ({
    pathname: router.latestLocation.pathname,
    search: router.latestLocation.searchStr,
  }),
};

const toaster = createActor(through('toaster', toasterMachine));

const voice: Voice = {
  toast: (order) => toaster.send({ ...order, type: 'toast.shown' }),
  navigate: ({ to, replace = false }) => {
    if (bridge?.mayNavigate(to) === false) return;
    const way = router.navigate({ href: to, replace });
    bridge?.goes(way);
  },
};

const asFlow: AsFlow = (name, machine, hear) =>
  heard(through(name, machine), (actor) => {
    const any: AnyActorRef = actor;
    any.on('*', (event) => relay(voice, event));
    hear?.(actor);
  });

/** What only members need. */
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

const auth = fetched(() =>
  import('./main.auth.ts').then(({ authFlows }) => authFlows(asFlow, addressBook)),
);
const resetPassword = fetched(() =>
  import('./main.resetPassword.ts').then(({ resetPasswordFlows }) => resetPasswordFlows(asFlow)),
);
const dashboard = fetched(() =>
  import('./main.dashboard.ts').then(({ dashboardFlows }) => dashboardFlows(asFlow)),
);
const requests = fetched(() =>
  import('./main.requests.ts').then(({ requestFlows }) => requestFlows(asFlow, session)),
);

const theme = createActor(
  through('theme', themeMachine.provide({ actors: { themeMemory: browser.themeMemory } })),
);
theme.on('theme.worn', (event) => browser.keepTheme(event.theme));

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root.');

const house = openHouse({
  madeFor: container.dataset['madeFor'] ?? null,
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
  flows: {
    auth: auth.bring,
    resetPassword: resetPassword.bring,
    onboarding: fetched(async () => onboarding).bring,
    dashboard: dashboard.bring,
    requests: requests.bring,
  },
});

const router = newRouter(house);

// A page that is tried again asks again for what it could not have.
router.subscribe('onBeforeLoad', () => {
  for (const group of [auth, resetPassword, dashboard, requests]) group.forgive();
});

// A guard asks once; when somebody comes or goes afterwards, it asks again.
let wasMember: boolean | null = null;
session.subscribe((snapshot) => {
  if (snapshot.hasTag('resolving')) return;
  const isMember = snapshot.hasTag('signedIn');
  if (wasMember !== null && wasMember !== isMember) {
    const look = router.invalidate();
    bridge?.goes(look);
  }
  if (wasMember === true && !isMember) house.onboardingLayer.send({ type: 'member.left' });
  wasMember = isMember;
});

let isStarted = false;

/** The actors of the page begin, once: what they find in this browser arrives as events, on a page that is there. */
function start() {
  if (isStarted) return;
  isStarted = true;
  // Before this page stands a link leads on as the browser leads: the router would put the next page beside it.
  followOwnLinks(document, window.location.origin, (href) => void router.navigate({ href }));
  toaster.start();
  theme.start();
  house.mobileMenu.start();
  house.onboardingLayer.start();
  session.start();
  whenSomethingWaits(() => {
    requests.forgive();
    requests.bring().catch(() => undefined);
  });
}

/** A page stands and listens. */
function wake() {
  start();
  pressAgain(window);
}

if (house.madeFor === null) {
  // In development there is no HTML to take over.
  start();
  const page = createRoot(container);
  const site = <Site house={house} router={router} />;
  page.render(site);
  bridge?.shown(page, site);
} else {
  void hydrate(router).then(() => {
    const site = <Site house={house} router={router} onPage={wake} />;
    const page = hydrateRoot(container, site);
    bridge?.shown(page, site);
    // A page, and what a shell shows in its place, say when they stand: before, whatever the session decides would
    // take away what React is still taking over. The lost page has nobody who says it.
    if (container.dataset['kind'] === 'missing') start();
    // A shell's title belongs to no page that React knows: it gives way to the first that does.
    const shellTitle = document.querySelector('title[data-shell]');
    if (shellTitle !== null) {
      const stop = router.subscribe('onResolved', () => {
        shellTitle.remove();
        stop();
      });
    }
    // What a route does when it is entered was done for the HTML; here it is still to be done.
    const routes = new Map<string, AnyRoute>(Object.entries(router.routesById));
    for (const match of router.state.matches)
      if (match.status === 'success') routes.get(match.routeId)?.options.onEnter?.(match);
  });
}
