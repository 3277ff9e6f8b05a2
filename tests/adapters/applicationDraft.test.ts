// @vitest-environment happy-dom
// The draft of the advisory application in this browser: kept over a reload, for its author only, and deleted when it
// is no longer needed.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fromCallback } from 'xstate';
import { advisoryApplicationMachine } from '#machines/advisoryApplication.machine.ts';
import type { AdvisoryApplicationEvent } from '#machines/advisoryApplication.machine.ts';
import { adopt, forgetMember } from '../../src/adapters/storage/memberKeys.ts';
import {
  applicationDraft,
  clearSentApplication,
} from '../../src/flows/advisoryApplication/ports/draft.ts';
import { draftOf } from '../../src/flows/draft/ports.ts';
import { keys, read, write } from '../../src/adapters/storage/keys.ts';
import { submissionPort } from '../machines/submission.kit.ts';
import { begin, contextOf, isReady, sits } from './openForm.ts';
import { freshBrowser } from './wire.ts';

beforeEach(freshBrowser);

const ada = { id: 'ada', email: 'ada@halden.example' };
const ben = { id: 'ben', email: 'ben@example.com' };

/** A user who has opened the form. */
async function opens(who: typeof ada | null) {
  const { submitRequest, submission } = submissionPort();
  const form = begin(
    advisoryApplicationMachine.provide({
      actors: {
        memberFeed: fromCallback<AdvisoryApplicationEvent>(({ sendBack }) => {
          if (who !== null) sendBack({ type: 'member.arrived', email: who.email });
        }),
        draft: draftOf(sits(who?.id ?? null), applicationDraft),
        submission,
      },
    }),
  );
  form.actor.send({ type: 'dialog.opened' });
  await vi.waitFor(() => expect(isReady(form)).toBe(true));
  return { form, actor: form.actor, submitRequest };
}
const writing = (owner: string | null) => opens(owner === null ? null : { id: owner, email: '' });

/** The answers in a form that is opened, or null where it is empty. */
async function restoreFor(who: typeof ada | null) {
  const { answers } = contextOf<{ answers: Record<string, string> }>((await opens(who)).form);
  const known = Object.entries(answers).filter(([, text]) => text !== '');
  return known.length === 0 ? null : Object.fromEntries(known);
}

describe('a saved draft', () => {
  test('is restored for its author, and for no other user', async () => {
    const { actor } = await writing('ada');
    actor.send({ type: 'field.edited', field: 'challenge', text: 'Two buyers' });
    expect(await restoreFor(ada)).toEqual({ challenge: 'Two buyers' });
    expect(await restoreFor(ben)).toEqual({ email: ben.email });
    expect(await restoreFor(null)).toBeNull();
  });
  test('has the ticks of the fit check, before the form is opened and after', async () => {
    const { actor } = await writing('ada');
    actor.send({ type: 'dialog.closed' });
    actor.send({ type: 'requirement.toggled', id: 'team' });
    const { form } = await opens(ada);
    expect(contextOf<{ requirements: string[] }>(form).requirements).toEqual(['team']);
    expect(await restoreFor(ada)).toEqual({ email: ada.email });
  });
  test('without a draft a member finds their address, a visitor nothing', async () => {
    expect(await restoreFor(ada)).toEqual({ email: ada.email });
    expect(await restoreFor(null)).toBeNull();
  });
  test('of a visitor becomes the draft of the member who signs in, and of no other', async () => {
    const { actor } = await writing(null);
    write(keys.owner, 'ben');
    actor.send({ type: 'field.edited', field: 'name', text: 'Ada' });
    adopt('ada');
    expect(await restoreFor(ada)).toEqual({ name: 'Ada' });
    adopt('ben');
    expect(await restoreFor(ben)).toEqual({ email: ben.email });
    expect(await restoreFor(null)).toBeNull();
  });
  test('is deleted by a sign-out', async () => {
    const { actor } = await writing('ada');
    actor.send({ type: 'field.edited', field: 'name', text: 'Ada' });
    write(keys.owner, 'ada');
    forgetMember();
    expect(read(keys.application)).toBeNull();
  });
  test.each(['{', '7', '{"answers":7}', '[]', '{"version":2,"drafts":[7,{"id":"1"}]}'])(
    '%s is not a draft',
    async (stored) => {
      write(keys.application, stored);
      expect(await restoreFor(null)).toBeNull();
    },
  );
  test('loses a field that is not text', async () => {
    write(
      keys.application,
      JSON.stringify({ owner: 7, answers: { name: 'Ada', role: 3, x: 'y' } }),
    );
    expect(await restoreFor(null)).toEqual({ name: 'Ada' });
  });
});

test('emptied fields delete it; a refused application is saved again', async () => {
  const { actor, submitRequest } = await writing('ada');
  actor.send({ type: 'field.edited', field: 'name', text: 'Ada' });
  actor.send({ type: 'field.edited', field: 'name', text: ' ' });
  expect(read(keys.application)).toBeNull();
  for (const field of ['name', 'company', 'role', 'challenge', 'timeline'] as const)
    actor.send({ type: 'field.edited', field, text: 'Halden' });
  actor.send({ type: 'field.edited', field: 'email', text: ada.email });
  actor.send({ type: 'application.submitted' });
  const answers = {
    ...Object.fromEntries(
      ['name', 'company', 'role', 'challenge', 'timeline'].map((field) => [field, 'Halden']),
    ),
    email: ada.email,
    requirements: ['team'],
  };
  clearSentApplication({ kind: 'advisory', subject: 'Halden', answers }, 'ada');
  expect(read(keys.application)).toBeNull();
  submitRequest.resolve({ outcome: 'refused', reason: 'no_room', detail: {} });
  expect(await restoreFor(ada)).toMatchObject({ name: 'Halden', email: ada.email });
});
