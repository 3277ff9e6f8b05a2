// Probes of the session: who owns the toolkits, when a plan ends, and return paths.
import type { sessionMachine } from '#machines/session.machine.ts';
import type { ProbesOf } from './kit/define.ts';
import { profile } from './session.samples.ts';

const subscription = (tier: 'free' | 'premium', toolkits?: boolean) => ({
  port: 'loadSubscription',
  gives: { tier, isActive: true, ...(toolkits !== undefined && { toolkits }) },
});
const endsIn = (milliseconds: number) => ({
  port: 'loadSubscription',
  gives: { tier: 'premium', isActive: true, endsIn: milliseconds },
});
const arrive = 'authReports>session.found/somebody';
const changed = { type: 'subscription.changed' } as const;

export const probes: ProbesOf<typeof sessionMachine> = {
  'a member owns the toolkits, and leaves': {
    steps: [arrive, subscription('premium', true), 'authReports>member.signedOut'],
  },
  'a member owns the toolkits, and another one arrives': {
    steps: [arrive, subscription('free', true), 'authReports>member.signedIn/other'],
  },
  'a member owns the toolkits, and owns them no more': {
    steps: [
      arrive,
      subscription('premium', true),
      changed,
      subscription('premium', false),
      changed,
      subscription('premium'),
      changed,
      { port: 'loadSubscription', gives: null },
    ],
  },
  'a plan ends as late as a timer can wait for, and a moment later': {
    steps: [arrive, endsIn(2_147_483_647), changed, endsIn(2_147_483_648)],
  },
  'a member who has not ended onboarding, on a sign-in page that leads nowhere': {
    steps: [
      { type: 'destination.named', path: null },
      'authReports>member.signedIn/somebody',
      { port: 'fetchProfile', gives: { ...profile, complete: false } },
    ],
  },
};
