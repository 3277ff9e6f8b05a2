// The password is proved again before a sensitive step, and asked for where a new one is set, on any engine.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passwordRefusals } from '#content/passwords.ts';
import { openGuarded, password } from './account.kit.ts';
import type { AccountWorld, Browser, Guarded } from './account.kit.ts';

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

/** Defines the scenes of one engine. */
export function proofScenes(open: () => Promise<AccountWorld>) {
  let world: AccountWorld;
  let site: Guarded;
  beforeAll(async () => {
    world = await open();
    site = await openGuarded(world);
  });
  afterAll(async () => {
    await world.setClock(null);
    await world.close();
  });

  const prove = (who: Browser, word: string, by = site) =>
    by.ask('/auth/v1/proof', { password: word }, { who });
  const change = (who: Browser, body: object, by = site) =>
    by.ask('/auth/v1/user', body, { who, method: 'PUT' });
  const signsIn = async (email: string, word: string) =>
    (await site.ask('/auth/v1/token?grant_type=password', { email, password: word })).status;
  const reads = async (who: Browser) =>
    (await site.ask('/rest/v1/profiles?select=id', undefined, { who, method: 'GET' })).status;
  const isProved = async ({ session }: Browser) => {
    const [row] = await world.sql(
      `select private.proved_until('${session}') is not null as proved`,
    );
    return row?.['proved'] === true;
  };
  /** What the database says to a token with these claims. */
  const asks = async (claims: object) => {
    const [row] = await world.sql(
      `select private.is_proved() as proved from set_config('request.jwt.claims', '${JSON.stringify(claims)}', false)`,
    );
    await world.sql(`select set_config('request.jwt.claims', '', false)`);
    return row?.['proved'];
  };

  describe('a proof', () => {
    it('is made by the sign-up and by each sign-in, for ten minutes and for this session alone', async () => {
      const first = await site.signUp();
      await world.setClock(minutes(9));
      expect(await isProved(first)).toBe(true);
      await world.setClock(minutes(11));
      expect(await isProved(first)).toBe(false);
      const second = await site.signIn(first.email);
      expect([await isProved(first), await isProved(second)]).toEqual([false, true]);
      await world.setClock(null);
    });

    it('is renewed by the password, and says until when', async () => {
      const member = await site.signUp();
      await world.setClock(minutes(30));
      const answer = await prove(member, password);
      expect(answer.status).toBe(200);
      const until = Date.parse(String(answer.body['proved_until']));
      expect(Math.abs(until - Date.now() - 40 * 60_000)).toBeLessThan(60_000);
      expect(await isProved(member)).toBe(true);
      await world.setClock(null);
    });

    it('is not made by a wrong password, nor by a renewal of the session', async () => {
      const member = await site.signUp();
      await world.setClock(minutes(11));
      const wrong = await prove(member, 'a wrong horse');
      expect([wrong.status, wrong.body]).toEqual([
        400,
        {
          code: 'invalid_credentials',
          error_code: 'invalid_credentials',
          message: passwordRefusals.notCurrent,
          msg: passwordRefusals.notCurrent,
        },
      ]);
      // bcrypt reads 72 bytes: what is longer is wrong, whatever it begins with.
      expect((await prove(member, password.padEnd(90, 'x'))).status).toBe(400);
      await site.ask('/auth/v1/token?grant_type=refresh_token', { refresh_token: member.refresh });
      expect(await isProved(member)).toBe(false);
      await world.setClock(null);
    });

    it('needs a session that exists', async () => {
      const member = await site.signUp();
      const nobody = await site.ask('/auth/v1/proof', { password });
      expect(nobody.status).toBe(401);
      await site.ask('/auth/v1/logout?scope=global', undefined, { who: member });
      expect((await prove(member, password)).status).toBeGreaterThanOrEqual(401);
      const forged = { ...member, token: `${member.token.slice(0, -4)}AAAA` };
      expect((await prove(forged, password)).status).toBeGreaterThanOrEqual(401);
    });

    it('has as many tries as a sign-in, which count with those at sign-in', async () => {
      const strict = await openGuarded(world, 1000);
      const member = await strict.signUp();
      const statuses = [];
      for (let count = 0; count < 7; count += 1)
        statuses.push((await prove(member, `wrong ${count}`, strict)).status);
      expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
      const late = await prove(member, password, strict);
      expect([late.status, late.body['code']]).toEqual([429, 'too_many_tries']);
      expect(Number(late.body['retry_after'])).toBeGreaterThan(0);
      const setting = { password: 'a newer horse', current_password: password };
      expect((await change(member, setting, strict)).status).toBe(429);
      expect(await signsIn(member.email, password)).toBe(429);
    });

    it('is read from the token where the auth service says when the password was typed', async () => {
      const now = Math.floor(Date.now() / 1000);
      const typed = (method: string, ago: number) => ({
        session_id: '01a22239-0000-7000-8000-000000000000',
        amr: [{ method, timestamp: now - ago }],
      });
      expect(await asks(typed('password', 9 * 60))).toBe(true);
      expect(await asks(typed('password', 11 * 60))).toBe(false);
      expect(await asks(typed('recovery', 60))).toBe(false);
      expect(await asks({ amr: ['password'] })).toBe(false);
      expect(await asks({})).toBe(false);
    });

    it('lets a sensitive step pass, which is refused with 403 without it', async () => {
      const member = await site.signUp();
      await world.sql(`create or replace function public.my_sessions() returns jsonb
        language plpgsql set search_path = '' as $$ begin perform private.require_proof(); return '[]'; end $$`);
      await world.sql('grant execute on function private.require_proof() to authenticated');
      expect((await site.rpc('my_sessions', member)).status).toBe(200);
      await world.setClock(minutes(11));
      const { status, body } = await site.rpc('my_sessions', member);
      expect([status, body['code']]).toEqual([403, 'reauthentication_needed']);
      await world.setClock(null);
    });
  });

  describe('a new password', () => {
    it('is set with the present one: other sessions end, and a mail says so', async () => {
      const member = await site.signUp();
      const elsewhere = await site.signIn(member.email);
      expect(await reads(elsewhere)).toBe(200);
      const answer = await change(member, {
        password: 'a newer horse',
        current_password: password,
      });
      expect([answer.status, answer.body['email']]).toEqual([200, member.email]);
      expect([await reads(member), await reads(elsewhere)]).toEqual([200, 401]);
      expect(await signsIn(member.email, password)).toBe(400);
      expect(await signsIn(member.email, 'a newer horse')).toBe(200);
      const mails = await world.sql(
        `select address from private.mails where kind = 'passwordChanged' and address = '${member.email}'`,
      );
      expect(mails).toHaveLength(1);
    });

    it('is refused with a wrong present one, and without any', async () => {
      const member = await site.signUp();
      const wrong = await change(member, { password: 'a newer horse', current_password: 'wrong' });
      expect([wrong.status, wrong.body['code'], wrong.body['msg']]).toEqual([
        400,
        'current_password_wrong',
        passwordRefusals.notCurrent,
      ]);
      const without = await change(member, { password: 'a newer horse' });
      expect([without.status, without.body['code']]).toEqual([403, 'reauthentication_needed']);
      const weak = await change(member, { password: '123456', current_password: password });
      expect(weak.status).toBe(422);
      const same = await change(member, { password, current_password: password });
      expect([same.status, same.body['error_code']]).toEqual([422, 'same_password']);
      expect(await signsIn(member.email, password)).toBe(200);
    });

    it('is no way to another password than the member’s', async () => {
      const member = await site.signUp();
      const thief = await site.signUp();
      const setting = { password: 'a newer horse', current_password: password };
      const forged = { ...thief, token: `${member.token.slice(0, -4)}AAAA` };
      expect((await change(forged, setting)).status).toBeGreaterThanOrEqual(401);
      expect(await signsIn(member.email, password)).toBe(200);
    });

    it('proves the session: it was typed there', async () => {
      const member = await site.signUp();
      await world.setClock(minutes(20));
      const setting = { password: 'a newer horse', current_password: password };
      expect((await change(member, setting)).status).toBe(200);
      expect(await isProved(member)).toBe(true);
      await world.setClock(null);
    });
  });
}
