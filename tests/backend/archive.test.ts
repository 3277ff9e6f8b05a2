// The archive of a member: everything of theirs that the catalogue knows, the texts and the files themselves, and nothing of others.
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeNext } from '../../server/account/archive.mjs';
import { namesFor } from '../../server/account/names.mjs';
import { guardFor } from '../../server/guard/open.mjs';
import { openLog } from '../../server/log.mjs';
import { openMetrics } from '../../server/metrics.mjs';
import { advisor } from './desk.kit.ts';
import { askProved, leaver } from './leaver.kit.ts';
import { morning } from './requests.kit.ts';
import type { World } from './requests.kit.ts';
import { openBackend } from './support.ts';
import type { Member, Row } from './support.ts';
import { canRefer, columnsOf } from './traces.kit.ts';

/** Columns with words of the member that the archive leaves out, and why. */
const leftOut: Readonly<Record<string, string>> = {
  'auth.flow_state.referrer': 'nothing writes there: this site has one way to sign in',
  'auth.identities.email': 'the address of the account, once more',
  'auth.identities.identity_data': 'the same',
  'auth.sessions.tag': 'nothing writes there',
  'auth.sessions.scopes': 'nothing writes there',
  'auth.users.phone': 'nothing writes there',
  'auth.users.phone_change': 'nothing writes there',
  'auth.users.raw_app_meta_data': 'how the account signs in: the same for all',
  'private.archive_parts.body': 'the archive itself',
  'private.desk_notes.note': 'what staff write to each other',
  'private.sent_answers.document': 'an answer that the advisor may still take back',
  'private.sent_answers.fault': 'the same',
  'private.mails.last_error': 'what the receiver said to the server',
};

let world: World;
let member: Member;
let files: Record<string, Uint8Array>;
let data: Row;
const quiet = openLog({ format: 'text', quiet: true }, () => {});

/** What the database holds of the newest archive of a member. */
async function bytesOf({ id }: Member) {
  const rows = await world.sql(`
    select encode(body, 'base64') as body from private.archive_parts
    join private.archives on archives.id = archive_id where member_id = '${id}' order by part`);
  return Buffer.concat(rows.map(({ body }) => Buffer.from(String(body), 'base64')));
}
const text = (name: string) => Buffer.from(files[name] ?? new Uint8Array()).toString('utf8');
const nameLike = (part: string) => Object.keys(files).find((name) => name.includes(part)) ?? '';

beforeAll(async () => {
  world = await openBackend();
  await guardFor(world.backend, { clientTries: 1 }, { log: quiet, metrics: openMetrics(() => 0) });
  await world.setClock(morning);
  const staff = await advisor(world, 'Ada');
  member = await leaver(world, 'quexlon', staff, ['2026-12-08T14:20', '2026-12-15T14:20']);
  await leaver(world, 'vorandel', staff, ['2026-12-22T14:20', '2026-12-29T14:20']);
  while (await makeNext(world.backend.database, quiet));
  files = unzipSync(await bytesOf(member));
  data = JSON.parse(text('data.json')) as Row;
});
afterAll(() => world.close());

/** All texts in a value. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

describe('an archive', () => {
  it('is ready, with a mail', async () => {
    const account = (await world.rpc('my_account', {}, member)) as unknown as { archive: Row };
    expect(account.archive).toMatchObject({
      state: 'ready',
      bytes: (await bytesOf(member)).length,
      expires_at: '2026-11-22T08:00:00+00:00',
    });
    const mails = await world.sql(
      `select data from private.mails where kind = 'archiveReady' and member = '${member.id}'`,
    );
    expect(mails).toEqual([{ data: { until: '2026-11-22T08:00:00+00:00' } }]);
  });

  it('holds the words of every column that has some of the member', async () => {
    const held = textsIn(data).join('\n');
    const missing: string[] = [];
    const found: string[] = [];
    for (const column of (await columnsOf(world)).filter(canRefer)) {
      const name = `${column.table}.${column.name}`;
      // Bodies of files and the index of words are looked at below.
      if (column.type === 'bytea' || column.type === 'tsvector') continue;
      const rows = await world.sql(
        `select to_jsonb("${column.name}") as value from ${column.table} where "${column.name}"::text ~* 'quexlon'`,
      );
      const words = rows.flatMap(({ value }) => {
        const texts = textsIn(value);
        // Some drivers store an object as its text.
        return texts.flatMap((one) => (one.startsWith('{') ? textsIn(JSON.parse(one)) : [one]));
      });
      const own = words.filter((one) => /quexlon/i.test(one));
      if (own.length > 0) found.push(name);
      if (own.some((one) => !held.toLowerCase().includes(one.toLowerCase()))) missing.push(name);
    }
    expect(found.length).toBeGreaterThan(40);
    expect(missing.filter((name) => !(name in leftOut))).toEqual([]);
    expect(
      Object.keys(leftOut).filter(
        (name) => name !== 'private.archive_parts.body' && !found.includes(name),
      ),
    ).toEqual([]);
  });

  it('holds nothing of anybody else, and no secret', async () => {
    for (const [name, bytes] of Object.entries(files))
      expect(`${name} ${Buffer.from(bytes).toString('latin1')}`).not.toMatch(
        /vorandel|is a friend/i,
      );
    const secrets = await world.sql(`
      select encrypted_password as secret from auth.users union select token from auth.refresh_tokens
      union select encode(token_hash, 'hex') from private.forwardings union select encode(token_hash, 'hex') from private.calendars`);
    expect(secrets.length).toBeGreaterThan(4);
    for (const { secret } of secrets) expect(text('data.json')).not.toContain(String(secret));
  });

  it('has the texts, and the files themselves', () => {
    expect(text('README.md')).toContain('for quexlon@example.com');
    expect(text('posts.md')).toContain('quexlon replies.');
    expect(text(nameLike('/request.md'))).toMatch(/^# /);
    const question = Object.keys(files).find(
      (name) => name.includes('question-of-quexlon') && name.endsWith('/request.md'),
    );
    expect(text(String(question))).toContain('Does quexlon raise?');
    expect(text(nameLike('/answer-1.md'))).toContain('quexlon asks.');
    expect(text(nameLike('/answer-2.md'))).toContain('What changed: A sum of quexlon');
    expect(text(nameLike('/files/1-quexlon.pdf'))).toBe('%PDF-1.7 quexlon');
    expect(text(nameLike('/answer-files/1-quexlon-sums.pdf'))).toBe('%PDF-1.7 sums of quexlon');
  });

  it('of ten megabytes goes through the database in pieces', async () => {
    const { member: large } = await world.signUp();
    const id = crypto.randomUUID();
    const answers = { reason: 'a', project: 'b', value: 'c' };
    await world.rpc('submit_request', { id, kind: 'meeting', subject: 'Large', answers }, large);
    const body = Buffer.alloc(10 * 1024 * 1024 - 7);
    for (let at = 0; at < body.length; at += 4096) body.writeUInt32LE(at, at);
    await world.sql(
      `insert into public.attachments (id, request_id, member_id, name, type, size) values ('${id}', '${id}', '${large.id}', 'a.pdf', 'application/pdf', ${body.length})`,
    );
    await world.backend
      .database`insert into public.attachment_bodies values (${id}, decode(${body.toString('base64')}, 'base64'))`;
    await askProved(world, 'ask_export', large);
    expect(await makeNext(world.backend.database, quiet)).toBe(true);
    const made = unzipSync(await bytesOf(large));
    const name = Object.keys(made).find((one) => one.endsWith('/files/1-a.pdf')) ?? '';
    expect(Buffer.from(made[name] ?? []).equals(body)).toBe(true);
    const [parts] =
      await world.sql(`select count(*)::integer as count, max(octet_length(body)) as most from private.archive_parts
      where archive_id = (select id from private.archives where member_id = '${large.id}')`);
    expect(Number(parts?.['count'])).toBeGreaterThan(9);
    expect(parts?.['most']).toBe(1024 * 1024);
  });

  it('that cannot be made is tried three times, then has failed, and can be asked for again', async () => {
    const { member: unlucky } = await world.signUp();
    await askProved(world, 'ask_export', unlucky);
    const rename = (from: string, to: string) =>
      world.sql(`alter table public.${from} rename to ${to}`);
    await rename('stack_items', 'gone');
    const failures: string[] = [];
    const log = { failure: (sentence: string) => void failures.push(sentence) };
    while (await makeNext(world.backend.database, log));
    await rename('gone', 'stack_items');
    expect(failures).toEqual(Array(3).fill('An archive was not made: 42P01'));
    const shown = async () =>
      ((await world.rpc('my_account', {}, unlucky)) as unknown as { archive: Row }).archive;
    expect(await shown()).toMatchObject({ state: 'failed', ready_at: null });
    await askProved(world, 'ask_export', unlucky);
    expect(await shown()).toMatchObject({ state: 'making' });
    expect(await makeNext(world.backend.database, log)).toBe(true);
    expect(await shown()).toMatchObject({ state: 'ready' });
  });

  it('has names that every computer can write', () => {
    const { file, text: inside } = namesFor({
      id: '0b1f6c1e-7f5e',
      subject: '  Über: „Geld“ / ../.. ',
      created_at: '2026-11-21T08:00:00Z',
    });
    expect(inside('request.md')).toBe('requests/2026-11-21-u-ber-geld-0b1f6c1e/request.md');
    expect(file('files', '../../etc/pass\u202ewd:?.txt', 1)).toBe(
      'requests/2026-11-21-u-ber-geld-0b1f6c1e/files/2-_.._etc_pass_wd_.txt',
    );
    expect(file('files', ' ... ', 0)).toMatch(/1-file$/);
  });
});
