// What the demo's addresses have in common: calls of the backend in this process, and the member whose token a request carries.

/**
 * @typedef {import('@supabase/lite').App} App
 * @typedef {import('../keys.mjs').Keys} Keys
 */

/**
 * Sends a request to the backend in this process.
 * @param {App} app
 * @param {string} path
 * @param {{ key: string, method?: string, bearer?: string, body?: unknown, prefer?: string }} call
 */
export async function call(app, path, { key, method = 'POST', bearer, body, prefer }) {
  const headers = new Headers({ apikey: key, 'content-type': 'application/json' });
  if (bearer !== undefined) headers.set('authorization', `Bearer ${bearer}`);
  if (prefer !== undefined) headers.set('prefer', prefer);
  const init =
    body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
  const response = await app.fetch(new Request(`http://localhost${path}`, init));
  /** @type {unknown} */
  const answer = await response.json().catch(() => undefined);
  return { status: response.status, answer };
}

/**
 * The id in an answer of the auth service, which names it on top or under `user`.
 * @param {unknown} answer
 * @returns {string | undefined}
 */
export function userIdIn(answer) {
  if (typeof answer !== 'object' || answer === null) return undefined;
  if ('user' in answer) return userIdIn(answer.user);
  return 'id' in answer && typeof answer.id === 'string' ? answer.id : undefined;
}

/**
 * The member whose token a request carries, or the answer to a request that carries none, or is no POST.
 * @param {App} app
 * @param {Keys} keys
 * @param {Request} request
 * @returns {Promise<{ userId: string, bearer: string, order: Record<string, unknown> } | Response>}
 */
export async function orderIn(app, keys, request) {
  if (request.method !== 'POST')
    return Response.json(
      { message: 'Method not allowed' },
      { status: 405, headers: { allow: 'POST' } },
    );
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (bearer === undefined) return Response.json({ message: 'Sign in first.' }, { status: 401 });
  const user = await call(app, '/auth/v1/user', {
    key: keys.publishableKey,
    method: 'GET',
    bearer,
  });
  const userId = user.status === 200 ? userIdIn(user.answer) : undefined;
  if (userId === undefined) return Response.json({ message: 'Sign in first.' }, { status: 401 });
  /** @type {unknown} */
  const order = await request.json().catch(() => undefined);
  return { userId, bearer, order: typeof order === 'object' && order ? { ...order } : {} };
}
