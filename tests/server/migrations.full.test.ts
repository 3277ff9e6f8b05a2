// A migration that fails half-way, for an operator: it changes nothing, and is named.
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { startServer, templateData } from '../../tools/lib/throwaway.mjs';
import { keysIn, launch, member, post, signIn, tinySite } from './kit.ts';
import type { Run } from './kit.ts';

// It starts four servers, each with all migrations.
vi.setConfig({ testTimeout: 180_000 });

/** Waits until a launched server prints its address, and returns it. */
function addressOf({ child, ended }: Run): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += String(chunk);
      const url = /runs at (\S+)/.exec(output)?.[1];
      if (url !== undefined) resolve(url);
    });
    void ended.then(({ errors }) => reject(new Error(errors)));
  });
}

it('a migration that fails half-way changes nothing, nor does the one before it, and is named', async () => {
  const work = mkdtempSync(join(tmpdir(), 'axis-migration-'));
  // The server takes its migrations from its own tree.
  const tree = join(work, 'tree');
  mkdirSync(tree);
  for (const part of ['server', 'package.json', 'supabase/config.toml', 'supabase/seed.sql'])
    cpSync(part, join(tree, part), { recursive: true });
  for (const part of ['migrations', 'templates'])
    cpSync(join('supabase', part), join(tree, 'supabase', part), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(tree, 'node_modules'));
  const migration = (name: string, text: string) =>
    writeFileSync(join(tree, 'supabase/migrations', name), text);
  const dist = tinySite(join(work, 'dist'));
  const server = await startServer({ dist, template: await templateData() });
  const env = { AXIS_DATA: server.data, AXIS_DIST: dist };
  try {
    await post(server, '/auth/v1/signup', { ...member, data: { company_name: 'Acme' } });
    await server.stop();

    migration(
      '99990101000000_first.sql',
      `create table public.firsts (id integer primary key);
       insert into public.firsts values (1);
       update public.profiles set company_name = 'Nobody';`,
    );
    const half = 'create table public.seconds (id integer primary key);';
    migration('99990102000000_second.sql', `${half}\nselect 1 / 0;`);
    const failed = await (await launch(env, tree)).ended;
    expect(failed).toMatchObject({
      code: 1,
      errors:
        'The migration 99990102000000_second.sql failed: division by zero. The database was left as it was.\n',
    });

    // The previous version starts on it, and finds its rows.
    await server.restart();
    expect(await signIn(server)).toBe(200);
    const apikey = keysIn(server.data).secretKey;
    const rows = async (url: string, table: string) => {
      const answer = await fetch(`${url}/rest/v1/${table}`, { headers: { apikey } });
      return answer.ok ? ((await answer.json()) as unknown) : answer.status;
    };
    expect(await rows(server.url, 'profiles?select=company_name&company_name=eq.Acme')).toEqual([
      { company_name: 'Acme' },
    ]);
    expect(await rows(server.url, 'profiles?select=id&company_name=eq.Nobody')).toEqual([]);
    expect(await rows(server.url, 'firsts')).toBe(404);
    expect(await rows(server.url, 'seconds')).toBe(404);
    await server.stop();

    // Corrected, both are applied from their beginning.
    migration('99990102000000_second.sql', half);
    const mended = await launch(env, tree);
    try {
      const url = await addressOf(mended);
      expect(await rows(url, 'firsts')).toEqual([{ id: 1 }]);
      expect(await rows(url, 'seconds')).toEqual([]);
    } finally {
      mended.child.kill('SIGTERM');
      await mended.ended;
    }
  } finally {
    await server.remove();
    rmSync(work, { recursive: true });
  }
});
