// Probes of the request for a meeting: each field as long as it may be, and refused.
import type { MeetingField, meetingRequestMachine } from '#machines/meetingRequest.machine.ts';
import { longestMeetingAnswer } from '#machines/meetingRequest.machine.ts';
import type { ProbesOf } from './kit/define.ts';
import { returnedAs } from './requests.samples.ts';

const fields = ['reason', 'project', 'value'] as const;
const edit = (field: MeetingField, text: string) =>
  ({ type: 'field.edited', field, text }) as const;
const submit = { type: 'request.submitted' } as const;

export const probes: ProbesOf<typeof meetingRequestMachine> = {
  'each field: as long as it may be, too long by one letter, and refused': {
    steps: [
      { type: 'dialog.opened' },
      { type: 'draft.restored', words: null },
      ...fields.map((field) => edit(field, 'x'.repeat(longestMeetingAnswer + 1))),
      ...fields.flatMap((field) => [edit(field, 'x'.repeat(longestMeetingAnswer)), submit]),
      ...fields.flatMap((field) => [
        { port: 'submission', gives: returnedAs({ key: 'invalid' }, field) } as const,
        submit,
      ]),
    ],
  },
};
