// The ports of `onboardingLayer`: the page that it covers, the flag of a completed onboarding, and onboarding itself.
import { fromCallback } from 'xstate';
import { onboardingLayerMachine } from '#machines/onboardingLayer.machine.ts';
import type { OnboardingLayerEvent } from '#machines/onboardingLayer.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { lateOnboarding } from '#flows/onboarding/ports/late.ts';
import type { AddressBook } from '#adapters/page/surroundings.ts';
import { readCompletion } from '#adapters/storage/flags.ts';

/** Port `pageFeed`: another page is reached than the one on which the feed started; a choice within a page is none. */
export const pageFeedOf = (book: AddressBook) =>
  fromCallback<OnboardingLayerEvent>(({ sendBack }) => {
    const { pathname: covered } = book.here();
    return book.onNavigation(({ pathname }) => {
      if (pathname !== covered) sendBack({ type: 'page.changed' });
    });
  });

/** The machine with its ports. */
export const connect = (page: PortsContext) =>
  page.connectFlow(
    'onboardingLayer',
    onboardingLayerMachine.provide({
      actors: {
        pageFeed: pageFeedOf(page.addressBook),
        readCompletion,
        ...lateOnboarding(page),
      },
    }),
  );
