// The backend without the site: requests of a test with the server's own keys.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Server } from '../tools/lib/throwaway.mjs';

type Credentials = { email: string; password: string };

type Keys = { publishableKey: string; secretKey: string };

export const keysOf = (server: Server) =>
  JSON.parse(readFileSync(join(server.data, 'keys.json'), 'utf8')) as Keys;

export async function call(
  server: Server,
  path: string,
  init: RequestInit & { key: string; token?: string },
) {
  const { key, token, ...rest } = init;
  const response = await fetch(server.url + path, {
    ...rest,
    headers: {
      apikey: key,
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
  });
  return { status: response.status, body: (await response.json().catch(() => null)) as unknown };
}

/** Requests a session from the service; the answer's status says whether it gave one. */
export async function signIn(server: Server, email: string, password: string) {
  const { publishableKey: key } = keysOf(server);
  const { status, body } = await call(server, '/auth/v1/token?grant_type=password', {
    key,
    method: 'POST',
    body: JSON.stringify({ email, password }),
  });
  const token = (body as { access_token?: string } | null)?.access_token;
  return { status, token };
}

/** Lists in alphabetical order: the order in which the user pressed has no meaning. */
const sorted = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.toSorted() : value,
    ]),
  );

/** The rows of `profiles` that a member can read with their own token, each list in alphabetical order. */
export async function profilesSeenBy(server: Server, email: string, password: string) {
  const { publishableKey: key } = keysOf(server);
  const { token } = await signIn(server, email, password);
  if (token === undefined) throw new Error(`${email} cannot sign in.`);
  const { body } = await call(server, '/rest/v1/profiles?select=*', { key, token });
  return (body as Record<string, unknown>[]).map(sorted);
}

/** Ends every session of a member, as an administrator or another device would. */
export async function revokeSessions(server: Server, email: string, password: string) {
  const { publishableKey: key } = keysOf(server);
  const { token } = await signIn(server, email, password);
  if (token === undefined) throw new Error(`${email} cannot sign in.`);
  const { status } = await call(server, '/auth/v1/logout?scope=global', {
    key,
    token,
    method: 'POST',
  });
  if (status >= 300) throw new Error(`The sessions were not ended (${status}).`);
}

/** Ends the session of a call of this file: the account lists no device that its member has not used. */
async function leave(server: Server, token: string) {
  const { publishableKey: key } = keysOf(server);
  await call(server, '/auth/v1/logout?scope=local', { key, token, method: 'POST' });
}

/** Creates an account without the site. */
export async function signUp(server: Server, email: string, password: string) {
  const { publishableKey: key } = keysOf(server);
  const { status, body } = await call(server, '/auth/v1/signup', {
    key,
    method: 'POST',
    body: JSON.stringify({ email, password }),
  });
  if (status >= 300) throw new Error(`${email} was not signed up (${status}).`);
  await leave(server, (body as { access_token: string }).access_token);
}

/** Writes answers into a member's profile without the site, as another device would. Returns the member's id. */
export async function writeProfile(server: Server, who: Credentials, row: Record<string, unknown>) {
  const { publishableKey: key } = keysOf(server);
  const { token } = await signIn(server, who.email, who.password);
  const { body } = await call(server, '/auth/v1/user', { key, token: token ?? '' });
  const { id } = body as { id: string };
  const { status } = await call(server, `/rest/v1/profiles?id=eq.${id}`, {
    key,
    token: token ?? '',
    method: 'PATCH',
    body: JSON.stringify(row),
  });
  if (status >= 300) throw new Error(`The profile of ${who.email} was not written (${status}).`);
  await leave(server, token ?? '');
  return id;
}

/** Creates an account with a completed profile, so that a journey can begin after onboarding. */
export async function enrol(server: Server, who: Credentials, profile: Record<string, unknown>) {
  await signUp(server, who.email, who.password);
  return writeProfile(server, who, profile);
}

/** Rows as the server sees them. @throws where they cannot be read */
async function rowsOf(server: Server, path: string) {
  const { secretKey: key } = keysOf(server);
  const { status, body } = await call(server, `/rest/v1/${path}`, { key });
  if (status !== 200) throw new Error(`${path} cannot be read (${status}).`);
  return body as Record<string, unknown>[];
}

/** Every stored request with this subject, as the server sees it: sent twice it must be stored once. */
export const requestsAbout = (server: Server, subject: string) =>
  rowsOf(server, `requests?select=*&subject=eq.${encodeURIComponent(subject)}`);

/** Every request of a member, the newest first, as the server sees them. */
export const requestsBy = (server: Server, memberId: string) =>
  rowsOf(server, `requests?select=*&order=created_at.desc&member_id=eq.${memberId}`);

/** The files of a request as the server stores them: name and bytes, in base64. */
export async function filesOf(server: Server, requestId: string) {
  const { secretKey: key } = keysOf(server);
  const path = `/rest/v1/attachments?select=id&request_id=eq.${requestId}`;
  const { body: rows } = await call(server, path, { key });
  const read = async ({ id }: { id: string }) => {
    const { body } = await call(server, '/rest/v1/rpc/attachment_body', {
      key,
      method: 'POST',
      body: JSON.stringify({ id }),
    });
    const { name, body: bytes } = body as { name: string; body: string };
    return { name, bytes };
  };
  return Promise.all((rows as { id: string }[]).map(read));
}

/** The advisor moves a request, as `npm run operator` does. */
export async function moveRequest(server: Server, id: string, status: string, note: string) {
  const { secretKey: key } = keysOf(server);
  const { body } = await call(server, '/rest/v1/rpc/move_request', {
    key,
    method: 'POST',
    body: JSON.stringify({ id, to_status: status, note }),
  });
  const { outcome } = body as { outcome: string };
  if (outcome !== 'stored') throw new Error(`The request was not moved: ${JSON.stringify(body)}`);
}

/** A member's plans, as the server sees them. */
export const subscriptionsOf = (server: Server, userId: string) =>
  rowsOf(server, `subscriptions?select=product,tier,period,is_active&user_id=eq.${userId}`);

/** Makes a member premium, as a completed payment would. */
export async function subscribe(server: Server, userId: string) {
  const { secretKey: key } = keysOf(server);
  const { status } = await call(server, '/rest/v1/subscriptions', {
    key,
    method: 'POST',
    body: JSON.stringify({
      user_id: userId,
      product: 'membership',
      tier: 'premium',
      period: 'monthly',
      is_active: true,
      started_at: '2026-01-01T00:00:00Z',
      renews_at: '2100-01-01T00:00:00Z',
    }),
  });
  if (status >= 300) throw new Error(`The subscription was not stored (${status}).`);
}

/** The database's answer to a member who requests a published file or text by its id, past every button. */
export async function outcomeOfDownload(
  server: Server,
  { email, password }: Credentials,
  id: string,
) {
  const { publishableKey: key } = keysOf(server);
  const { token } = await signIn(server, email, password);
  const { body } = await call(server, '/rest/v1/rpc/download_file', {
    key,
    token: token ?? '',
    method: 'POST',
    body: JSON.stringify({ id }),
  });
  return (body as { outcome: string }).outcome;
}

/** Sends a request for a member, without the site; returns its id. */
async function submitRequest(
  server: Server,
  { email, password }: Credentials,
  request: { kind: string; subject: string; answers: Record<string, unknown> },
) {
  const { publishableKey: key } = keysOf(server);
  const { token } = await signIn(server, email, password);
  const id = randomUUID();
  const { body } = await call(server, '/rest/v1/rpc/submit_request', {
    key,
    token: token ?? '',
    method: 'POST',
    body: JSON.stringify({ id, ...request }),
  });
  const { outcome } = body as { outcome: string };
  if (outcome !== 'stored') throw new Error(`The request was not stored: ${JSON.stringify(body)}`);
  return id;
}

/** Sends an AsynQ question for a member, without the site. */
export const askQuestion = (server: Server, member: Credentials, question: string) =>
  submitRequest(server, member, {
    kind: 'asynq',
    subject: question,
    answers: {
      domain: 'gtm',
      subcategory: 'pricing',
      blockers: ['price-fear'],
      question,
      context: {
        timeline: 'standard',
        teamInvolvement: 'solo',
        productLink: '',
        stage: 'pre-seed',
      },
    },
  });

/** Requests an office hour for a member, without the site; `slot` as in 2026-11-24T14:20. */
export const askForSlot = (server: Server, member: Credentials, slot: string, subject: string) =>
  submitRequest(server, member, { kind: 'office-hours', subject, answers: { slot } });

/** The newsletters of an address, as the server sees them, in alphabetical order. */
export async function newslettersOf(server: Server, address: string) {
  const path = `newsletter_subscriptions?select=list&address=eq.${encodeURIComponent(address)}`;
  return (await rowsOf(server, path)).map(({ list }) => String(list)).toSorted();
}
