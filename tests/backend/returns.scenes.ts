// The way back to a former address, and what its link and the one to a new address are worth, on any engine.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGuarded, password } from './account.kit.ts';
import type { AccountWorld, Guarded } from './account.kit.ts';
import { addressKit, after, fresh } from './addresses.kit.ts';
import type { AddressKit } from './addresses.kit.ts';

/** Defines the scenes of one engine. */
export function returnScenes(open: () => Promise<AccountWorld>) {
  let world: AccountWorld;
  let site: Guarded;
  let kit: AddressKit;
  beforeAll(async () => {
    world = await open();
    site = await openGuarded(world);
    kit = addressKit(world, site);
  });
  afterAll(async () => {
    await world.setClock(null);
    await world.close();
  });

  describe('the way back', () => {
    it('returns the old address and ends every session', async () => {
      const { member, email } = await kit.moved();
      expect(await kit.reads(member)).toBe(200);
      expect(await kit.back(member.email)).toEqual({ outcome: 'returned' });
      expect(await kit.reads(member)).toBe(401);
      expect([await kit.signsIn(email), await kit.signsIn(member.email)]).toEqual([400, 200]);
      expect(await kit.back(member.email)).toEqual({ outcome: 'returned' });
    });

    it('holds for seven days, in which nobody else gets the address', async () => {
      const { member } = await kit.moved();
      const signUp = () => site.ask('/auth/v1/signup', { email: member.email, password });
      const held = await signUp();
      expect([held.status, held.body['error_code']]).toEqual([422, 'user_already_exists']);
      const other = await site.signUp();
      await kit.askFor(other, member.email);
      expect(await kit.confirm(member.email)).toEqual({ outcome: 'taken' });
      await world.setClock(after(7 * 24 - 1));
      expect((await signUp()).status).toBe(422);
      await world.setClock(after(7 * 24 + 1));
      expect(await kit.back(member.email)).toEqual({ outcome: 'expired' });
      expect((await signUp()).status).toBe(200);
      await world.setClock(null);
    });

    it('leads over all that a thief has changed after it, and leaves the thief none', async () => {
      const { member, email: second } = await kit.moved();
      const third = fresh();
      await kit.askFor(member, third);
      expect(await kit.confirm(third)).toEqual({ outcome: 'changed' });
      const fourth = fresh();
      await kit.askFor(member, fourth);
      const pending = await kit.tokenIn('addressConfirm', fourth);
      const own = await kit.tokenIn('addressChanged', second);
      expect(await kit.back(member.email)).toEqual({ outcome: 'returned' });
      expect(await kit.follow(pending, 'confirm')).toEqual({ outcome: 'unknown' });
      expect(await kit.follow(own, 'return')).toEqual({ outcome: 'unknown' });
      expect(await kit.signsIn(member.email)).toBe(200);
    });

    it('ends a link to a new password that was mailed to the address that is left', async () => {
      const member = await site.signUp();
      const row = `select recovery_token from auth.users where email =`;
      await world.sql(
        `update auth.users set recovery_token = 'a long token' where email = '${member.email}'`,
      );
      const email = fresh();
      await kit.askFor(member, email);
      await kit.confirm(email);
      expect(await world.sql(`${row} '${email}'`)).toEqual([{ recovery_token: '' }]);
    });
  });

  describe('a link', () => {
    it('of another kind, or that is none, is unknown', async () => {
      const { member, email } = await kit.moved();
      const [to, from] = [
        await kit.tokenIn('addressConfirm', email),
        await kit.tokenIn('addressChanged', member.email),
      ];
      for (const [token, act] of [
        [to, 'return'],
        [from, 'confirm'],
        [randomUUID(), 'confirm'],
        ['x', 'return'],
        ['', 'return'],
      ] as const)
        expect(await kit.follow(token, act)).toEqual({ outcome: 'unknown' });
      expect((await site.ask('/auth/v1/address', { token: to, act: 'take' })).status).toBe(400);
      const stored = await world.sql('select token_hash from private.new_addresses');
      expect(JSON.stringify(stored)).not.toContain(to);
    });
  });
}
