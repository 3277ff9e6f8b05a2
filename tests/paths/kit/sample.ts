// The model of the sample machine, and ways to spoil it.
import { definePaths } from './define.ts';
import type { Paths } from './define.ts';
import { lampMachine } from './sample.machine.ts';

export const lamp = definePaths({
  machine: lampMachine,
  input: { cave: { say: 'Somebody enters the cave' } },
  events: {
    'wish.typed': {
      say: ({ text }) => `Type the wish ${text}`,
      samples: { gold: ({ context }) => (context.text === '' ? { text: 'gold' } : undefined) },
    },
    'lamp.rubbed': { say: 'Rub the lamp' },
    'lamp.left': { say: 'Leave the lamp' },
  },
  world: { weather: { 'storm.came': { say: 'A storm comes' } } },
  outcomes: {
    genie: {
      kind: { gives: { kind: true }, say: 'The genie is kind' },
      unkind: { gives: { kind: false }, say: 'The genie is unkind' },
      asleep: { fails: 'The genie is asleep' },
    },
    weather: { unknown: { fails: 'No sky', say: 'The sky cannot be seen' } },
  },
  states: {
    cold: 'The lamp is cold',
    warm: 'The lamp is warm',
    doubting: 'The genie doubts',
    turning: 'The genie turns away',
    granted: 'The wish is granted',
  },
  resting: ['cold'],
  invariants: {
    'Nobody is asked without a wish': ({ started }) =>
      started.every(
        ({ port, input }) => port !== 'genie' || (input as { text: string }).text !== '',
      ),
  },
});

/** The model with something changed. */
export const spoilt = (change: Partial<Paths>): Paths => ({ ...lamp, ...change });
