// Probes of a short application: each form, answers of just the greatest length, and what else was asked.
import {
  applicationForms,
  longestShortAnswer,
  type ApplicationForm,
  type applicationMachine,
  type ShortField,
} from '#machines/application.machine.ts';
import type { RequestStatus } from '#machines/request.machine.ts';
import type { ProbesOf } from './kit/define.ts';
import { entryOf, refused, requestOf, returnedAs } from './requests.samples.ts';
import { ada } from './support.ts';

const edit = (field: ShortField, text: string) => ({ type: 'field.edited', field, text }) as const;
const submit = { type: 'application.submitted' } as const;
const open = [{ type: 'dialog.opened' }, { type: 'draft.unread' }] as const;

/** An answer as long as it may be, with blanks around it. */
const longest = (field: ShortField, more = 0) => {
  const name = field === 'link' || field === 'website' ? 'bench.example/' : '';
  return ` ${name}${'x'.repeat(longestShortAnswer(field) - name.length + more)} `;
};

/** Each field of a form: empty, too long by one letter, malformed, refused by the service, and right. */
const everyField = (form: ApplicationForm) => {
  const { kind, fields } = applicationForms[form];
  return {
    given: { form, kind, subject: `Subject of ${form}` },
    steps: [
      ...open,
      submit,
      ...fields.flatMap((field) => [edit(field, longest(field, 1)), submit]),
      ...fields.flatMap((field) => [edit(field, '  '), submit]),
      ...fields.toReversed().flatMap((field) => [edit(field, 'a b'), submit]),
      ...fields.map((field) => edit(field, longest(field))),
      submit,
      ...fields.flatMap((field) => [
        { port: 'submission', gives: returnedAs({ key: 'invalid' }, field) },
        submit,
      ]),
      { port: 'submission', gives: returnedAs({ key: 'invalid' }, 'other') },
    ],
  } as const;
};

const kind = 'partner';
const subject = 'Partner';
const given = { form: 'partner', kind, subject } as const;
const it = { kind, subject } as const;
const asked = (
  requests: readonly ReturnType<typeof requestOf>[],
  entries: readonly ReturnType<typeof entryOf>[],
) => ({ type: 'asked.known', requests, entries }) as const;
const inStatus = (status: RequestStatus) =>
  asked([requestOf('other', 'held'), requestOf('m', status, it)], []);

export const probes: ProbesOf<typeof applicationMachine> = {
  'an application to join': everyField('join'),
  'an application to contribute': everyField('contribute'),
  'an hour with an expert': everyField('expert'),
  'an application as partner': everyField('partner'),
  'an inquiry of the lab': everyField('lab-inquiry'),
  'what was asked before, in the browser and in the service': {
    given,
    steps: [
      inStatus('submitted'),
      inStatus('withdrawn'),
      inStatus('accepted'),
      inStatus('expired'),
      inStatus('held'),
      inStatus('declined'),
      asked([], [entryOf('other'), entryOf('mine', it)]),
      asked([requestOf('m', 'held', it)], []),
      asked([], [entryOf('other'), entryOf('mine', { ...it, owner: ada.id })]),
      asked([requestOf('m', 'declined', it)], [entryOf('mine', it)]),
      asked([], [{ ...refused, ...it }]),
      asked([requestOf('m', 'held', it)], [{ ...refused, ...it }]),
      asked([], [refused, { ...refused, ...it }, entryOf('mine', it)]),
      asked([], []),
      asked([requestOf('m', 'declined', it)], []),
      asked([requestOf('m', 'held', { kind }), requestOf('n', 'held', { subject })], []),
      asked([], [entryOf('mine', { kind }), entryOf('mine', { subject })]),
      asked(
        [],
        [
          { ...refused, kind },
          { ...refused, subject },
        ],
      ),
      { type: 'dialog.opened' },
    ],
  },
  'what becomes known while the form is open': {
    given,
    steps: [
      ...open,
      inStatus('declined'),
      asked([], []),
      asked([requestOf('m', 'held', { kind })], []),
      asked([], [{ ...refused, ...it }]),
      inStatus('held'),
      asked([], []),
      asked([requestOf('m', 'held', { kind })], []),
      inStatus('expired'),
    ],
  },
  'a draft is added to what is there': {
    given,
    steps: [
      ...open,
      edit('offer', ' '),
      { type: 'draft.restored', words: { answers: { audience: 'Founders' } } },
      { type: 'draft.restored', words: { answers: { audience: 'Others' } } },
      { type: 'dialog.closed' },
      { type: 'dialog.opened' },
    ],
  },
};
