// The link by which a member forwards an answer, and what they say about it.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answered, documentOf, forward, pageOf } from './answers.kit.ts';
import { answersOf, morning, move, store } from './requests.kit.ts';
import type { World } from './requests.kit.ts';
import { openBackend } from './support.ts';
import type { Member } from './support.ts';

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
