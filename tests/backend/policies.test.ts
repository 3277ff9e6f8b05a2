// Which role may do what with which row: the whole matrix, on a real Postgres engine.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBackend } from './support.ts';
import type { Answer, Member, Row } from './support.ts';

type Who = 'anonymous' | 'owner' | 'another member' | 'service';
type What = 'select' | 'insert' | 'update' | 'delete';

let world: Awaited<ReturnType<typeof openBackend>>;
let owner: Member;
let other: Member;

beforeAll(async () => {
  world = await openBackend();
});
afterAll(() => world.close());

beforeEach(async () => {
  owner = (await world.signUp({ company_name: 'Owner Ltd' })).member;
  other = (await world.signUp({ company_name: 'Other Ltd' })).member;
});

/** The credentials of each of the four. */
function credentials(who: Who) {
  if (who === 'service') return { key: world.backend.keys.secretKey };
  if (who === 'anonymous') return {};
  return { bearer: who === 'owner' ? owner.token : other.token };
}

interface Table {
  path: string;
  key: string;
  /** A row of the owner's to insert. */
  fresh: () => Row;
  change: Row;
  /** Inserts the owner's row, or deletes it. */
  prepare: (present: boolean) => Promise<unknown>;
}

const service = () => ({ key: world.backend.keys.secretKey });
const subscription = (): Row => ({
  user_id: owner.id,
  product: 'membership',
  tier: 'premium',
  period: 'monthly',
});

const tables: Record<'profiles' | 'subscriptions', Table> = {
  profiles: {
    path: '/rest/v1/profiles',
    key: 'id',
    fresh: () => ({ id: owner.id, company_name: 'Inserted' }),
    change: { company_name: 'Changed' },
    // The sign-up has inserted the row already.
    prepare: async (present) =>
      present ||
      world.call(`/rest/v1/profiles?id=eq.${owner.id}`, { method: 'DELETE', ...service() }),
  },
  subscriptions: {
    path: '/rest/v1/subscriptions',
    key: 'user_id',
    fresh: subscription,
    change: { period: 'annually' },
    prepare: async (present) =>
      present &&
      world.call('/rest/v1/subscriptions', { method: 'POST', body: subscription(), ...service() }),
  },
};

const yes = true;
const no = false;
const matrix: [keyof typeof tables, Who, Record<What, boolean>][] = [
  ['profiles', 'anonymous', { select: no, insert: no, update: no, delete: no }],
  ['profiles', 'owner', { select: yes, insert: yes, update: yes, delete: no }],
  ['profiles', 'another member', { select: no, insert: no, update: no, delete: no }],
  ['profiles', 'service', { select: yes, insert: yes, update: yes, delete: yes }],
  ['subscriptions', 'anonymous', { select: no, insert: no, update: no, delete: no }],
  ['subscriptions', 'owner', { select: yes, insert: no, update: no, delete: no }],
  ['subscriptions', 'another member', { select: no, insert: no, update: no, delete: no }],
  ['subscriptions', 'service', { select: yes, insert: yes, update: yes, delete: yes }],
];

const cases = matrix.flatMap(([table, who, rights]) =>
  (Object.entries(rights) as [What, boolean][]).map(([what, allowed]) => ({
    table,
    who,
    what,
    allowed,
  })),
);

/** Tries it with a request, and returns the table before and after as the server sees it. */
async function attempt(name: keyof typeof tables, who: Who, what: What) {
  const table = tables[name];
  await table.prepare(what !== 'insert');
  const mine = `${table.path}?${table.key}=eq.${owner.id}`;
  const asServer = async () => (await world.call(mine, service())).rows;
  const before = await asServer();
  const common = { ...credentials(who), prefer: 'return=representation' };
  const tries: Record<What, () => Promise<Answer>> = {
    select: () => world.call(mine, common),
    insert: () => world.call(table.path, { ...common, method: 'POST', body: table.fresh() }),
    update: () => world.call(mine, { ...common, method: 'PATCH', body: table.change }),
    delete: () => world.call(mine, { ...common, method: 'DELETE' }),
  };
  return { answer: await tries[what](), before, after: await asServer() };
}

describe('row-level security', () => {
  it.each(cases)('$table: $who, $what → $allowed', async ({ table, who, what, allowed }) => {
    const { answer, before, after } = await attempt(table, who, what);
    // Never vacuous: the row exists (or, for an insert, not yet).
    expect(before).toHaveLength(what === 'insert' ? 0 : 1);
    if (allowed) {
      expect(answer.status).toBeLessThan(300);
      expect(answer.rows).toHaveLength(1);
      if (what === 'update') expect(after[0]).toMatchObject(tables[table].change);
    } else {
      expect(answer.rows).toEqual([]);
      expect(after).toEqual(before);
    }
    if (allowed && what === 'insert') expect(after).toHaveLength(1);
    if (allowed && what === 'delete') expect(after).toEqual([]);
  });

  it('shows a member one profile out of many when no filter is given', async () => {
    const { rows } = await world.call('/rest/v1/profiles?select=id', { bearer: owner.token });
    expect(rows).toEqual([{ id: owner.id }]);
  });

  it('does not let a member hand a profile to another member, or take one', async () => {
    const given = await world.call(`/rest/v1/profiles?id=eq.${owner.id}`, {
      method: 'PATCH',
      bearer: owner.token,
      body: { id: '00000000-0000-4000-8000-000000000000' },
    });
    expect(given.status).toBeGreaterThanOrEqual(400);
    expect(await world.profileOf(owner.id)).toMatchObject({ company_name: 'Owner Ltd' });
  });

  it('does not let a member overwrite another profile by an upsert', async () => {
    const answer = await world.call('/rest/v1/profiles?on_conflict=id', {
      method: 'POST',
      bearer: other.token,
      body: { id: owner.id, company_name: 'Taken' },
      prefer: 'resolution=merge-duplicates,return=representation',
    });
    expect(answer.rows).toEqual([]);
    expect(await world.profileOf(owner.id)).toMatchObject({ company_name: 'Owner Ltd' });
  });

  it('lets a member upsert their own answers, twice, and complete onboarding', async () => {
    const body = {
      id: owner.id,
      modules: ['asyncq'],
      signals: ['toolDrops'],
      onboarding_complete: true,
    };
    const save = () =>
      world.call('/rest/v1/profiles?on_conflict=id', {
        method: 'POST',
        bearer: owner.token,
        body,
        prefer: 'resolution=merge-duplicates,return=representation',
      });
    expect((await save()).rows[0]).toMatchObject(body);
    expect((await save()).rows[0]).toMatchObject({ ...body, company_name: 'Owner Ltd' });
  });

  it.each([
    ['identity_types', ['emperor']],
    ['modules', ['everything']],
    ['modules', [null]],
    ['modules', Array.from({ length: 8 }, () => 'asyncq')],
    ['signals', ['asyncq']],
    ['company_stage', 'unicorn'],
    ['company_name', 'x'.repeat(201)],
    ['sector', 'x'.repeat(101)],
    ['website', 'x'.repeat(501)],
    ['referral_source', 'x'.repeat(101)],
  ])('refuses an illegal %s from its owner', async (column, value) => {
    const before = await world.profileOf(owner.id);
    const answer = await world.call(`/rest/v1/profiles?id=eq.${owner.id}`, {
      method: 'PATCH',
      bearer: owner.token,
      body: { [column]: value },
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await world.profileOf(owner.id)).toEqual(before);
  });

  it.each(['created_at', 'updated_at'])('does not let the owner change %s', async (column) => {
    const answer = await world.call(`/rest/v1/profiles?id=eq.${owner.id}`, {
      method: 'PATCH',
      bearer: owner.token,
      body: { [column]: '2000-01-01T00:00:00Z' },
    });
    expect(answer.status).toBe(403);
  });

  it('records when a profile changed', async () => {
    const before = await world.profileOf(owner.id);
    await world.call(`/rest/v1/profiles?id=eq.${owner.id}`, {
      method: 'PATCH',
      bearer: owner.token,
      body: { sector: 'Gaming' },
    });
    const after = await world.profileOf(owner.id);
    expect(after?.['created_at']).toBe(before?.['created_at']);
    expect(after?.['updated_at']).not.toBe(before?.['updated_at']);
  });

  it('ties premium to memberships, even for the server', async () => {
    const answer = await world.call('/rest/v1/subscriptions', {
      method: 'POST',
      ...service(),
      body: { ...subscription(), product: 'toolkits' },
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
  });
});
