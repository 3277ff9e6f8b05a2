// The forms of applications and meetings with their drafts, for the tests of draft ownership (draftForms.ts).
import { fromCallback, fromPromise } from 'xstate';
import { advisoryApplicationMachine } from '#machines/advisoryApplication.machine.ts';
import { applicationMachine } from '#machines/application.machine.ts';
import { followUpMachine } from '#machines/followUp.machine.ts';
import { gatheringsMachine } from '#machines/gatherings.machine.ts';
import { meetingRequestMachine } from '#machines/meetingRequest.machine.ts';
import { myRequestsMachine } from '#machines/myRequests.machine.ts';
import { opinionMachine } from '#machines/opinion.machine.ts';
import { applicationDraft } from '#flows/advisoryApplication/ports/draft.ts';
import { shortDraft } from '../../src/flows/application/ports/draft.ts';
import { draftOf } from '../../src/flows/draft/ports.ts';
import { followUpDraft } from '../../src/flows/followUp/ports/draft.ts';
import { noteDraft } from '../../src/flows/gatherings/ports/draft.ts';
import { meetingDraft } from '../../src/flows/meetingRequest/ports/draft.ts';
import { mendingDraft } from '../../src/flows/myRequests/ports/draft.ts';
import { opinionDraft } from '../../src/flows/opinion/ports/draft.ts';
import { keys } from '../../src/adapters/storage/keys.ts';
import { known, paris } from '../machines/gatherings.kit.ts';
import { listeningSession } from '../machines/kit.ts';
import { returned, rules } from '../machines/myRequests.kit.ts';
import { begin, contextOf, sits } from './openForm.ts';
import type { Form } from './openForm.ts';

/** A port that never answers, and a feed that never sends anything. */
const never = fromPromise(() => new Promise<never>(() => {})) as never;
const silent = fromCallback(() => {}) as never;

const kept = 'Two buyers, one roadmap.';
const typed = 'Three patents.';

export const requestForms: readonly Form[] = [
  {
    name: 'the application for advisory',
    key: keys.application,
    kept,
    typed,
    first: { answers: { challenge: kept } },
    open: (who) => {
      const form = begin(
        advisoryApplicationMachine.provide({
          actors: {
            memberFeed: silent,
            draft: draftOf(sits(who), applicationDraft),
            submission: never,
          },
        }),
      );
      form.actor.send({ type: 'dialog.opened' });
      return form;
    },
    words: (form) => contextOf<{ answers: { challenge: string } }>(form).answers.challenge,
    type: ({ actor }, text) => actor.send({ type: 'field.edited', field: 'challenge', text }),
    empty: ({ actor }) => actor.send({ type: 'field.edited', field: 'challenge', text: '' }),
  },
  {
    name: 'a short application',
    key: keys.shortForms,
    kept,
    typed,
    first: { drafts: { 'To join': { experience: kept } } },
    open: (who) => {
      const form = begin(
        applicationMachine.provide({
          actors: {
            askedFeed: silent,
            draft: draftOf(sits(who), shortDraft),
            submission: never,
          },
        }),
        undefined,
        { form: 'join', kind: 'contributor', subject: 'To join' },
      );
      form.actor.send({ type: 'dialog.opened' });
      return form;
    },
    words: (form) => contextOf<{ answers: { experience?: string } }>(form).answers.experience ?? '',
    type: ({ actor }, text) => actor.send({ type: 'field.edited', field: 'experience', text }),
    empty: ({ actor }) => actor.send({ type: 'field.edited', field: 'experience', text: '' }),
  },
  {
    name: 'the request for a meeting',
    key: keys.meeting,
    kept,
    typed,
    first: { reason: kept, project: '', value: '' },
    open: (who) => {
      const form = begin(
        meetingRequestMachine.provide({
          actors: {
            memberFeed: silent,
            draft: draftOf(sits(who), meetingDraft),
            submission: never,
          },
        }),
      );
      form.actor.send({ type: 'dialog.opened' });
      return form;
    },
    words: (form) => contextOf<{ reason: string }>(form).reason,
    type: ({ actor }, text) => actor.send({ type: 'field.edited', field: 'reason', text }),
    empty: ({ actor }) => actor.send({ type: 'field.edited', field: 'reason', text: '' }),
  },
  {
    name: 'the note to a gathering',
    key: keys.notes,
    kept,
    typed,
    first: { note: kept },
    place: 'paris-walk',
    open: (who) => {
      const form = begin(
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
      form.actor.send({ type: 'gathering.chosen', id: paris });
      return form;
    },
    words: (form) => contextOf<{ note: string }>(form).note,
    type: ({ actor }, text) => actor.send({ type: 'note.edited', text }),
    empty: ({ actor }) => actor.send({ type: 'note.edited', text: '' }),
  },
  {
    name: 'the corrections of a returned request',
    key: keys.mending,
    kept,
    typed,
    first: { answers: { project: kept } },
    place: 'back',
    open: (who) => {
      const form = begin(
        myRequestsMachine.provide({
          actors: {
            outboxFeed: fromCallback(({ sendBack }) =>
              sendBack({ type: 'entries.changed', entries: [returned()] }),
            ),
            pageFeed: silent,
            loadRequests: never,
            draft: draftOf(sits(who), mendingDraft),
          },
        }),
        undefined,
        { rules },
      );
      form.actor.send({ type: 'entry.opened', id: 'back' });
      return form;
    },
    words: (form) => contextOf<{ answers: { project: string } }>(form).answers.project.trim(),
    type: ({ actor }, value) => actor.send({ type: 'answer.edited', field: 'project', value }),
    // A blank is what came back.
    empty: ({ actor }) => actor.send({ type: 'answer.edited', field: 'project', value: ' ' }),
  },
  {
    name: 'what is said of an answer',
    key: keys.opinions,
    kept,
    typed,
    first: { helped: null, why: kept },
    place: 'r1',
    open: (who) =>
      begin(
        opinionMachine.provide({
          actors: { draft: draftOf(sits(who), opinionDraft), storeOpinion: never },
        }),
        undefined,
        { id: 'r1', opinion: null, longest: 4000 },
      ),
    words: (form) => contextOf<{ why: string }>(form).why,
    type: ({ actor }, text) => actor.send({ type: 'why.edited', text }),
    empty: ({ actor }) => actor.send({ type: 'why.edited', text: '' }),
  },
  {
    name: 'a follow-up question',
    key: keys.followUps,
    kept,
    typed,
    first: { note: kept },
    place: 'r1',
    open: (who) =>
      begin(
        followUpMachine.provide({
          actors: { draft: draftOf(sits(who), followUpDraft), sendQuestion: never },
        }),
        undefined,
        { id: 'r1', isUsed: false, isOpen: true, longest: 4000 },
      ),
    words: (form) => contextOf<{ note: string }>(form).note,
    type: ({ actor }, text) => actor.send({ type: 'note.edited', text }),
    empty: ({ actor }) => actor.send({ type: 'note.edited', text: '' }),
  },
];
