// Row-level security, table by table: each line of matrix.table.ts is tried with real requests on a real engine.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { specimenOf } from './matrix.rows.ts';
import type { Specimen } from './matrix.rows.ts';
import { matrix } from './matrix.table.ts';
import { answersOf, kinds, morning, submit } from './requests.kit.ts';
import type { World } from './requests.kit.ts';
import { openBackend } from './support.ts';
import type { Member, Row } from './support.ts';

const people = ['anonymous', 'free', 'premium', 'lapsed', 'another'] as const;
type Person = (typeof people)[number];

let world: World;
let members: Record<Exclude<Person, 'anonymous'>, Member>;

beforeAll(async () => {
  world = await openBackend();
  members = {
    free: (await world.signUp()).member,
    premium: await world.signUpPremium(),
    lapsed: await world.signUpPremium(false),
    another: (await world.signUp()).member,
  };
});
afterAll(() => world.close());

const bearerOf = (who: Person) => (who === 'anonymous' ? undefined : members[who].token);
const ownerOf = (who: Person) =>
  who === 'anonymous' || who === 'another' ? members.free : members[who];

async function place({ create }: Specimen) {
  for (const statement of create) {
    // Each row needs the one before it.
    await world.sql(statement);
  }
}

/** Tries the four operations on the row, and returns the letters of those that had an effect. */
async function rightsOf(table: string, who: Person, which: string | undefined): Promise<string> {
  const specimen = specimenOf(table, ownerOf(who), which);
  const path = `/rest/v1/${table}`;
  const row = `${path}?${specimen.filter}`;
  const common = { bearer: bearerOf(who), prefer: 'return=minimal' };
  const seen = () => world.sql(`select * from public.${table} where ${specimen.where}`);
  await place(specimen);
  const before = await seen();
  // Never vacuous: the row exists.
  expect(before).toHaveLength(1);

  const read = await world.call(row, { bearer: bearerOf(who) });
  const select = read.rows.length === 1 ? 's' : '-';
  await world.call(row, { ...common, method: 'PATCH', body: specimen.change });
  const changed = await world.sql(`select * from public.${table} where ${specimen.where}`);
  const update = JSON.stringify(changed) === JSON.stringify(before) ? '-' : 'u';
  await world.call(row, { ...common, method: 'DELETE' });
  const remove = (await seen()).length === 0 ? 'd' : '-';
  if (table === 'request_events' || table === 'desk_acts') {
    // An event is deleted only with its request, and an act never: a second one would be the forger's.
    await world.call(path, { ...common, method: 'POST', body: specimen.insert });
    return `${select}${(await seen()).length === 1 ? '-' : 'i'}${update}${remove}`;
  }
  await world.sql(`delete from public.${table} where ${specimen.where}`);
  expect(await seen()).toHaveLength(0);
  await world.call(path, { ...common, method: 'POST', body: specimen.insert });
  const insert = (await seen()).length === 1 ? 'i' : '-';
  await world.sql(`delete from public.${table} where ${specimen.where}`);
  return `${select}${insert}${update}${remove}`;
}

describe('row-level security', () => {
  it('covers every table there is', async () => {
    const rows = await world.sql("select tablename from pg_tables where schemaname = 'public'");
    const tables = rows.map(({ tablename }) => tablename).toSorted();
    expect([...new Set(matrix.map(({ table }) => table))].toSorted()).toEqual(tables);
  });

  const cases = matrix.flatMap((line) =>
    people.map((who) => ({ ...line, name: `${line.table} ${line.which ?? ''}`.trim(), who })),
  );
  it.each(cases)('$name: $who', async ({ table, which, who, ...line }) => {
    expect(await rightsOf(table, who, which)).toBe(line[who]);
  });
});

describe('forgeries', () => {
  // The slot of answersOf is refused once it has passed, so the functions keep the hour of these tests.
  beforeAll(() => world.setClock(morning));
  afterAll(() => world.setClock(null));

  const forged = {
    status: 'answered',
    due_at: '2030-01-01T00:00:00Z',
    quota_month: null,
    breached_at: '2026-01-01T00:00:00Z',
    created_at: '2020-01-01T00:00:00Z',
    member_id: '00000000-0000-4000-8000-000000000000',
    tier: 'premium',
  };

  it.each(kinds)('in the answers of kind %s stay answers', async (kind) => {
    const { member } = await world.signUp();
    const { request } = await submit(world, member, kind, forged);
    expect(request).toMatchObject({
      member_id: member.id,
      status: 'submitted',
      breached_at: null,
      answers: { ...answersOf[kind], ...forged },
    });
    expect(Date.parse(String(request?.['created_at']))).toBeGreaterThan(Date.parse('2026-01-01'));
    expect(request?.['due_at']).not.toBe(forged.due_at);
  });

  it('of the server itself are corrected when a row is written', async () => {
    const { member } = await world.signUp();
    const specimen = specimenOf('requests', member);
    const answer = await world.call('/rest/v1/requests', {
      method: 'POST',
      key: world.backend.keys.secretKey,
      prefer: 'return=representation',
      body: {
        ...specimen.insert,
        answers: answersOf.meeting,
        ...forged,
        member_id: member.id,
        tier: undefined,
      },
    });
    expect(answer.rows[0]).toMatchObject({ status: 'submitted', breached_at: null });
    expect(answer.rows[0]?.['due_at']).not.toContain('2030');
  });

  const tampering: Row[] = [
    { due_at: '2030-01-01T00:00:00Z' },
    { kind: 'asynq' },
    { subject: 'Other' },
    { answers: { reason: 'x', project: 'y', value: 'z' } },
    { quota_month: '2030-01' },
    { member_id: null },
    { status: 'accepted', slot: '2026-12-01T14:00' },
    { status: 'offered' },
    { created_at: '2020-01-01T00:00:00Z' },
  ];
  it.each(tampering)('of a stored request are refused even for the server: %j', async (change) => {
    const { member } = await world.signUp();
    const { request } = await submit(world, member, 'meeting');
    const row = `/rest/v1/requests?id=eq.${String(request?.['id'])}`;
    const server = { key: world.backend.keys.secretKey };
    const before = (await world.call(row, server)).rows;
    const answer = await world.call(row, { ...server, method: 'PATCH', body: change });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect((await world.call(row, server)).rows).toEqual(before);
  });

  it.each(['status', 'due_at', 'member_id', 'tier', 'quota_month'])(
    'as a further argument (%s) find no function',
    async (name) => {
      const { member } = await world.signUp();
      const body = {
        id: crypto.randomUUID(),
        kind: 'meeting',
        subject: 'A',
        answers: answersOf.meeting,
        [name]: 'x',
      };
      const path = '/rest/v1/rpc/submit_request';
      const answer = await world.call(path, { method: 'POST', bearer: member.token, body });
      expect(answer.status).toBe(404);
      const mine = await world.call('/rest/v1/requests?select=id', { bearer: member.token });
      expect(mine.rows).toEqual([]);
    },
  );
});
