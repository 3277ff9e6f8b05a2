// /signal-stack: 1.5 seconds of loading, and eight chips in the address.
import { signalStackMachine } from '#machines/signalStack.machine.ts';
import type { Show } from '#machines/signalStack.machine.ts';
import { definePaths } from './kit/define.ts';

type Seen = { context: { show: Show } };
const another =
  (show: Show) =>
  ({ context }: Seen) =>
    context.show === show ? undefined : { show };

export default definePaths({
  machine: signalStackMachine,
  input: { page: { say: 'Somebody opens /signal-stack' } },
  events: {
    'chip.chosen': {
      say: ({ show }) => `Choose the chip ‘${show}’`,
      samples: {
        all: another('all'),
        tools: another('tool-drops'),
        exchange: another('signal-exchange'),
        again: ({ context }: Seen) => ({ show: context.show }),
      },
    },
  },
  world: {
    addressFeed: {
      'address.named': {
        say: ({ show }) => `The address asks for ‘${show}’`,
        samples: { all: another('all'), tools: another('tool-drops') },
      },
    },
  },
  outcomes: {
    addressFeed: { broken: { fails: 'No address.', say: 'The address cannot be read' } },
  },
  states: {
    loading: 'Six skeletons stand where the first items will be',
    shown: 'What was chosen is on screen',
  },
  signs: ({ context }) => [`The chip ‘${context.show}’ is chosen`],
  resting: ['shown'],
  refused: { 'chip.chosen/again': 'What is chosen already leads nowhere.' },
  invariants: {
    'The address says what is chosen': ({ emitted, snapshot: { context } }) =>
      emitted.every(
        (word) =>
          word['to'] ===
          (context.show === 'all' ? '/signal-stack' : `/signal-stack?show=${context.show}`),
      ),
  },
});
