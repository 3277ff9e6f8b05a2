// Backups of the embedded database by an operator: while a member writes, on a server that has stopped, and restored
// into a new folder. Rotated keys.
import { randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extract } from 'tar';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Keys } from '../../server/keys.mjs';
import { freePort, startServer } from '../../tools/lib/throwaway.mjs';
import type { Server, Site } from '../../tools/lib/throwaway.mjs';
import {
  attach,
  attachmentOf,
  command,
  keepSubmitting,
  refresh,
  requestsOf,
  signIn,
  signUp,
  smallSite,
  submit,
} from './keeping.kit.ts';

// A server starts in 3 s on an idle machine, and machines are not always idle.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let work: string;
let site: Site;
let server: Server;
let key: string;
let session: { token: string; refreshToken: string };
let withFile: string;
let attachment: string;
/** Larger than the buffers of sockets, and incompressible. */
const content = Buffer.concat([Buffer.from('%PDF-1.7'), randomBytes(9_000_000)]);

const keysIn = (data: string) =>
  JSON.parse(readFileSync(join(data, 'keys.json'), 'utf8')) as Keys & Record<string, string>;
const on = ({ data, port }: { data: string; port: number }) => ({
  AXIS_DATA: data,
  AXIS_DIST: site.dist,
  PORT: String(port),
});
const mode = (path: string) => statSync(path).mode & 0o777;
const files = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'axis-backup-'));
  site = await smallSite(work);
  server = await startServer(site);
  key = keysIn(server.data).publishableKey;
  session = await signUp(server.url, key);
  withFile = await submit(server.url, key, session.token, 'asynq');
  attachment = await attach(server.url, key, session.token, withFile, content);
});
afterAll(async () => {
  await server.remove();
  rmSync(work, { recursive: true, force: true });
});

describe('while a member writes', () => {
  it('every row that was confirmed before is in it, once, and every request is answered', async () => {
    const file = join(work, 'hot.tar.gz');
    const writer = keepSubmitting(server.url, key, session.token);
    await writer.until(5);
    const before = [...writer.confirmed];
    const [first, second] = await Promise.all([
      command('backup', [file], on(server)),
      command('backup', [join(work, 'beside.tar.gz')], on(server)),
    ]);
    await writer.until(writer.confirmed.length + 3);
    await writer.stop();
    expect(writer.faults).toEqual([]);
    expect([first.errors, first.code, second.errors, second.code]).toEqual(['', 0, '', 0]);
    expect(first.said).toContain(`Wrote ${file}`);
    expect(mode(file)).toBe(0o600);
    // No partial file is left, in either folder.
    expect(readdirSync(work).filter((name) => name.startsWith('.'))).toEqual([]);
    expect(readdirSync(server.data).filter((name) => name.startsWith('backup-'))).toEqual([]);

    const data = join(work, 'restored');
    const restored = await command('restore', [file], on({ data, port: server.port }));
    expect([restored.errors, restored.code]).toEqual(['', 0]);
    expect(restored.said).toContain('was built with another key');
    expect(mode(data)).toBe(0o700);
    const again = await startServer(site, { data });
    try {
      const { status, token } = await signIn(again.url, key);
      expect(status).toBe(200);
      expect((await refresh(again.url, key, session.refreshToken)).status).toBe(200);
      const ids = await requestsOf(again.url, key, token);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toEqual(expect.arrayContaining([withFile, ...before]));
      expect([withFile, ...writer.confirmed]).toEqual(expect.arrayContaining(ids));
      expect((await attachmentOf(again.url, key, token, attachment)).equals(content)).toBe(true);
      expect(await submit(again.url, key, token)).not.toBe('');
    } finally {
      await again.remove();
    }
  });

  it('has a manifest with its description', async () => {
    const folder = join(work, 'opened');
    mkdirSync(folder);
    await extract({ file: join(work, 'hot.tar.gz'), cwd: folder });
    const manifest: unknown = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
    const versions = readdirSync('supabase/migrations').map((name) => name.split('_')[0]);
    expect(manifest).toMatchObject({ format: 1, driver: 'embedded', migrations: versions });
    expect(keysIn(folder)).toEqual(keysIn(server.data));
  });

  it('calls the server of its data, and names the address where it found none', async () => {
    const file = join(work, 'elsewhere.tar.gz');
    const port = await freePort();
    const absent = await command('backup', [file], on({ data: server.data, port }));
    expect([absent.code, absent.errors]).toEqual([1, expect.stringContaining('PORT and HOST')]);
    expect(absent.errors).toContain(`nothing answers at http://127.0.0.1:${port}`);
    // Its own address with another server's key.
    const keys = { AXIS_JWT_SECRET: 'x'.repeat(32), AXIS_PUBLISHABLE_KEY: 'p' };
    const other = await command('backup', [file], {
      ...on(server),
      ...keys,
      AXIS_SECRET_KEY: 's',
    });
    expect([other.code, other.errors]).toEqual([1, expect.stringContaining('is not what answers')]);
    expect(existsSync(file)).toBe(false);
  });

  it('ends with the server, whose client has stopped reading, and with a client that leaves', async () => {
    const { secretKey } = keysIn(server.data);
    const options = { port: server.port, method: 'POST', headers: { apikey: secretKey } };
    const begin = () =>
      new Promise<{ status: number | undefined; leave: () => void }>((resolve, reject) => {
        const asked = request({ ...options, path: '/_operator/backup' }, (answer) => {
          answer.on('error', () => {});
          resolve({ status: answer.statusCode, leave: () => asked.destroy() });
        });
        asked.once('error', reject);
        asked.end();
      });
    const drafts = () => readdirSync(server.data).filter((name) => name.startsWith('backup-'));
    const leaving = await begin();
    expect(leaving.status).toBe(200);
    expect(drafts()).toHaveLength(1);
    leaving.leave();
    await expect.poll(drafts, { timeout: 10_000 }).toEqual([]);
    const stalled = await begin();
    await server.stop();
    stalled.leave();
    expect(drafts()).toEqual([]);
    expect(existsSync(join(server.data, 'lock'))).toBe(false);
  });
});

describe('on a server that has stopped', () => {
  it('the restored folder equals the original', async () => {
    const file = join(work, 'cold.tar.gz');
    const kept = await command('backup', [file], on(server));
    expect([kept.errors, kept.code]).toEqual(['', 0]);
    expect(existsSync(join(server.data, 'lock'))).toBe(false);
    const data = join(work, 'cold');
    mkdirSync(data);
    expect((await command('restore', [file], on({ data, port: 1 }))).errors).toBe('');
    const names = files(join(server.data, 'pgdata'));
    expect(files(join(data, 'pgdata'))).toEqual(names);
    const differing = names.filter((name) => {
      const [one, other] = [join(server.data, 'pgdata', name), join(data, 'pgdata', name)];
      return statSync(one).isFile() && !readFileSync(one).equals(readFileSync(other));
    });
    expect(differing).toEqual([]);
    expect(keysIn(data)).toEqual(keysIn(server.data));
  });
});

describe('rotated keys', () => {
  it('invalidate what was signed before, and end no session', async () => {
    const data = join(work, 'rotating');
    cpSync(server.data, data, { recursive: true });
    const old = keysIn(data);
    const rotated = await command('keys', ['rotate'], on({ data, port: 1 }));
    expect([rotated.errors, rotated.code]).toEqual(['', 0]);
    expect(keysIn(data)).toEqual({ ...old, jwtSecret: keysIn(data).jwtSecret });
    expect(keysIn(data).jwtSecret).not.toBe(old.jwtSecret);
    expect(mode(join(data, 'keys.json'))).toBe(0o600);
    const again = await startServer(site, { data });
    try {
      await expect(requestsOf(again.url, key, session.token)).rejects.toThrow('401');
      const { status, token, next } = await refresh(again.url, key, session.refreshToken);
      expect(status).toBe(200);
      expect(await requestsOf(again.url, key, token)).toContain(withFile);
      const refused = await command('keys', ['rotate'], on({ data, port: again.port }));
      expect([refused.code, refused.errors]).toEqual([1, expect.stringContaining('already runs')]);

      await again.stop();
      expect((await command('keys', ['rotate', '--api'], on({ data, port: 1 }))).code).toBe(0);
      const keys = keysIn(data);
      expect(Object.keys(old).filter((name) => keys[name] === old[name])).toEqual([]);
      await again.restart();
      expect((await signIn(again.url, key)).status).toBe(401);
      expect((await refresh(again.url, keys.publishableKey, next)).status).toBe(200);
    } finally {
      await again.remove();
    }
  });

  it('are changed where they are: in the environment', async () => {
    const env = {
      AXIS_JWT_SECRET: 'x'.repeat(32),
      AXIS_PUBLISHABLE_KEY: 'p',
      AXIS_SECRET_KEY: 's',
    };
    const { code, errors } = await command('keys', ['rotate'], { ...on(server), ...env });
    expect([code, errors]).toEqual([1, expect.stringContaining('are in the environment')]);
  });
});
