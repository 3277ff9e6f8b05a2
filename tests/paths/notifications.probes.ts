// Probes of the notifications: changes of several requests, by the advisor and by others.
import type { MemberRequest } from '#machines/myRequests.machine.ts';
import type { notificationsMachine } from '#machines/notifications.machine.ts';
import type { ProbesOf } from './kit/define.ts';
import { requestOf } from './requests.samples.ts';

type Change = MemberRequest['history'][number];
const change = (actor: Change['actor'], to: Change['to'], at: string): Change => ({
  actor,
  to,
  at,
  note: null,
});
const known = (...histories: Change[][]) =>
  ({
    type: 'requests.known',
    requests: histories.map((history, index) => requestOf(`r${index}`, 'held', { history })),
  }) as const;
const look = { type: 'menu.opened' } as const;
const away = { type: 'menu.closed' } as const;
const seen = (until: string) => ({ type: 'seen.known', until }) as const;

export const probes: ProbesOf<typeof notificationsMachine> = {
  'the newest change of several requests': {
    steps: [
      known(
        [change('advisor', 'inReview', '2026-11-22'), change('advisor', 'accepted', '2026-11-24')],
        [change('advisor', 'declined', '2026-11-23')],
      ),
      look,
      away,
      known(
        [change('advisor', 'inReview', '2026-11-22')],
        [change('advisor', 'held', '2026-11-29')],
      ),
      look,
    ],
  },
  'what is no news: the member’s own changes, hours that are over, and a status once more': {
    steps: [
      known(
        [change('member', 'withdrawn', '2026-11-22')],
        [change('advisor', 'held', '2026-11-23')],
      ),
      look,
      away,
      known([
        change('advisor', 'inReview', '2026-11-22'),
        change('member', 'needsYou', '2026-11-23'),
        change('advisor', 'needsYou', '2026-11-24'),
        change('advisor', 'needsYou', '2026-11-25'),
      ]),
      look,
      away,
      known([
        change('member', 'submitted', '2026-11-20'),
        change('advisor', 'submitted', '2026-11-26'),
        change('advisor', 'accepted', '2026-11-27'),
      ]),
      look,
    ],
  },
  'what another tab has shown': {
    steps: [
      seen('2026-11-22'),
      seen('2026-11-22'),
      seen('2026-11-21'),
      known([change('advisor', 'inReview', '2026-11-22')]),
      look,
      away,
      known([change('advisor', 'inReview', '2026-11-23')]),
      look,
    ],
  },
  'nothing was ever asked, and nothing was ever shown': { steps: [seen(''), known(), look] },
};
