// What the database gives and refuses, row by row of content/capabilities.ts, to everybody who may ask it directly. What each of them
// sees on the pages: e2e/journeys/rows.spec.ts.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { capabilities } from '#content/capabilities.ts';
import { morning } from './requests.kit.ts';
import type { World } from './requests.kit.ts';
import { people, walk } from './rows.walk.ts';
import type { Asked, Who } from './rows.walk.ts';
import { openBackend } from './support.ts';
import type { Member } from './support.ts';

let world: World;

beforeAll(async () => {
  world = await openBackend();
  await world.setClock(morning);
});
afterAll(() => world.close());

const plan = (member: Member, product: string, tier: string, until: string) =>
  world.sql(
    `insert into public.subscriptions (user_id, product, tier, period, renews_at) values ('${member.id}', '${product}', '${tier}', 'monthly', ${until})`,
  );

/** A new one each time: what one row has used up is not missing in the next. */
async function arrives(who: Who): Promise<Member | undefined> {
  if (who === 'visitor') return undefined;
  // Whatever a browser can claim of itself: the database must not read it.
  const claims = { axisPremium: 'true', tier: 'premium', is_premium: true, role: 'premium' };
  const { member } = await world.signUp(who === 'flagged' ? claims : undefined);
  const past = `timestamptz '${morning}' - interval '1 second'`;
  const ahead = `timestamptz '${morning}' + interval '1 month'`;
  if (who === 'premium') await plan(member, 'membership', 'premium', ahead);
  if (who === 'ended') await plan(member, 'membership', 'premium', past);
  if (who === 'toolkits') await plan(member, 'toolkits', 'free', ahead);
  return member;
}

const isAsked = (line: object): line is Asked => 'ask' in line;
const rows = capabilities.map(({ id, keptBy }) => ({ id, keptBy, line: walk[id] }));

describe('the walk', () => {
  it('has a line for each row, and no other', () => {
    expect(Object.keys(walk).toSorted()).toEqual(capabilities.map(({ id }) => id).toSorted());
  });
  it.each(rows)(
    'asks the database about $id exactly where it keeps the row',
    ({ keptBy, line }) => {
      expect(isAsked(line)).toBe(keptBy === 'database');
      if (!isAsked(line)) expect(line.isPublic).toMatch(/\.$/);
    },
  );
});

const asked = rows.flatMap(({ id, line }) => (isAsked(line) ? [{ id, line }] : []));
const cases = asked.flatMap(({ id, line }) => people.map((who) => ({ id, line, who })));

describe('asked directly', () => {
  it.each(cases)('$id: $who', async ({ line, who }) => {
    expect(await line.ask(world, await arrives(who))).toBe(line.gives[who]);
  });
});

describe('a row of the table', () => {
  // Last, on its own copy: the rows are what decides, and nothing else.
  it.each(asked)(
    'decides alone: without it, $id is not given to Premium either',
    async ({ id, line }) => {
      const member = await arrives('premium');
      const kept = await world.sql(`select * from public.capabilities where capability = '${id}'`);
      await world.sql(`delete from public.capabilities where capability = '${id}'`);
      const answer = await line.ask(world, member);
      for (const { tier, allowance } of kept)
        await world.sql(
          `insert into public.capabilities values ('${id}', '${String(tier)}', ${allowance === null ? 'null' : String(allowance)})`,
        );
      expect(['refused', 0]).toContain(answer);
    },
  );
});
