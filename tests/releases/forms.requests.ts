// The forms of requests whose drafts lie in this browser, as today's build opens them.
import { createActor, fromCallback, fromPromise } from 'xstate';
import { advisoryApplicationMachine } from '#machines/advisoryApplication.machine.ts';
import { applicationForms, applicationMachine } from '#machines/application.machine.ts';
import { asynqMachine } from '#machines/asynq.machine.ts';
import { bookingMachine } from '#machines/booking.machine.ts';
import { gatheringsMachine } from '#machines/gatherings.machine.ts';
import { meetingRequestMachine } from '#machines/meetingRequest.machine.ts';
import { voiceNoteMachine } from '#machines/voiceNote.machine.ts';
import { applicationDraft } from '../../src/flows/advisoryApplication/ports/draft.ts';
import { shortDraft } from '../../src/flows/application/ports/draft.ts';
import { questionDraft } from '../../src/flows/asynq/ports/draft.ts';
import { bookingDraft } from '../../src/flows/booking/ports/draft.ts';
import { draftOf } from '../../src/flows/draft/ports.ts';
import type { DraftPorts } from '../../src/flows/draft/ports.ts';
import { noteDraft } from '../../src/flows/gatherings/ports/draft.ts';
import { meetingDraft } from '../../src/flows/meetingRequest/ports/draft.ts';
import { keys } from '../../src/adapters/storage/keys.ts';
import { begin, sits } from '../adapters/openForm.ts';
import { slot } from '../machines/booking.kit.ts';
import { known, paris } from '../machines/gatherings.kit.ts';
import { listeningSession } from '../machines/kit.ts';
import { charted, together } from './form.ts';
import type { StoredForm } from './form.ts';
import { mendingForms } from './forms.mending.ts';
import { movingForm } from './forms.moving.ts';

/** A port that never answers, and a feed that never sends anything. */
const never = fromPromise(() => new Promise<never>(() => {})) as never;
const silent = fromCallback(() => {}) as never;

/** One of the two short applications that the fixtures hold. */
const shortForm = (form: keyof typeof applicationForms, subject: string, field: string) =>
  charted<{ answers: object }>(subject, {
    open: (who) => {
      const opened = begin(
        applicationMachine.provide({
          actors: { askedFeed: silent, draft: draftOf(sits(who), shortDraft), submission: never },
        }),
        undefined,
        { form, kind: applicationForms[form].kind, subject },
      );
      opened.actor.send({ type: 'dialog.opened' });
      return opened;
    },
    typed: ({ answers }) => answers,
    change: (send) => send({ type: 'field.edited', field, text: 'Changed.' }),
  });

/** A question of AsynQ: its own words and files, or a suggested one. */
const question = (name: string): StoredForm => ({
  name,
  flow: 'asynq',
  keys: [keys.question],
  forVisitors: true,
  restore: charted<{ answers: object; files: object; note: object; goesTo: string }>(name, {
    open: (who) =>
      begin(
        asynqMachine.provide({
          actors: {
            draft: draftOf(sits(who), questionDraft),
            questionAllowance: never,
            admitFiles: never,
            voiceNote: voiceNoteMachine,
            submission: never,
          },
        }),
      ),
    takeUp: (send) => send({ type: 'draft.continued' }),
    typed: ({ answers, files, note, goesTo }) => [answers, files, note, `at ${goesTo}`],
    change: (send) => {
      send({ type: 'step.edited', step: 'context' });
      send({ type: 'context.edited', field: 'productLink', value: 'https://changed.example' });
    },
  }),
});

/** The request for a meeting, with its draft. */
export const meetingForm = (draft: DraftPorts): StoredForm => ({
  name: 'meetingRequest',
  flow: 'meetingRequest',
  keys: [keys.meeting],
  forVisitors: true,
  restore: charted<{ reason: string; project: string; value: string }>('meetingRequest', {
    open: (who) => {
      const opened = begin(
        meetingRequestMachine.provide({
          actors: { memberFeed: silent, draft: draftOf(sits(who), draft), submission: never },
        }),
      );
      opened.actor.send({ type: 'dialog.opened' });
      return opened;
    },
    typed: ({ reason, project, value }) => [reason, project, value],
    change: (send) => send({ type: 'field.edited', field: 'reason', text: 'Changed.' }),
  }),
});

const advisory: StoredForm = {
  name: 'advisoryApplication',
  flow: 'advisoryApplication',
  keys: [keys.application],
  forVisitors: true,
  restore: charted<{ answers: object; requirements: object }>('advisoryApplication', {
    open: (who) => {
      const opened = begin(
        advisoryApplicationMachine.provide({
          actors: {
            memberFeed: silent,
            draft: draftOf(sits(who), applicationDraft),
            submission: never,
          },
        }),
      );
      opened.actor.send({ type: 'dialog.opened' });
      return opened;
    },
    typed: ({ answers, requirements }) => [answers, requirements],
    change: (send) => send({ type: 'field.edited', field: 'challenge', text: 'Changed.' }),
  }),
};

const booking: StoredForm = {
  name: 'booking',
  flow: 'booking',
  keys: [keys.booking],
  forVisitors: true,
  restore: charted<{ answers: object; file: object }>('booking', {
    open: (who) =>
      begin(
        bookingMachine.provide({
          actors: {
            draft: draftOf(sits(who), bookingDraft),
            submission: never,
            admitFile: never,
          },
        }),
        undefined,
        { slot, holder: createActor(fromCallback(() => {})) },
      ),
    typed: ({ answers, file }) => [answers, file],
    change: (send) => send({ type: 'answer.edited', field: 'callObjective', value: 'Changed.' }),
  }),
};

const note: StoredForm = {
  name: 'gatherings',
  flow: 'gatherings',
  keys: [keys.notes],
  forVisitors: true,
  restore: charted<{ note: string }>('gatherings', {
    open: (who) => {
      const opened = begin(
        gatheringsMachine.provide({
          actors: {
            askedFeed: silent,
            seatsFeed: silent,
            draft: draftOf(sits(who), noteDraft),
            onboarding: never,
            submission: never,
          },
        }),
        undefined,
        { gatherings: known, session: listeningSession().ref },
      );
      opened.actor.send({ type: 'gathering.chosen', id: paris });
      return opened;
    },
    typed: (context) => context.note,
    change: (send) => send({ type: 'note.edited', text: 'Changed.' }),
  }),
};

export const requestForms: readonly StoredForm[] = [
  question('asynq'),
  question('suggestion'),
  advisory,
  {
    name: 'application',
    flow: 'application',
    keys: [keys.shortForms],
    forVisitors: true,
    restore: together(
      shortForm('join', 'To join Co-Lab as an expert', 'experience'),
      shortForm('partner', 'To become a partner of the Signal Exchange', 'offer'),
    ),
  },
  booking,
  meetingForm(meetingDraft),
  note,
  ...mendingForms,
  movingForm,
];
