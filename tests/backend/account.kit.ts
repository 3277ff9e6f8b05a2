// Members as browsers reach them: requests through the guard of the server, on whichever engine the backend runs.
import { randomUUID } from 'node:crypto';
import type { Backend } from '../../server/backend/backend.mjs';
import { guardFor } from '../../server/guard/open.mjs';
import { sessionOf } from '../../server/guard/sessions.mjs';
import { openLog } from '../../server/log.mjs';
import { openMetrics } from '../../server/metrics.mjs';
import type { Row } from './support.ts';

export const password = 'correct horse';

/** A browser that is signed in. */
export interface Browser {
  email: string;
  token: string;
  refresh: string;
  session: string;
  /** The name that the browser gives itself. */
  agent: string;
}

export interface Asked {
  status: number;
  body: Row;
  /** The body where it is a list. */
  rows: Row[];
}

export type AccountWorld = {
  backend: Backend;
  sql: (statement: string) => Promise<Row[]>;
  setClock: (moment: string | null) => Promise<void>;
  close: () => Promise<void>;
};

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)';

/** Opens the guard on a backend, and what asks through it. `tries` is how generous it is with a client's tries. */
export async function openGuarded({ backend, sql }: AccountWorld, tries = 1000) {
  const lines: string[] = [];
  const guard = await guardFor(
    backend,
    { clientTries: tries },
    {
      log: openLog({ format: 'text', quiet: true }, (line) => lines.push(line)),
      metrics: openMetrics(() => 0),
    },
  );

  async function ask(
    path: string,
    body?: unknown,
    { who, method = 'POST', agent }: { who?: Browser; method?: string; agent?: string } = {},
  ): Promise<Asked> {
    const headers = new Headers({ apikey: backend.keys.publishableKey });
    headers.set('content-type', 'application/json');
    if (who !== undefined) headers.set('authorization', `Bearer ${who.token}`);
    const name = agent ?? who?.agent;
    if (name !== undefined) headers.set('user-agent', name);
    const init =
      body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
    const request = new Request(`http://localhost${path}`, init);
    const response = await guard.fetch(request, '10.0.0.1', 'test');
    const text = await response.text();
    const read = (text === '' ? {} : JSON.parse(text)) as unknown;
    return {
      status: response.status,
      body: read as Row,
      rows: Array.isArray(read) ? (read as Row[]) : [],
    };
  }

  async function enter(path: string, email: string, word: string, agent: string): Promise<Browser> {
    const { status, body } = await ask(path, { email, password: word }, { agent });
    if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
    const token = String(body['access_token']);
    const session = sessionOf(`Bearer ${token}`) ?? '';
    return { email, token, refresh: String(body['refresh_token']), session, agent };
  }

  return {
    ask,
    guard,
    lines,
    /** Signs a new member up. */
    signUp: (email = `${randomUUID()}@example.com`, agent = phone) =>
      enter('/auth/v1/signup', email, password, agent),
    /** Signs in once more, as another browser does. */
    signIn: (email: string, agent = phone, word = password) =>
      enter('/auth/v1/token?grant_type=password', email, word, agent),
    rpc: (name: string, who: Browser, args: Row = {}) => ask(`/rest/v1/rpc/${name}`, args, { who }),
    /** Makes a session older than it is. */
    age: ({ session }: Browser, created: string, used: string) =>
      sql(`update auth.sessions set created_at = now() - interval '${created}',
        refreshed_at = (now() - interval '${used}') at time zone 'UTC' where id = '${session}'`),
  };
}

export type Guarded = Awaited<ReturnType<typeof openGuarded>>;
