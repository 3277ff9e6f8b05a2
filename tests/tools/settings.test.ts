// The environment is read once, checked, and completed.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isLoopback, readSettings, root, withEnvFiles } from '../../server/settings.mjs';

describe('settings', () => {
  it('have defaults for everything', () => {
    expect(readSettings({})).toEqual({
      host: '127.0.0.1',
      port: 4173,
      data: join(root, 'supabase/.temp'),
      deletions: join(root, 'supabase/.temp/deletions.jsonl'),
      dist: join(root, 'dist'),
      siteUrl: 'http://127.0.0.1:4173',
      demo: true,
      databaseUrl: undefined,
      otpExpiry: undefined,
      mailDir: undefined,
      publishedAt: 'https://axis-one.example',
      operator: {},
      smtp: undefined,
      hosted: undefined,
      checkout: undefined,
      keys: undefined,
      proxies: 0,
      clientTries: 1,
      log: { format: 'text', quiet: false },
      timeouts: { headers: 10_000, body: 300_000, idle: 60_000, statement: 5000, closing: 9000 },
    });
  });

  it.each([
    [{ PORT: '4200' }, 'http://127.0.0.1:4200'],
    [{ HOST: 'localhost' }, 'http://localhost:4173'],
    [{ HOST: '::1' }, 'http://[::1]:4173'],
    [{ HOST: '0.0.0.0' }, 'http://localhost:4173'],
    [{ HOST: '192.168.1.4', PORT: '80' }, 'http://192.168.1.4:80'],
    [{ AXIS_SITE_URL: 'https://axis.example/' }, 'https://axis.example'],
  ])('%j mails links to %s', (env, siteUrl) => {
    expect(readSettings(env).siteUrl).toBe(siteUrl);
  });

  it.each([
    [{}, true],
    [{ HOST: 'localhost' }, true],
    [{ HOST: '127.0.0.2' }, true],
    [{ HOST: '::1' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '::' }, false],
    [{ HOST: '192.168.1.4' }, false],
    [{ HOST: '127.0.0.1.example.com' }, false],
    [{ AXIS_SITE_URL: 'https://axis.example' }, false],
    [{ AXIS_SITE_URL: 'http://localhost:8080' }, true],
  ])('%j: demo %s', (env, demo) => {
    expect(readSettings(env).demo).toBe(demo);
  });

  it.each(['0', '-1', '65536', '80.5', '4e3', 'abc', ' 80'])(
    'refuse PORT=%s in a sentence',
    (PORT) => {
      expect(() => readSettings({ PORT })).toThrow(
        `PORT=${PORT} is not a whole number from 1 to 65535.`,
      );
    },
  );

  it.each([
    [{}, 'https://axis-one.example'],
    [{ SITE_URL: 'https://axis.example/' }, 'https://axis.example'],
    [{ AXIS_SITE_URL: 'https://axis.example' }, 'https://axis.example'],
    [{ AXIS_SITE_URL: 'https://a.example', SITE_URL: 'https://b.example' }, 'https://b.example'],
  ])('%j publishes at %s', (env, publishedAt) => {
    expect(readSettings(env).publishedAt).toBe(publishedAt);
  });

  it('refuse an invalid address', () => {
    expect(() => readSettings({ SITE_URL: 'axis' })).toThrow('SITE_URL=axis is not');
    expect(() => readSettings({ AXIS_SITE_URL: 'axis' })).toThrow('AXIS_SITE_URL=axis is not');
  });

  it('name a hosted Supabase only when both halves are set', () => {
    const url = 'https://x.supabase.co';
    expect(readSettings({ VITE_SUPABASE_URL: url }).hosted).toBeUndefined();
    expect(readSettings({ VITE_SUPABASE_ANON_KEY: 'k' }).hosted).toBeUndefined();
    expect(readSettings({ VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: 'k' }).hosted).toEqual({
      url,
      anonKey: 'k',
    });
  });

  it('prefer .env.local to .env, and the environment to both', () => {
    const folder = mkdtempSync(join(tmpdir(), 'axis-env-'));
    writeFileSync(join(folder, '.env'), 'A=1\nB=1\nC=1\n');
    writeFileSync(join(folder, '.env.local'), 'B=2\nC=2\n');
    expect(withEnvFiles({ C: '3' }, folder)).toEqual({ A: '1', B: '2', C: '3' });
    expect(withEnvFiles({ AXIS_ENV_FILES: 'off' }, folder)).toEqual({ AXIS_ENV_FILES: 'off' });
    rmSync(folder, { recursive: true });
  });
});

describe('loopback', () => {
  it.each([
    '127.0.0.1',
    '127.255.0.1',
    'localhost',
    'LOCALHOST',
    '::1',
    '[::1]',
    '::ffff:127.0.0.1',
  ])('%s is this machine', (host) => expect(isLoopback(host)).toBe(true));
  it.each(['0.0.0.0', '::', '10.0.0.1', '128.0.0.1', 'localhost.example.com', '127.evil.com', ''])(
    '%s is not',
    (host) => expect(isLoopback(host)).toBe(false),
  );
});
