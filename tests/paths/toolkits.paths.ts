// Path model of /ops-cabinet: the filters in the address, and the preview of a toolkit.
import { toolkits } from '#content/toolkits.ts';
import { toolkitsMachine } from '#machines/toolkits.machine.ts';
import type { Category } from '#machines/toolkits.machine.ts';
import { definePaths } from './kit/define.ts';

type Seen = { context: { category: Category } };
const another =
  (category: Category) =>
  ({ context }: Seen) =>
    context.category === category ? undefined : { category };
const titleOf = (wanted: string | null) => toolkits.find(({ id }) => id === wanted)?.title ?? '';

export default definePaths({
  machine: toolkitsMachine,
  input: { page: { say: 'A visitor opens /ops-cabinet' } },
  events: {
    'category.chosen': {
      say: ({ category }) => `Choose the filter ‘${category}’`,
      samples: {
        all: another('all'),
        gtm: another('gtm'),
        again: ({ context }: Seen) => ({ category: context.category }),
      },
    },
    'preview.opened': {
      say: ({ id }) => `Press Preview of the ${titleOf(id)}`,
      samples: {
        // The card that is listed under All and under its own filter.
        kit: { id: 'pilot-to-contract-kit' },
      },
    },
    'preview.closed': { say: 'Close the preview' },
  },
  environment: {
    addressFeed: {
      'address.named': {
        say: ({ category }) => `The address asks for ‘${category}’`,
        samples: { all: another('all'), gtm: another('gtm') },
      },
    },
  },
  outcomes: {
    addressFeed: { broken: { fails: 'No address.', say: 'The address cannot be read' } },
  },
  states: {
    browsing: 'The toolkits of the chosen category are in view',
    previewing: 'A dialog shows the first page of the file',
  },
  details: (snapshot) => [
    `The filter ‘${snapshot.context.category}’ is chosen`,
    ...(snapshot.matches('previewing') ? [`It shows: ${titleOf(snapshot.context.previewed)}`] : []),
  ],
  resting: ['browsing', 'previewing'],
  refused: { 'category.chosen/again': 'What is chosen already leads nowhere.' },
  // The last preview makes no difference to the list.
  abstraction: (snapshot) => [
    snapshot.context.category,
    snapshot.matches('previewing') ? snapshot.context.previewed : null,
  ],
  invariants: {
    'The address names the chosen filter': ({ emitted, snapshot: { context } }) =>
      emitted.every(
        (word) =>
          word['to'] ===
          (context.category === 'all'
            ? '/ops-cabinet'
            : `/ops-cabinet?category=${context.category}`),
      ),
    'A preview shows a toolkit': ({ snapshot }) =>
      !snapshot.matches('previewing') || titleOf(snapshot.context.previewed) !== '',
  },
});
