// What the actors of the page hear when a user enters a place.
import { isUnder } from '#shell/frame.ts';
import type { App } from './app.tsx';
import type { Place } from './navigation.ts';

/** Where onboarding is offered over the page, if it is missing (docs/product-spec.md, "4. States and transitions"). */
const offersOnboarding = ['/asyncq', '/dashboard'];

/** Tells `app` of every place that is entered; one that is entered again, by another search, offers nothing anew. */
export function onRouteEntered({ session, onboardingLayer }: App) {
  let path: string | null = null;
  return ({ pathname, search }: Place) => {
    // Where the user who signs in here is taken afterwards.
    if (isUnder(pathname, '/auth'))
      session.send({ type: 'destination.named', path: new URLSearchParams(search).get('next') });
    if (pathname !== path && offersOnboarding.includes(pathname))
      onboardingLayer.send({ type: 'layer.offered' });
    path = pathname;
  };
}
