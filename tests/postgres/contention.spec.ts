// On a PostgreSQL server many connections really race: for one slot, for the last question, for the last seat.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { answersOf } from '../backend/requests.kit.ts';
import { makeMembers, openCallers, openPostgres } from './support.ts';
import type { Callers, PostgresWorld } from './support.ts';
import type { Outcome } from '../backend/support.ts';

const crowd = 200;
// Two hundred connections on a shared machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });
let world: PostgresWorld;
let callers: Callers;

beforeAll(async () => {
  world = await openPostgres();
  callers = openCallers(world.url, crowd);
  await callers.ready();
});
afterAll(async () => {
  await callers.close();
  await world.close();
});

const idOf = ({ request }: Outcome) => String(request?.['id']);
const stored = (answers: Outcome[]) => answers.filter(({ outcome }) => outcome === 'stored');
const reasons = (answers: Outcome[]) => [
  ...new Set(answers.flatMap(({ reason }) => (reason === undefined ? [] : [reason]))),
];

/** The number of rows that the content has inserted. */
const counts = () =>
  callers.query(
    'select (select count(*) from public.capabilities) as capabilities, (select count(*) from public.gathering_seats) as gatherings, (select count(*) from public.office_hours) as slots, (select count(*) from public.community_posts) as posts',
  );

describe('migrations and content', () => {
  it('are applied, and a second start changes nothing', async () => {
    const before = await counts();
    // Ten office hours and four advisory calls a week.
    expect(before).toMatchObject([{ gatherings: '6', slots: '14' }]);
    const again = await world.restart();
    expect(await counts()).toEqual(before);
    await again.close();
  });

  it('serve a member through the API as they do on the embedded engine', async () => {
    const again = await world.restart();
    const { member } = await again.signUp({ company_name: 'Halden' });
    const args = { id: crypto.randomUUID(), kind: 'asynq', subject: 'A', answers: answersOf.asynq };
    expect(await again.rpc('submit_request', args, member)).toMatchObject({ outcome: 'stored' });
    expect(
      await again.rpc('submit_request', { ...args, id: crypto.randomUUID() }, member),
    ).toMatchObject({ reason: 'quota_spent' });
    const mine = (await again.rpc('my_requests', {}, member)) as unknown as unknown[];
    expect(mine).toMatchObject([{ answers: answersOf.asynq }]);
    // Lists, files and posts are encoded differently from other types: each must pass through this driver, too.
    const lists = ['second-curve', 'next-curve'];
    const letters = { address: 'ada@example.com', lists };
    expect(await again.rpc('subscribe_newsletter', letters)).toEqual({ outcome: 'stored' });
    const file = {
      id: crypto.randomUUID(),
      name: 'a.pdf',
      type: 'application/pdf',
      body: 'JVBERi0=',
    };
    await again.rpc('attach', { ...file, request_id: args.id }, member);
    expect(await again.rpc('attachment_body', { id: file.id }, member)).toMatchObject({
      body: file.body,
    });
    const post = { id: crypto.randomUUID(), body: 'We raised the price.', premium: false };
    expect(await again.rpc('post_to_community', post, member)).toMatchObject({
      outcome: 'stored',
    });
    const range = { first: '2026-11-01', last: '2026-12-01' };
    expect(await again.rpc('closed_slots', range)).toEqual([]);
    const step = { id: args.id, to_status: 'inReview', note: 'Reading.' };
    expect(await again.rpc('move_request', step, 'server')).toMatchObject({ outcome: 'stored' });
    await again.close();
  });
});

describe(`${crowd} at once`, () => {
  it('move to scheduled for one slot: one wins, the others get the answer that it is closed', async () => {
    const members = await makeMembers(callers, crowd);
    const slot = { slot: await nextSlot() };
    const requests = await Promise.all(
      members.map((member) => callers.submit(member, 'office-hours', slot)),
    );
    expect(stored(requests)).toHaveLength(crowd);
    const answers = await Promise.all(
      requests.map((request) => callers.move(idOf(request), 'scheduled')),
    );
    expect(stored(answers)).toHaveLength(1);
    expect(reasons(answers)).toEqual(['slot_closed']);
    for (const { detail } of answers.filter(({ outcome }) => outcome === 'refused'))
      expect(detail?.['nearest']).toHaveLength(3);
    const late = await callers.submit(members[0] ?? '', 'office-hours', slot);
    expect(late.outcome).toBe('refused');
  });

  it('send the last question of the month: one is stored, the others get the answer that the quota is used up', async () => {
    const [member = ''] = await makeMembers(callers, 1);
    const answers = await Promise.all(
      Array.from({ length: crowd }, () => callers.submit(member, 'asynq', answersOf.asynq)),
    );
    expect(stored(answers)).toHaveLength(1);
    expect(reasons(answers)).toEqual(['quota_spent']);
  });

  it('take the last seats: as many as there are, the others get the answer that it is full', async () => {
    const members = await makeMembers(callers, crowd);
    await callers.query(
      "insert into public.gathering_seats (id, seats, status) values ('last-seats', 4, 'accepting')",
    );
    const wish = { gathering: 'last-seats' };
    const requests = await Promise.all(
      members.map((member) => callers.submit(member, 'gathering', wish)),
    );
    expect(stored(requests)).toHaveLength(crowd);
    const answers = await Promise.all(
      requests.map((request) => callers.move(idOf(request), 'accepted')),
    );
    expect(stored(answers)).toHaveLength(4);
    expect(reasons(answers)).toEqual(['gathering_full']);
    const [late = ''] = await makeMembers(callers, 1);
    expect((await callers.submit(late, 'gathering', wish)).request).toMatchObject({
      status: 'waitlisted',
      position: 1,
    });
  });

  it('send the same request: it is stored once, and each gets the same answer', async () => {
    const [member = ''] = await makeMembers(callers, 1);
    const args = [crypto.randomUUID(), 'asynq', 'Once', JSON.stringify(answersOf.asynq)];
    const answers = await Promise.all(
      Array.from({ length: crowd }, () => callers.call('submit_request', args, member)),
    );
    expect(stored(answers)).toHaveLength(crowd);
    const rows = await callers.query(
      `select id from public.requests where member_id = '${member}'`,
    );
    expect(rows).toEqual([{ id: args[0] }]);
  });
});

/** The first open start of the next weeks, by the database's own clock. */
async function nextSlot(): Promise<string> {
  const [row] = await callers.query(
    "select private.nearest_slots(to_char(now() + interval '7 days', 'YYYY-MM-DD') || 'T14:00') ->> 0 as slot",
  );
  return String(row?.['slot']);
}
