// @vitest-environment happy-dom
// A download: saved under its own name, or refused without a byte.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { fileWords } from '#content/attachments.ts';
import { fileFormats } from '#content/fileFormats.ts';
import type { FileFormat } from '#content/fileFormats.ts';
import { service } from '#content/service.ts';
import { downloadFile } from '../../src/flows/fileDownload/ports/download.ts';
import { freshBrowser, wire } from './wire.ts';

const saved: { name: string; body: Blob }[] = [];

function download(id: string, format?: FileFormat) {
  const input = { id, title: 'IP Moat Map', ...(format !== undefined && { format }) };
  const actor = createActor(downloadFile, { input });
  const answer = toPromise(actor);
  actor.start();
  return answer;
}

beforeEach(() => {
  freshBrowser();
  saved.length = 0;
  // The browser's downloads: what was asked to be saved, and under which name.
  const bodies = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((body) => {
    const address = `blob:test/${bodies.size}`;
    if (body instanceof Blob) bodies.set(address, body);
    return address;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function press(
    this: HTMLAnchorElement,
  ) {
    const body = bodies.get(this.href);
    if (body !== undefined) saved.push({ name: this.download, body });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a file is saved byte for byte, and leaves no element on the page', async () => {
  const calls = wire(() => ({
    body: { outcome: 'found', name: 'IP Moat Map.pdf', type: 'application/pdf', body: 'JVBERg==' },
  }));
  expect(await download('ip-moat-map')).toEqual({
    outcome: 'saved',
    name: 'IP Moat Map.pdf',
    size: 4,
  });
  expect(calls[0]).toMatchObject({
    path: '/rest/v1/rpc/download_file',
    body: { id: 'ip-moat-map' },
  });
  expect(saved.map(({ name, body }) => [name, body.type])).toEqual([
    ['IP Moat Map.pdf', 'application/pdf'],
  ]);
  expect(await saved[0]?.body.text()).toBe('%PDF');
  expect(document.querySelector('a')).toBeNull();
});

test('each format has an id of its own, and Markdown the one of the file', async () => {
  const calls = wire(() => ({
    body: { outcome: 'found', name: 'a.pdf', type: 'application/pdf', body: 'JVBERg==' },
  }));
  for (const format of [...fileFormats, undefined]) await download('ip-moat-map', format);
  expect(calls.map(({ body }) => body)).toEqual(
    ['.pdf', '.docx', '.xlsx', '', ''].map((end) => ({ id: `ip-moat-map${end}` })),
  );
});

test.each(['not_signed_in', 'not_allowed', 'not_found'] as const)(
  'refused (%s): a sentence, and nothing is saved',
  async (reason) => {
    wire(() => ({ body: { outcome: 'refused', reason } }));
    expect(await download('ip-moat-map')).toEqual({
      outcome: 'refused',
      reason,
      detail: {},
      message: fileWords.downloading[reason],
    });
    expect(saved).toEqual([]);
  },
);

test('a visitor who asks for a member’s file is asked to sign in', async () => {
  wire(() => ({
    body: { outcome: 'refused', reason: 'not_allowed', detail: { access: 'members' } },
  }));
  expect(await download('hiring-plan')).toMatchObject({
    reason: 'not_signed_in',
    message: fileWords.downloading.not_signed_in,
  });
});

test.each([
  ['broken', service.unreachable],
  [{ body: { outcome: 'found', name: 'half.pdf' } }, ''],
] as const)('no answer, or half of one, saves nothing: %j', async (reply, sentence) => {
  wire(() => reply);
  await expect(download('ip-moat-map')).rejects.toEqual(new Error(sentence));
  expect(saved).toEqual([]);
});
