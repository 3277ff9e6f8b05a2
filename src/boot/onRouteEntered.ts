// The events that the page's actors receive when the user enters a route.
import { isUnder } from '#shell/frame.ts';
import type { App } from './app.tsx';
import type { Place } from './navigation.ts';

/** Where onboarding is offered over the page, if it is missing (docs/product-spec.md, "4. States and transitions"). */
const offering = ['/asyncq', '/dashboard'];

/** Whether the page of this path offers onboarding by itself. */
export const offersOnboarding = (pathname: string) => offering.includes(pathname);

/** Notifies `app` of every route that is entered; a change of the query alone offers onboarding no second time. */
export function onRouteEntered({ session, onboardingLayer }: App) {
  let path: string | null = null;
  return ({ pathname, search }: Place) => {
    // The page to which the user returns after sign-in.
    if (isUnder(pathname, '/auth'))
      session.send({ type: 'destination.named', path: new URLSearchParams(search).get('next') });
    if (pathname !== path && offersOnboarding(pathname))
      onboardingLayer.send({ type: 'layer.offered' });
    path = pathname;
  };
}
