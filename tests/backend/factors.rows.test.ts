// The second factor in the database: staff need one, nothing of it can be read, and the operator removes a lost one.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appOf, openWorld, tokenOf } from './factors.kit.ts';

let world: Awaited<ReturnType<typeof openWorld>>;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

describe('staff', () => {
  it('find the desk shut until they have switched it on', async () => {
    const { auth, id } = await world.newMember();
    await world.sql(
      `insert into public.staff (member_id, name, since) values ('${id}', 'Ada', '2026-01-01T00:00:00Z')`,
    );
    const desk = async () => world.ask('/rest/v1/rpc/desk_me', await tokenOf(auth), {});
    const acts = async () =>
      (await world.ask('/rest/v1/desk_acts?select=act', await tokenOf(auth))).body;
    await world.sql(
      `insert into public.desk_acts (at, staff_id, staff_name, act, detail) values (now(), '${id}', 'Ada', 'noted', '{}')`,
    );
    expect(await desk()).toMatchObject({ status: 403, body: { code: 'second_factor_required' } });
    expect(await acts()).toEqual([]);
    expect((await world.read(await tokenOf(auth))).status).toBe(200);
    const { data } = await auth.mfa.enroll({ factorType: 'totp' });
    if (data?.type !== 'totp') throw new Error('no app');
    await auth.mfa.challengeAndVerify({ factorId: data.id, code: appOf(data.totp.secret)() });
    expect(await desk()).toMatchObject({ status: 200, body: { outcome: 'found' } });
    expect(await acts()).toEqual([{ act: 'noted' }]);
    const { body } = await world.ask('/rest/v1/rpc/my_account', await tokenOf(auth), {});
    expect(body).toMatchObject({ has_factor: true, is_staff: true });
  });
});

describe('what is stored', () => {
  it('is sealed, and no role of the API reads it', async () => {
    const { auth, id } = await world.newMember();
    const { data } = await auth.mfa.enroll({ factorType: 'totp' });
    if (data?.type !== 'totp') throw new Error('no app');
    const rows = await world.sql(`select * from private.factors where member_id = '${id}'`);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(data.totp.secret);
    await world.sql(`delete from auth.users where id = '${id}'`);
    expect(await world.sql(`select * from private.factors where member_id = '${id}'`)).toEqual([]);
  });

  it('is removed by the operator for a member who has lost their device', async () => {
    const { auth, email } = await world.newProven();
    const removed = await world.rpc(
      'remove_factors',
      { address: ` ${email.toUpperCase()}` },
      'server',
    );
    expect(removed).toEqual({ outcome: 'removed', count: 1 });
    expect((await auth.refreshSession()).error).not.toBeNull();
    const { token } = await world.signInElsewhere(email);
    expect((await world.read(token)).status).toBe(200);
    expect(await world.rpc('remove_factors', { address: 'nobody@example.com' }, 'server')).toEqual({
      outcome: 'refused',
      reason: 'not_found',
      detail: {},
    });
    const asMember = await world.ask('/rest/v1/rpc/remove_factors', token, { address: email });
    expect(asMember.status).toBe(403);
  });
});
