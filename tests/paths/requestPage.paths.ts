// Path model of a request's page: a copy in this browser, the service, news, and the voice note.
import { requestPageMachine } from '#machines/requestPage.machine.ts';
import type { NoteAnswer, RequestAnswer, SeenRequest } from '#machines/requestPage.machine.ts';
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
    'note.requested': { say: 'Press Play voice note' },
  },
  environment: {
    newsFeed: {
      'requests.known': {
        say: 'My requests has read that the request is answered',
        samples: { answered: { requests: [answeredRow] } },
      },
      'page.shown': { say: 'The tab becomes visible' },
    },
    playback: {
      'playback.ready': {
        say: 'The note can be played',
        samples: {
          address: ({ context }) =>
            context.address === null ? { address: 'blob:null/note' } : undefined,
        },
      },
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
    readNote: {
      found: {
        gives: { outcome: 'found', body: { size: 2 } as Blob } satisfies NoteAnswer,
        say: 'Its bytes arrive',
      },
      refused: {
        gives: { outcome: 'refused', message: 'This file is not here.' } satisfies NoteAnswer,
        say: 'The backend refuses it',
      },
      unreachable,
    },
    playback: { broken: { fails: 'No player.', say: 'The browser cannot play it' } },
  },
  states: {
    'content.restoring': 'Skeletons are shown in place of the request',
    'content.loading': 'Skeletons are shown in place of the request',
    'content.failed': 'A notice says that the request cannot be read',
    'content.missing': 'The page says that there is no such request',
    'content.shown.fresh': 'The request is on screen',
    'content.shown.refreshing': 'The request is on screen while it is read again',
    'content.shown.stale': 'A notice says that the request may be out of date',
    'note.unheard': 'The voice note, if there is one, can be played',
    'note.wanted.fetching': 'The button of the voice note says that it is being fetched',
    'note.wanted.audible.opening': 'The button of the voice note says that it is being fetched',
    'note.wanted.audible.playable': 'A player has the voice note',
    'note.wanted.failed': 'A notice says why the voice note cannot be heard',
  },
  details: ({ context: { noteProblem } }) =>
    noteProblem === '' ? [] : [`Said in place: ${noteProblem}`],
  probes,
  resting: ['content.shown.fresh', 'content.shown.stale', 'content.missing', 'content.failed'],
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
    'A note is wanted only of a request that is on screen': ({ snapshot }) =>
      !snapshot.matches({ note: 'wanted' }) || snapshot.hasTag('shown'),
    'The note has an address only while it can be played': ({ snapshot }) =>
      snapshot.hasTag('playable') === (snapshot.context.address !== null),
  },
});
