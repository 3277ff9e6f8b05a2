// @vitest-environment happy-dom
// What the service answers about an account, as its machines hear it: sessions, addresses, the proof, a link from a mail.
import { createActor, toPromise } from 'xstate';
import type { AnyActorLogic } from 'xstate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { service } from '#content/service.ts';
import type * as Client from '../../src/adapters/supabase/client.ts';

const rpc = vi.fn();
const updateUser = vi.fn();
const getSession = vi.fn();
const refreshSession = vi.fn();

vi.mock('../../src/adapters/supabase/client.ts', async (original) => ({
  ...(await original<typeof Client>()),
  loadClient: async () => ({ rpc, auth: { updateUser, getSession, refreshSession } }),
}));

const { readDevices, signDeviceOut, signOthersOut } =
  await import('../../src/flows/devices/ports/devices.ts');
const { readAddresses, askNewAddress, dropNewAddress } =
  await import('../../src/flows/changeAddress/ports/addresses.ts');
const { changePassword } = await import('../../src/flows/changePassword/ports/password.ts');
const { provePassword } = await import('../../src/flows/passwordAgain/ports/proof.ts');
const { takeLink, followLink } = await import('../../src/flows/addressLink/ports/link.ts');

const run = (logic: AnyActorLogic, input?: unknown): Promise<unknown> => {
  const actor = createActor(logic, { input } as never);
  const result = toPromise(actor);
  actor.start();
  return result;
};
const gives = (data: unknown) => rpc.mockResolvedValue({ data, error: null, status: 200 });
const answers = (status: number, body: object) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(body, { status })),
  );

beforeEach(() => {
  vi.stubEnv('VITE_SUPABASE_URL', '');
  getSession.mockResolvedValue({
    data: { session: { access_token: 'mine', user: { id: 'ada' } } },
    error: null,
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
  localStorage.clear();
});

const row = (id: string, used: string, isThis = false) => ({
  id,
  is_this: isThis,
  signed_in_at: '2026-11-20 08:00:00+00',
  last_used_at: used,
  user_agent: null,
});

describe('devices', () => {
  test('this one is first, then the one that was used last', async () => {
    gives([
      row('a', '2026-11-27 08:00:00+00'),
      row('b', '2026-11-28 08:00:00+00'),
      row('here', '2026-11-26 08:00:00+00', true),
    ]);
    const found = (await run(readDevices)) as { id: string; signedInAt: string }[];
    expect(found.map(({ id }) => id)).toEqual(['here', 'b', 'a']);
    expect(found[0]?.signedInAt).toBe('2026-11-20T08:00:00.000Z');
  });
  test.each([{}, [{ id: 'a' }], [null]])('no list: %j', async (data) => {
    gives(data);
    await expect(run(readDevices)).rejects.toThrow('');
  });
  test.each([
    ['ended', true],
    ['unknown', false],
  ])('one that is %s', async (outcome, wasSignedIn) => {
    gives({ outcome });
    expect(await run(signDeviceOut, { id: 'a' })).toEqual({ wasSignedIn });
    expect(rpc).toHaveBeenCalledWith('end_session', { session: 'a' });
  });
  test('the others are counted', async () => {
    gives({ outcome: 'ended', count: 2 });
    expect(await run(signOthersOut)).toEqual({ count: 2 });
  });
});

describe('the address', () => {
  test('that waits has an end', async () => {
    const until = new Date(Date.now() + 60_000).toISOString();
    gives({ email: 'ada@example.com', new_email: 'ada@new.example', new_email_until: until });
    expect(await run(readAddresses)).toEqual({
      email: 'ada@example.com',
      newEmail: 'ada@new.example',
      until,
      expiresIn: expect.any(Number),
    });
  });
  test.each([null, ''])('none waits: %j', async (none) => {
    gives({ email: 'ada@example.com', new_email: none, new_email_until: null });
    expect(await run(readAddresses)).toMatchObject({ newEmail: null, expiresIn: null });
  });
  test.each([
    [null, 'asked'],
    [{ code: 'reauthentication_needed', message: 'Again.', status: 403 }, 'unproved'],
  ])('the service answers %j', async (error, outcome) => {
    updateUser.mockResolvedValue({ error });
    expect(await run(askNewAddress, { email: 'ada@new.example' })).toEqual({ outcome });
  });
  test('that cannot be dropped is said', async () => {
    gives({ outcome: 'refused' });
    await expect(run(dropNewAddress)).rejects.toThrow('');
  });
});

describe('the password', () => {
  test.each([
    [null, 'changed'],
    [{ code: 'current_password_wrong', message: 'No.', status: 400 }, 'wrong'],
  ])('is changed, or the present one is wrong: %j', async (error, outcome) => {
    updateUser.mockResolvedValue({ error });
    expect(await run(changePassword, { present: 'old', password: 'new one' })).toEqual({ outcome });
    expect(updateUser).toHaveBeenCalledWith({ password: 'new one', current_password: 'old' });
  });
  test('is refused with the sentence of the service', async () => {
    updateUser.mockResolvedValue({
      error: { code: 'weak_password', message: 'Too common.', status: 422 },
    });
    await expect(run(changePassword, { present: 'old', password: 'new one' })).rejects.toThrow(
      'Too common.',
    );
  });
  test.each([
    [200, { proved_until: 'later' }, 'proved'],
    [400, { error_code: 'invalid_credentials' }, 'wrong'],
  ])('proves its member: %s', async (status, body, outcome) => {
    answers(status, body);
    expect(await run(provePassword, { password: 'old' })).toEqual({ outcome });
  });
  test('may be tried again after the seconds that the service names', async () => {
    answers(429, { message: 'Too many tries.', retry_after: 40 });
    await expect(run(provePassword, { password: 'old' })).rejects.toMatchObject({
      message: 'Too many tries.',
      retryAfter: 40,
    });
  });
  test('proves nothing where nobody is signed in', async () => {
    getSession.mockResolvedValue({ data: { session: null }, error: null });
    await expect(run(provePassword, { password: 'old' })).rejects.toThrow('');
  });
});

describe('a link from a mail', () => {
  test('is taken out of the address, and sent by POST', async () => {
    window.history.replaceState(null, '', '/address/confirm#t=abc');
    expect(await run(takeLink)).toEqual({ isThere: true });
    expect(window.location.href).not.toContain('abc');
    // Asked once more, it is still known.
    expect(await run(takeLink)).toEqual({ isThere: true });
    answers(200, { outcome: 'changed' });
    localStorage.setItem('sb-axis-one-auth-token', '{}');
    expect(await run(followLink, { act: 'confirm' })).toEqual({ outcome: 'changed' });
    expect(refreshSession).toHaveBeenCalledOnce();
    expect(vi.mocked(fetch).mock.calls[0]?.[1]?.body).toBe('{"token":"abc","act":"confirm"}');
  });
  test('renews no session where none is here, or nothing has changed', async () => {
    answers(200, { outcome: 'changed' });
    await run(followLink, { act: 'confirm' });
    localStorage.setItem('sb-axis-one-auth-token', '{}');
    answers(200, { outcome: 'expired' });
    await run(followLink, { act: 'confirm' });
    expect(refreshSession).not.toHaveBeenCalled();
  });
  test('fails with a sentence', async () => {
    answers(503, {});
    await expect(run(followLink, { act: 'confirm' })).rejects.toThrow(service.unreachable);
  });
});
