// Path model of the dashboard's banner: an offer, one press, and a page that reloads whatever the service answers.
import { entitlement } from '#content/entitlement.ts';
import { premiumOfferMachine } from '#machines/premiumOffer.machine.ts';
import { definePaths } from './kit/define.ts';
import { unreachable } from './support.ts';

export default definePaths({
  machine: premiumOfferMachine,
  input: { dashboard: { say: 'A member opens the dashboard' } },
  events: { 'upgrade.requested': { say: 'Press Upgrade in the banner' } },
  environment: {
    memberFeed: {
      'member.absent': { say: 'The member has signed out' },
      'member.free': { say: 'The tier is announced: free' },
      'member.flagged': { say: 'This browser alone says Premium' },
      'member.premium': { say: 'The tier is announced: premium' },
    },
  },
  outcomes: {
    memberFeed: {
      broken: { fails: 'The session is unreachable.', say: 'The site cannot say who is here' },
    },
    startSubscription: {
      granted: {
        gives: { outcome: 'granted', product: 'membership', period: 'monthly' },
        say: 'The server grants Premium',
      },
      refused: {
        gives: {
          outcome: 'refused',
          reason: 'not_available',
          message: entitlement.not_available,
        },
        say: 'This server grants no plans',
      },
      unreachable,
    },
    showPremium: {
      told: { gives: undefined, say: 'The page was told to reload' },
      refused: { fails: 'No.', say: 'The page cannot be reloaded' },
    },
  },
  states: {
    'reading.unknown': 'No banner is shown yet',
    'reading.free': 'The banner offers Premium',
    'reading.flagged': 'The banner says that the upgrade was not completed',
    'reading.premium': 'No banner is shown',
    ordering: 'The button of the banner says Processing...',
    reloading: 'The button of the banner says Processing... until the page reloads',
  },
  resting: ['reading.unknown', 'reading.free', 'reading.flagged', 'reading.premium'],
  invariants: {
    'The button can be pressed only while nothing is processed': ({ snapshot }) =>
      snapshot.can({ type: 'upgrade.requested' }) ===
      (snapshot.hasTag('offered') && !snapshot.hasTag('busy')),
    'Only a monthly membership is ordered': ({ started }) =>
      started.every(
        ({ port, input }) =>
          port !== 'startSubscription' ||
          JSON.stringify(input) === '{"product":"membership","period":"monthly"}',
      ),
  },
});
