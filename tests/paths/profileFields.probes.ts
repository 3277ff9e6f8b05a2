// Single paths of the profile in its place that tell values apart.
import type { profileFieldsMachine } from '#machines/profileFields.machine.ts';
import type { ProbesOf } from './kit/define.ts';
import { answers, longest, website } from './profileFields.samples.ts';

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
  'a field that was filled, emptied': {
    steps: [
      { port: 'readAnswers', gives: { ...answers, website, referral: 'A friend' } },
      { type: 'field.opened', field: 'website' },
      { type: 'text.edited', value: '' },
      { type: 'field.saved' },
    ],
  },
  'a saved field, then another one that another tab opens': {
    steps: [
      ...edit('companyName', 'Kelp Robotics'),
      'saveField=saved',
      'storeAnswers=stored',
      { type: 'draft.restored', words: { field: 'website', value: website } },
    ],
  },
  'a field that is saved at the second try': {
    steps: [
      ...edit('companyName', 'Kelp Robotics'),
      'saveField=unreachable',
      { type: 'field.saved' },
      'saveField=saved',
      'storeAnswers=stored',
    ],
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
