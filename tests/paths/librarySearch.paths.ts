// Path model of the Library's three tabs, and their addresses.
import { librarySearchMachine } from '#machines/librarySearch.machine.ts';
import type { PublicationFilter } from '#machines/librarySearch.machine.ts';
import { definePaths } from './kit/define.ts';

type Seen = { context: { publication: PublicationFilter } };
const another =
  (publication: PublicationFilter) =>
  ({ context }: Seen) =>
    context.publication === publication ? undefined : { publication };

export default definePaths({
  machine: librarySearchMachine,
  input: { page: { say: 'A reader opens /library' } },
  events: {
    'tab.chosen': {
      say: ({ publication }) => `Choose the tab ‘${publication}’`,
      samples: {
        all: another('all'),
        next: another('next-curve'),
        again: ({ context }: Seen) => ({ publication: context.publication }),
      },
    },
  },
  environment: {
    addressFeed: {
      'address.named': {
        say: ({ publication }) => `The address asks for ‘${publication}’`,
        samples: { all: another('all'), second: another('second-curve') },
      },
    },
  },
  outcomes: {
    addressFeed: { broken: { fails: 'No address.', say: 'The address cannot be read' } },
  },
  states: { looking: 'One tab is chosen, and its publications are listed' },
  details: ({ context }) => [`The tab ‘${context.publication}’ is chosen`],
  resting: ['looking'],
  refused: { 'tab.chosen/again': 'What is chosen already leads nowhere.' },
  invariants: {
    'The address names the chosen tab': ({ emitted, snapshot: { context } }) =>
      emitted.every(
        (word) =>
          word['to'] ===
          (context.publication === 'all' ? '/library' : `/library?show=${context.publication}`),
      ),
  },
});
