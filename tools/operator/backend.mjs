// The operator's connection to the backend: its address, its secret key (which never leaves this file), and its calls.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { keysFor } from '../../server/keys.mjs';
import { isLoopback, readSettings, root, withEnvFiles } from '../../server/settings.mjs';
import { Sorry } from '../../server/sorry.mjs';

/**
 * @typedef {import('./words.mjs').Row} Row
 * @typedef {{ outcome: 'stored', request: Row } | { outcome: 'refused', reason: string, detail: Record<string, unknown> }} Moved
 *
 * @typedef {object} Desk
 * @property {(path: string, body?: unknown) => Promise<unknown>} ask the data API with the secret key
 * @property {(filter: { statuses?: readonly string[] | undefined, kinds?: readonly string[] | undefined, low?: string, high?: string }) => Promise<Row[]>} requests
 * @property {(id: string, status: string, note: string | undefined) => Promise<Moved>} move
 * @property {(id: string, note: string) => Promise<Moved>} note
 * @property {(status: string) => Promise<string[]>} movesFrom what the advisor may do next
 * @property {(attachment: string) => Promise<Buffer | undefined>} body
 */

/** How long to wait for an answer, in milliseconds. */
const requestTimeout = 60_000;

/**
 * Where the backend listens and the key that opens it: a hosted one's from the environment, the embedded one's
 * from where its server has it (server/keys.mjs).
 * @param {NodeJS.ProcessEnv} given
 */
async function whereabouts(given) {
  const env = withEnvFiles(given, root);
  const url = env['SUPABASE_URL'];
  const key = env['SUPABASE_SECRET_KEY'];
  if (url || key) {
    if (!url || !key)
      throw new Sorry(
        `${url ? 'SUPABASE_SECRET_KEY' : 'SUPABASE_URL'} is missing: a hosted backend needs its address and its secret key.`,
      );
    if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
      throw new Sorry('SUPABASE_URL is not an http(s) address.');
    const { origin, protocol, hostname } = new URL(url);
    // The secret key is never sent unencrypted.
    if (protocol === 'http:' && !isLoopback(hostname))
      throw new Sorry(
        `SUPABASE_URL has to begin with https://, because the secret key travels to it.`,
      );
    return {
      origin,
      key,
      absent: `The Supabase at ${origin} does not answer: check SUPABASE_URL and the connection.`,
    };
  }
  const settings = readSettings(env);
  if (settings.hosted !== undefined)
    throw new Sorry(
      `This site uses the Supabase at ${settings.hosted.url}: set SUPABASE_URL and SUPABASE_SECRET_KEY.`,
    );
  const isInFolder = settings.databaseUrl === undefined && settings.keys === undefined;
  if (isInFolder && !existsSync(join(settings.data, 'keys.json')))
    throw new Sorry(
      `${settings.data} holds no Axis One: run npm start first, or name its data folder in AXIS_DATA.`,
    );
  const { secretKey } = await keysFor(settings);
  const host =
    settings.host === '0.0.0.0' ? '127.0.0.1' : settings.host === '::' ? '::1' : settings.host;
  const origin = `http://${host.includes(':') ? `[${host}]` : host}:${settings.port}`;
  return {
    origin,
    key: secretKey,
    absent: `Axis One does not answer at ${origin}: start it with npm start, or name its PORT and HOST.`,
  };
}

/**
 * Finds the backend; throws one sentence if it cannot.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<(path: string, body?: unknown) => Promise<unknown>>} asks the data API with the secret key
 */
export async function connect(env) {
  const { origin, key, absent } = await whereabouts(env);

  /**
   * @param {string} path
   * @param {unknown} [body]
   * @returns {Promise<unknown>}
   */
  return async function ask(path, body) {
    const headers = new Headers({ apikey: key, 'user-agent': 'axis-one-operator' });
    // The older kind of key is a token, and is wanted twice.
    if (key.startsWith('ey')) headers.set('authorization', `Bearer ${key}`);
    if (body !== undefined) headers.set('content-type', 'application/json');
    const response = await fetch(`${origin}/rest/v1/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers,
      // The key is not sent along a redirect.
      redirect: 'error',
      signal: AbortSignal.timeout(requestTimeout),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new Sorry(absent);
    });
    /** @type {unknown} */
    const answer = await response.json().catch(() => undefined);
    if (response.ok && answer !== undefined) return answer;
    if (response.status === 401 || response.status === 403)
      throw new Sorry(
        `The backend at ${origin} does not accept the secret key: is it the key of that very backend?`,
      );
    const code =
      typeof answer === 'object' && answer && 'code' in answer ? String(answer.code) : '';
    if (response.status === 404 && /^(PGRST202|PGRST205|42883|42P01)$/.test(code))
      throw new Sorry(
        `The backend at ${origin} has no requests yet: bring its migrations up to date.`,
      );
    throw new Sorry(`What answers at ${origin} is no Axis One (${response.status}).`);
  };
}

/**
 * The operator's calls; throws one sentence if the backend is not found.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Desk>}
 */
export async function openBackend(env) {
  const ask = await connect(env);
  return {
    ask,
    async requests({ statuses, kinds, low, high }) {
      const rows = await ask('rpc/operator_requests', {
        statuses: statuses ?? null,
        kinds: kinds ?? null,
        low: low ?? null,
        high: high ?? null,
      });
      return /** @type {Row[]} */ (rows);
    },
    async move(id, status, note) {
      return /** @type {Moved} */ (
        await ask('rpc/move_request', { id, to_status: status, note: note ?? null })
      );
    },
    async note(id, note) {
      return /** @type {Moved} */ (await ask('rpc/note_request', { id, note }));
    },
    async movesFrom(status) {
      const query = `select=to_status&actor=eq.advisor&from_status=eq.${encodeURIComponent(status)}`;
      const rows = /** @type {{ to_status: string }[]} */ (
        await ask(`request_transitions?${query}`)
      );
      return rows.map(({ to_status }) => to_status).toSorted();
    },
    async body(attachment) {
      const answer = /** @type {{ outcome: string, body?: string }} */ (
        await ask('rpc/attachment_body', { id: attachment })
      );
      return answer.body === undefined ? undefined : Buffer.from(answer.body, 'base64');
    },
  };
}
