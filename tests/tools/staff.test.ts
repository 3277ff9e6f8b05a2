// Who works at the desk: `npm run staff` with the rights of the owner, and the advisor of the demo.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeStaff } from '../../tools/staff/change.mjs';
import type { World } from '../backend/requests.kit.ts';
import { openBackend } from '../backend/support.ts';
import type { Member } from '../backend/support.ts';

let world: World;
let member: Member;

beforeAll(async () => {
  world = await openBackend();
  ({ member } = await world.signUp(undefined, 'ada@example.com'));
});
afterAll(() => world.close());

const change = (...words: string[]) => changeStaff(world.backend.database, words);
const isStaff = async (who: Member) => (await world.rpc('desk_me', {}, who)).outcome === 'found';

it('hires an account, lists it, and ends it', async () => {
  expect(await change('add', ' Ada@Example.com ', 'Ada', 'Lovelace')).toBe(
    'ada@example.com works at the desk as “Ada Lovelace”.',
  );
  expect(await isStaff(member)).toBe(true);
  expect(await change('list')).toMatch(
    /^ada@example\.com {2}Ada Lovelace, since \d{4}-\d\d-\d\d$/m,
  );
  expect(await change('end', 'ada@example.com')).toBe(
    'ada@example.com is a member like any other now.',
  );
  expect(await isStaff(member)).toBe(false);
  expect(await change('list')).toMatch(/Ada Lovelace, since .* until /);
  // And again.
  await change('add', 'ada@example.com', 'Ada');
  expect(await isStaff(member)).toBe(true);
});

it.each([
  [['add', 'nobody@example.com', 'Nobody'], 'Nobody has signed up as nobody@example.com'],
  [['add', 'ada@example.com'], 'npm run staff'],
  [['add', 'ada@example.com', 'x'.repeat(101)], 'at most 100'],
  [['end', 'nobody@example.com'], 'Nobody has signed up'],
  [['end', 'free@axis-one.example'], 'does not work at the desk'],
  [['fire', 'ada@example.com'], 'npm run staff'],
  [[], 'npm run staff'],
])('refuses %j', async (words, sentence) => {
  await expect(change(...words)).rejects.toThrow(sentence);
});

it('the demo has an advisor, who works at the desk, and members who do not', async () => {
  const tiers: Record<string, boolean> = {};
  for (const { email, password, tier } of world.backend.demoAccounts) {
    const answer = await world.call('/auth/v1/token?grant_type=password', {
      method: 'POST',
      body: { email, password },
    });
    const { access_token: token } = answer.body as { access_token: string };
    tiers[tier] = await isStaff({ id: '', email, token });
  }
  expect(tiers).toEqual({ free: false, premium: false, advisor: true });
});

it('ends with the demo: a published server has no advisor of it', async () => {
  await world.backend.endDemo();
  expect(await change('list')).not.toContain('axis-one.example');
  expect(
    await world.sql("select from auth.users where email = 'advisor@axis-one.example'"),
  ).toEqual([]);
});
