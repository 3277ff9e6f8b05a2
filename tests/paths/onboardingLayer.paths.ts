// Path model of the onboarding layer: when onboarding covers a page. Onboarding itself has its own model.
import type { OnboardingOutput } from '#machines/onboarding.machine.ts';
import { onboardingLayerMachine } from '#machines/onboardingLayer.machine.ts';
import { definePaths, site } from './kit/define.ts';
import { listeningSession } from './support.ts';

export default definePaths({
  machine: onboardingLayerMachine,
  input: { site: { say: 'The site opens', input: { session: listeningSession } } },
  events: {
    'layer.requested': {
      say: ({ purpose }) =>
        purpose === 'begin' ? 'Press ‘New here? Build your Signal Stack’' : 'Press Edit Profile',
      samples: { begin: { purpose: 'begin' }, edit: { purpose: 'edit' } },
    },
    'retry.requested': { say: 'Press Try again' },
    'layer.declined': { say: 'Press Dismiss' },
  },
  environment: {
    pageFeed: {
      'page.changed': { say: 'Another page is reached, by a link or through the history' },
    },
    [site]: {
      'layer.offered': { say: 'A page that offers onboarding is entered: dashboard or AsynQ' },
      'member.left': { say: 'The member signs out, here or in another tab' },
    },
  },
  outcomes: {
    pageFeed: { closed: { fails: 'No address.', say: 'The address cannot be watched' } },
    readCompletion: {
      complete: { gives: { complete: true }, say: 'Onboarding was completed in this browser' },
      missing: { gives: { complete: false }, say: 'Onboarding was not completed in this browser' },
      closed: { fails: 'Storage is refused.', say: "The browser's storage cannot be read" },
    },
    fetchOnboarding: {
      fetched: { gives: undefined, say: 'The scripts of onboarding arrive' },
      broken: {
        fails: 'Failed to fetch',
        say: 'The scripts of onboarding cannot be fetched',
      },
    },
    onboarding: {
      finished: {
        gives: { ending: 'finished' } satisfies OnboardingOutput,
        say: 'Go through onboarding to its end',
      },
      closed: {
        gives: { ending: 'closed' } satisfies OnboardingOutput,
        say: 'Close onboarding',
      },
      broken: { fails: 'Loading chunk failed.', say: 'Onboarding cannot be shown' },
    },
  },
  states: {
    closed: 'The page is in view',
    'called.looking': 'The page is in view; the site checks whether onboarding is needed',
    'called.fetching': 'The page is in view while the scripts of onboarding are on their way',
    'called.unreachable':
      'The page is in view, with a notice that a part of it could not be fetched',
    'called.open': 'Onboarding covers the page',
    dismissed: 'The page is in view, and onboarding opens only on request',
  },
  resting: ['closed', 'dismissed', 'called.unreachable'],
  invariants: {
    'Onboarding covers the page exactly while it runs': ({ snapshot }) =>
      snapshot.hasTag('dialogOpen') === 'onboarding' in snapshot.children,
    'Onboarding is opened for the requested purpose': ({ snapshot, started }) =>
      started.every(
        ({ port, input }) =>
          port !== 'onboarding' ||
          (input as { purpose: string }).purpose === snapshot.context.purpose,
      ),
  },
});
