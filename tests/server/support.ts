// The test kit of the server: a site of a few small files, raw connections, and the calls of the auth service.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, vi } from 'vitest';
import { startBackend } from '../../server/backend/backend.mjs';
import { readSettings } from '../../server/settings.mjs';
import { freshData, startServer, templateData } from '../../tools/lib/throwaway.mjs';
import type { Server, ServerOptions, Site } from '../../tools/lib/throwaway.mjs';

// A server starts in 3 s on an idle machine, and machines are not always idle.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 180_000 });

const page = (name: string) => `<!doctype html><title>Axis One</title><p>${name}</p>`;

/** The files of a site, including those that are never served. */
const files: Record<string, string | Buffer> = {
  'index.html': page('home'),
  '404.html': page('missing'),
  'dashboard.html': page('dashboard'),
  'auth/signin.html': page('sign in'),
  'app.js': '1;',
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  // Larger than the kernel's buffer for a client that does not read.
  'large.pdf': Buffer.alloc(24 * 1024 * 1024, 'a'),
  '.vite/manifest.json': '{"secret":true}',
  _headers: '/*\n  secret: 1\n',
  _redirects: '/* /404.html 404\n',
};

const folders: string[] = [];
const servers: Server[] = [];
let made: Promise<Site> | undefined;

/** A new folder, removed after the file's tests. */
export function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'axis-server-'));
  folders.push(folder);
  return folder;
}

async function makeSite(): Promise<Site> {
  const dist = newFolder();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), content);
  }
  return { dist, template: await templateData() };
}

/** Starts a server on that site. It is removed after the file's tests. */
export async function start(options: ServerOptions = {}) {
  made ??= makeSite();
  const server = await startServer(await made, options);
  servers.push(server);
  return server;
}

afterAll(async () => {
  await Promise.all(servers.map((server) => server.remove()));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

export type Raw = {
  socket: Socket;
  /** Everything that was received so far. */
  received: () => string;
  /** Waits until the connection has ended, on either side, and returns everything that was received. */
  closed: Promise<string>;
  /** Waits until the received data contains the text, or the connection has ended. */
  until: (text: string) => Promise<string>;
};

/** Opens a connection and writes bytes that an HTTP client would not write. */
export function raw(port: number, text: string | Uint8Array = ''): Raw {
  const socket = connect({ port, host: '127.0.0.1' });
  let answer = '';
  const waiting = new Set<() => void>();
  const look = () => {
    for (const check of waiting) check();
  };
  socket.on('data', (chunk) => {
    answer += chunk.toString('latin1');
    look();
  });
  // A reset is an end, too.
  socket.on('error', () => {});
  const closed = new Promise<string>((resolve) => {
    socket.once('close', () => {
      resolve(answer);
      look();
    });
  });
  if (text !== '') socket.write(text);
  return {
    socket,
    received: () => answer,
    closed,
    until: (wanted) =>
      new Promise((resolve) => {
        const check = () => {
          if (!answer.includes(wanted) && !socket.closed) return;
          waiting.delete(check);
          resolve(answer);
        };
        waiting.add(check);
        socket.once('close', check);
        check();
      }),
  };
}

/** The status of a raw answer; 0 for a connection that was closed without one. */
export const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);

type Keys = { publishableKey: string; secretKey: string };
export const keysOf = ({ data }: Server) =>
  JSON.parse(readFileSync(join(data, 'keys.json'), 'utf8')) as Keys;

/** A call of the backend, with the site's key. */
export function call(
  server: Server,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  return fetch(server.url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      apikey: keysOf(server).publishableKey,
      'content-type': 'application/json',
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

export type Member = { email: string; password: string };
export const signUp = (server: Server, member: Member) => call(server, '/auth/v1/signup', member);
export const signIn = (server: Server, member: Member) =>
  call(server, '/auth/v1/token?grant_type=password', member);

/** What no answer may contain: a stack, a folder of the machine, files that are never served. */
export const inside = /\bat .+:\d+|node_modules|\.mjs|file:|\/work\/|\/tmp\/|secret/;

/** Calls until the answer is not undefined. */
export async function eventually<T>(look: () => T | undefined | Promise<T | undefined>) {
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  }
}

/**
 * Functions that any visitor may call: they wait, store and wait, return what was stored, are busy,
 * nest without end, or start a new write-ahead log.
 */
const slowFunctions = [
  'create table public.notes (id serial primary key, note text not null)',
  `create function public.slow(seconds float8) returns text language sql as
    $$ select pg_sleep(seconds)::text $$`,
  `create function public.keep(note text, seconds float8 default 0) returns int language plpgsql security definer as
    $$ declare made int; begin
      insert into public.notes (note) values (keep.note) returning id into made;
      perform pg_sleep(seconds);
      return made;
    end $$`,
  `create function public.kept() returns setof text language sql security definer as
    $$ select note from public.notes order by id $$`,
  `create function public.busy() returns int language plpgsql as
    $$ declare n int := 0; begin loop n := (n + 1) % 1000; end loop; end $$`,
  `create function public.deep(n int) returns int language plpgsql as
    $$ begin return public.deep(n + 1); end $$`,
  `create function public.switch_log() returns text language sql security definer as
    $$ select pg_switch_wal()::text $$`,
  'grant execute on all functions in schema public to anon, authenticated',
];

/** A data folder whose database also has the functions above. */
export async function slowData() {
  const data = await freshData();
  folders.push(dirname(data));
  const backend = await startBackend(readSettings({ AXIS_LOG: 'quiet', AXIS_DATA: data }));
  for (const statement of slowFunctions) await backend.sql(statement);
  await backend.close();
  return data;
}

/** Calls a function of the database as a visitor. */
export const rpc = (server: Server, name: string, args: unknown = {}) =>
  call(server, `/rest/v1/rpc/${name}`, args);
/** The notes that are stored. */
export const notesOf = async (server: Server) => {
  const answer = await rpc(server, 'kept');
  return (await answer.json()) as string[];
};
