// Files that a member sends along: types, sizes, exactly once, and readable by their owner alone.
import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { store } from './requests.kit.ts';
import type { World } from './requests.kit.ts';
import { openBackend } from './support.ts';
import type { Member, Outcome, Row } from './support.ts';

let world: World;
let member: Member;
let other: Member;
let request: string;

beforeAll(async () => {
  world = await openBackend();
});
afterAll(() => world.close());
beforeEach(async () => {
  member = (await world.signUp()).member;
  other = (await world.signUp()).member;
  request = (await store(world, member, 'meeting')).id;
});

const hash = (data: Buffer) => createHash('sha256').update(data).digest('hex');
const body = (size: number) => Buffer.alloc(size, 7).toString('base64');
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

describe('an attachment', () => {
  it.each([
    ['a.pdf', 'application/pdf', 'application/pdf'],
    ['a.PPT', 'application/vnd.ms-powerpoint', 'application/vnd.ms-powerpoint'],
    ['a.docx', '', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['a.doc', 'application/octet-stream', 'application/msword'],
    ['a.b.png', 'image/png', 'image/png'],
    ['a.jpeg', 'IMAGE/JPEG', 'image/jpeg'],
    ['note.webm', 'audio/webm;codecs=opus', 'audio/webm'],
    ['note.mp4', 'audio/mp4', 'audio/mp4'],
  ])('%s (%s) is kept as %s', async (name, type, kept) => {
    const { attachment } = await attach({ name, type });
    expect(attachment).toMatchObject({ name, type: kept, size: 8 });
  });

  it.each([
    ['a.exe', 'application/pdf'],
    ['a.pdf', 'text/html'],
    ['a.svg', 'image/svg+xml'],
    ['a.pdf.html', ''],
    ['pdf', 'application/pdf'],
  ])('%s (%s) is no type that is taken', async (name, type) => {
    expect(await attach({ name, type })).toMatchObject({ reason: 'wrong_type', detail: { type } });
  });

  it.each([
    [{ name: '../../a.pdf' }, 'name'],
    [{ name: ' ' }, 'name'],
    [{ name: `${'x'.repeat(252)}.pdf` }, 'name'],
    [{ body: '§§§' }, 'body'],
    [{ body: '' }, 'body'],
    [{ body: null }, 'body'],
    [{ id: null }, 'id'],
  ])('with %# is refused', async (change, field) => {
    expect(await attach(change)).toMatchObject({ reason: 'invalid', detail: { field } });
  });

  it('comes back to its owner as it was sent, and to nobody else', async () => {
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => (index * 31) % 256));
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

  it('of ten megabytes is kept, of one byte more is not', async () => {
    const limit = 10 * 1024 * 1024;
    expect(await attach({ body: body(limit) })).toMatchObject({ attachment: { size: limit } });
    expect(await attach({ body: body(limit + 1) })).toMatchObject({
      reason: 'too_large',
      detail: { limit },
    });
    expect(await attach({ body: body(limit * 2) })).toMatchObject({ reason: 'too_large' });
  });

  it('is one of six', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => attach()));
    expect(answers.filter(({ outcome }) => outcome === 'stored')).toHaveLength(6);
    const refused = answers.find(({ outcome }) => outcome === 'refused');
    expect(refused).toMatchObject({ reason: 'too_many', detail: { limit: 6 } });
  });

  it('sent twice is stored once', async () => {
    const id = randomUUID();
    const first = await attach({ id });
    expect(await attach({ id, body: base64('other') })).toEqual(first);
    const [mine] = (await world.rpc('my_requests', {}, member)) as unknown as Row[];
    expect(mine?.['attachments']).toEqual([first.attachment]);
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
    const theirs = await store(world, other, 'meeting');
    const stolen = { id: attachment?.['id'], request_id: theirs.id };
    expect(await attach(stolen, other)).toMatchObject({ reason: 'not_allowed' });
  });
});
