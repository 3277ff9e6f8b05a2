// Attachments of a request: types, sizes, stored exactly once, and readable by their owner only.
import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fileRules } from '#content/attachments.ts';
import { mediaType } from '../../src/adapters/supabase/attachments.ts';
import { store } from './requests.kit.ts';
import { samples } from './samples.ts';
import type { World } from './requests.kit.ts';
import { openBackend } from './support.ts';
import type { Member, Outcome, Row } from './support.ts';

let world: World;
let member: Member;
let other: Member;
let request: string;

beforeAll(async () => {
  world = await openBackend();
  other = (await world.signUp()).member;
});
afterAll(() => world.close());
beforeEach(async () => {
  // Each test sends its own question, and a free member has one a month.
  member = (await world.signUp()).member;
  request = (await store(world, member, 'asynq')).id;
});

const hash = (data: Buffer) => createHash('sha256').update(data).digest('hex');
const body = (size: number) =>
  Buffer.concat([samples.pdf, Buffer.alloc(size - samples.pdf.length, 7)]).toString('base64');
const base64 = (text: string) => Buffer.from(text).toString('base64');
const attach = (change: Row = {}, who: Member | undefined = member): Promise<Outcome> =>
  world.rpc(
    'attach',
    {
      id: randomUUID(),
      request_id: request,
      name: 'deck.pdf',
      type: 'application/pdf',
      body: base64('%PDF-1.7'),
      ...change,
    },
    who,
  );

/** A list of words as SQL. */
const list = (words: readonly string[]) => `array['${words.join("', '")}']`;

describe('what the browser checks and what the database checks', () => {
  it('are the same types, ending by ending', async () => {
    const known = fileRules.types.flatMap(({ endings }) => endings);
    const endings = [...known, 'exe', 'svg', 'html', 'txt', 'key', 'heic', 'gif', 'mp3', 'zip'];
    const types = [
      ...fileRules.types.map(({ type }) => type),
      '',
      'application/octet-stream',
      'image/svg+xml',
      'text/html',
      'video/mp4',
      'image/gif',
    ];
    const rows =
      await world.sql(`select ending, claimed, private.file_type('a.' || ending, claimed) as kept
      from unnest(${list(endings)}) as ending, unnest(${list(types)}) as claimed`);
    expect(rows).toHaveLength(endings.length * types.length);
    for (const { ending, claimed, kept } of rows)
      expect([ending, claimed, kept]).toEqual([
        ending,
        claimed,
        mediaType({ name: `a.${String(ending)}`, type: String(claimed) }),
      ]);
    // The database's own list holds nothing that the browser's does not.
    const [source] = await world.sql(
      "select prosrc as text from pg_proc where proname = 'file_type'",
    );
    const pairs = [...String(source?.['text']).matchAll(/\('(\w+)', '([^']+\/[^']+)'\)/g)];
    expect(pairs.map(([, ending]) => ending).toSorted()).toEqual(known.toSorted());
  });
});

const bytesOf = (name: string) =>
  samples[name.slice(name.lastIndexOf('.') + 1).toLowerCase() as keyof typeof samples];

describe('an attachment', () => {
  it('is stored under the type that its name and its browser agree on', async () => {
    const cases = [
      ['a.PPT', 'application/vnd.ms-powerpoint', 'application/vnd.ms-powerpoint'],
      ['a.docx', '', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
      ['a.doc', 'application/octet-stream', 'application/msword'],
      ['a.b.png', 'image/png', 'image/png'],
      ['a.jpeg', 'IMAGE/JPEG', 'image/jpeg'],
      ['note.webm', 'audio/webm;codecs=opus', 'audio/webm'],
    ] as const;
    const answers = await Promise.all(
      cases.map(([name, type]) => attach({ name, type, body: bytesOf(name).toString('base64') })),
    );
    expect(answers.map(({ attachment }) => attachment)).toMatchObject(
      cases.map(([name, , kept]) => ({ name, type: kept, size: bytesOf(name).length })),
    );
  });

  it('of no accepted type is refused', async () => {
    const cases = [
      ['a.exe', 'application/pdf'],
      ['a.pdf', 'text/html'],
      ['a.svg', 'image/svg+xml'],
      ['a.pdf.html', ''],
      ['pdf', 'application/pdf'],
    ] as const;
    const answers = await Promise.all(cases.map(([name, type]) => attach({ name, type })));
    expect(answers).toMatchObject(
      cases.map(([, type]) => ({ reason: 'wrong_type', detail: { type } })),
    );
  });

  it('with a bad field is refused', async () => {
    const cases: [Row, string][] = [
      [{ name: '../../a.pdf' }, 'name'],
      [{ name: ' ' }, 'name'],
      [{ name: `${'x'.repeat(252)}.pdf` }, 'name'],
      [{ body: '§§§' }, 'body'],
      [{ body: '' }, 'body'],
      [{ body: null }, 'body'],
      [{ id: null }, 'id'],
    ];
    const answers = await Promise.all(cases.map(([change]) => attach(change)));
    expect(answers).toMatchObject(
      cases.map(([, field]) => ({ reason: 'invalid', detail: { field } })),
    );
  });

  it('is returned to its owner as it was sent, and to no other caller', async () => {
    const noise = Buffer.from(Array.from({ length: 70_000 }, (_, index) => (index * 31) % 256));
    const bytes = Buffer.concat([samples.pdf, noise]);
    const { attachment } = await attach({ body: bytes.toString('base64') });
    const id = attachment?.['id'];
    for (const who of [member, 'server' as const]) {
      const found = (await world.rpc('attachment_body', { id }, who)) as unknown as Row;
      expect(found).toMatchObject({ outcome: 'found', name: 'deck.pdf', type: 'application/pdf' });
      expect(hash(Buffer.from(String(found['body']), 'base64'))).toBe(hash(bytes));
    }
    expect(await world.rpc('attachment_body', { id }, other)).toMatchObject({
      reason: 'not_found',
    });
    const anonymous = await world.call('/rest/v1/rpc/attachment_body', {
      method: 'POST',
      body: { id },
    });
    expect(anonymous.status).toBeGreaterThanOrEqual(401);
  });

  it('of ten megabytes is stored, of one byte more is not', async () => {
    const limit = 10 * 1024 * 1024;
    expect(fileRules.largest).toBe(limit);
    expect(await attach({ body: body(limit) })).toMatchObject({ attachment: { size: limit } });
    expect(await attach({ body: body(limit + 1) })).toMatchObject({
      reason: 'too_large',
      detail: { limit },
    });
    // However it is written; the files of an answer have the same limit.
    const rules = await world.sql(
      "select pg_get_constraintdef(oid) as rule from pg_constraint where conname in ('size_within_limit', 'body_within_limit')",
    );
    expect(rules).toHaveLength(3);
    for (const { rule } of rules) expect(rule).toContain(`<= ${limit})`);
  });

  it('is one of six: five documents and a voice note', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => attach()));
    expect(answers.filter(({ outcome }) => outcome === 'stored')).toHaveLength(5);
    const refused = answers.find(({ outcome }) => outcome === 'refused');
    expect(refused).toMatchObject({ reason: 'too_many', detail: { limit: 5 } });
    const note = { name: 'note.webm', type: '', body: samples.webm.toString('base64') };
    expect(await attach(note)).toMatchObject({ outcome: 'stored' });
    expect(await attach(note)).toMatchObject({ detail: { limit: fileRules.most } });
  });

  it('sent twice is stored once', async () => {
    const id = randomUUID();
    const first = await attach({ id });
    expect(await attach({ id, body: base64('%PDF-other') })).toEqual(first);
    const mine = (await world.rpc('my_requests', {}, member)) as unknown as Row[];
    expect(mine.find((one) => one['id'] === request)?.['attachments']).toEqual([first.attachment]);
  });

  it('belongs to a request of its sender’s', async () => {
    expect(await attach({}, other)).toMatchObject({ reason: 'not_found' });
    expect(await attach({ request_id: randomUUID() })).toMatchObject({ reason: 'not_found' });
    const anonymous = {
      id: randomUUID(),
      request_id: request,
      name: 'a.pdf',
      type: '',
      body: 'eA==',
    };
    expect(await world.rpc('attach', anonymous)).toMatchObject({ reason: 'not_signed_in' });
    const { attachment } = await attach();
    const theirs = await store(world, other, 'asynq');
    const stolen = { id: attachment?.['id'], request_id: theirs.id };
    expect(await attach(stolen, other)).toMatchObject({ reason: 'not_allowed' });
  });
});
