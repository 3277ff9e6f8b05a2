// Single paths of the profile in its place that tell values apart.
import type { profileFieldsMachine } from '#machines/profileFields.machine.ts';
import type { ProbesOf } from './kit/define.ts';
import { longest } from './profileFields.samples.ts';

const edit = (field: 'companyName' | 'website' | 'sector', value: string) =>
  [
    'readAnswers=known',
    { type: 'field.opened', field },
    { type: 'text.edited', value },
    { type: 'field.saved' },
  ] as const;

export const probes: ProbesOf<typeof profileFieldsMachine> = {
  'a name of just the greatest length, with a space after it': {
    steps: edit('companyName', `${'𝒙'.repeat(longest.companyName)} `),
  },
  'an address of just the greatest length': {
    steps: edit('website', 'x'.repeat(longest.website)),
  },
  'an address that is longer': { steps: edit('website', 'x'.repeat(longest.website + 1)) },
  'a choice from a list has no greatest length': {
    steps: edit('sector', 'x'.repeat(longest.website + 1)),
  },
  'an emptied field': { steps: edit('companyName', ' ') },
  'a name with other spaces around it is the same': {
    steps: edit('companyName', ' Halden Instruments '),
  },
  'another choice of as many is another one': {
    steps: [
      'readAnswers=known',
      { type: 'field.opened', field: 'modules' },
      { type: 'choice.toggled', id: 'asyncq' },
      { type: 'choice.toggled', id: 'fromLab' },
      { type: 'field.saved' },
    ],
  },
  'the same choices in another order are the same': {
    steps: [
      'readAnswers=known',
      { type: 'field.opened', field: 'modules' },
      { type: 'choice.toggled', id: 'asyncq' },
      { type: 'choice.toggled', id: 'asyncq' },
      { type: 'field.saved' },
    ],
  },
  'one choice more is another one': {
    steps: [
      'readAnswers=known',
      { type: 'field.opened', field: 'signals' },
      { type: 'choice.toggled', id: 'labSignals' },
      { type: 'field.saved' },
    ],
  },
  'a choice in a text does nothing': {
    steps: [
      'readAnswers=known',
      { type: 'field.opened', field: 'companyName' },
      { type: 'choice.toggled', id: 'asyncq' },
    ],
  },
};
