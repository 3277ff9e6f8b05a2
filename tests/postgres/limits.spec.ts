// A member's limits against many tabs at once, and a statement that takes too long (ASVS 5.0, 2.3.4 and 2.4.1).
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { memberLimits } from '#content/limits.ts';
import { answersOf } from '../backend/requests.kit.ts';
import { makeMembers, openCallers, openPostgres } from './support.ts';
import type { Callers, PostgresWorld } from './support.ts';
import type { Outcome } from '../backend/support.ts';

const crowd = 60;
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

const newMember = async () => String((await makeMembers(callers, 1))[0]);
const stored = (answers: Outcome[]) => answers.filter(({ outcome }) => outcome === 'stored');
const reasons = (answers: Outcome[]) => [
  ...new Set(answers.flatMap(({ reason }) => (reason === undefined ? [] : [reason]))),
];
const atOnce = (count: number, call: (place: number) => Promise<Outcome>) =>
  Promise.all(Array.from({ length: count }, (_, place) => call(place)));

describe(`${crowd} tabs of one member`, () => {
  it('leave twenty open requests, of all kinds together', async () => {
    const member = await newMember();
    const kinds = ['meeting', 'perk', 'lab-inquiry', 'gathering', 'channel'] as const;
    const answers = await atOnce(crowd, (place) => {
      const kind = kinds[place % kinds.length] ?? 'meeting';
      return callers.submit(member, kind, answersOf[kind]);
    });
    expect(stored(answers)).toHaveLength(memberLimits.openRequests);
    expect(reasons(answers)).toContain('too_many_open');
    const [row] = await callers.query(
      `select count(*)::integer as count from public.requests where member_id = '${member}'`,
    );
    expect(row).toEqual({ count: memberLimits.openRequests });
  });

  it('post twenty times a day', async () => {
    const member = await newMember();
    const answers = await atOnce(crowd, () =>
      callers.call('post_to_community', [randomUUID(), 'We raised the price.', 'false'], member),
    );
    expect(stored(answers)).toHaveLength(memberLimits.postsADay);
    expect(reasons(answers)).toEqual(['too_many_today']);
  });

  it('send one post: it is stored once, and counted once', async () => {
    const member = await newMember();
    const post = [randomUUID(), 'We raised the price.', 'false'];
    const answers = await atOnce(crowd, () => callers.call('post_to_community', post, member));
    expect(stored(answers)).toHaveLength(crowd);
    expect(
      await callers.query(`select posts from private.post_days where member_id = '${member}'`),
    ).toEqual([{ posts: 1 }]);
  });

  it('put the last five items on a stack', async () => {
    const member = await newMember();
    const room = 5;
    await callers.query(
      `insert into public.stack_items (member_id, kind, item) select '${member}', 'asynq', 'item-' || n from generate_series(1, ${memberLimits.stackItems - room}) as n`,
    );
    const answers = await Promise.allSettled(
      Array.from({ length: crowd }, (_, place) =>
        callers.query(
          `insert into public.stack_items (member_id, kind, item) values ('${member}', 'asynq', 'more-${place}')`,
        ),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(room);
    for (const answer of answers)
      if (answer.status === 'rejected') expect(String(answer.reason)).toContain('stack_full');
  });

  it('fill the remaining room for files, each with a request of its own', async () => {
    const member = await newMember();
    const starts = await callers.query(
      `select distinct jsonb_array_elements_text(private.nearest_slots(to_char(now() + n * interval '7 days', 'YYYY-MM-DD') || 'T14:00')) as slot
      from generate_series(1, 3) as n`,
    );
    const hours = await Promise.all(
      starts.map((slot) => callers.submit(member, 'office-hours', slot)),
    );
    const requests = stored(hours).map(({ request }) => String(request?.['id']));
    expect(requests.length).toBeGreaterThan(5);
    const bytes = Buffer.from('%PDF-1.7 a deck');
    await callers.query(
      `insert into public.attachments (id, request_id, member_id, name, type, size)
      select gen_random_uuid(), '${requests[0]}', '${member}', 'old.webm', 'audio/webm', part.size
      from (select least(10485760, ${memberLimits.fileBytes - bytes.length} - 10485760 * n) as size from generate_series(0, 20) as n) as part
      where part.size > 0`,
    );
    const answers = await Promise.all(
      // The first holds what was sent before.
      requests
        .slice(1)
        .map((request) =>
          callers.call(
            'attach',
            [randomUUID(), request, 'deck.pdf', 'application/pdf', bytes.toString('base64')],
            member,
          ),
        ),
    );
    expect(stored(answers)).toHaveLength(1);
    expect(reasons(answers)).toEqual(['storage_full']);
  });
});

it('a statement that exceeds its time limit is canceled, and the next one is answered', async () => {
  const [row] = await world.sql("select current_setting('statement_timeout') as timeout");
  expect(row).toEqual({ timeout: '5s' });
  await expect(world.sql('select pg_sleep(60)')).rejects.toThrow(/statement timeout/);
  expect(await world.sql('select 1 as one')).toEqual([{ one: 1 }]);
});
