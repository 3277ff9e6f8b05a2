// Where a member is signed in, on any engine: which browser, when it was last used, and how it ends elsewhere.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGuarded } from './account.kit.ts';
import type { AccountWorld, Browser, Guarded } from './account.kit.ts';
import type { Row } from './support.ts';

const laptop = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';

const idsIn = (list: readonly Row[]) => list.map(({ id }) => String(id));

/** Defines the scenes of one engine. */
export function sessionScenes(open: () => Promise<AccountWorld>) {
  let world: AccountWorld;
  let site: Guarded;
  beforeAll(async () => {
    world = await open();
    site = await openGuarded(world);
  });
  afterAll(() => world.close());

  const listOf = async (who: Browser) => (await site.rpc('my_sessions', who)).rows;
  const lastUse = async ({ session }: Browser) => {
    const [row] = await world.sql(
      `select user_agent, (refreshed_at at time zone 'UTC')::text as used from auth.sessions where id = '${session}'`,
    );
    return row;
  };
  const reads = async (who: Browser) =>
    (await site.ask('/rest/v1/profiles?select=id', undefined, { who, method: 'GET' })).status;

  describe('the list of sessions', () => {
    it('names the browser of each, the newest use first, and which one asks', async () => {
      const first = await site.signUp();
      const second = await site.signIn(first.email, laptop);
      const list = await listOf(first);
      expect(list.map(({ id, is_this, user_agent }) => [id, is_this, user_agent])).toEqual([
        [second.session, false, laptop],
        [first.session, true, first.agent],
      ]);
      for (const one of list)
        expect(Date.parse(String(one['last_used_at']))).toBeGreaterThanOrEqual(
          Date.parse(String(one['signed_in_at'])),
        );
    });

    it('shows no session of another member, and no longer one that is over', async () => {
      const member = await site.signUp();
      const stranger = await site.signUp();
      const old = await site.signIn(member.email);
      const idle = await site.signIn(member.email);
      await site.age(old, '31 days', '1 hour');
      await site.age(idle, '20 days', '15 days');
      await site.age(member, '1 day', '1 hour');
      expect(idsIn(await listOf(member))).toEqual([member.session]);
      expect(idsIn(await listOf(stranger))).toEqual([stranger.session]);
      // Nothing is left of them.
      const rows = `select id from auth.sessions where id in ('${old.session}', '${idle.session}')`;
      expect(await world.sql(rows)).toEqual([]);
    });

    it('is answered to members alone', async () => {
      const answer = await site.ask('/rest/v1/rpc/my_sessions', {});
      expect(answer.status).toBeGreaterThanOrEqual(400);
    });
  });

  describe('the last use of a session', () => {
    it('is written with a request, and at most once in five minutes', async () => {
      const member = await site.signUp();
      await site.age(member, '2 days', '4 minutes');
      const before = await lastUse(member);
      // Another server: it does not know the session as alive yet.
      const another = await openGuarded(world);
      await another.rpc('my_sessions', member);
      expect(await lastUse(member)).toEqual(before);
      await site.age(member, '2 days', '6 minutes');
      await (await openGuarded(world)).rpc('my_sessions', member);
      const used = Date.parse(String((await lastUse(member))?.['used']));
      expect(Math.abs(Date.now() - used)).toBeLessThan(60_000);
    });

    it('names the browser at once where another one has the token', async () => {
      const member = await site.signUp();
      const another = await openGuarded(world);
      await another.rpc('my_sessions', { ...member, agent: laptop });
      expect(await lastUse(member)).toMatchObject({ user_agent: laptop });
    });

    it('keeps 400 letters of a name, without what would break a line', async () => {
      const member = await site.signUp(undefined, `A\tbrowser ${'x'.repeat(500)}`);
      const name = String((await lastUse(member))?.['user_agent']);
      expect([name.length, name.startsWith('Abrowser xx')]).toEqual([400, true]);
    });
  });

  describe('a session elsewhere', () => {
    it('ends, at once on the server that was asked, and its tokens are renewed no more', async () => {
      const member = await site.signUp();
      const stolen = await site.signIn(member.email, laptop);
      expect(await reads(stolen)).toBe(200);
      const answer = await site.rpc('end_session', member, { session: stolen.session });
      expect([answer.status, answer.body]).toEqual([200, { outcome: 'ended' }]);
      expect(await reads(stolen)).toBe(401);
      const renewed = await site.ask('/auth/v1/token?grant_type=refresh_token', {
        refresh_token: stolen.refresh,
      });
      expect(renewed.status).toBe(400);
      expect(await reads(member)).toBe(200);
      expect(idsIn(await listOf(member))).toEqual([member.session]);
    });

    it('of another member cannot be ended, nor one that is not there', async () => {
      const member = await site.signUp();
      const thief = await site.signUp();
      for (const session of [member.session, '01a22239-0000-7000-8000-000000000000'])
        expect((await site.rpc('end_session', thief, { session })).body).toEqual({
          outcome: 'unknown',
        });
      expect(await reads(member)).toBe(200);
      const nobody = await site.ask('/rest/v1/rpc/end_session', { session: member.session });
      expect(nobody.status).toBeGreaterThanOrEqual(400);
      expect(await reads(member)).toBe(200);
    });

    it('ends with all others, and the one that asks stays', async () => {
      const member = await site.signUp();
      const others = [await site.signIn(member.email), await site.signIn(member.email)];
      const stranger = await site.signUp();
      for (const one of others) expect(await reads(one)).toBe(200);
      expect((await site.rpc('end_other_sessions', member)).body).toEqual({
        outcome: 'ended',
        count: 2,
      });
      for (const one of others) expect(await reads(one)).toBe(401);
      expect([await reads(member), await reads(stranger)]).toEqual([200, 200]);
      expect((await site.rpc('end_other_sessions', member)).body).toMatchObject({ count: 0 });
    });
  });

  it('the account says its address and whether it works at the desk, to its member alone', async () => {
    const member = await site.signUp();
    expect((await site.rpc('my_account', member)).body).toEqual({
      email: member.email,
      new_email: null,
      new_email_until: null,
      deletion_due: null,
      archive: null,
      has_factor: false,
      is_staff: false,
    });
    const answer = await site.ask('/rest/v1/rpc/my_account', {});
    expect(answer.status).toBeGreaterThanOrEqual(400);
  });
}
