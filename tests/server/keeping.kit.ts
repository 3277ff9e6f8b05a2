// The test kit of backups: the operator's commands as processes, and a member who writes to a server.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../server/settings.mjs';
import { templateData } from '../../tools/lib/throwaway.mjs';
import type { Site } from '../../tools/lib/throwaway.mjs';

type Answer = { status: number; body: Record<string, unknown> };

/** A page of one line replaces the site. */
export async function smallSite(folder: string): Promise<Site> {
  const dist = join(folder, 'dist');
  mkdirSync(dist);
  for (const page of ['index', '404'])
    writeFileSync(join(dist, `${page}.html`), '<!doctype html><title>Axis One</title>');
  return { dist, template: await templateData() };
}

/** Runs `npm run backup`, `restore` or `keys` to its end. */
export function command(
  name: 'backup' | 'restore' | 'keys',
  words: readonly string[],
  env: NodeJS.ProcessEnv,
) {
  const child = spawn(process.execPath, [join(root, `tools/${name}.mjs`), ...words], {
    env: { PATH: process.env['PATH'], AXIS_ENV_FILES: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (said += String(chunk)));
  child.stderr.on('data', (chunk: Buffer) => (errors += String(chunk)));
  return new Promise<{ code: number | null; said: string; errors: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, said, errors }));
  });
}

/** Sends a request to a server as a browser does. */
export async function ask(
  url: string,
  key: string,
  path: string,
  body: unknown,
  token?: string,
): Promise<Answer> {
  const bearer = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json', ...bearer },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

export const ada = { email: 'ada@example.com', password: 'correct horse' };

/** A member on a server. */
export async function signUp(url: string, key: string) {
  const { status, body } = await ask(url, key, '/auth/v1/signup', ada);
  if (status !== 200) throw new Error(`The sign-up answered ${status}.`);
  const token = String(body['access_token']);
  return { token, refreshToken: String(body['refresh_token']) };
}

/** Signs in with the password; the status, and the token if it was right. */
export async function signIn(url: string, key: string) {
  const { status, body } = await ask(url, key, '/auth/v1/token?grant_type=password', ada);
  return { status, token: String(body['access_token']) };
}

/** Refreshes a session. */
export async function refresh(url: string, key: string, refreshToken: string) {
  const path = '/auth/v1/token?grant_type=refresh_token';
  const { status, body } = await ask(url, key, path, { refresh_token: refreshToken });
  return { status, token: String(body['access_token']), next: String(body['refresh_token']) };
}

/** One kind that can be sent often, and one that accepts files. */
const answersOf = {
  meeting: { reason: 'A decision', project: 'A sensor', value: 'A list' },
  asynq: {
    domain: 'gtm',
    subcategory: 'pricing',
    blockers: ['No buyer has paid yet'],
    question: 'Do we put a price on the pilot?',
  },
};

/** Stores a request; its id, once the server has confirmed it. */
export async function submit(
  url: string,
  key: string,
  token: string,
  kind: keyof typeof answersOf = 'meeting',
) {
  const id = randomUUID();
  const request = { id, kind, subject: `About ${id}`, answers: answersOf[kind] };
  const { status, body } = await ask(url, key, '/rest/v1/rpc/submit_request', request, token);
  if (status !== 200 || body['outcome'] !== 'stored')
    throw new Error(`A submission was answered with ${status}: ${JSON.stringify(body)}`);
  return id;
}

/** The ids of a member's requests. */
export async function requestsOf(url: string, key: string, token: string): Promise<string[]> {
  const { status, body } = await ask(url, key, '/rest/v1/rpc/my_requests', {}, token);
  const rows: unknown = Array.isArray(body) ? body : body['requests'];
  if (status !== 200 || !Array.isArray(rows))
    throw new Error(`The requests were answered with ${status}: ${JSON.stringify(body)}`);
  return rows.map((row: { id: string }) => row.id);
}

/** Adds a file to a request; its id. */
export async function attach(
  url: string,
  key: string,
  token: string,
  request: string,
  content: Buffer,
) {
  const file = { id: randomUUID(), request_id: request, name: 'deck.pdf', type: 'application/pdf' };
  const sent = { ...file, body: content.toString('base64') };
  const { status, body } = await ask(url, key, '/rest/v1/rpc/attach', sent, token);
  if (status !== 200 || body['outcome'] !== 'stored')
    throw new Error(`The file was answered with ${status}: ${JSON.stringify(body)}`);
  return file.id;
}

/** The content of a file. */
export async function attachmentOf(url: string, key: string, token: string, id: string) {
  const { body } = await ask(url, key, '/rest/v1/rpc/attachment_body', { id }, token);
  return Buffer.from(String(body['body']), 'base64');
}

/** A member who submits one request after the other until told to stop; each is withdrawn, since few may be open. */
export function keepSubmitting(url: string, key: string, token: string) {
  const confirmed: string[] = [];
  const faults: unknown[] = [];
  const told = new AbortController();
  const ended = (async () => {
    while (!told.signal.aborted) {
      await submit(url, key, token).then(
        async (id) => {
          confirmed.push(id);
          await ask(url, key, '/rest/v1/rpc/withdraw_request', { id }, token);
        },
        (fault: unknown) => faults.push(fault),
      );
    }
  })();
  return {
    confirmed,
    faults,
    async until(count: number) {
      while (confirmed.length < count && faults.length === 0)
        await new Promise((resolve) => setTimeout(resolve, 20));
    },
    async stop() {
      told.abort();
      await ended;
    },
  };
}
