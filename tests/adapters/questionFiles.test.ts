// @vitest-environment happy-dom
// Documents and the voice note before they are sent: which are stored, which are refused by name, and which can be
// played.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, createMachine, toPromise } from 'xstate';
import type { AttachedFile } from '#machines/asynq.machine.ts';
import type { Note } from '#machines/voiceNote.machine.ts';
import {
  admitFiles,
  playback,
  readNote,
  saveNote,
  savePart,
} from '../../src/adapters/files/questionFiles.ts';

const kept = vi.hoisted(() => new Map<string, Blob>());
const disk = vi.hoisted(() => ({ isFull: false }));
vi.mock('../../src/adapters/outbox/files.ts', () => ({
  saveFiles: async (files: { id: string; file: Blob }[]) => {
    if (disk.isFull) throw new Error('QuotaExceededError');
    for (const { id, file } of files) kept.set(id, file);
  },
  readFile: async (id: string) => kept.get(id) ?? null,
  forgetFiles: async (ids: string[]) => ids.forEach((id) => kept.delete(id)),
}));

const fileOf = (name: string, type = 'application/pdf', size = 5) => {
  const words = name.endsWith('docx') ? 'PK\u0003\u0004[Content_Types].xml word/' : '%PDF-';
  const file = new File([words], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
const admit = (files: File[], have = 0) =>
  toPromise(createActor(admitFiles, { input: { files, have } }).start());
const ids = expect.stringMatching(/^[0-9a-f-]{36}$/) as string;

beforeEach(() => {
  kept.clear();
  disk.isFull = false;
});
afterEach(() => vi.restoreAllMocks());

describe('documents', () => {
  test('that are accepted are stored under an id of their own', async () => {
    const { kept: files, refused } = await admit([fileOf('deck.pdf'), fileOf('plan.docx', '')]);
    expect(refused).toEqual([]);
    expect(files).toMatchObject([
      { id: ids, name: 'deck.pdf', type: 'application/pdf', size: 5 },
      { name: 'plan.docx', type: expect.stringContaining('wordprocessingml') as string },
    ]);
    expect([...kept.keys()]).toEqual(files.map(({ id }) => id));
  });
  test('are refused one by one, each with its name and the limit', async () => {
    const { kept: files, refused } = await admit([
      fileOf('film.mov', 'video/quicktime'),
      fileOf('huge.pdf', 'application/pdf', 10_485_761),
      fileOf('note.webm', 'audio/webm'),
      fileOf('deck.pdf', 'application/pdf', 10_485_760),
    ]);
    expect(files.map(({ name }) => name)).toEqual(['deck.pdf']);
    expect(refused[0]).toMatch(/“film\.mov”.*PDF, PPT/s);
    expect(refused[1]).toMatch(/“huge\.pdf”.*10 MB/s);
    expect(refused[2]).toMatch(/“note\.webm”/);
  });
  test('are inspected: a file that is no PDF, or that carries macros, is refused by name', async () => {
    const script = new File(['<script>'], 'page.pdf', { type: 'application/pdf' });
    const macros = new File(
      ['PK\u0003\u0004[Content_Types].xml word/document.xml word/vbaProject.bin'],
      'plan.docx',
    );
    const { kept: files, refused } = await admit([script, fileOf('deck.pdf'), macros]);
    expect(files.map(({ name }) => name)).toEqual(['deck.pdf']);
    expect(refused).toEqual([
      expect.stringMatching(/“page\.pdf”.*extension/),
      expect.stringMatching(/“plan\.docx”.*macros/),
    ]);
  });
  test('are five at most: one place is the voice note’s', async () => {
    const { kept: files, refused } = await admit([fileOf('e.pdf'), fileOf('f.pdf')], 4);
    expect(files.map(({ name }) => name)).toEqual(['e.pdf']);
    expect(refused).toEqual([expect.stringMatching(/“f\.pdf”.*five/)]);
  });
  test('are all refused when there is no room', async () => {
    disk.isFull = true;
    await expect(admit([fileOf('deck.pdf')])).rejects.toThrow('QuotaExceededError');
  });
});

const keep = (recording: { file: Blob; type: string } | null) =>
  toPromise(createActor(saveNote, { input: { recording } }).start());

const keepPart = (words: string, before: Note | null) => {
  const recording = { file: new Blob([words]), type: 'audio/webm' };
  const input = { recording, part: before };
  return toPromise(createActor(savePart, { input }).start());
};

describe('the voice note', () => {
  test('is stored while it is recorded, each part in place of the one before it', async () => {
    const first = await keepPart('la', null);
    const name = 'Voice note, unfinished.webm';
    expect(first).toEqual({ id: ids, name, type: 'audio/webm', size: 2, isUnfinished: true });
    const second = await keepPart('la la', first);
    expect(second).toEqual({ ...first, size: 5 });
    expect([kept.size, kept.get(first.id)?.size]).toEqual([1, 5]);
  });
  test.each([
    ['audio/webm;codecs=opus', 'Voice note.webm', 'audio/webm'],
    ['audio/mp4', 'Voice note.mp4', 'audio/mp4'],
  ])('recorded as %s is stored as %s', async (said, name, type) => {
    const note = await keep({ file: new Blob(['la'], { type: said }), type: said });
    expect(note).toEqual({ id: ids, name, type, size: 2 });
    expect(kept.get(note.id)?.type).toBe(type);
  });
  test.each([
    ['nothing', null],
    ['silence', { file: new Blob([]), type: 'audio/webm' }],
    ['what the backend does not take', { file: new Blob(['la']), type: 'audio/wav' }],
  ])('%s is not stored', async (_, recording) => {
    await expect(keep(recording)).rejects.toThrow();
    expect(kept.size).toBe(0);
  });
});

const read = (input: { note: AttachedFile | null }) =>
  toPromise(createActor(readNote, { input }).start());

describe('playing it', () => {
  const note: AttachedFile = { id: 'note', name: 'Voice note.webm', type: 'audio/webm', size: 2 };
  test('its bytes are read from this browser', async () => {
    const bytes = new Blob(['la']);
    kept.set('note', bytes);
    expect(await read({ note })).toBe(bytes);
  });
  test.each([
    ['bytes that are missing', note],
    ['no note', null],
  ])('%s are reported', async (_, missing) => {
    expect(await read({ note: missing })).toBeNull();
  });
  test('they have an object URL until no listener is left', () => {
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    const heard: unknown[] = [];
    const listener = createMachine({
      invoke: { src: playback, input: { bytes: new Blob(['la']) } },
      on: { '*': { actions: ({ event }) => heard.push(event) } },
    });
    const actor = createActor(listener).start();
    const address = expect.stringMatching(/^blob:/) as string;
    expect(heard).toEqual([{ type: 'playback.ready', address }]);
    expect(revoke).not.toHaveBeenCalled();
    actor.stop();
    expect(revoke).toHaveBeenCalledTimes(1);
  });
});
