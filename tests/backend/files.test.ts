// The files that a build makes, in the database: brought once, renewed when they change, and open to the same members as their text.
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bringFiles } from '../../server/backend/files.mjs';
import { seedSql } from '../../tools/content/seed.ts';
import { openBackend } from './support.ts';
import type { Member } from './support.ts';

let world: Awaited<ReturnType<typeof openBackend>>;
const folder = mkdtempSync(join(tmpdir(), 'axis-made-'));

beforeAll(async () => {
  world = await openBackend();
  await world.sql('delete from public.published_files where sha256 is not null');
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await world.close();
});

const sum = (text: string) => createHash('sha256').update(text).digest('hex');

const fileOf = (id: string, text: string, access: string) => ({
  id,
  title: 'A file',
  name: `${id} 1.0`,
  type: 'application/pdf',
  access,
  product: access === 'premium' ? 'toolkits' : null,
  version: '1.0',
  date: '2026-11-01',
  sha256: sum(text),
  size: text.length,
});

/** The folder of a build with these files. */
function build(texts: Record<string, [text: string, access: string]>) {
  const files = Object.entries(texts).map(([id, [text, access]]) => {
    writeFileSync(join(folder, id), text);
    return fileOf(id, text, access);
  });
  writeFileSync(join(folder, 'index.json'), JSON.stringify({ madeOf: 'test', files }));
}

const bring = () => bringFiles(world.backend.database, folder);
const made = async () =>
  (
    await world.sql('select id from public.published_files where sha256 is not null order by id')
  ).map(({ id }) => id);

/** How many of the three this user receives. */
const opened = async (who?: Member) => {
  const ids = ['test.pdf', 'test.docx', 'test.xlsx'];
  const answers = await Promise.all(ids.map((id) => world.rpc('download_file', { id }, who)));
  return answers.filter(({ outcome }) => outcome === 'found').length;
};

describe('the server, at its start', () => {
  it('brings what is new, and nothing twice', async () => {
    build({
      'test.pdf': ['open', 'everyone'],
      'test.docx': ['for members', 'members'],
      'test.xlsx': ['for premium', 'premium'],
    });
    expect(await bring()).toBe(3);
    expect(await bring()).toBe(0);
    expect(await made()).toEqual(['test.docx', 'test.pdf', 'test.xlsx']);
  });

  it('opens each to the same members as the text', async () => {
    const { member } = await world.signUp();
    const premium = await world.signUpPremium();
    const lapsed = await world.signUpPremium(false);
    expect([
      await opened(),
      await opened(member),
      await opened(lapsed),
      await opened(premium),
    ]).toEqual([1, 2, 2, 3]);
    expect(await world.rpc('download_file', { id: 'test.xlsx' }, premium)).toMatchObject({
      name: 'test.xlsx 1.0',
      body: Buffer.from('for premium').toString('base64'),
    });
    expect(await world.rpc('download_file', { id: 'test.xlsx' }, member)).toMatchObject({
      reason: 'not_allowed',
    });
    const { rows } = await world.call('/rest/v1/published_file_bodies?file_id=eq.test.xlsx', {
      bearer: member.token,
    });
    expect(rows).toEqual([]);
  });

  it('renews what has changed, and removes what is made no more', async () => {
    build({ 'test.pdf': ['open', 'everyone'], 'test.docx': ['changed', 'everyone'] });
    expect(await bring()).toBe(1);
    expect(await made()).toEqual(['test.docx', 'test.pdf']);
    expect(await world.rpc('download_file', { id: 'test.docx' })).toMatchObject({
      body: Buffer.from('changed').toString('base64'),
    });
  });

  it('leaves them where seed.sql is applied again, and where there is no folder', async () => {
    await world.sql(seedSql());
    expect(await bringFiles(world.backend.database, join(folder, 'none'))).toBe(0);
    expect(await made()).toEqual(['test.docx', 'test.pdf']);
    const texts = await world.sql(
      "select id from public.published_files where id in ('ip-moat-map', 'signal-triage')",
    );
    expect(texts).toHaveLength(2);
  });
});

describe('publish_file', () => {
  const file = fileOf('sent.pdf', 'sent', 'everyone');
  const body = Buffer.from('sent').toString('base64');

  it('takes a file from the server alone', async () => {
    const { member } = await world.signUp();
    for (const who of [undefined, member]) {
      await expect(world.rpc('publish_file', { file, body }, who)).rejects.toThrow(/40[1-4]/);
      await expect(world.rpc('retire_files', { kept: [] }, who)).rejects.toThrow(/40[1-4]/);
    }
    expect(await world.rpc('publish_file', { file, body }, 'server')).toEqual({
      outcome: 'stored',
      id: 'sent.pdf',
    });
    expect(await world.rpc('retire_files', { kept: ['sent.pdf'] }, 'server')).toEqual({
      outcome: 'stored',
      removed: 2,
    });
    expect(await made()).toEqual(['sent.pdf']);
  });

  it.each([
    ['other bytes than its digest says', Buffer.from('else').toString('base64')],
    ['no base64', '%%%'],
  ])('refuses a file with %s, and keeps the one before', async (_, damaged) => {
    expect(await world.rpc('publish_file', { file, body: damaged }, 'server')).toMatchObject({
      outcome: 'refused',
      reason: 'invalid',
    });
    expect(await world.rpc('download_file', { id: 'sent.pdf' })).toMatchObject({ body });
  });
});
