// A new address is asked for and confirmed by mail, on any engine.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGuarded, password } from './account.kit.ts';
import type { AccountWorld, Guarded } from './account.kit.ts';
import { addressKit, after, fresh } from './addresses.kit.ts';
import type { AddressKit } from './addresses.kit.ts';

/** Defines the scenes of one engine. */
export function addressScenes(open: () => Promise<AccountWorld>) {
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

  describe('a new address', () => {
    it('counts once the link that is mailed to it is followed, and not before', async () => {
      const member = await site.signUp();
      const email = fresh();
      const { status, body } = await kit.askFor(member, ` ${email.toUpperCase()} `);
      expect([status, body['email'], body['new_email']]).toEqual([200, member.email, email]);
      expect(await kit.account(member)).toMatchObject({ email: member.email, new_email: email });
      const until = Date.parse(String((await kit.account(member))['new_email_until']));
      expect(Math.abs(until - Date.parse(after(24)))).toBeLessThan(60_000);
      expect([await kit.signsIn(email), await kit.signsIn(member.email)]).toEqual([400, 200]);
      // The old address is told nothing yet.
      expect(await kit.mailsOf('addressChanged', member.email)).toEqual([]);

      expect(await kit.confirm(email)).toEqual({ outcome: 'changed' });
      expect(await kit.account(member)).toMatchObject({
        email,
        new_email: null,
        new_email_until: null,
      });
      expect([await kit.signsIn(email), await kit.signsIn(member.email)]).toEqual([200, 400]);
      expect(await kit.reads(member)).toBe(200);
      expect(await kit.mailsOf('addressChanged', member.email)).toHaveLength(1);
      // Twice is as once.
      expect(await kit.confirm(email)).toEqual({ outcome: 'changed' });
      expect(await kit.mailsOf('addressChanged', member.email)).toHaveLength(1);
      const { body: user } = await site.ask('/auth/v1/user', undefined, {
        who: member,
        method: 'GET',
      });
      expect(JSON.stringify(user)).not.toContain(member.email);
    });

    it('is asked for only where the password was typed within ten minutes', async () => {
      const member = await site.signUp();
      await world.setClock(after(1));
      const { status, body } = await kit.askFor(member, fresh());
      expect([status, body['code']]).toEqual([403, 'reauthentication_needed']);
      await site.ask('/auth/v1/proof', { password }, { who: member });
      expect((await kit.askFor(member, fresh())).status).toBe(200);
      await world.setClock(null);
      const nobody = await site.ask('/auth/v1/user', { email: fresh() }, { method: 'PUT' });
      expect(nobody.status).toBe(401);
    });

    it('is an address, another one, and comes alone', async () => {
      const member = await site.signUp();
      expect((await kit.askFor(member, 'nobody')).status).toBe(400);
      expect((await kit.askFor(member, 'a@b.example\r\nBcc: c@d.example')).status).toBe(400);
      expect((await kit.askFor(member, member.email)).status).toBe(422);
      const both = { email: fresh(), password: 'a newer horse', current_password: password };
      const answer = await site.ask('/auth/v1/user', both, { who: member, method: 'PUT' });
      expect(answer.status).toBe(400);
      expect(await kit.account(member)).toMatchObject({ new_email: null });
    });

    it('is answered and mailed the same whether it is taken, which its owner alone learns', async () => {
      const member = await site.signUp();
      const owner = await site.signUp();
      const free = fresh();
      const [one, other] = [await kit.askFor(member, free), await kit.askFor(member, owner.email)];
      const without = ({ body }: typeof one) => ({
        ...body,
        new_email: '',
        new_email_until: '',
      });
      expect(without(other)).toEqual(without(one));
      expect(other.status).toBe(200);
      expect(await kit.mailsOf('addressConfirm', owner.email)).toHaveLength(1);
      expect(await kit.confirm(owner.email)).toEqual({ outcome: 'taken' });
      expect([await kit.emailOf(member), await kit.emailOf(owner)]).toEqual([
        member.email,
        owner.email,
      ]);
    });

    it('expires after a day', async () => {
      const member = await site.signUp();
      const email = fresh();
      await kit.askFor(member, email);
      await world.setClock(after(25));
      expect(await kit.confirm(email)).toEqual({ outcome: 'expired' });
      expect(await kit.account(member)).toMatchObject({ email: member.email, new_email: null });
      await world.setClock(null);
    });

    it('is dropped by its member, by the next one, and by a new password', async () => {
      const member = await site.signUp();
      const [first, second, third] = [fresh(), fresh(), fresh()];
      await kit.askFor(member, first);
      const token = await kit.tokenIn('addressConfirm', first);
      expect((await site.rpc('drop_new_email', member)).body).toEqual({ outcome: 'dropped' });
      expect(await kit.account(member)).toMatchObject({ new_email: null });
      expect(await kit.follow(token, 'confirm')).toEqual({ outcome: 'unknown' });
      expect(await kit.mailsOf('addressConfirm', first)).toEqual([
        { sealed: null, status: 'cancelled' },
      ]);

      await kit.askFor(member, second);
      const earlier = await kit.tokenIn('addressConfirm', second);
      await kit.askFor(member, third);
      expect(await kit.follow(earlier, 'confirm')).toEqual({ outcome: 'unknown' });
      const later = await kit.tokenIn('addressConfirm', third);
      const setting = { password: 'a newer horse', current_password: password };
      await site.ask('/auth/v1/user', setting, { who: member, method: 'PUT' });
      expect(await kit.follow(later, 'confirm')).toEqual({ outcome: 'unknown' });
      expect(await kit.emailOf(member)).toBe(member.email);
    });

    it('of another member is neither seen nor dropped', async () => {
      const member = await site.signUp();
      const stranger = await site.signUp();
      const email = fresh();
      await kit.askFor(member, email);
      expect(await kit.account(stranger)).toMatchObject({ email: stranger.email, new_email: null });
      await site.rpc('drop_new_email', stranger);
      expect(await kit.account(member)).toMatchObject({ new_email: email });
      expect((await site.ask('/rest/v1/rpc/drop_new_email', {})).status).toBeGreaterThanOrEqual(
        400,
      );
      for (const table of ['new_addresses', 'former_addresses'])
        for (const role of ['anon', 'authenticated', 'service_role'])
          expect(
            await world.sql(
              `select has_table_privilege('${role}', 'private.${table}', 'select, insert, update, delete') as may`,
            ),
          ).toEqual([{ may: false }]);
    });

    it('takes along which mails were switched off, and the mails that wait', async () => {
      const member = await site.signUp();
      const email = fresh();
      await site.rpc('choose_my_mails', member, { shown: ['reminder24'], chosen: [] });
      await kit.askFor(member, email);
      await kit.confirm(email);
      const { body } = await site.rpc('my_mail_choices', member);
      expect(body['switches']).toContainEqual({ scope: 'reminder24', on: false });
      expect(await kit.mailsOf('welcome', email)).toEqual([{ sealed: null, status: 'queued' }]);
      expect(await kit.mailsOf('welcome', member.email)).toEqual([]);
    });

    it('can be asked for as often as a mail to a new password', async () => {
      const member = await site.signUp();
      const email = fresh();
      const statuses = [];
      for (let count = 0; count < 5; count += 1)
        statuses.push((await kit.askFor(member, email)).status);
      expect(statuses).toEqual([200, 200, 200, 429, 429]);
    });
  });
}
