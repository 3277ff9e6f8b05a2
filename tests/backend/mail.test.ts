// Which mails are written when: in the transaction of what they tell, with the facts of their kind.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliver, kindsTo, mailsTo } from './mail.kit.ts';
import { morning, move, store, submit } from './requests.kit.ts';
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
  await world.sql('delete from public.requests');
  await world.sql('delete from private.mails');
  member = (await world.signUp()).member;
});
afterEach(() => world.setClock(null));

const facts = async (kind: string) =>
  (await mailsTo(world, member.email)).filter((mail) => mail.kind === kind).map(({ data }) => data);

describe('an account', () => {
  it('is welcomed once, with a link that leaves such mails', async () => {
    expect(await kindsTo(world, member.email)).toEqual(['welcome']);
    expect(await facts('welcome')).toEqual([
      { leaveToken: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    ]);
  });

  it('is told of its new password, and of no other change', async () => {
    const change = { method: 'PUT', bearer: member.token, body: { password: 'battery staple' } };
    expect((await world.call('/auth/v1/user', change)).status).toBe(200);
    await world.sql(`update auth.users set last_sign_in_at = now() where id = '${member.id}'`);
    expect(await facts('passwordChanged')).toEqual([{ at: '2026-11-21T08:00:00+00:00' }]);
  });
});

describe('a request', () => {
  it('is told at each step, with what the step says', async () => {
    const { id } = await store(world, member, 'asynq');
    const common = { requestId: id, requestKind: 'asynq', title: 'About asynq' };
    const received = { ...common, dueAt: '2026-11-24T08:00:00+00:00', priority: false };
    expect(await facts('received')).toEqual([received]);
    await move(world, id, 'inReview');
    const ask = { id, to_status: 'needsYou', note: 'Which buyer?' };
    await world.rpc('move_request', ask, 'server');
    await world.rpc('note_request', { id, note: 'No step.' }, 'server');
    await world.rpc('reply_to_request', { id, note: 'The second.' }, member);
    await move(world, id, 'answered');
    expect(await facts('needsYou')).toEqual([{ ...common, note: 'Which buyer?' }]);
    expect(await facts('status')).toEqual([
      { ...common, from: 'submitted', to: 'inReview' },
      { ...common, from: 'needsYou', to: 'inReview' },
    ]);
    expect(await facts('answered')).toEqual([common]);
  });

  it('that is refused leaves no mail', async () => {
    const answer = await submit(world, member, 'asynq', { question: '' });
    expect(answer.outcome).toBe('refused');
    const { id } = await store(world, member, 'meeting');
    await world.rpc('move_request', { id, to_status: 'held', note: null }, 'server');
    expect((await kindsTo(world, member.email)).toSorted()).toEqual(['received', 'welcome']);
  });

  it('without an account is told at its own address', async () => {
    await store(world, undefined, 'advisory', { email: 'Ada@Example.com' });
    expect(await kindsTo(world, 'ada@example.com')).toEqual(['received']);
    // No page shows it to its sender: its mails lead to none.
    const [received] = await mailsTo(world, 'ada@example.com');
    expect(received?.data).toMatchObject({ requestKind: 'advisory', withoutAccount: true });
  });

  it('with an account is told so', async () => {
    await store(world, member, 'advisory');
    const [received] = await facts('received');
    expect(received).not.toHaveProperty('withoutAccount');
  });

  it('whose promise is missed says that the question is given back', async () => {
    const { id } = await store(world, member, 'asynq');
    await world.setClock('2026-11-24T08:00:01Z');
    await world.rpc('settle_requests', {}, 'server');
    await world.rpc('settle_requests', {}, 'server');
    expect(await facts('promiseMissed')).toEqual([
      {
        requestId: id,
        requestKind: 'asynq',
        title: 'About asynq',
        dueAt: '2026-11-24T08:00:00+00:00',
        questionReturned: true,
      },
    ]);
  });
});

describe('an office hour', () => {
  const slot = '2026-11-24T14:20';

  it('that is scheduled has its calendar and two reminders', async () => {
    const { id } = await store(world, member, 'office-hours', { slot });
    await world.rpc(
      'move_request',
      { id, to_status: 'scheduled', note: 'By telephone.' },
      'server',
    );
    expect(await facts('scheduled')).toMatchObject([
      {
        startsAt: '2026-11-24T13:20:00+00:00',
        at: '2026-11-21T08:00:00+00:00',
        sequence: 0,
        note: 'By telephone.',
      },
    ]);
    const reminders = (await mailsTo(world, member.email)).filter(({ kind }) =>
      kind.startsWith('remind'),
    );
    expect(reminders.map(({ kind, due_at: dueAt }) => `${kind} ${dueAt}`)).toEqual([
      'reminder24 2026-11-23T13:20:00Z',
      'reminder1 2026-11-24T12:20:00Z',
    ]);
    expect(reminders[0]?.data).toMatchObject({
      requestId: id,
      startsAt: '2026-11-24T13:20:00+00:00',
    });
  });

  it('that is called off counts on, and reminds nobody', async () => {
    const { id } = await store(world, member, 'office-hours', { slot });
    await move(world, id, 'scheduled', 'inReview');
    expect(await facts('status')).toMatchObject([
      { from: 'scheduled', to: 'inReview', sequence: 1 },
    ]);
    await deliver(world);
    await world.setClock('2026-11-24T12:20:00Z');
    expect(await deliver(world)).toEqual([]);
    const left = (await mailsTo(world, member.email)).filter(({ kind }) =>
      kind.startsWith('remind'),
    );
    expect(left.map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
  });

  it('that is scheduled again is reminded of once', async () => {
    const { id } = await store(world, member, 'office-hours', { slot });
    await move(world, id, 'scheduled', 'inReview', 'scheduled');
    expect(await facts('scheduled')).toMatchObject([{ sequence: 0 }, { sequence: 2 }]);
    await deliver(world);
    await world.setClock('2026-11-23T13:20:00Z');
    expect((await deliver(world)).map(({ kind }) => kind)).toEqual(['reminder24']);
    await world.setClock('2026-11-24T12:20:00Z');
    expect((await deliver(world)).map(({ kind }) => kind)).toEqual(['reminder1']);
  });

  it.each([
    // Each on the first day of the week with office hours after the clock was changed on Sunday.
    [
      'summer',
      '2027-03-28T18:00:00Z',
      '2027-03-30T14:00',
      '2027-03-29T12:00:00Z',
      '2027-03-30T11:00:00Z',
    ],
    [
      'winter',
      '2027-10-31T18:00:00Z',
      '2027-11-02T14:00',
      '2027-11-01T13:00:00Z',
      '2027-11-02T12:00:00Z',
    ],
  ])('is on the wall clock of Paris, in %s', async (_name, now, start, day, hour) => {
    await world.setClock(now);
    const { id } = await store(world, member, 'office-hours', { slot: start });
    await move(world, id, 'scheduled');
    const reminders = (await mailsTo(world, member.email)).filter(({ kind }) =>
      kind.startsWith('remind'),
    );
    expect(reminders.map(({ due_at: dueAt }) => dueAt)).toEqual([day, hour]);
  });

  it('across the change of the clock is reminded of 24 hours before, not a day on the wall before', async () => {
    // No office hour is on a Sunday; one is put there.
    await world.sql(
      "insert into public.office_hours (weekday, starts, host) values (7, '14:00', 'angel') on conflict do nothing",
    );
    await world.setClock('2027-03-26T08:00:00Z');
    const { id } = await store(world, member, 'office-hours', { slot: '2027-03-28T14:00' });
    await move(world, id, 'scheduled');
    const [reminder] = (await mailsTo(world, member.email)).filter(
      ({ kind }) => kind === 'reminder24',
    );
    // 14:00 in summer time is 12:00 UTC; a day before, the clocks of Paris show 13:00.
    expect(reminder?.due_at).toBe('2027-03-27T12:00:00Z');
  });
});

describe('a seat', () => {
  it('that is offered says until when, reminds before it lapses, and says that it lapsed', async () => {
    await world.sql(
      "update public.gathering_seats set seats = 1, reserved = 0 where id = 'paris-walk-2026-12-03'",
    );
    const { member: first } = await world.signUp();
    const { id: taken } = await store(world, first, 'gathering');
    await move(world, taken, 'accepted');
    await store(world, member, 'gathering');
    expect(await facts('received')).toMatchObject([{ position: 1 }]);
    await world.rpc('withdraw_request', { id: taken }, first);
    expect(await facts('seatOffered')).toMatchObject([
      { offeredUntil: '2026-11-22T08:00:00+00:00' },
    ]);
    await deliver(world);
    await world.setClock('2026-11-22T05:00:00Z');
    expect((await deliver(world)).map(({ kind }) => kind)).toEqual(['offerLapsing']);
    await world.setClock('2026-11-22T08:00:00Z');
    await world.rpc('settle_requests', {}, 'server');
    // Nobody else waits: the seat is offered to the same member again.
    expect(await facts('offerLapsed')).toMatchObject([{ requestKind: 'gathering' }]);
    expect(await facts('seatOffered')).toHaveLength(2);
  });
});

it('a queue that nobody emptied for three days sends nothing old', async () => {
  await world.setClock('2026-11-24T08:00:01Z');
  expect(await deliver(world)).toEqual([]);
  expect((await mailsTo(world, member.email)).map(({ status }) => status)).toEqual(['cancelled']);
});

it('what an address has left is not sent any more', async () => {
  const [mail] = await mailsTo(world, member.email);
  await world.sql(
    `update private.mail_choices set left_at = now() where token = '${String(mail?.data['leaveToken'])}'`,
  );
  expect(await deliver(world)).toEqual([]);
});

it('forgets what is over, and secrets with their hour', async () => {
  await world.sql(
    `select private.queue_mail('recovery', null, '${member.email}', '{"sealed": "x"}', 'r 1', null, private.now() + interval '1 hour')`,
  );
  await world.setClock('2026-11-21T09:00:00Z');
  await world.rpc('tidy_mails', {}, 'server');
  expect(await facts('recovery')).toEqual([{}]);
  await world.setClock('2026-12-22T09:00:00Z');
  await world.rpc('tidy_mails', {}, 'server');
  expect(await mailsTo(world, member.email)).toEqual([]);
});
