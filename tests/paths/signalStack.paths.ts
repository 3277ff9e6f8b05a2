// Path model of /signal-stack: eight chips in the address, and 1.5 seconds of loading for a member's own stack.
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
  input: { page: { say: 'A visitor opens /signal-stack' } },
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
      'member.absent': { say: 'It turns out that no user is signed in' },
    },
  },
  outcomes: {
    addressFeed: { broken: { fails: 'No address.', say: 'The address cannot be read' } },
    memberFeed: {
      broken: { fails: 'The session is unreachable.', say: 'The site cannot say who is here' },
    },
  },
  states: {
    open: 'The chosen chip is on screen',
    loading: 'A skeleton is shown in place of the member’s own stack; the chosen chip is on screen',
    shown: 'The member’s own stack is on screen, and the chosen chip',
  },
  details: ({ context }) => [`The chip ‘${context.show}’ is chosen`],
  resting: ['open', 'shown'],
  refused: { 'chip.chosen/again': 'What is chosen already leads nowhere.' },
  invariants: {
    'The address names the chosen chip': ({ emitted, snapshot: { context } }) =>
      emitted.every(
        (word) =>
          word['to'] ===
          (context.show === 'all' ? '/signal-stack' : `/signal-stack?show=${context.show}`),
      ),
  },
});
