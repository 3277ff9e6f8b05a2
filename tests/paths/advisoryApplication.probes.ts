// Probes of the application for advice: answers of just the greatest length, blanks, and several requirements.
import {
  longestApplicationAnswers,
  type ApplicationField,
  type advisoryApplicationMachine,
} from '#machines/advisoryApplication.machine.ts';
import type { ProbesOf } from './kit/define.ts';
import { returnedAs } from './requests.samples.ts';
import { ada } from './support.ts';

const fields = Object.keys(longestApplicationAnswers) as ApplicationField[];
const edit = (field: ApplicationField, text: string) =>
  ({ type: 'field.edited', field, text }) as const;
const submit = { type: 'application.submitted' } as const;
const open = [{ type: 'dialog.opened' }, { type: 'draft.unread' }] as const;
const toggle = (id: 'product' | 'funding' | 'team') =>
  ({ type: 'requirement.toggled', id }) as const;

/** Letters up to the longest answer, and blanks around them. */
const longest = (field: ApplicationField, more = 0) => {
  const name = field === 'email' ? '@bench.example' : '';
  return ` ${'x'.repeat(longestApplicationAnswers[field] - name.length + more)}${name} `;
};

export const probes: ProbesOf<typeof advisoryApplicationMachine> = {
  'every field: empty, too long by one letter, refused, and as long as it may be': {
    steps: [
      ...open,
      submit,
      ...fields.flatMap((field) => [edit(field, longest(field, 1)), submit]),
      ...fields.map((field) => edit(field, longest(field))),
      submit,
      ...fields.flatMap((field) => [
        { port: 'submission', gives: returnedAs({ key: 'invalid' }, field) } as const,
        submit,
      ]),
    ],
  },
  'several requirements': {
    steps: [toggle('product'), toggle('funding'), toggle('team'), toggle('funding')],
  },
  'blanks alone say nothing': {
    steps: [
      { type: 'member.arrived', email: ada.email },
      ...open,
      edit('name', '  '),
      { type: 'dialog.closed' },
      { type: 'dialog.opened' },
    ],
  },
  'one requirement is ticked before the draft with others is read': {
    steps: [
      toggle('team'),
      { type: 'dialog.opened' },
      {
        type: 'draft.restored',
        words: { answers: { name: 'Ada' }, requirements: ['product', 'funding'] },
      },
    ],
  },
  'an answer is deleted again': {
    steps: [...open, edit('name', 'Ada'), edit('name', ''), { type: 'dialog.closed' }],
  },
};
