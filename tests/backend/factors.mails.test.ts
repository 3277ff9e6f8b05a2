// What a member is told by mail of their second factor: switched on, new recovery codes, switched off.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appOf, openWorld, tokenOf } from './factors.kit.ts';
import { kindsTo, mailsTo } from './mail.kit.ts';

let world: Awaited<ReturnType<typeof openWorld>>;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** The kinds of the mails to an address about its second factor, in no order. */
const told = async (email: string) =>
  (await kindsTo(world, email)).filter((kind) => kind !== 'welcome').toSorted();
const makeCodes = async (auth: Parameters<typeof tokenOf>[0]) =>
  expect(await world.ask('/auth/v1/codes', await tokenOf(auth), {})).toMatchObject({ status: 200 });
/** The app was confirmed so many minutes ago. */
const confirmedAgo = (id: string, minutes: number) =>
  world.sql(`update private.factors set verified_at = now() - interval '${minutes} minutes'
    where member_id = '${id}'`);

describe('switched on', () => {
  it('is told with the first right code, and not before', async () => {
    await world.setClock('2026-11-28T08:00:00Z');
    const { auth, email } = await world.newMember();
    const { data } = await auth.mfa.enroll({ factorType: 'totp' });
    if (data?.type !== 'totp') throw new Error('no app');
    await auth.mfa.challengeAndVerify({ factorId: data.id, code: '000000' });
    expect(await told(email)).toEqual([]);
    const code = appOf(data.totp.secret);
    await auth.mfa.challengeAndVerify({ factorId: data.id, code: code(0) });
    const mails = (await mailsTo(world, email)).filter(({ kind }) => kind === 'factorOn');
    expect(mails.map(({ data: facts }) => facts)).toEqual([{ at: '2026-11-28T08:00:00+00:00' }]);
    // A later code is a sign-in, of which nothing is told.
    await auth.mfa.challengeAndVerify({ factorId: data.id, code: code(1) });
    expect(await told(email)).toEqual(['factorOn']);
  });
});

describe('recovery codes', () => {
  it('are not told where they come with the app, and told from the second set on', async () => {
    const { auth, email } = await world.newProven();
    await makeCodes(auth);
    expect(await told(email)).toEqual(['factorOn']);
    await makeCodes(auth);
    await makeCodes(auth);
    expect(await told(email)).toEqual(['codesRenewed', 'codesRenewed', 'factorOn']);
    const kept = await world.sql(`select code.* from private.recovery_codes as code
      join auth.users as account on account.id = code.member_id where account.email = '${email}'`);
    expect(kept).toHaveLength(10);
  });

  it('are told where they come later than the app', async () => {
    const { auth, email, id } = await world.newProven();
    await confirmedAgo(id, 11);
    await makeCodes(auth);
    expect(await told(email)).toEqual(['codesRenewed', 'factorOn']);
  });
});

describe('switched off', () => {
  it('is told once, also where the operator does it', async () => {
    const own = await world.newProven();
    await own.auth.mfa.unenroll({ factorId: own.factor });
    expect(await told(own.email)).toEqual(['factorOff', 'factorOn']);
    const lost = await world.newProven();
    await world.rpc('remove_factors', { address: lost.email }, 'server');
    expect(await told(lost.email)).toEqual(['factorOff', 'factorOn']);
  });

  it('is not told of an app that never counted, or while another one does', async () => {
    const { auth, email, factor } = await world.newProven();
    const { data } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Tablet' });
    if (data?.type !== 'totp') throw new Error('no app');
    await auth.mfa.unenroll({ factorId: data.id });
    expect(await told(email)).toEqual(['factorOn']);
    const again = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Laptop' });
    if (again.data?.type !== 'totp') throw new Error('no app');
    await auth.mfa.challengeAndVerify({
      factorId: again.data.id,
      code: appOf(again.data.totp.secret)(),
    });
    await auth.mfa.unenroll({ factorId: factor });
    expect(await told(email)).toEqual(['factorOn', 'factorOn']);
  });

  it('is not told with a deleted account', async () => {
    const { email, id } = await world.newProven();
    await world.sql(`delete from auth.users where id = '${id}'`);
    expect(await told(email)).toEqual([]);
  });
});

it('what waits stays with the old address of an account', async () => {
  const { email, id } = await world.newProven();
  await world.sql(`select private.set_address('${id}', 'next-${email}')`);
  expect(await told(email)).toEqual(['factorOn']);
  expect(await told(`next-${email}`)).toEqual([]);
});
