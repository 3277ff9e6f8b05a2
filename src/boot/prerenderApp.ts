// The app of a page that is only rendered: its actors are never started, and their ports have no provider.
import { createActor } from 'xstate';
import { mobileMenuMachine } from '#machines/mobileMenu.machine.ts';
import { onboardingLayerMachine } from '#machines/onboardingLayer.machine.ts';
import { sessionMachine } from '#machines/session.machine.ts';
import { siteSearchMachine } from '#machines/siteSearch.machine.ts';
import { themeMachine } from '#machines/theme.machine.ts';
import { toasterMachine } from '#machines/toaster.machine.ts';
import { openApp } from './app.tsx';
import type { FlowId } from './flows.ts';
import { staticNavigation } from './navigation.ts';
import { flowsNotedIn } from './prerenderFlows.ts';

/** An app in which nothing has happened yet. */
export function emptyApp(
  path: string,
  asked = new Set<string>(),
  isShell = false,
  named = new Set<FlowId>(),
) {
  const session = createActor(sessionMachine);
  const beginning = { pathname: path, search: '', hash: '' };
  return openApp({
    beginning,
    navigation: staticNavigation(beginning),
    session,
    toaster: createActor(toasterMachine),
    theme: createActor(themeMachine),
    mobileMenu: createActor(mobileMenuMachine),
    onboardingLayer: createActor(onboardingLayerMachine, { input: { session } }),
    siteSearch: createActor(siteSearchMachine),
    flows: flowsNotedIn(asked, isShell, named),
  });
}
