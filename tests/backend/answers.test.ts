// A request's page, its answer as a document, the link that forwards it, and what its member says about it.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answered, documentOf, forward, pageOf, write } from './answers.kit.ts';
import { kindsTo, mailsTo } from './mail.kit.ts';
import { answersOf, kinds, morning, move, store } from './requests.kit.ts';
import type { World } from './requests.kit.ts';
import { openBackend } from './support.ts';
import type { Member, Row } from './support.ts';

let world: World;
let member: Member;

beforeAll(async () => {
  world = await openBackend();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.setClock(morning);
  member = (await world.signUp()).member;
});

const pdf = Buffer.from('%PDF-1.7 the sums').toString('base64');
const attachTo = (id: string, name = 'sums.pdf', body = pdf) =>
  world.rpc('attach_to_answer', { id, name, body }, 'server');

describe('the page of a request', () => {
  it.each(kinds)('holds all that was asked (%s)', async (kind) => {
    const { id } = await store(world, member, kind);
    const page = await pageOf(world, id, member);
    expect(page).toMatchObject({
      outcome: 'found',
      request: { id, kind, answers: answersOf[kind], events: [{ from_status: 'draft' }] },
      answer: null,
      answer_files: [],
      follow_up: null,
      forwarding: null,
      opinion: null,
      consent: null,
    });
    expect(page.moves).toContain('withdraw_request');
    expect(page.returns_question).toBe(kind === 'asynq');
    expect(Object.keys(page.request)).not.toContain('member_id');
  });

  it('lists the files that were sent along', async () => {
    const { id } = await store(world, member, 'asynq');
    const file = { id: randomUUID(), request_id: id, name: 'deck.pdf', type: '', body: pdf };
    await world.rpc('attach', file, member);
    const page = await pageOf(world, id, member);
    expect(page.request.attachments).toEqual([
      { id: file.id, name: 'deck.pdf', type: 'application/pdf', size: 17 },
    ]);
    expect(page.moves).toContain('attach');
  });

  it('is not there for a visitor, for another member, and for an unknown id: in the same words', async () => {
    const id = await answered(world, member);
    const nothing = { outcome: 'refused', reason: 'not_found', detail: {} };
    const another = (await world.signUp()).member;
    expect(await pageOf(world, id)).toEqual(nothing);
    expect(await pageOf(world, id, another)).toEqual(nothing);
    expect(await pageOf(world, randomUUID(), member)).toEqual(nothing);
  });

  it('settles what is due before it answers', async () => {
    const { id } = await store(world, member, 'asynq');
    await world.setClock('2026-11-24T08:00:01Z');
    expect((await pageOf(world, id, member)).request['breached_at']).not.toBeNull();
  });

  it('names what can be done at each status', async () => {
    const { id } = await store(world, member, 'asynq');
    const moves = async () => (await pageOf(world, id, member)).moves;
    expect(await moves()).toEqual(['attach', 'withdraw_request']);
    await move(world, id, 'inReview', 'needsYou');
    expect(await moves()).toEqual(['reply_to_request', 'attach', 'withdraw_request']);
    await move(world, id, 'inReview', 'answered');
    // A plain note as its answer: nothing to forward or to publish.
    expect(await moves()).toEqual(['follow_up', 'say_of_answer']);
  });
});

describe('an answer', () => {
  it('is a document of four parts, signed and dated', async () => {
    const id = await answered(world, member);
    const { request, answer, moves } = await pageOf(world, id, member);
    expect(request['status']).toBe('answered');
    expect(answer?.versions).toEqual([
      {
        version: 1,
        title: 'Price the pilot',
        parts: documentOf()['parts'],
        signed_by: 'The advisor',
        signed_at: '2026-11-21T08:00:00+00:00',
        changed: null,
      },
    ]);
    expect(moves).toEqual(['follow_up', 'forward_answer', 'say_of_answer', 'consent_to_export']);
    expect(await kindsTo(world, member.email)).toContain('answered');
  });

  it.each([
    ['title', { title: ' ' }],
    ['signedBy', { signedBy: undefined }],
    ['source', { source: '' }],
    ['changed', { changed: '' }],
    ['parts', { parts: undefined }],
    ['parts', { parts: { diagnosis: ['One.'], recommendation: ['Two.'], nextStep: ['Three.'] } }],
    ['parts', { parts: { ...(documentOf()['parts'] as Row), sources: [] } }],
    ['parts', { parts: { ...(documentOf()['parts'] as Row), more: ['Five.'] } }],
  ])('without its %s is refused, and nothing is written', async (field, change) => {
    const { id } = await store(world, member, 'asynq');
    expect(await write(world, id, change)).toEqual({
      outcome: 'refused',
      reason: 'invalid',
      detail: { field },
    });
    expect(await pageOf(world, id, member)).toMatchObject({
      request: { status: 'submitted' },
      answer: null,
    });
  });

  it('is written once; a correction is a new version, says what changed, and is mailed', async () => {
    const id = await answered(world, member);
    expect(await write(world, id)).toMatchObject({ reason: 'invalid' });
    expect(await write(world, id, { changed: 'x' })).toMatchObject({ reason: 'already_answered' });
    expect(await write(world, id, {}, true)).toMatchObject({ detail: { field: 'changed' } });
    const change = { title: 'Price it higher', changed: 'The second sum was wrong.' };
    expect(await write(world, id, change, true)).toMatchObject({ outcome: 'stored', version: 2 });
    const { request, answer } = await pageOf(world, id, member);
    expect(answer?.versions).toMatchObject([
      { version: 2, ...change },
      { version: 1, title: 'Price the pilot', changed: null },
    ]);
    expect(request).toMatchObject({ status: 'answered' });
    expect(request.events.at(-1)).toMatchObject({ about: 'corrected', note: change.changed });
    const mail = (await mailsTo(world, member.email)).find(({ kind }) => kind === 'corrected');
    expect(mail?.data).toMatchObject({ requestId: id, note: change.changed });
  });

  it('that was a plain note stays readable, and can become a document', async () => {
    const { id } = await store(world, member, 'asynq');
    await world.rpc('move_request', { id, to_status: 'answered', note: 'Half of it.' }, 'server');
    const { request, answer } = await pageOf(world, id, member);
    expect([answer, request.events.at(-1)?.['note']]).toEqual([null, 'Half of it.']);
    await write(world, id, { changed: 'It is a document now.' }, true);
    expect((await pageOf(world, id, member)).answer?.versions).toMatchObject([{ version: 1 }]);
  });

  it('is not corrected before it was given', async () => {
    const { id } = await store(world, member, 'asynq');
    expect(await write(world, id, { changed: 'x' }, true)).toMatchObject({
      reason: 'not_answered',
    });
  });

  it('has files, shown with it and read by its member alone', async () => {
    const { id } = await store(world, member, 'asynq');
    const { outcome } = await attachTo(id);
    expect(outcome).toBe('stored');
    // Before the answer is there, its member sees none of it.
    expect((await pageOf(world, id, member)).answer_files).toEqual([]);
    await write(world, id);
    const [file] = (await pageOf(world, id, member)).answer_files;
    expect(file).toMatchObject({ name: 'sums.pdf', type: 'application/pdf', size: 17 });
    const read = { id: String(file?.['id']) };
    expect(await world.rpc('answer_file', read, member)).toMatchObject({ body: pdf });
    const another = (await world.signUp()).member;
    for (const who of [undefined, another])
      expect(await world.rpc('answer_file', read, who)).toMatchObject({ reason: 'not_found' });
    // The same name again replaces the file.
    await attachTo(id, 'sums.pdf', Buffer.from('%PDF-1.7 better').toString('base64'));
    expect((await pageOf(world, id, member)).answer_files).toHaveLength(1);
  });

  it.each([
    ['sums.exe', pdf, 'wrong_type'],
    ['sums.png', pdf, 'wrong_content'],
    ['../sums.pdf', pdf, 'invalid'],
    ['sums.pdf', '', 'invalid'],
  ])('takes no file like %s', async (name, body, reason) => {
    const id = await answered(world, member);
    expect(await attachTo(id, name, body)).toMatchObject({ outcome: 'refused', reason });
  });
});

const read = (token: unknown) => world.rpc('forwarded_answer', { token });

describe('a link that forwards an answer', () => {
  it('shows the answer and nothing else of its member', async () => {
    const id = await answered(world, member);
    const token = await forward(world, id, member);
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    const answer = await read(token);
    expect(answer).toMatchObject({
      outcome: 'found',
      answer: { versions: [{ version: 1, parts: documentOf()['parts'] }] },
    });
    const text = JSON.stringify(answer);
    for (const secret of [id, member.id, member.email, answersOf.asynq.question])
      expect(text).not.toContain(secret);
  });

  it('is stored as its hash, and is told once', async () => {
    const id = await answered(world, member);
    const token = await forward(world, id, member);
    const rows = await world.sql(
      "select coalesce(jsonb_agg(to_jsonb(link)), '[]')::text as all_of_it from private.forwardings as link",
    );
    expect(String(rows[0]?.['all_of_it'])).not.toContain(token);
    const { forwarding, moves } = await pageOf(world, id, member);
    expect(forwarding).toEqual({ created_at: '2026-11-21T08:00:00+00:00' });
    expect(moves).toContain('revoke_forwarding');
  });

  it('says so when it is revoked, replaced, or its answer deleted', async () => {
    const id = await answered(world, member);
    const first = await forward(world, id, member);
    const second = await forward(world, id, member);
    expect(await read(first)).toMatchObject({ reason: 'revoked' });
    expect(await read(second)).toMatchObject({ outcome: 'found' });
    await world.rpc('revoke_forwarding', { id }, member);
    expect(await read(second)).toMatchObject({ reason: 'revoked' });
    expect((await pageOf(world, id, member)).forwarding).toBeNull();
    const third = await forward(world, id, member);
    await world.sql(`delete from auth.users where id = '${member.id}'`);
    expect(await read(third)).toMatchObject({ reason: 'deleted' });
    expect(await read(second)).toMatchObject({ reason: 'revoked' });
  });

  it.each(['', 'x', '0'.repeat(64), null])(
    'that was never made leads nowhere: %s',
    async (token) => {
      expect(await read(token)).toMatchObject({ outcome: 'refused', reason: 'not_found' });
    },
  );

  it('needs an answer that is a document', async () => {
    const { id } = await store(world, member, 'asynq');
    await move(world, id, 'answered');
    expect(await world.rpc('forward_answer', { id }, member)).toMatchObject({
      reason: 'no_answer',
    });
  });
});

describe('what a member says of an answer', () => {
  it('is whether it helped, and why; said again, it replaces', async () => {
    const id = await answered(world, member);
    await world.rpc('say_of_answer', { id, helped: false, why: 'Too late.' }, member);
    await world.rpc('say_of_answer', { id, helped: true, why: ' ' }, member);
    expect((await pageOf(world, id, member)).opinion).toEqual({
      helped: true,
      why: null,
      said_at: '2026-11-21T08:00:00+00:00',
    });
    const long = { id, helped: true, why: 'x'.repeat(4001) };
    expect(await world.rpc('say_of_answer', long, member)).toMatchObject({ reason: 'invalid' });
    const { id: open } = await store(world, await world.signUpPremium(), 'asynq');
    expect(await world.rpc('say_of_answer', { id: open, helped: true }, member)).toMatchObject({
      reason: 'not_found',
    });
  });

  it('allows an export, and takes that back', async () => {
    const id = await answered(world, member);
    const consent = (consents: boolean) => world.rpc('consent_to_export', { id, consents }, member);
    const take = () => world.rpc('export_answer', { id }, 'server');
    expect(await take()).toMatchObject({ reason: 'no_consent' });
    await consent(true);
    expect((await pageOf(world, id, member)).consent).toEqual({
      given_at: '2026-11-21T08:00:00+00:00',
    });
    const exported = await take();
    expect(exported).toMatchObject({
      outcome: 'stored',
      title: 'Price the pilot',
      question: answersOf.asynq.question,
      names: [member.email],
    });
    await consent(false);
    expect((await pageOf(world, id, member)).consent).toBeNull();
    expect(await take()).toMatchObject({ reason: 'no_consent' });
  });
});
