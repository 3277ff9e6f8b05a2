// /signal-stack: eight chips in the address, and 1.5 seconds of loading for a member's own stack.
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
  environment: {
    addressFeed: {
      'address.named': {
        say: ({ show }) => `The address asks for ‘${show}’`,
        samples: { all: another('all'), tools: another('tool-drops') },
      },
    },
    memberFeed: {
      'member.arrived': { say: 'It turns out that a member is signed in' },
      'member.absent': { say: 'It turns out that nobody is signed in' },
    },
  },
  outcomes: {
    addressFeed: { broken: { fails: 'No address.', say: 'The address cannot be read' } },
    memberFeed: { broken: { fails: 'Nobody can say.', say: 'The site cannot say who is here' } },
  },
  states: {
    open: 'What was chosen is on screen',
    loading: 'A skeleton stands where the member’s own stack will be; what was chosen is on screen',
    shown: 'The member’s own stack is on screen, and what was chosen',
  },
  details: ({ context }) => [`The chip ‘${context.show}’ is chosen`],
  resting: ['open', 'shown'],
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
