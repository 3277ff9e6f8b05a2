// @vitest-environment happy-dom
// Drafts of the short applications in this browser.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fromCallback } from 'xstate';
import { applicationMachine } from '#machines/application.machine.ts';
import type { ApplicationEvent } from '#machines/application.machine.ts';
import { adopt, forgetMember } from '../../src/adapters/storage/memberKeys.ts';
import { keys, read, write } from '../../src/adapters/storage/keys.ts';
import { clearSentForm, shortDraft } from '../../src/flows/application/ports/draft.ts';
import { draftOf } from '../../src/flows/draft/ports.ts';
import { submissionPort } from '../machines/submission.kit.ts';
import { begin, isReady, sits } from './openForm.ts';
import { freshBrowser } from './wire.ts';

beforeEach(freshBrowser);

const { store, understand } = shortDraft;

async function restoreFor(member: string | null, subject = 'To join') {
  const answer = await store.find(subject, member, understand);
  return answer.outcome === 'found' ? answer.words['answers'] : null;
}

/** A user who has opened a form. */
async function writing(owner: string | null, subject = 'To join') {
  const { submitRequest, submission } = submissionPort();
  const form = begin(
    applicationMachine.provide({
      actors: {
        askedFeed: fromCallback<ApplicationEvent>(() => {}),
        draft: draftOf(sits(owner), shortDraft),
        submission,
      },
    }),
    undefined,
    { form: 'join', kind: 'contributor', subject },
  );
  form.actor.send({ type: 'dialog.opened' });
  await vi.waitFor(() => expect(isReady(form)).toBe(true));
  return { actor: form.actor, submitRequest };
}
const notes = async (owner: string | null, text: string, subject?: string) =>
  (await writing(owner, subject)).actor.send({ type: 'field.edited', field: 'experience', text });

describe('a saved draft', () => {
  test('is restored for its author, each form by its subject, and for no other user', async () => {
    await notes('ada', 'Two price lists');
    await notes('ada', 'Three patents', 'To contribute');
    expect(await restoreFor('ada')).toEqual({ experience: 'Two price lists' });
    expect(await restoreFor('ada', 'To contribute')).toEqual({ experience: 'Three patents' });
    expect([await restoreFor('ben'), await restoreFor(null)]).toEqual([null, null]);
  });
  test('a form that is emptied or sent leaves the other drafts', async () => {
    const { actor } = await writing('ada');
    actor.send({ type: 'field.edited', field: 'experience', text: 'Two price lists' });
    await notes('ada', 'Three patents', 'To contribute');
    actor.send({ type: 'field.edited', field: 'experience', text: ' ' });
    expect(await restoreFor('ada')).toBeNull();
    expect(await restoreFor('ada', 'To contribute')).not.toBeNull();
    const { actor: other } = await writing('ada', 'To contribute');
    other.send({ type: 'field.edited', field: 'experience', text: '' });
    expect(read(keys.shortForms)).toBeNull();
  });
  test('of a visitor becomes the draft of the member who signs in, and of no other', async () => {
    await notes(null, 'Two price lists');
    write(keys.owner, 'ben');
    adopt('ada');
    expect(await restoreFor('ada')).toEqual({ experience: 'Two price lists' });
    adopt('ben');
    expect([await restoreFor('ben'), await restoreFor(null)]).toEqual([null, null]);
  });
  test('is deleted by a sign-out', async () => {
    await notes('ada', 'Two price lists');
    write(keys.owner, 'ada');
    forgetMember();
    expect(read(keys.shortForms)).toBeNull();
  });
  test.each(['{', '7', '{"drafts":7}', '{"drafts":{"To join":[]}}', '{"drafts":{"To join":7}}'])(
    '%s is not a draft',
    async (stored) => {
      write(keys.shortForms, stored);
      expect((await restoreFor('ada')) ?? {}).toEqual({});
    },
  );
});

describe('a form that is sent', () => {
  const answers = { experience: 'Two price lists', contribution: 'An hour' };
  const submission = { kind: 'contributor', subject: 'To join', answers } as const;
  const sending = async () => {
    const { actor, submitRequest } = await writing('ada');
    for (const [field, text] of Object.entries(answers))
      actor.send({ type: 'field.edited', field, text: ` ${text} ` });
    actor.send({ type: 'application.submitted' });
    return { actor, submitRequest };
  };

  test('leaves no draft once it is in the outbox, and leaves the drafts of other forms and members', async () => {
    await sending();
    await notes('ada', answers.experience, 'To contribute');
    const { actor: bens } = await writing('ben');
    for (const [field, text] of Object.entries(answers))
      bens.send({ type: 'field.edited', field, text });
    clearSentForm(submission, 'ada');
    expect(await restoreFor('ada')).toBeNull();
    expect(await restoreFor('ada', 'To contribute')).not.toBeNull();
    expect(await restoreFor('ben')).toEqual(answers);
  });
  test('has a draft again when it is returned', async () => {
    const { submitRequest } = await sending();
    clearSentForm(submission, 'ada');
    submitRequest.resolve({ outcome: 'refused', reason: 'no_room', detail: {} });
    expect(await restoreFor('ada')).toEqual(answers);
  });
  test('that was sent leaves no draft, whatever the outbox did with it', async () => {
    const { submitRequest } = await sending();
    submitRequest.resolve({ outcome: 'waiting', why: 'offline' });
    expect(read(keys.shortForms)).toBeNull();
  });
});
