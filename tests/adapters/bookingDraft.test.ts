// @vitest-environment happy-dom
// The draft of an office-hours request in this browser: over a reload, a lost slot, a sign-in and a sign-out.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { bookingMachine } from '#machines/booking.machine.ts';
import { adopt, forgetMember } from '../../src/adapters/storage/memberKeys.ts';
import { bookingDraft, clearSentBooking } from '../../src/flows/booking/ports/draft.ts';
import { draftOf } from '../../src/flows/draft/ports.ts';
import { keys, read, write } from '../../src/adapters/storage/keys.ts';
import { blank, deck, lost, slot, stored, words } from '../machines/booking.kit.ts';
import { submissionPort } from '../machines/submission.kit.ts';
import { begin, contextOf, isReady, sits } from './openForm.ts';
import type { Sitting } from './openForm.ts';
import type { Submission } from '#machines/submission.machine.ts';
import { entryOf, leave } from './outboxWorld.ts';
import { freshBrowser } from './wire.ts';

const bytes = vi.hoisted(() => new Map<string, Blob>());
vi.mock('../../src/adapters/outbox/files.ts', () => ({
  readFile: async (id: string) => bytes.get(id) ?? null,
  forgetFiles: async (ids: string[]) => ids.forEach((id) => bytes.delete(id)),
}));

const whole = { answers: words, file: deck };

const { store, understand } = bookingDraft;

const writeBooking = (owner: string | null, draft: Readonly<Record<string, unknown>>) =>
  store.put({ id: `${owner}s`, place: '', owner, member: owner }, draft);
/** The newest saved draft, of any owner. */
const readBooking = () => {
  const { drafts = [] } = JSON.parse(read(keys.booking) ?? '{}') as {
    drafts?: { owner: string | null; draft: { answers: object; file: object | null } }[];
  };
  return drafts[0] ?? null;
};
async function restoreBookingFor(member: string | null) {
  const answer = await store.find('', member, understand);
  return answer.outcome === 'found' ? answer.words : null;
}

beforeEach(() => {
  freshBrowser();
  bytes.clear();
  bytes.set(deck.id, new Blob(['la']));
});
afterEach(() => vi.unstubAllGlobals());

describe('a saved draft', () => {
  test('is restored whole for its author, and for no other user', async () => {
    writeBooking('ada', whole);
    expect(await restoreBookingFor('ada')).toEqual(whole);
    expect(await restoreBookingFor('ben')).toBeNull();
    expect(await restoreBookingFor(null)).toBeNull();
  });
  test('loses a file whose bytes the browser has deleted', async () => {
    bytes.clear();
    writeBooking('ada', whole);
    expect(await restoreBookingFor('ada')).toEqual({ ...whole, file: null });
  });
  test('loses what is no longer offered, and nothing else', async () => {
    const answers = { ...words, role: 'astrologer', stage: 7, readyOnTime: 'yes' };
    write(keys.booking, JSON.stringify({ owner: null, answers, file: { name: 'deck.pdf' } }));
    expect(await restoreBookingFor(null)).toEqual({
      answers: { ...words, role: '', stage: '', readyOnTime: false },
      file: null,
    });
  });
  test.each(['{', '7', '[]', '{}', '{"answers":7,"file":[]}', '{"answers":{},"file":null}'])(
    '%s is not a draft',
    async (kept) => {
      write(keys.booking, kept);
      expect(await restoreBookingFor(null)).toBeNull();
    },
  );
});

describe('ownership', () => {
  test('a draft without an owner becomes that of the first member who signs in', () => {
    writeBooking(null, whole);
    adopt('ada');
    expect(readBooking()?.owner).toBe('ada');
  });
  test('another member’s draft waits for them, with the bytes of its file', async () => {
    adopt('ada');
    writeBooking('ada', whole);
    adopt('grace');
    expect(await restoreBookingFor('grace')).toBeNull();
    forgetMember();
    expect(await restoreBookingFor('ada')).toEqual(whole);
  });
  test('signing out deletes it, except for a file that the outbox has yet to send', async () => {
    bytes.set('other', new Blob(['la']));
    writeBooking('ada', whole);
    leave(entryOf({ attachments: [deck] }));
    write(keys.owner, 'ada');
    forgetMember();
    expect(read(keys.booking)).toBeNull();
    expect(bytes.has(deck.id)).toBe(true);
  });
});

/** A form whose every change is saved. */
async function form(user: Sitting) {
  const { submitRequest, submission } = submissionPort();
  const flow = begin(
    bookingMachine.provide({
      actors: {
        draft: draftOf(sits(user), bookingDraft),
        admitFile: fromCallback(() => {}) as never,
        submission,
      },
    }),
    undefined,
    { slot, holder: createActor(fromCallback(() => {})) },
  );
  if (user === undefined) flow.timeoutEnds();
  await vi.waitFor(() => expect(isReady(flow)).toBe(true));
  return { ...flow, submitRequest, send: (event: object) => flow.actor.send(event) };
}

/** A form whose request is in the outbox. */
async function sent() {
  writeBooking('ada', whole);
  const flow = await form('ada');
  expect(contextOf(flow)).toMatchObject(whole);
  for (const type of ['step.continued', 'step.continued', 'request.submitted']) flow.send({ type });
  // What submitRequest does once the request is in the outbox.
  clearSentBooking(flow.submitRequest.asked[0] as Submission, 'ada');
  expect(readBooking()).toBeNull();
  return flow;
}

describe('while it is written', () => {
  test('every change is saved for its member', async () => {
    const flow = await form('ada');
    expect(readBooking()).toBeNull();
    flow.send({ type: 'answer.edited', field: 'callObjective', value: 'Why' });
    expect(readBooking()).toMatchObject({
      owner: 'ada',
      draft: { answers: { ...blank, callObjective: 'Why' }, file: null },
    });
    flow.send({ type: 'answer.edited', field: 'callObjective', value: '' });
    expect(readBooking()).toBeNull();
  });
  test('a form that opened before its draft was restored deletes nothing', async () => {
    writeBooking('ada', whole);
    const flow = await form(undefined);
    flow.send({ type: 'step.continued' });
    expect(readBooking()?.draft.answers).toEqual(words);
    flow.send({ type: 'answer.edited', field: 'callObjective', value: 'Why' });
    flow.send({ type: 'answer.edited', field: 'callObjective', value: '' });
    expect(readBooking()?.draft.answers).toEqual(words);
  });
  test('closing the dialog keeps the draft', async () => {
    writeBooking('ada', whole);
    const flow = await form('ada');
    flow.send({ type: 'dialog.closed' });
    expect(readBooking()?.draft).toMatchObject(whole);
  });
  test('a file that is removed is deleted with its bytes', async () => {
    writeBooking('ada', whole);
    const flow = await form('ada');
    for (const type of ['step.continued', 'step.continued', 'file.removed']) flow.send({ type });
    expect(readBooking()?.draft.file).toBeNull();
    await vi.waitFor(() => expect(bytes.size).toBe(0));
  });

  test('a sent request has no draft, and its bytes stay for the outbox', async () => {
    const flow = await sent();
    flow.submitRequest.resolve(stored);
    flow.send({ type: 'dialog.closed' });
    expect(readBooking()).toBeNull();
    expect(bytes.has(deck.id)).toBe(true);
  });
  test('a lost slot saves the draft again, word for word', async () => {
    const flow = await sent();
    flow.submitRequest.resolve(lost('slot_closed'));
    expect(readBooking()).toMatchObject({ owner: 'ada', draft: whole });
    flow.send({ type: 'dialog.closed' });
    expect(readBooking()?.draft).toMatchObject(whole);
  });
  test('only the draft that was sent is deleted: other words, another file and another member’s stay', async () => {
    const others: [string, object][] = [
      ['ada', { ...whole, file: null }],
      ['ada', { answers: { ...words, stage: '' }, file: deck }],
      ['ben', whole],
    ];
    for (const [owner, draft] of others) {
      write(keys.booking, null);
      writeBooking(owner, { ...draft });
      clearSentBooking(
        { kind: 'office-hours', subject: '', answers: { ...words }, kept: [deck] },
        'ada',
      );
      expect(readBooking()?.owner).toBe(owner);
    }
  });
});
