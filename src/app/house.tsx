// The house: the actors that live as long as the page, and the flows that pages start. main.tsx builds it.
import { createContext, use } from 'react';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { authFormMachine } from '#machines/authForm.machine.ts';
import type { dashboardMachine } from '#machines/dashboard.machine.ts';
import type { mobileMenuMachine } from '#machines/mobileMenu.machine.ts';
import type { newPasswordMachine } from '#machines/newPassword.machine.ts';
import type { onboardingMachine } from '#machines/onboarding.machine.ts';
import type { onboardingLayerMachine } from '#machines/onboardingLayer.machine.ts';
import type { resetPasswordMachine } from '#machines/resetPassword.machine.ts';
import type { sessionMachine } from '#machines/session.machine.ts';
import type { themeMachine } from '#machines/theme.machine.ts';
import type { toasterMachine } from '#machines/toaster.machine.ts';

export type SessionRef = ActorRefFrom<typeof sessionMachine>;

export type House = {
  /** Actors of the whole page: started once, in main.tsx. */
  session: SessionRef;
  toaster: ActorRefFrom<typeof toasterMachine>;
  theme: ActorRefFrom<typeof themeMachine>;
  mobileMenu: ActorRefFrom<typeof mobileMenuMachine>;
  onboardingLayer: ActorRefFrom<typeof onboardingLayerMachine>;
  /** Machines with their ports provided: a page starts one with `useActorRef(flow, { input })`. */
  flows: {
    authForm: typeof authFormMachine;
    resetPassword: typeof resetPasswordMachine;
    newPassword: typeof newPasswordMachine;
    onboarding: typeof onboardingMachine;
    dashboard: typeof dashboardMachine;
  };
};

export const HouseContext = createContext<House | null>(null);

/**
 * The house around this component.
 * @throws when there is none: every route is rendered inside it.
 */
export function useHouse(): House {
  const house = use(HouseContext);
  if (house === null) throw new Error('This component stands outside the house.');
  return house;
}

/** What the shell shows of the visitor: nobody yet, a visitor, or a member with a tier. */
export type Visitor = {
  /** The first session lookup, or an arrival, is under way. */
  isResolving: boolean;
  isMember: boolean;
  /** A recovery link is open: nothing but a new password is let in. */
  isRecovering: boolean;
  email: string;
  isPremium: boolean;
  /** The tier has been announced; until then no banner and no upsell. */
  tierIsKnown: boolean;
  isLeaving: boolean;
};

const sameVisitor = (one: Visitor, other: Visitor) =>
  (Object.keys(one) as (keyof Visitor)[]).every((key) => one[key] === other[key]);

/** Reads the visitor from the session machine. */
export function useVisitor(): Visitor {
  const { session } = useHouse();
  return useSelector(
    session,
    (snapshot) => ({
      isResolving: snapshot.hasTag('resolving'),
      isMember: snapshot.hasTag('signedIn'),
      isRecovering: snapshot.hasTag('recovery'),
      email: snapshot.hasTag('signedIn') ? (snapshot.context.member?.email ?? '') : '',
      isPremium: snapshot.hasTag('premium'),
      tierIsKnown: snapshot.hasTag('signedIn') && !snapshot.hasTag('tierUnknown'),
      isLeaving: snapshot.hasTag('signedIn') && snapshot.hasTag('busy'),
    }),
    sameVisitor,
  );
}
