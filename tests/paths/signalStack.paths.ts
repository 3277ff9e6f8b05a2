// Path model of /signal-stack: eight chips in the address, beside the words of the full stack's search, and 1.5 seconds of loading for a member's own stack.
import type { FullStackRef } from '#machines/fullStack.machine.ts';
import { signalStackMachine } from '#machines/signalStack.machine.ts';
import type { Show } from '#machines/signalStack.machine.ts';
import { definePaths, site } from './kit/define.ts';

/** Stands in for the actor of the full stack. */
const full = { id: 'fullStack' } as FullStackRef;

type Seen = { context: { show: Show; query: string } };
const another =
  (show: Show) =>
  ({ context }: Seen) =>
    context.show === show ? undefined : { show };

const named =
  (show: Show, query: string) =>
  ({ context }: Seen) =>
    context.show === show && context.query === query.trim() ? undefined : { show, query };

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
        say: ({ show, query }) =>
          `The address asks for ‘${show}’${query === '' ? '' : ` and ‘${query}’`}`,
        samples: { all: named('all', ''), tools: named('tool-drops', ' ip moat ') },
      },
    },
    memberFeed: {
      'member.arrived': { say: 'It turns out that a member is signed in' },
      'member.absent': { say: 'It turns out that no user is signed in' },
    },
    [site]: {
      'full.started': {
        say: 'The full stack of a premium member has started',
        samples: {
          first: (snapshot) =>
            snapshot.hasTag('ownStack') && snapshot.context.full === null ? { full } : undefined,
        },
      },
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
    'The address names the chosen chip, and keeps the words': ({
      emitted,
      snapshot: { context },
    }) =>
      emitted.every(({ to }) => {
        const query = new URL(String(to), 'https://axis.example').searchParams;
        return (
          (query.get('show') ?? 'all') === context.show && (query.get('q') ?? '') === context.query
        );
      }),
  },
});
