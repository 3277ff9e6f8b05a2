// Path model of a part that is fetched when it is first needed, with the six steps of AsynQ as the part.
import { lazyPartMachine } from '#machines/lazyPart.machine.ts';
import { definePaths, site } from './kit/define.ts';

export default definePaths({
  machine: lazyPartMachine,
  input: {
    wizard: {
      say: 'A visitor reads about AsynQ',
      input: { fetchPart: () => Promise.reject(new Error('The path answers.')) },
    },
  },
  // The controls belong to the flows and menus whose part it is.
  events: {},
  environment: {
    [site]: {
      'part.expected': { say: 'The pointer is on the button of the part' },
      'part.wanted': { say: 'The part is opened' },
      'part.awaited': { say: 'A retry, or a loader, waits for the part' },
    },
  },
  outcomes: {
    painted: {
      done: { gives: undefined, say: 'The press has been painted' },
      never: { fails: 'No frames.', say: 'The browser paints nothing' },
    },
    fetchPart: {
      here: { gives: {}, say: 'The part arrives' },
      lost: { fails: 'No network.', say: 'The part cannot be fetched' },
    },
  },
  states: {
    absent: 'The page is as it was made: nothing of the part is shown',
    'coming.demand.expected': 'Nothing of the part is shown',
    'coming.demand.wanted': 'A placeholder says that the part is loading',
    'coming.step.painting': 'The press is painted first',
    'coming.step.fetching': 'The part is on its way',
    'coming.step.pausing': 'The first fetch has failed, and the second is about to follow',
    'coming.step.retrying': 'The part is on its way for the second time',
    'coming.step.lost': 'The part could not be fetched',
    ready: 'The part is shown wherever it is opened',
    unreachable: 'A notice says that the part could not be fetched, with a retry',
  },
  resting: ['absent', 'ready', 'unreachable'],
  invariants: {
    'A part that is ready has been fetched, and no other has': ({ snapshot }) =>
      snapshot.matches('ready') === (snapshot.context.part !== null),
    'At most one fetch is under way': ({ snapshot }) => Object.keys(snapshot.children).length <= 1,
    'A part is fetched only while it is coming': ({ snapshot, started }) =>
      snapshot.hasTag('coming') || started.length === 0,
    'A view sees one of four: absent, coming, ready, unreachable': ({ snapshot }) =>
      snapshot.tags.size === (snapshot.matches('absent') ? 0 : 1),
  },
});
