// The sample machine as an app hands it to the kit: its model, and the project that contains it.
import { definePaths } from './define.ts';
import type { Paths } from './define.ts';
import type { Project } from './project.ts';
import { lampMachine } from './sample.machine.ts';

export const lamp = definePaths({
  machine: lampMachine,
  input: { cave: { say: 'A traveler enters the cave' } },
  events: {
    'wish.typed': {
      say: ({ text }) => `Type the wish ${text}`,
      samples: { gold: ({ context }) => (context.text === '' ? { text: 'gold' } : undefined) },
    },
    'lamp.rubbed': { say: 'Rub the lamp' },
    'lamp.left': { say: 'Leave the lamp' },
  },
  environment: { weather: { 'storm.came': { say: 'A storm comes' } } },
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
    'The genie is asked for a wish only': ({ started }) =>
      started.every(
        ({ port, input }) => port !== 'genie' || (input as { text: string }).text !== '',
      ),
  },
});

/** The project of the sample: one flow. */
export const sampleProject: Project = {
  flows: [['lamp', { title: 'Lamp', audience: 'Travelers.' }]],
  models: { lamp },
  wording: {
    emitted: (event) => `The address becomes ${String(event['to'])}`,
    sent: ({ type }) => `The other flow receives ${type}`,
  },
  files: {
    listings: 'docs/paths',
    documents: [],
    readings: 'flows/paths',
    records: 'tests/paths/values',
    declared: 'tests/paths/declared',
    mutants: 'docs/paths/mutants.md',
    specs: 'e2e/paths',
    kit: 'tests/paths/kit/define.ts',
    sources: (flow) => ({ machine: `${flow}.machine.ts`, model: `${flow}.paths.ts` }),
  },
  equivalentMutants: {},
  survivors: {},
};

/** The model with something changed. */
export const spoilt = (change: Partial<Paths>): Paths => ({ ...lamp, ...change });
