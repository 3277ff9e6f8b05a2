// Real servers on one PostgreSQL: a built site of one page, and requests as a browser sends them.
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type postgres from 'postgres';
import { startServer } from '../../tools/lib/throwaway.mjs';
import type { Server, ServerOptions } from '../../tools/lib/throwaway.mjs';

/** Makes a site of one page, in a folder that also holds the data of its servers. */
export function openSite() {
  const work = mkdtempSync(join(tmpdir(), 'axis-pair-'));
  const dist = join(work, 'dist');
  mkdirSync(dist);
  for (const page of ['index', '404'])
    writeFileSync(join(dist, `${page}.html`), '<!doctype html><title>Axis One</title>');
  const servers: Server[] = [];
  return {
    /** A data folder that does not exist yet. */
    newFolder: () => join(work, randomUUID()),
    async start(options: ServerOptions & { data: string; env: NodeJS.ProcessEnv }) {
      const server = await startServer({ dist, template: options.data }, options);
      servers.push(server);
      return server;
    },
    async close() {
      await Promise.all(servers.map((server) => server.remove()));
      rmSync(work, { recursive: true, force: true });
    },
  };
}

/** The publishable key that the servers of a database share. */
export async function keyIn(sql: postgres.Sql): Promise<string> {
  const [row] = await sql`select publishable_key from axis_server.keys`;
  return String(row?.['publishable_key']);
}

/** Sends a request to a server; throws if there is no answer. */
export async function ask(
  server: Server,
  key: string,
  path: string,
  { body, token }: { body?: unknown; token?: string | undefined } = {},
): Promise<{ status: number; answer: unknown }> {
  const response = await fetch(server.url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      apikey: key,
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, answer: JSON.parse(text) as unknown };
}

/** Signs up a new member on a server. */
export async function signUp(server: Server, key: string): Promise<{ id: string; token: string }> {
  const body = { email: `${randomUUID()}@example.com`, password: 'correct horse' };
  const { status, answer } = await ask(server, key, '/auth/v1/signup', { body });
  if (status !== 200) throw new Error(`The sign-up was answered with ${status}.`);
  const { user, access_token } = answer as { user: { id: string }; access_token: string };
  return { id: user.id, token: access_token };
}
