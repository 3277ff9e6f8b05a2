// ASVS 5.0, 7.4.1: on a hosted project the database itself refuses the token of a session that has ended.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../../server/settings.mjs';
import { openBackend } from '../backend/support.ts';

let world: Awaited<ReturnType<typeof openBackend>>;
beforeAll(async () => {
  world = await openBackend();
});
afterAll(() => world.close());

/** PostgREST's steps before each request: the role of the token, its claims, the check. */
const check = (role: string, claims: object) =>
  world.backend.sql(`begin;
    select set_config('request.jwt.claims', '${JSON.stringify(claims)}', true);
    set local role ${role};
    select axis_gate.check_session();
    commit`);

it('accepts a live session and a visitor, and no session that has ended', async () => {
  const { member } = await world.signUp();
  const [session] = await world.backend.sql(
    `select id from auth.sessions where user_id = '${member.id}'`,
  );
  const claims = { sub: member.id, role: 'authenticated', session_id: session?.['id'] };
  await check('authenticated', claims);
  await check('anon', { role: 'anon' });
  await check('service_role', { role: 'service_role' });
  await world.call('/auth/v1/logout?scope=global', { method: 'POST', bearer: member.token });
  const refused = check('authenticated', claims);
  await expect(refused).rejects.toMatchObject({
    code: 'PT401',
    message: 'This session has ended. Sign in again.',
  });
  await world.backend.sql('rollback');
  const planted = check('authenticated', { ...claims, session_id: 'none' }).catch(
    async (error: unknown) => {
      await world.backend.sql('rollback');
      throw error;
    },
  );
  await expect(planted).rejects.toThrow();
});

it('refuses a password alone where the second factor is switched on (6.3.3)', async () => {
  const { member } = await world.signUp();
  await world.backend.sql(`insert into private.factors (member_id, name, sealed_secret, verified_at)
    values ('${member.id}', 'Phone', 'sealed', now())`);
  const [session] = await world.backend.sql(
    `select id from auth.sessions where user_id = '${member.id}'`,
  );
  const claims = { sub: member.id, role: 'authenticated', session_id: session?.['id'] };
  await expect(check('authenticated', claims)).rejects.toMatchObject({
    code: 'PGRST',
    message: expect.stringContaining('"code": "insufficient_aal"') as unknown,
    detail: '{"status": 403, "headers": {}}',
  });
  await world.backend.sql('rollback');
  await world.backend.sql(`update auth.sessions set aal = 'aal2' where user_id = '${member.id}'`);
  await check('authenticated', claims);
});

it('configures PostgREST to call it, if there is one', async () => {
  const file = join(root, 'supabase/migrations/20261123010400_ended_sessions.sql');
  const [, block = ''] = readFileSync(file, 'utf8').split(
    '-- The role with which PostgREST connects',
  );
  const statement = block.slice(block.indexOf('do $$'));
  const settings = () =>
    world.backend.sql(
      `select setconfig::text from pg_db_role_setting where setrole = (select oid from pg_roles where rolname = 'authenticator')`,
    );
  await world.backend.sql(statement);
  expect(await settings()).toEqual([]);
  await world.backend.sql('create role authenticator noinherit');
  await world.backend.sql(statement);
  expect(await settings()).toEqual([
    { setconfig: '{pgrst.db_pre_request=axis_gate.check_session}' },
  ]);
});
