// Path model of the search over signals: typed words narrow the list and are stored in the address.
import { signalSearchMachine } from '#machines/signalSearch.machine.ts';
import { probes } from './signalSearch.probes.ts';
import { definePaths } from './kit/define.ts';

type Seen = { context: { query: string } };
const other =
  (query: string) =>
  ({ context }: Seen) =>
    context.query === query ? undefined : { query };

export default definePaths({
  machine: signalSearchMachine,
  input: { page: { say: 'A reader opens /next-curve' } },
  events: {
    'query.edited': {
      say: ({ query }) => (query === '' ? 'Empty the field' : `Write ‘${query}’`),
      samples: {
        tag: other('CLIMATE'),
        nonsense: other('zzz'),
        emptied: ({ context }: Seen) => (context.query === '' ? undefined : { query: '' }),
      },
    },
    'search.cleared': { say: 'Press Clear search' },
  },
  environment: {
    addressFeed: {
      'address.named': {
        say: ({ query }) => `The address asks for ‘${query}’`,
        samples: {
          words: other('zzz'),
          nothing: ({ context }: Seen) => (context.query === '' ? undefined : { query: '' }),
          echo: ({ context }: Seen) => ({ query: ` ${context.query} ` }),
        },
      },
    },
  },
  outcomes: {
    addressFeed: { broken: { fails: 'No address.', say: 'The address cannot be read' } },
  },
  states: {
    everything: 'All signals but the featured one are listed',
    narrowed: 'Signals with the words are listed, or a button to clear the search',
  },
  details: ({ context }) => [`The field holds ‘${context.query}’`],
  probes,
  resting: ['everything', 'narrowed'],
  refused: { 'addressFeed>address.named/echo': 'What is asked already changes nothing.' },
  invariants: {
    'The list is narrowed exactly while there are words': ({ snapshot }) =>
      snapshot.matches('narrowed') === (snapshot.context.query.trim() !== ''),
    'The address names the words, and is replaced': ({ emitted, snapshot: { context } }) =>
      emitted.every(
        (word) =>
          word['replace'] === true &&
          word['to'] ===
            `/next-curve${context.query.trim() === '' ? '' : `?q=${context.query.trim()}`}`,
      ),
  },
});
