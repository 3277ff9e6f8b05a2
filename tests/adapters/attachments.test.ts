// @vitest-environment happy-dom
// Attachments: what a form accepts, how a file is uploaded, and every answer of the database.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fileRules, fileWords } from '#content/attachments.ts';
import { service } from '#content/service.ts';
import {
  fileRefusal,
  mediaType,
  readAttachment,
  sendAttachment,
} from '../../src/adapters/supabase/attachments.ts';
import type { AttachInput } from '../../src/adapters/supabase/attachments.ts';
import { freshBrowser, holdSession, wire } from './wire.ts';

const limit = 10 * 1024 * 1024;
const file = (name: string, type: string, size = 100) => ({ name, type, size });

describe('what a form accepts', () => {
  test.each([
    ['deck.pdf', 'application/pdf', 'application/pdf'],
    ['Deck.PDF', '', 'application/pdf'],
    ['deck.ppt', 'application/octet-stream', 'application/vnd.ms-powerpoint'],
    ['photo.jpeg', 'image/jpeg', 'image/jpeg'],
    ['voice.webm', 'audio/webm;codecs=opus', 'audio/webm'],
    ['voice.mp4', 'Audio/MP4', 'audio/mp4'],
    ['page.html', 'text/html', null],
    ['page.pdf', 'text/html', null],
    ['run.exe', 'application/pdf', null],
    ['clip.webm', 'video/webm', null],
    ['pdf', 'application/pdf', null],
  ])('%s (%s) travels as %s', (name, type, expected) => {
    expect(mediaType({ name, type })).toBe(expected);
  });

  test('10 MB are accepted and one byte more is not: the sentence names the file and the limit', () => {
    expect(fileRules.largest).toBe(limit);
    expect(fileRefusal(file('deck.pdf', 'application/pdf', limit))).toBeNull();
    const refused = fileRefusal(file('deck.pdf', 'application/pdf', limit + 1));
    expect(refused).toMatchObject({ reason: 'too_large', detail: { limit } });
    expect(refused?.message).toMatch(/^“deck\.pdf” .*10 MB/);
  });

  test('a wrong type is refused by name, with the types that are accepted', () => {
    const refused = fileRefusal(file('notes.txt', 'text/plain'), 'appointment');
    expect(refused).toMatchObject({ reason: 'wrong_type', detail: { type: 'text/plain' } });
    expect(refused?.message).toBe(
      '“notes.txt” cannot be attached here. Accepted are PDF, PPTX, DOCX.',
    );
  });

  test('each hint has its own types: a picture is accepted for a question but not for an appointment', () => {
    const picture = file('chart.png', 'image/png');
    expect(fileRefusal(picture, 'question')).toBeNull();
    expect(fileRefusal(picture, 'appointment')).toMatchObject({ reason: 'wrong_type' });
    expect(fileRefusal(file('note.webm', 'audio/webm'), 'voice')).toBeNull();
  });

  test('a format that carries macros is refused by its ending and by its type', () => {
    for (const name of ['plan.docm', 'Plan.PPTM', 'figures.xlsm'])
      expect(fileRefusal(file(name, ''), 'question')).toMatchObject({ reason: 'macros' });
    const type = 'application/vnd.ms-word.document.macroEnabled.12';
    expect(fileRefusal(file('plan.docx', type))?.message).toMatch(/^“plan\.docx” .*macros/);
  });

  test('an empty file is refused', () => {
    expect(fileRefusal(file('deck.pdf', 'application/pdf', 0))).toMatchObject({ reason: 'empty' });
  });

  test('every extension of a hint has a type, and a name can contain replacement patterns', () => {
    const known = new Set(fileRules.types.flatMap(({ endings }) => endings));
    for (const endings of Object.values(fileRules.groups))
      for (const ending of endings) expect(known).toContain(ending);
    expect(fileRefusal(file('$&.txt', ''))?.message).toContain('“$&.txt”');
  });

  test('the sentence about the number of files says the number', () => {
    expect(fileWords.attaching.too_many).toContain(`up to ${fileRules.most} files`);
  });
});

describe('sending', () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => (index * 31) % 256);
  bytes.set(new TextEncoder().encode('%PDF-'));
  const deck: AttachInput = {
    id: 'an-id',
    requestId: 'a-request',
    name: 'deck.pdf',
    type: 'application/pdf',
    body: new Blob([bytes]),
  };
  const stored = { id: 'an-id', name: 'deck.pdf', type: 'application/pdf', size: bytes.length };

  beforeEach(() => {
    freshBrowser();
    holdSession();
  });
  afterEach(() => vi.unstubAllGlobals());

  test('every byte is uploaded, under the names of the contract', async () => {
    const calls = wire(() => ({ body: { outcome: 'stored', attachment: stored } }));
    expect(await sendAttachment(deck)).toEqual({ outcome: 'stored', attachment: stored });
    expect(calls[0]).toMatchObject({ path: '/rest/v1/rpc/attach', method: 'POST' });
    const { body, ...rest } = (calls[0]?.body ?? {}) as Record<string, string>;
    expect(rest).toEqual({
      id: 'an-id',
      request_id: 'a-request',
      name: 'deck.pdf',
      type: 'application/pdf',
    });
    expect(Buffer.from(body ?? '', 'base64').equals(bytes)).toBe(true);
  });

  test('a file that is refused here causes no upload', async () => {
    const calls = wire(() => ({ body: { outcome: 'stored', attachment: stored } }));
    expect(await sendAttachment({ ...deck, body: new Blob(['<html>']) })).toMatchObject({
      reason: 'wrong_content',
      message: expect.stringMatching(/^“deck\.pdf” /) as string,
    });
    expect(await sendAttachment({ ...deck, name: 'deck.key' })).toMatchObject({
      reason: 'wrong_type',
    });
    expect(calls).toEqual([]);
  });

  test.each([
    'too_large',
    'wrong_type',
    'wrong_content',
    'macros',
    'storage_full',
    'request_closed',
    'too_many',
    'invalid',
    'not_signed_in',
    'not_allowed',
    'not_found',
  ])('the database’s refusal %s carries a sentence with the file’s name', async (reason) => {
    wire(() => ({ body: { outcome: 'refused', reason, detail: { limit } } }));
    const answer = await sendAttachment(deck);
    expect(answer).toMatchObject({ outcome: 'refused', reason, detail: { limit } });
    expect('message' in answer && answer.message).toMatch(/^“deck\.pdf” /);
  });

  test('a body that the server does not read is too large', async () => {
    wire(() => ({ status: 413, body: { message: 'Too large' } }));
    expect(await sendAttachment(deck)).toMatchObject({ outcome: 'refused', reason: 'too_large' });
  });

  test.each([
    ['broken', service.unreachable],
    [{ status: 503, body: { message: 'busy' } }, service.unreachable],
    [{ status: 401, body: { message: 'JWT expired' } }, 'JWT expired'],
    [{ body: { outcome: 'refused', reason: 'something_new' } }, ''],
    [{ body: { outcome: 'stored' } }, ''],
    [{ body: null }, ''],
  ] as const)('no answer is an error that can be retried: %j', async (reply, sentence) => {
    wire(() => reply);
    await expect(sendAttachment(deck)).rejects.toEqual(new Error(sentence));
  });

  test('a download gives the same bytes under the same name and type', async () => {
    const body = Buffer.from(bytes).toString('base64');
    wire(() => ({ body: { outcome: 'found', name: 'deck.pdf', type: 'application/pdf', body } }));
    const answer = await readAttachment('an-id');
    if (answer.outcome !== 'found') throw new Error(answer.message);
    expect([answer.name, answer.body.type]).toEqual(['deck.pdf', 'application/pdf']);
    expect(Buffer.from(await answer.body.arrayBuffer()).equals(bytes)).toBe(true);
  });

  test('an attachment of another member is refused with a sentence', async () => {
    wire(() => ({ body: { outcome: 'refused', reason: 'not_found' } }));
    expect(await readAttachment('an-id')).toEqual({
      outcome: 'refused',
      reason: 'not_found',
      detail: {},
      message: fileWords.reading.not_found,
    });
  });

  test('a function that visitors may not call asks them to sign in', async () => {
    localStorage.clear();
    wire(() => ({ status: 401, body: { code: '42501', message: 'permission denied' } }));
    expect(await readAttachment('an-id')).toMatchObject({
      reason: 'not_signed_in',
      message: fileWords.reading.not_signed_in,
    });
    holdSession();
    expect(await readAttachment('an-id')).toMatchObject({ reason: 'not_allowed' });
  });
});
