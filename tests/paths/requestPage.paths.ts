// Path model of a request's page: a copy in this browser, the service, and news.
import { requestPageMachine } from '#machines/requestPage.machine.ts';
import type { RequestAnswer, SeenRequest } from '#machines/requestPage.machine.ts';
import { definePaths } from './kit/define.ts';
import { probes } from './requestPage.probes.ts';
import { answered, answeredRow, submitted } from './requestPage.samples.ts';
import { unreachable } from './support.ts';

const copy: SeenRequest = { record: submitted, at: '2026-11-21T20:30:00.000Z' };

export default definePaths({
  machine: requestPageMachine,
  input: { page: { say: 'A member opens /requests/r1', input: { id: 'r1' } } },
  events: {
    'retry.requested': { say: 'Press Try again' },
  },
  environment: {
    newsFeed: {
      'requests.known': {
        say: 'My requests has read that the request is answered',
        samples: { answered: { requests: [answeredRow] } },
      },
      'page.shown': { say: 'The tab becomes visible' },
    },
  },
  outcomes: {
    newsFeed: { closed: { fails: 'No such event.', say: 'The page cannot be watched' } },
    restoreRequest: {
      copy: { gives: copy, say: 'This browser has a copy of it' },
      none: { gives: null, say: 'This browser has no copy' },
      closed: { fails: 'Storage is refused.', say: 'The browser’s storage cannot be read' },
    },
    loadRequest: {
      submitted: {
        gives: { outcome: 'found', record: submitted } satisfies RequestAnswer,
        say: 'The backend returns the request, which waits',
      },
      answered: {
        gives: { outcome: 'found', record: answered } satisfies RequestAnswer,
        say: 'The backend returns the request and its answer',
      },
      missing: {
        gives: { outcome: 'missing' } satisfies RequestAnswer,
        say: 'The backend knows no such request of this member',
      },
      unreachable,
    },
  },
  states: {
    restoring: 'Skeletons are shown in place of the request',
    loading: 'Skeletons are shown in place of the request',
    failed: 'A notice says that the request cannot be read',
    missing: 'The page says that there is no such request',
    'shown.fresh': 'The request is on screen',
    'shown.refreshing': 'The request is on screen while it is read again',
    'shown.stale': 'A notice says that the request may be out of date',
  },
  probes,
  resting: ['shown.fresh', 'shown.stale', 'missing', 'failed'],
  invariants: {
    'A request is on screen only where one is known': ({ snapshot }) =>
      snapshot.hasTag('shown') === (snapshot.context.record !== null),
    'What the service has sent is kept, and what it does not know is not': ({
      emitted,
      transitions,
    }) => {
      const types = emitted.map(({ type }) => type);
      const isRead = transitions.some((id) => /loadRequest.*fresh$/.test(id));
      const isLost = transitions.some((id) => /loadRequest.*missing$/.test(id));
      return types.includes('request.seen') === isRead && types.includes('request.lost') === isLost;
    },
  },
});
