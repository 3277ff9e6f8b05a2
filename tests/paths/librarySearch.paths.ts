// Path model of the Library's three tabs, and their addresses.
import { librarySearchMachine } from '#machines/librarySearch.machine.ts';
import type { Shelf } from '#machines/librarySearch.machine.ts';
import { definePaths } from './kit/define.ts';

type Seen = { context: { shelf: Shelf } };
const another =
  (shelf: Shelf) =>
  ({ context }: Seen) =>
    context.shelf === shelf ? undefined : { shelf };

export default definePaths({
  machine: librarySearchMachine,
  input: { page: { say: 'A reader opens /library' } },
  events: {
    'tab.chosen': {
      say: ({ shelf }) => `Choose the tab ‘${shelf}’`,
      samples: {
        all: another('all'),
        next: another('next-curve'),
        again: ({ context }: Seen) => ({ shelf: context.shelf }),
      },
    },
  },
  environment: {
    addressFeed: {
      'address.named': {
        say: ({ shelf }) => `The address asks for ‘${shelf}’`,
        samples: { all: another('all'), second: another('second-curve') },
      },
    },
  },
  outcomes: {
    addressFeed: { broken: { fails: 'No address.', say: 'The address cannot be read' } },
  },
  states: { looking: 'One tab is chosen, and its publications are listed' },
  details: ({ context }) => [`The tab ‘${context.shelf}’ is chosen`],
  resting: ['looking'],
  refused: { 'tab.chosen/again': 'What is chosen already leads nowhere.' },
  invariants: {
    'The address names the chosen tab': ({ emitted, snapshot: { context } }) =>
      emitted.every(
        (word) =>
          word['to'] === (context.shelf === 'all' ? '/library' : `/library?show=${context.shelf}`),
      ),
  },
});
