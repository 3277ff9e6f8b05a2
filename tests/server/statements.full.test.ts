// Slow statements of the embedded database: two that follow each other, one that holds the database, and a kill during one.
import { expect, it } from 'vitest';
import { member, startImpatient, tooSlow } from './statements.kit.ts';
import { call, eventually, notesOf, rpc, signIn, signUp, slowData, start } from './support.ts';

it('cancels two slow statements that follow each other, and stays usable', async () => {
  const server = await startImpatient();
  expect((await signUp(server, member)).status).toBe(200);
  const answers = await Promise.all(
    Array.from({ length: 3 }, () => rpc(server, 'keep', { note: 'never', seconds: 60 })),
  );
  for (const answer of answers) await tooSlow(answer);
  expect(await notesOf(server)).not.toContain('never');
  expect((await signIn(server, member)).status).toBe(200);
});

it('is not ready while a statement holds the database, and alive all the while', async () => {
  const own = await start({ data: await slowData() });
  const slow = rpc(own, 'slow', { seconds: 4 });
  const unready = await eventually(async () => {
    const answer = await fetch(`${own.url}/readyz`);
    expect((await fetch(`${own.url}/healthz`)).status).toBe(200);
    return answer.status === 503 ? answer : undefined;
  });
  expect(await unready.json()).toEqual({ status: 'the database does not answer' });
  expect((await slow).status).toBe(200);
  expect((await fetch(`${own.url}/readyz`)).status).toBe(200);
});

it('keeps confirmed rows through a kill in the middle of a slow statement', async () => {
  // Its limit is long: the statement must not be canceled before the server is seen busy and killed.
  const own = await start({ data: await slowData(), env: { AXIS_STATEMENT_TIMEOUT: '120000' } });
  expect((await signUp(own, member)).status).toBe(200);
  expect((await rpc(own, 'keep', { note: 'before the kill' })).status).toBe(200);
  const slow = rpc(own, 'keep', { note: 'cut off', seconds: 60 }).catch(() => undefined);
  await eventually(async () => ((await call(own, '/readyz')).status === 200 ? undefined : true));
  await own.kill();
  await slow;
  await own.restart();
  const notes = await notesOf(own);
  expect(notes).toContain('before the kill');
  expect(notes).not.toContain('cut off');
  expect((await signIn(own, member)).status).toBe(200);
});
