// ASVS 5.0: 8.2.2 an archive is its member's alone; 14.2.4 it is there for a day. A session alone neither makes one nor ends the account.
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeNext } from '../../server/account/archive.mjs';
import { sensitive } from '../../server/guard/sensitive.mjs';
import type { Guard } from '../../server/guard/guard.mjs';
import { guardFor } from '../../server/guard/open.mjs';
import { openLog } from '../../server/log.mjs';
import { openMetrics } from '../../server/metrics.mjs';
import { askProved } from '../backend/leaver.kit.ts';
import { openBackend } from '../backend/support.ts';
import type { Member } from '../backend/support.ts';

let world: Awaited<ReturnType<typeof openBackend>>;
let guard: Guard;
let woken = 0;
let member: Member;
const wake = () => void (woken += 1);
const log = openLog({ format: 'text', quiet: true }, () => {});

beforeAll(async () => {
  world = await openBackend();
  guard = await guardFor(
    world.backend,
    { clientTries: 1000 },
    { log, metrics: openMetrics(() => 0), wake },
  );
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.setClock('2026-12-01T08:00:00Z');
  member = (await world.signUp()).member;
});

function ask(
  path: string,
  { method = 'POST', by = member }: { method?: string; by?: Member | undefined } = {},
) {
  const headers = new Headers({
    apikey: world.backend.keys.publishableKey,
    'content-type': 'application/json',
  });
  if (by !== undefined) headers.set('authorization', `Bearer ${by.token}`);
  const request = new Request(`http://localhost${path}`, {
    method,
    headers,
    ...(method === 'POST' ? { body: '{}' } : {}),
  });
  return guard.fetch(request, '10.0.0.1', 'test');
}
const archive = (by: Member | undefined = member) => ask('/auth/v1/archive', { method: 'GET', by });
/** Proves that it is the member who asks. */
const prove = (who: Member) =>
  world.sql(`select private.prove(id) from auth.sessions where user_id = '${who.id}'`);
/** An hour after the password was typed. */
const later = () => world.setClock('2026-12-01T09:00:00Z');

describe('what is sensitive', () => {
  it.each(sensitive)('%s asks for the password again', async (path) => {
    await later();
    const refused = await ask(path);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'reauthentication_needed' });
    expect((await ask(path, { method: 'GET' })).status).toBe(403);
    expect((await ask(path, { by: undefined })).status).toBeGreaterThanOrEqual(400);
    expect(
      await world.sql(
        `select 1 from private.deletions where member_id = '${member.id}' union select 1 from private.archives where member_id = '${member.id}'`,
      ),
    ).toEqual([]);
    await prove(member);
    const before = woken;
    expect(await (await ask(path)).json()).toMatchObject({ outcome: 'asked' });
    expect(woken).toBe(before + 1);
  });

  it('is what the functions of the database refuse themselves, on a hosted backend too', async () => {
    const rows = await world.sql(
      "select proname as name from pg_proc where prosrc like '%perform private.require_proof()%'",
    );
    expect(rows.map(({ name }) => `/rest/v1/rpc/${String(name)}`).toSorted()).toEqual(
      [...sensitive].toSorted(),
    );
  });

  it('is not what keeps an account', async () => {
    expect(await (await ask('/rest/v1/rpc/keep_account')).json()).toEqual({ outcome: 'kept' });
  });
});

/** Has an archive made. */
const make = async (who: Member) => {
  await askProved(world, 'ask_export', who);
  while (await makeNext(world.backend.database, log));
};

describe('an archive', () => {
  it('is not there before it is made, nor for a visitor', async () => {
    const none = await archive();
    expect(none.status).toBe(404);
    expect(await none.json()).toMatchObject({ code: 'not_found' });
    expect((await archive(undefined)).status).toBe(404);
    await askProved(world, 'ask_export', member);
    expect((await archive()).status).toBe(404);
  });

  it('is handed to its member, whole, and to no cache', async () => {
    await make(member);
    const answer = await archive();
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="axis-one-2026-12-01.zip"',
      'cache-control': 'no-store',
    });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(String(bytes.length)).toBe(answer.headers.get('content-length'));
    expect(Object.keys(unzipSync(bytes))).toEqual(['README.md', 'data.json', 'posts.md']);
  });

  it('is nobody else’s', async () => {
    await make(member);
    const { member: other } = await world.signUp();
    expect((await archive(other)).status).toBe(404);
    const forged = { ...member, token: `${member.token.slice(0, -4)}AAAA` };
    expect((await archive(forged)).status).toBeGreaterThanOrEqual(400);
    await world.sql(`delete from auth.sessions where user_id = '${member.id}'`);
    expect((await archive()).status).toBeGreaterThanOrEqual(401);
  });

  it('is dead after a day, and with the account', async () => {
    await make(member);
    await world.setClock('2026-12-02T07:59:59Z');
    expect((await archive()).status).toBe(200);
    await world.setClock('2026-12-02T08:00:00Z');
    expect((await archive()).status).toBe(404);
  });

  it('that is replaced while it is read does not end as if it were whole', async () => {
    await make(member);
    await world.sql(
      `insert into private.archive_parts select id, part, '\\x00' from private.archives, generate_series(1, 9) as part where member_id = '${member.id}'`,
    );
    const answer = await archive();
    const reader = answer.body?.getReader();
    await reader?.read();
    await askProved(world, 'ask_export', member);
    await expect(
      (async () => {
        while (!(await reader?.read())?.done);
      })(),
    ).rejects.toThrow('The archive is gone.');
  });
});

describe('a deletion', () => {
  it('ends the other sessions at once', async () => {
    const body = { email: member.email, password: 'correct horse' };
    const answer = await world.call('/auth/v1/token?grant_type=password', { method: 'POST', body });
    const other = {
      ...member,
      token: String((answer.body as { access_token: string }).access_token),
    };
    expect((await ask('/rest/v1/rpc/my_account', { by: other })).status).toBe(200);
    await prove(member);
    await ask('/rest/v1/rpc/ask_deletion');
    expect((await ask('/rest/v1/rpc/my_account', { by: other })).status).toBe(401);
    expect((await ask('/rest/v1/rpc/my_account')).status).toBe(200);
  });
});
