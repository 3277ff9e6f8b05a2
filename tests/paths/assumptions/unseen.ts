// What models declare and no journey sees, with the reason. `*` stands for any text. A fact that is listed here and seen all
// the same fails, unless it is a matter of timing.
import { account } from './unseen.account.ts';
import { answers } from './unseen.answers.ts';
import type { Unseen } from './compare.ts';
import { controls } from './unseen.controls.ts';
import { desk } from './unseen.desk.ts';

/** By reason. */
export const unseen: readonly Unseen[] = [
  {
    reason:
      'A feed fails only as it starts, where the browser gives it nothing to listen to. Every browser of the journeys does; the paths in Chromium (e2e/paths) break each feed.',
    facts: [
      '* *Feed fails with words',
      '* motionPreference fails with words',
      '* scrolling fails with words',
      'dashboard clock fails with words',
      'mobileMenu surroundings fails with words',
      'navigation history fails with words',
      'outbox network fails with words',
      'notePlayback playback fails with words',
      'session authReports fails with words',
      'session premiumFlag fails with words',
      'session setupFlow fails with words',
      'startHereBar focusBeneath fails with words',
      'theme themeMemory fails with words',
      'voiceNote playback fails with words',
      'voiceNote recorder fails with words',
    ],
  },
  {
    reason:
      'A flow that another one runs as its child goes on or ends: it has no error of its own, unless its code is broken. The parent’s paths let it break off.',
    facts: [
      '* draft fails with words',
      '* handOut fails with words',
      '* submission fails with words',
      '* removal fails with words',
      '* triesPause fails with words',
      '* onboarding fails with words',
      'asynq questionAllowance fails with words',
      'asynq questionDelivery fails with words',
      'asynq voiceNote fails with words',
      'officeHours booking fails with words',
    ],
  },
  {
    reason: 'Whether the service’s answer, or the news of what it did, is here first.',
    byTiming: true,
    facts: [
      'draft writeDraft fails without words',
      'gatheringSeats readSeats fails with words',
      'officeHours readClosings fails with words',
      'outbox sendRequest gives outcome: gone',
      'questionAllowance readAllowance fails without words',
      'outbox sendRequest fails with words',
      'recommendations readProgress fails with words',
      'session abandonRecovery gives nothing',
      'session loadSubscription fails with words',
      'session signOut gives nothing',
      'stack loadStack fails with words',
    ],
  },
  {
    reason:
      'The journeys’ site is served by our server, which answers under the address of a calendar (tests/adapters/rescheduling.test.ts has a host that does not).',
    facts: ['calendarAddress readCalendar gives outcome: unavailable'],
  },
  ...account,
  ...desk,
  ...controls,
  ...answers,
];
