// @vitest-environment happy-dom
// The draft of an office-hours request in this browser: over a reload, a lost slot, a sign-in and a sign-out.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { adopt, forgetMember } from '../../src/adapters/storage/memberKeys.ts';
import {
  saveBookingOf,
  restoreBookingOf,
  clearBooking,
} from '../../src/flows/booking/ports/draft.ts';
import { bookingStore } from '../../src/adapters/storage/draftStores.ts';
import { keys, read, write } from '../../src/adapters/storage/keys.ts';
import { blank, deck, lost, opening, stored, words } from '../machines/booking.kit.ts';
import { entryOf, leave } from './outboxWorld.ts';
import { freshBrowser } from './wire.ts';

const bytes = vi.hoisted(() => new Map<string, Blob>());
vi.mock('../../src/adapters/outbox/files.ts', () => ({
  readFile: async (id: string) => bytes.get(id) ?? null,
  forgetFiles: async (ids: string[]) => ids.forEach((id) => bytes.delete(id)),
}));

const whole = { answers: words, file: deck };

const writeBooking = (owner: string | null, draft: object) => {
  bookingStore.showNone();
  bookingStore.save(owner, draft);
};
/** The newest saved draft, of any owner. */
const readBooking = () => {
  const { drafts = [] } = JSON.parse(read(keys.booking) ?? '{}') as {
    drafts?: { owner: string | null; draft: { answers: object; file: object | null } }[];
  };
  return drafts[0] ?? null;
};
const restoreBookingFor = (member: string | null) =>
  toPromise(createActor(restoreBookingOf(async () => member)).start());

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
function form() {
  const flow = opening();
  saveBookingOf(() => 'ada')(flow.actor);
  return flow;
}

/** A form whose request is in the outbox. */
function sent() {
  const flow = form();
  flow.restoreBooking.resolve(whole);
  for (const type of ['step.continued', 'step.continued', 'request.submitted'] as const)
    flow.send({ type });
  // What submitRequest does once the request is in the outbox.
  clearBooking();
  return flow;
}

describe('while it is written', () => {
  test('every change is saved for its member', () => {
    const flow = form();
    flow.restoreBooking.resolve(null);
    expect(readBooking()).toBeNull();
    flow.send({ type: 'answer.edited', field: 'callObjective', value: 'Why' });
    expect(readBooking()).toMatchObject({
      owner: 'ada',
      draft: { answers: { ...blank, callObjective: 'Why' }, file: null },
    });
    flow.send({ type: 'answer.edited', field: 'callObjective', value: '' });
    expect(readBooking()).toBeNull();
  });
  test('a form that opened before its draft was restored deletes nothing', () => {
    writeBooking('ada', whole);
    const flow = form();
    flow.restoreBooking.reject();
    flow.send({ type: 'step.continued' });
    expect(readBooking()?.draft.answers).toEqual(words);
  });
  test('closing the dialog keeps the draft', () => {
    const flow = form();
    flow.restoreBooking.resolve(whole);
    flow.send({ type: 'dialog.closed' });
    expect(readBooking()?.draft).toMatchObject(whole);
  });
  test('a file that is removed is deleted with its bytes', async () => {
    const flow = form();
    flow.restoreBooking.resolve(whole);
    for (const type of ['step.continued', 'step.continued', 'file.removed'] as const)
      flow.send({ type });
    expect(readBooking()?.draft.file).toBeNull();
    await vi.waitFor(() => expect(bytes.size).toBe(0));
  });

  test('a sent request has no draft, and its bytes stay for the outbox', () => {
    const flow = sent();
    flow.submitRequest.resolve(stored);
    flow.send({ type: 'dialog.closed' });
    expect(readBooking()).toBeNull();
    expect(bytes.has(deck.id)).toBe(true);
  });
  test('a lost slot saves the draft again, word for word', () => {
    const flow = sent();
    flow.submitRequest.resolve(lost('slot_closed'));
    expect(readBooking()).toMatchObject({ owner: 'ada', draft: whole });
    flow.send({ type: 'dialog.closed' });
    expect(readBooking()?.draft).toMatchObject(whole);
  });
});
