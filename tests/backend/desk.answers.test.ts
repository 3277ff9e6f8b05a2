// Answering at the desk: ten seconds in which nobody is told anything, and what becomes of an answer after them.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pageOf } from './answers.kit.ts';
import { actsOn, advisor, atDesk, queueOf, sendAnswer } from './desk.kit.ts';
import { claim, kindsTo } from './mail.kit.ts';
import { morning, store } from './requests.kit.ts';
import type { World } from './requests.kit.ts';
import { openBackend } from './support.ts';
import type { Member } from './support.ts';

let world: World;
let ada: Member;
let ben: Member;
let member: Member;
let id: string;

beforeAll(async () => {
  world = await openBackend();
  await world.setClock(morning);
  ada = await advisor(world, 'Ada');
  ben = await advisor(world, 'Ben');
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.setClock(morning);
  ({ member } = await world.signUp());
  id = (await store(world, member, 'asynq')).id;
});

const later = (seconds: number) =>
  world.setClock(new Date(Date.parse(morning) + seconds * 1000).toISOString());
const takeBack = (who: Member) => world.rpc('desk_take_answer_back', { id }, who);

describe('within ten seconds', () => {
  it('neither its member nor a mail knows of it', async () => {
    expect(await sendAnswer(world, ada, id)).toMatchObject({
      outcome: 'stored',
      sending: { by: { name: 'Ada' }, mine: true, document: { title: 'Price the pilot' } },
    });
    await later(9.9);
    expect(await pageOf(world, id, member)).toMatchObject({
      request: { status: 'submitted' },
      answer: null,
    });
    expect(await world.rpc('my_requests', {}, member)).toMatchObject([{ status: 'submitted' }]);
    await claim(world);
    expect(await kindsTo(world, member.email)).not.toContain('answered');
    const [row] = (await queueOf(world, ada, { q: id.slice(0, 13) })).rows;
    expect(row).toMatchObject({ sending: { until: '2026-11-21T08:00:10+00:00' } });
  });

  it('it is taken back, and its words come back', async () => {
    await sendAnswer(world, ada, id);
    await later(9.9);
    expect(await takeBack(ada)).toMatchObject({
      outcome: 'stored',
      document: { title: 'Price the pilot', source: '## Diagnosis\n\nYou ask about price.' },
    });
    await later(60);
    expect(await pageOf(world, id, member)).toMatchObject({
      request: { status: 'submitted' },
      answer: null,
    });
    await claim(world);
    expect(await kindsTo(world, member.email)).not.toContain('answered');
    expect(await takeBack(ada)).toMatchObject({ reason: 'nothing_to_take_back' });
    expect(await actsOn(world, id)).toMatchObject([
      { act: 'answerSent' },
      { act: 'answerTakenBack' },
    ]);
  });

  it('the other advisor is told who answers', async () => {
    await sendAnswer(world, ada, id);
    expect(await sendAnswer(world, ben, id)).toMatchObject({
      reason: 'leased',
      detail: { by: { name: 'Ada' } },
    });
    expect(await takeBack(ben)).toMatchObject({ reason: 'leased' });
    await world.rpc('desk_release', { id }, ada);
    expect(await sendAnswer(world, ben, id)).toMatchObject({ reason: 'answer_waits' });
    expect(await takeBack(ben)).toMatchObject({ outcome: 'stored' });
  });
});

describe('after ten seconds', () => {
  it.each([
    ['the page of the request', () => pageOf(world, id, member)],
    ['My requests', () => world.rpc('my_requests', {}, member)],
    ['the desk', () => atDesk(world, ben, id)],
    ['the worker of mails', () => claim(world)],
  ])('%s gives it', async (_, ask) => {
    await sendAnswer(world, ada, id);
    await later(10);
    await ask();
    expect(await world.sql(`select status from public.requests where id = '${id}'`)).toEqual([
      { status: 'answered' },
    ]);
    expect(await pageOf(world, id, member)).toMatchObject({
      request: { status: 'answered' },
      answer: { versions: [{ version: 1, title: 'Price the pilot' }] },
    });
    expect(await kindsTo(world, member.email)).toContain('answered');
    const seen = await atDesk(world, ben, id);
    expect(seen).toMatchObject({ sending: null, failed: null });
    expect(seen.events.at(-1)).toMatchObject({ to_status: 'answered', by: { name: 'Ada' } });
    expect(seen.answer?.versions[0]).toMatchObject({
      source: '## Diagnosis\n\nYou ask about price.',
    });
    expect(await takeBack(ada)).toMatchObject({ reason: 'too_late' });
    expect(await sendAnswer(world, ada, id)).toMatchObject({ reason: 'already_answered' });
    expect(await actsOn(world, id)).toMatchObject([
      { act: 'answerSent' },
      { act: 'answered', staff_name: 'Ada' },
    ]);
  });

  it('a member who has withdrawn meanwhile gets none, and the words are kept for the advisor', async () => {
    await sendAnswer(world, ada, id);
    await later(5);
    await world.rpc('withdraw_request', { id }, member);
    await later(10);
    expect(await atDesk(world, ada, id)).toMatchObject({
      request: { status: 'withdrawn' },
      sending: null,
      failed: {
        reason: 'illegal_move',
        by: { name: 'Ada' },
        document: { title: 'Price the pilot' },
      },
    });
    expect(await pageOf(world, id, member)).toMatchObject({ answer: null });
  });

  it('it comes before a withdrawal that comes after it', async () => {
    await sendAnswer(world, ada, id);
    await later(10);
    expect(await world.rpc('withdraw_request', { id }, member)).toMatchObject({
      reason: 'illegal_move',
    });
    expect(await pageOf(world, id, member)).toMatchObject({ request: { status: 'answered' } });
  });
});

it('sent in time is in time, though it is given after the date', async () => {
  const due = Date.parse(morning) + 72 * 3_600_000;
  await world.setClock(new Date(due - 3000).toISOString());
  await sendAnswer(world, ada, id);
  await world.setClock(new Date(due + 3000).toISOString());
  await world.rpc('settle_requests', {}, 'server');
  expect(await pageOf(world, id, member)).toMatchObject({
    request: { status: 'submitted', breached_at: null },
  });
  await world.setClock(new Date(due + 7000).toISOString());
  expect(await pageOf(world, id, member)).toMatchObject({
    request: { status: 'answered', breached_at: null },
  });
  // Taken back, it is as late as any.
  const { id: other } = await store(world, (await world.signUp()).member, 'asynq');
  const late = due + 7000 + 72 * 3_600_000;
  await world.setClock(new Date(late - 1000).toISOString());
  await sendAnswer(world, ada, other);
  await world.rpc('desk_take_answer_back', { id: other }, ada);
  await world.setClock(new Date(late + 1000).toISOString());
  expect((await atDesk(world, ada, other)).request['breached_at']).not.toBeNull();
});

it.each([
  ['title', { title: ' ' }],
  ['signedBy', { signedBy: undefined }],
  ['parts', { parts: { diagnosis: ['a'] } }],
  ['source', { source: '' }],
  ['changed', { changed: ' ' }],
])('a document that lacks its %s is refused', async (field, change) => {
  expect(await sendAnswer(world, ada, id, change)).toMatchObject({
    reason: 'invalid',
    detail: { field },
  });
  expect(await actsOn(world, id)).toEqual([]);
});

it('corrects with what changed, and answers a follow-up with the next version', async () => {
  expect(await sendAnswer(world, ada, id, { changed: 'A number.' }, true)).toMatchObject({
    reason: 'not_answered',
  });
  await sendAnswer(world, ada, id);
  await later(10);
  expect(await sendAnswer(world, ada, id, {}, true)).toMatchObject({
    detail: { field: 'changed' },
  });
  expect(await sendAnswer(world, ada, id, { changed: 'A number.' }, true)).toMatchObject({
    sending: { correcting: true },
  });
  await later(15);
  expect((await pageOf(world, id, member)).answer?.versions).toHaveLength(1);
  await later(20);
  expect((await pageOf(world, id, member)).answer?.versions).toHaveLength(2);
  expect(await kindsTo(world, member.email)).toContain('corrected');
  await world.rpc('follow_up', { id, note: 'And in June?' }, member);
  expect((await atDesk(world, ada, id)).moves).toContain('desk_answer');
  await sendAnswer(world, ada, id, { changed: 'June.' });
  await later(30);
  expect(await pageOf(world, id, member)).toMatchObject({
    request: { status: 'answered' },
    answer: { versions: [{ version: 3 }, { version: 2 }, { version: 1 }] },
  });
  expect((await actsOn(world, id)).map(({ act }) => act)).toEqual([
    'answerSent',
    'answered',
    'answerSent',
    'corrected',
    'answerSent',
    'answered',
  ]);
});

it('the operator answers with the same function, and the desk is told', async () => {
  await sendAnswer(world, ada, id);
  const document = {
    title: 'Mine',
    signedBy: 'A',
    source: 'x',
    parts: { diagnosis: ['a'], recommendation: ['b'], nextStep: ['c'], sources: ['d'] },
  };
  expect(
    await world.rpc('write_answer', { id, document, correcting: false }, 'server'),
  ).toMatchObject({ outcome: 'stored' });
  await later(10);
  expect(await atDesk(world, ada, id)).toMatchObject({
    answer: { versions: [{ title: 'Mine' }] },
    failed: { reason: 'invalid', detail: { field: 'changed' } },
  });
});
