// What the scenes of addresses share: asking for a new one, the tokens in the mails, and what came of it.
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { unseal } from '../../server/mail/seal.mjs';
import { password } from './account.kit.ts';
import type { AccountWorld, Browser, Guarded } from './account.kit.ts';

/** A moment in so many hours. */
export const after = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** An address that nobody has. */
export const fresh = () => `${randomUUID()}@example.com`;

/** What members do about their addresses on one engine. */
export function addressKit(world: AccountWorld, site: Guarded) {
  const askFor = (who: Browser, email: string) =>
    site.ask('/auth/v1/user', { email }, { who, method: 'PUT' });
  const account = async (who: Browser) => (await site.rpc('my_account', who)).body;
  const emailOf = async (who: Browser) => (await account(who))['email'];
  const reads = async (who: Browser) =>
    (await site.ask('/rest/v1/profiles?select=id', undefined, { who, method: 'GET' })).status;
  const signsIn = async (email: string, word = password) =>
    (await site.ask('/auth/v1/token?grant_type=password', { email, password: word })).status;
  const mailsOf = (kind: string, address: string) =>
    world.sql(
      `select data ->> 'sealed' as sealed, status from private.mails
       where kind = '${kind}' and address = '${address}' order by created_at desc, id`,
    );
  /** The token of the newest mail of a kind. */
  const tokenIn = async (kind: string, address: string) => {
    const [mail] = await mailsOf(kind, address);
    const { path } = JSON.parse(unseal(world.backend.keys.jwtSecret, String(mail?.['sealed']))) as {
      path: string;
    };
    return path.split('#t=')[1] ?? '';
  };
  const follow = async (token: string, act: string) =>
    (await site.ask('/auth/v1/address', { token, act })).body;
  const confirm = async (email: string) =>
    follow(await tokenIn('addressConfirm', email), 'confirm');
  const back = async (email: string) => follow(await tokenIn('addressChanged', email), 'return');
  /** A member whose address has just been changed. */
  const moved = async () => {
    const member = await site.signUp();
    const email = fresh();
    expect((await askFor(member, email)).status).toBe(200);
    expect(await confirm(email)).toEqual({ outcome: 'changed' });
    return { member, email };
  };
  return {
    askFor,
    account,
    emailOf,
    reads,
    signsIn,
    mailsOf,
    tokenIn,
    follow,
    confirm,
    back,
    moved,
  };
}

export type AddressKit = ReturnType<typeof addressKit>;
