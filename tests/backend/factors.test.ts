// The second factor as a member uses it, by the service's own library: switched on, asked for at each sign-in, switched off.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appOf, openWorld, tokenOf } from './factors.kit.ts';

let world: Awaited<ReturnType<typeof openWorld>>;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

describe('a member without a second factor', () => {
  it('has a session of the first level, which opens their data', async () => {
    const { auth } = await world.newMember();
    const { data } = await auth.mfa.getAuthenticatorAssuranceLevel();
    expect(data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
    const { data: factors } = await auth.mfa.listFactors();
    expect(factors).toEqual({ all: [], phone: [], totp: [], webauthn: [] });
    expect((await world.read(await tokenOf(auth))).status).toBe(200);
  });
});

describe('when it is switched on', () => {
  it('gives a secret and its picture, and counts from the first right code on', async () => {
    const { auth, email } = await world.newMember();
    const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    expect(error).toBeNull();
    expect(data).toMatchObject({ type: 'totp', friendly_name: 'Phone' });
    if (data?.type !== 'totp') throw new Error('no app');
    expect(data.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /);
    expect(data.totp.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(data.totp.uri).toContain(`otpauth://totp/Axis%20One:${encodeURIComponent(email)}?`);
    const level = () => auth.mfa.getAuthenticatorAssuranceLevel();
    expect((await level()).data?.nextLevel).toBe('aal1');
    expect((await world.signInElsewhere(email)).user.factors).toMatchObject([
      { status: 'unverified' },
    ]);
    const wrong = await auth.mfa.challengeAndVerify({ factorId: data.id, code: '000000' });
    expect(wrong.error?.code).toBe('mfa_verification_failed');
  });

  it('ends the other sessions of the member', async () => {
    const { auth, email } = await world.newMember();
    const other = await world.signInElsewhere(email);
    const { data } = await auth.mfa.enroll({ factorType: 'totp' });
    if (data?.type !== 'totp') throw new Error('no app');
    expect((await world.read(other.token)).status).toBe(200);
    await auth.mfa.challengeAndVerify({ factorId: data.id, code: appOf(data.totp.secret)() });
    expect((await world.read(other.token)).status).toBe(401);
    expect((await world.read(await tokenOf(auth))).status).toBe(200);
  });
});

describe('a session that has shown a password alone', () => {
  it('opens nothing until it has shown a code', async () => {
    const { email, factor, codeAt } = await world.newProven();
    const { auth, user, token } = await world.signInElsewhere(email);
    expect((await auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal2',
    });
    expect(user.user_metadata).toEqual({});
    for (const [path, body, method] of [
      ['/rest/v1/profiles?select=id', undefined, 'POST'],
      ['/rest/v1/rpc/my_requests', {}, 'POST'],
      ['/auth/v1/user', { password: 'another horse' }, 'PUT'],
      ['/auth/v1/codes', {}, 'POST'],
      ['/auth/v1/factors', { factor_type: 'totp' }, 'POST'],
      [`/auth/v1/factors/${factor}`, undefined, 'DELETE'],
    ] as const) {
      const answer = await world.ask(path, token, body, method);
      expect(answer, path).toMatchObject({ status: 403, body: { code: 'insufficient_aal' } });
    }
    const { error } = await auth.mfa.challengeAndVerify({ factorId: factor, code: codeAt() });
    expect(error).toBeNull();
    const proven = await tokenOf(auth);
    expect((await world.read(proven)).status).toBe(200);
    const { data } = await auth.mfa.getAuthenticatorAssuranceLevel();
    expect(data?.currentLevel).toBe('aal2');
    expect(data?.currentAuthenticationMethods).toMatchObject([{ method: 'totp' }]);
    // Also when it is renewed, and with what the member has told the site.
    const { data: later } = await auth.refreshSession();
    expect(later.user?.user_metadata).toMatchObject({ sector: 'Optics' });
    expect((await auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2');
    // The token from before says no more than it did, and its session has grown: it is the same one.
    expect((await world.read(token)).status).toBe(200);
  });

  it('accepts a code once, in whatever session', async () => {
    const { email, factor, codeAt } = await world.newProven();
    const code = codeAt();
    const first = await world.signInElsewhere(email);
    expect((await first.auth.mfa.challengeAndVerify({ factorId: factor, code })).error).toBeNull();
    const second = await world.signInElsewhere(email);
    const again = await second.auth.mfa.challengeAndVerify({ factorId: factor, code });
    expect(again.error?.code).toBe('mfa_verification_failed');
    // A code of a later step is fine.
    const next = await second.auth.mfa.challengeAndVerify({ factorId: factor, code: codeAt(1) });
    expect(next.error).toBeNull();
  });

  it('accepts no code of two steps ago or ahead, and only its own challenge', async () => {
    const { email, factor, codeAt } = await world.newProven();
    const { auth } = await world.signInElsewhere(email);
    for (const steps of [-3, 3]) {
      const tried = await auth.mfa.challengeAndVerify({ factorId: factor, code: codeAt(steps) });
      expect(tried.error?.code).toBe('mfa_verification_failed');
    }
    const other = await world.signInElsewhere(email);
    const { data } = await other.auth.mfa.challenge({ factorId: factor });
    const borrowed = { factorId: factor, challengeId: data?.id ?? '', code: codeAt() };
    expect((await auth.mfa.verify(borrowed)).error?.code).toBe('mfa_challenge_expired');
    await world.sql(
      `update private.factor_challenges set created_at = now() - interval '6 minutes'`,
    );
    expect((await other.auth.mfa.verify(borrowed)).error?.code).toBe('mfa_challenge_expired');
  });

  it('pauses after some wrong codes, whatever client sends them', async () => {
    const { email, factor } = await world.newProven();
    const { auth } = await world.signInElsewhere(email);
    const errors = [];
    for (let tried = 0; tried < 7; tried += 1) {
      const answer = await auth.mfa.challengeAndVerify({ factorId: factor, code: '000000' });
      errors.push(answer.error?.status);
    }
    expect(errors).toEqual([422, 422, 422, 422, 422, 429, 429]);
    expect(world.lines.join('\n')).toContain('second factor failed');
  });
});

describe('a recovery link', () => {
  it('sets no password before a code is shown', async () => {
    const { email, id, factor, codeAt } = await world.newProven();
    const auth = world.openTab();
    const hash = 'f'.repeat(64);
    await world.sql(
      `update auth.users set recovery_token = '${hash}', recovery_sent_at = now() where id = '${id}'`,
    );
    const { error } = await auth.verifyOtp({ type: 'recovery', token_hash: hash });
    expect(error).toBeNull();
    const refused = await auth.updateUser({ password: 'another horse' });
    expect(refused.error?.code).toBe('insufficient_aal');
    await auth.mfa.challengeAndVerify({ factorId: factor, code: codeAt() });
    expect((await auth.updateUser({ password: 'another horse' })).error).toBeNull();
    const again = await world.openTab().signInWithPassword({ email, password: 'another horse' });
    expect(again.error).toBeNull();
  });
});

describe('recovery codes', () => {
  it('are ten, count once, and are replaced by a new set', async () => {
    const { auth, email } = await world.newProven();
    const made = await world.ask('/auth/v1/codes', await tokenOf(auth), {});
    const codes = made.body['codes'] as string[];
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([2-9a-hj-np-z]{4}-){3}[2-9a-hj-np-z]{4}$/);
    const [first = '', second = ''] = codes;
    const recover = async (code: string) => {
      const { token } = await world.signInElsewhere(email);
      const answer = await world.ask('/auth/v1/factors/recover', token, { code });
      return { token, ...answer };
    };
    const right = await recover(` ${first.toUpperCase().replaceAll('-', ' ')}`);
    expect(right).toMatchObject({ status: 200, body: { user: { email } } });
    expect((await world.read(right.token)).status).toBe(200);
    expect(await recover(first)).toMatchObject({ status: 422 });
    await world.ask('/auth/v1/codes', await tokenOf(auth), {});
    expect(await recover(second)).toMatchObject({ status: 422 });
    const kept = await world.sql('select hash from private.recovery_codes');
    expect(JSON.stringify(kept)).not.toContain(second.replaceAll('-', ''));
  });
});

describe('when it is switched off', () => {
  it('asks for no code any more', async () => {
    const { auth, email, factor } = await world.newProven();
    await world.ask('/auth/v1/codes', await tokenOf(auth), {});
    expect((await auth.mfa.unenroll({ factorId: factor })).error).toBeNull();
    expect((await auth.mfa.listFactors()).data?.all).toEqual([]);
    const { token } = await world.signInElsewhere(email);
    expect((await world.read(token)).status).toBe(200);
    expect((await auth.refreshSession()).error).toBeNull();
    expect((await auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal1');
    const left = await world.sql(`select * from private.recovery_codes as code
      join auth.users as account on account.id = code.member_id where account.email = '${email}'`);
    expect(left).toEqual([]);
  });

  it('is no other member’s to switch off, and asks for the password after ten minutes', async () => {
    const { auth, id, factor } = await world.newProven();
    const other = await world.newProven();
    expect((await other.auth.mfa.unenroll({ factorId: factor })).error?.code).toBe(
      'mfa_factor_not_found',
    );
    await world.sql(
      `update private.proofs set proved_at = now() - interval '11 minutes'
        where session_id in (select id from auth.sessions where user_id = '${id}')`,
    );
    expect((await auth.mfa.unenroll({ factorId: factor })).error?.code).toBe(
      'reauthentication_needed',
    );
    expect((await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Two' })).error?.code).toBe(
      'reauthentication_needed',
    );
  });
});
