// @vitest-environment happy-dom
// Drafts of the short applications in this browser, and what it knows of earlier ones.
import { beforeEach, describe, expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { applicationMachine } from '#machines/application.machine.ts';
import type { ApplicationEvent, ShortAnswers } from '#machines/application.machine.ts';
import type { SubmitAnswer, Submission } from '#machines/submission.machine.ts';
import type { OutboxEntry } from '#machines/outbox.machine.ts';
import { adopt, forgetMember } from '../../src/adapters/storage/memberKeys.ts';
import { applicationBefore } from '../../src/adapters/outbox/askedBefore.ts';
import { keys, read, write } from '../../src/adapters/storage/keys.ts';
import {
  saveShortFormOf,
  restoreShortFormOf,
  clearShortForm,
} from '../../src/flows/application/ports/draft.ts';
import { feed, port } from '../machines/kit.ts';
import { requestIn } from '../machines/myRequests.kit.ts';
import { freshBrowser } from './wire.ts';

beforeEach(freshBrowser);

const restoreFor = (member: string | null, subject = 'To join') =>
  toPromise(
    createActor(
      restoreShortFormOf(async () => member),
      { input: { subject } },
    ).start(),
  );

/** A user who has opened a form. */
function writing(owner: string | null, subject = 'To join') {
  const submitRequest = port<SubmitAnswer, Submission>();
  const restoreDraft = port<ShortAnswers | null, { subject: string }>();
  const actor = createActor(
    applicationMachine.provide({
      actors: {
        askedFeed: feed<ApplicationEvent, { kind: 'contributor'; subject: string }>()
          .logic as never,
        restoreDraft: restoreDraft.logic,
        submitRequest: submitRequest.logic,
      },
    }),
    { input: { form: 'join', kind: 'contributor', subject } },
  );
  saveShortFormOf(() => owner)(actor);
  actor.start();
  actor.send({ type: 'dialog.opened' });
  restoreDraft.resolve(null);
  return { actor, submitRequest };
}
const notes = (owner: string | null, text: string, subject?: string) =>
  writing(owner, subject).actor.send({ type: 'field.edited', field: 'experience', text });

describe('a saved draft', () => {
  test('is restored for its author, each form by its subject, and for no other user', async () => {
    notes('ada', 'Two price lists');
    notes('ada', 'Three patents', 'To contribute');
    expect(await restoreFor('ada')).toEqual({ experience: 'Two price lists' });
    expect(await restoreFor('ada', 'To contribute')).toEqual({ experience: 'Three patents' });
    expect([await restoreFor('ben'), await restoreFor(null)]).toEqual([null, null]);
  });
  test('a form that is emptied or sent leaves the other drafts', async () => {
    const { actor } = writing('ada');
    actor.send({ type: 'field.edited', field: 'experience', text: 'Two price lists' });
    notes('ada', 'Three patents', 'To contribute');
    actor.send({ type: 'field.edited', field: 'experience', text: ' ' });
    expect(await restoreFor('ada')).toBeNull();
    expect(await restoreFor('ada', 'To contribute')).not.toBeNull();
    clearShortForm('To contribute');
    expect(read(keys.shortForms)).toBeNull();
  });
  test('of a visitor becomes the draft of the member who signs in, and of no other', async () => {
    notes(null, 'Two price lists');
    write(keys.owner, 'ben');
    adopt('ada');
    expect(await restoreFor('ada')).toEqual({ experience: 'Two price lists' });
    adopt('ben');
    expect([await restoreFor('ben'), await restoreFor(null)]).toEqual([null, null]);
  });
  test('is deleted by a sign-out', async () => {
    notes('ada', 'Two price lists');
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

describe('an earlier application', () => {
  const asked = { kind: 'contributor', subject: 'To join' } as const;
  const entry = (change: Partial<OutboxEntry> = {}): OutboxEntry => ({
    id: '1',
    owner: null,
    visit: null,
    ...asked,
    answers: {},
    attachments: [],
    madeAt: '',
    isStored: false,
    refusal: null,
    ...change,
  });
  const refusal = { reason: 'invalid', detail: {} } as const;
  test.each([
    ['nothing', [], [], null],
    ['another subject', [requestIn('submitted', { ...asked, subject: 'Else' })], [], null],
    ['a request', [requestIn('inReview', asked)], [], 'stored'],
    ['one that has ended', [requestIn('declined', asked)], [], 'over'],
    ['in the outbox without an owner', [], [entry()], 'waitingForAccount'],
    ['in the outbox of a member', [], [entry({ owner: 'ada' })], 'waitingForNetwork'],
    ['one that was refused', [], [entry({ refusal })], 'over'],
    [
      'one that was refused after another',
      [requestIn('submitted', asked)],
      [entry({ refusal })],
      'stored',
    ],
  ] as const)('%s', (_, requests, entries, known) => {
    expect(applicationBefore(asked, requests, entries)).toBe(known);
  });
});
