// An embedded database that cannot continue ends the process with one sentence, so that a supervisor restarts it.
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { call, notesOf, rpc, signIn, signUp, slowData, start } from './support.ts';

it('an uncaught error ends the process with one sentence, without its message', async () => {
  const fault = 'process.on(`SIGUSR2`,()=>{throw(new(TypeError)(`topsecret`))})';
  const server = await start({ env: { NODE_OPTIONS: `--import=data:text/javascript,${fault}` } });
  server.signal('SIGUSR2');
  expect(await server.ended()).toBe(1);
  expect(server.errors()).toMatch(
    /^The server failed: TypeError[^\n]*: start the server again\.\n$/,
  );
  expect(server.output()).not.toContain('topsecret');
  await server.restart();
  expect((await call(server, '/readyz')).status).toBe(200);
});

it('ends with one sentence and a code; the next start has every confirmed row', async () => {
  const server = await start({ data: await slowData() });
  const member = { email: 'aborted@example.com', password: 'correct horse' };
  expect((await signUp(server, member)).status).toBe(200);
  const confirmed = Array.from({ length: 10 }, (_, index) => `note ${index}`);
  for (const note of confirmed) expect((await rpc(server, 'keep', { note })).status).toBe(200);

  // A disk that fails: PostgreSQL panics when it cannot open its log, and its engine aborts.
  const log = join(server.data, 'pgdata/pg_wal');
  renameSync(log, `${log}.gone`);
  await rpc(server, 'switch_log').catch(() => undefined);
  const last = Array.from({ length: 20 }, (_, index) =>
    rpc(server, 'keep', { note: `after ${index}` }).then(
      async (answer) => (answer.status === 200 ? `after ${index}` : undefined),
      () => undefined,
    ),
  );
  expect(await server.ended()).toBe(1);
  expect(server.errors()).toMatch(
    /^The embedded database stopped \([^\n]+\): start the server again\.\n$/,
  );
  const late = (await Promise.all(last)).filter((note) => note !== undefined);

  renameSync(`${log}.gone`, log);
  await server.restart();
  expect((await signIn(server, member)).status).toBe(200);
  expect(await notesOf(server)).toEqual(expect.arrayContaining([...confirmed, ...late]));
  expect((await call(server, '/readyz')).status).toBe(200);
  expect((await rpc(server, 'keep', { note: 'again' })).status).toBe(200);
});
