// The app context: the actors that live as long as the page, and the flows that pages start. browser.tsx makes it.
import { createContext, use, useSyncExternalStore } from 'react';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom, AnyActorRef } from 'xstate';
import type { mobileMenuMachine } from '#machines/mobileMenu.machine.ts';
import type { onboardingLayerMachine } from '#machines/onboardingLayer.machine.ts';
import type { siteSearchMachine } from '#machines/siteSearch.machine.ts';
import type { themeMachine } from '#machines/theme.machine.ts';
import type { toasterMachine } from '#machines/toaster.machine.ts';
import { useIsHydrated } from '#ui/hydration.ts';
import type { SessionRef } from './currentUser.ts';
import type { Flows } from './flows.ts';
import type { Place, Navigation } from './navigation.ts';

export type App = {
  /** Actors of the whole page: started once, in browser.tsx. */
  session: SessionRef;
  toaster: ActorRefFrom<typeof toasterMachine>;
  theme: ActorRefFrom<typeof themeMachine>;
  mobileMenu: ActorRefFrom<typeof mobileMenuMachine>;
  onboardingLayer: ActorRefFrom<typeof onboardingLayerMachine>;
  siteSearch: ActorRefFrom<typeof siteSearchMachine>;
  /** The flows that pages start: see useFlow.ts. */
  flows: Flows;
  /** From page to page. */
  navigation: Navigation;
  /** The place of the first render; prerendered HTML has a path only, and the 404's path is not the user's. */
  beginning: Place;
};

/** The first snapshots of the page's actors, taken before they are started: the HTML was made from them. */
const beginnings = new WeakMap<object, unknown>();

/** Takes note of the app as it is before anything happens. The actors must not have been started. */
export function openApp(app: App): App {
  const { session, toaster, theme, mobileMenu, onboardingLayer, siteSearch } = app;
  for (const actor of [session, toaster, theme, mobileMenu, onboardingLayer, siteSearch])
    beginnings.set(actor, actor.getSnapshot());
  return app;
}

export const AppContext = createContext<App | null>(null);

/**
 * The app around this component.
 * @throws when there is none: every route is rendered inside it.
 */
export function useApp(): App {
  const app = use(AppContext);
  if (app === null) throw new Error('This component is outside the app.');
  return app;
}

/**
 * Reads an actor of the page. While the page is hydrated it reads the actor's beginning, from which the HTML was
 * made: an actor may have moved on before React reaches this component.
 */
export function usePageActor<Seen, Selected>(
  actor: { getSnapshot: () => Seen; subscribe: AnyActorRef['subscribe'] },
  select: (snapshot: Seen) => Selected,
  compare?: (one: Selected, other: Selected) => boolean,
): Selected {
  const isHydrated = useIsHydrated();
  const read = (snapshot: Seen) =>
    select(isHydrated ? snapshot : ((beginnings.get(actor) as Seen | undefined) ?? snapshot));
  return useSelector(actor, read, compare);
}

/** The user's current place; while the page is hydrated, the place that its HTML was made for. */
export function usePlace(): Place {
  const { beginning, navigation } = useApp();
  return useSyncExternalStore(navigation.onLeave, navigation.here, () => beginning);
}

/**
 * The path alone: it is the same before and after hydration, and the elements around a page must not change while
 * React hydrates the page.
 */
export function usePath(): string {
  const { beginning, navigation } = useApp();
  return useSyncExternalStore(
    navigation.onLeave,
    () => navigation.here().pathname,
    () => beginning.pathname,
  );
}

/** What the shell shows of the user: unknown, a visitor without an account, or a member with a tier. */
export type Visitor = {
  /** The first session lookup, or a sign-in, is under way. */
  isResolving: boolean;
  isMember: boolean;
  /** A recovery link is open: nothing but a new password is let in. */
  isRecovering: boolean;
  email: string;
  isPremium: boolean;
  /** The tier has been announced; until then no banner and no upsell. */
  tierIsKnown: boolean;
  /** Premium is known only from this browser's storage, and the service holds no plan: bodies stay locked. */
  lacksRow: boolean;
  /** The toolkits were bought by themselves: their files are open, nothing else is. */
  hasToolkits: boolean;
  isLeaving: boolean;
};

const sameVisitor = (one: Visitor, other: Visitor) =>
  (Object.keys(one) as (keyof Visitor)[]).every((key) => one[key] === other[key]);

/** Reads the visitor from the session machine. */
export function useVisitor(): Visitor {
  const { session } = useApp();
  return usePageActor(
    session,
    (snapshot) => ({
      isResolving: snapshot.hasTag('resolving'),
      isMember: snapshot.hasTag('signedIn'),
      isRecovering: snapshot.hasTag('recovery'),
      email: snapshot.hasTag('signedIn') ? (snapshot.context.member?.email ?? '') : '',
      isPremium: snapshot.hasTag('premium'),
      tierIsKnown: snapshot.hasTag('signedIn') && !snapshot.hasTag('tierUnknown'),
      lacksRow:
        snapshot.hasTag('premium') && !snapshot.context.entitled && !snapshot.hasTag('rowUnknown'),
      hasToolkits: snapshot.context.hasToolkits,
      isLeaving: snapshot.hasTag('signedIn') && snapshot.hasTag('busy'),
    }),
    sameVisitor,
  );
}
