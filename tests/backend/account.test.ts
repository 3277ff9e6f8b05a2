// What a member decides about the whole account: its deletion after 14 days, and an archive of everything.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askProved } from './leaver.kit.ts';
import type { World } from './requests.kit.ts';
import { openBackend } from './support.ts';
import type { Member, Row } from './support.ts';

let world: World;
let member: Member;

beforeAll(async () => {
  world = await openBackend();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.setClock('2026-12-01T08:00:00Z');
  await world.sql('delete from private.deletions');
  member = (await world.signUp()).member;
});

const account = (who: Member | undefined = member) =>
  world.rpc('my_account', {}, who) as unknown as Promise<Row>;
const mailsOf = async (kind: string, address = member.email) =>
  world.sql(`select data from private.mails where kind = '${kind}' and address = '${address}'`);
const dueNow = async () =>
  (await world.rpc('due_deletions', { secret: 'x'.repeat(32) }, 'server')) as unknown as Row[];
const sessionsOf = async ({ id }: Member) =>
  (await world.sql(`select id from auth.sessions where user_id = '${id}'`)).length;

describe('an account', () => {
  it('is shown to its member alone', async () => {
    expect(await account()).toMatchObject({
      email: member.email,
      deletion_due: null,
      archive: null,
      has_factor: false,
      is_staff: false,
    });
  });

  it.each(['my_account', 'ask_deletion', 'keep_account', 'ask_export'])(
    'has nothing for a visitor, nor for the key of the server (%s)',
    async (name) => {
      for (const key of [undefined, world.backend.keys.secretKey]) {
        const path = `/rest/v1/rpc/${name}`;
        const given = key === undefined ? {} : { key };
        const answer = await world.call(path, { method: 'POST', body: {}, ...given });
        expect(answer.status).toBeGreaterThanOrEqual(400);
      }
    },
  );
});

describe('the deletion of an account', () => {
  it('is due in 14 days; asked for again, on the same day, with one mail', async () => {
    const due = '2026-12-15T08:00:00+00:00';
    expect(await askProved(world, 'ask_deletion', member)).toEqual({ outcome: 'asked', due });
    await world.setClock('2026-12-02T08:00:00Z');
    expect(await askProved(world, 'ask_deletion', member)).toEqual({ outcome: 'asked', due });
    expect(await account()).toMatchObject({ deletion_due: due });
    expect(await mailsOf('deletionAsked')).toEqual([{ data: { due } }]);
  });

  it('ends the sessions elsewhere, and not the one that asks', async () => {
    const { email } = member;
    await world.call('/auth/v1/token?grant_type=password', {
      method: 'POST',
      body: { email, password: 'correct horse' },
    });
    expect(await sessionsOf(member)).toBe(2);
    await askProved(world, 'ask_deletion', member);
    expect(await sessionsOf(member)).toBe(1);
    expect(await account()).toMatchObject({ email });
  });

  it('is taken back within the 14 days, and not after them', async () => {
    await askProved(world, 'ask_deletion', member);
    await world.setClock('2026-12-15T07:59:00Z');
    expect(await dueNow()).toEqual([]);
    expect(await world.rpc('keep_account', {}, member)).toEqual({ outcome: 'kept' });
    expect(await account()).toMatchObject({ deletion_due: null });
    expect(await world.rpc('keep_account', {}, member)).toEqual({ outcome: 'kept' });
    await askProved(world, 'ask_deletion', member);
    await world.setClock('2026-12-29T07:59:00Z');
    expect(await world.rpc('keep_account', {}, member)).toMatchObject({ reason: 'too_late' });
  });

  it('ends the plans that are paid here, and waits for those that are paid elsewhere', async () => {
    const plan = (provider: string) =>
      world.sql(`insert into public.subscriptions (user_id, product, tier, period, renews_at, provider)
        values ('${member.id}', 'toolkits', 'free', 'monthly', '2026-12-20T08:00:00Z', '${provider}')
        on conflict (user_id, product) do update set provider = excluded.provider`);
    await plan('stripe');
    expect(await askProved(world, 'ask_deletion', member)).toMatchObject({ reason: 'plan_runs' });
    await plan('server');
    expect(await askProved(world, 'ask_deletion', member)).toMatchObject({ outcome: 'asked' });
    const [row] = await world.sql(
      `select cancel_at_period_end as ends from public.subscriptions where user_id = '${member.id}'`,
    );
    expect(row).toEqual({ ends: true });
  });

  it('is refused to staff', async () => {
    await world.sql(`insert into public.staff (member_id, name) values ('${member.id}', 'Ada')`);
    await world.sql(`update public.staff set since = '2026-01-01' where name = 'Ada'`);
    expect(await askProved(world, 'ask_deletion', member)).toMatchObject({ reason: 'is_staff' });
  });

  it('happens once it is due, and its address gets a last mail', async () => {
    await askProved(world, 'ask_deletion', member);
    expect(await world.rpc('delete_account', { id: member.id }, 'server')).toEqual({
      outcome: 'unknown',
    });
    await world.setClock('2026-12-15T08:00:00Z');
    const [due] = await dueNow();
    expect(due).toMatchObject({ id: member.id, plans: [], at: '2026-12-15T08:00:00+00:00' });
    expect(await world.rpc('delete_account', { id: member.id }, 'server')).toEqual({
      outcome: 'deleted',
    });
    expect(await world.sql(`select id from auth.users where id = '${member.id}'`)).toEqual([]);
    expect(await dueNow()).toEqual([]);
    const rows = await world.sql(
      `select id, kind from private.mails where address = '${member.email}'`,
    );
    expect(rows).toEqual([{ id: expect.any(String), kind: 'accountDeleted' }]);
    await world.sql(
      "update private.mails set due_at = '2026-12-15T07:00:00Z' where status = 'queued'",
    );
    await world.rpc('claim_mails', { worker: 'one', batch: 100, lease: 60 }, 'server');
    await world.rpc('mail_sent', { id: rows[0]?.['id'] }, 'server');
    expect(await mailsOf('accountDeleted')).toEqual([]);
  });

  it('leaves an address that is free again', async () => {
    await askProved(world, 'ask_deletion', member);
    await world.setClock('2026-12-15T08:00:00Z');
    await world.rpc('delete_account', { id: member.id }, 'server');
    const body = { email: member.email, password: 'correct horse' };
    const path = '/auth/v1/token?grant_type=password';
    expect((await world.call(path, { method: 'POST', body })).status).toBe(400);
    const again = await world.signUp(undefined, member.email);
    expect(again.status).toBe(200);
    expect(again.member.id).not.toBe(member.id);
  });

  it.each(['due_deletions', 'delete_account', 'delete_again'])(
    'is asked of the database by the server alone (%s)',
    async (name) => {
      const args: Record<string, Row> = {
        due_deletions: { secret: 'x' },
        delete_account: { id: member.id },
        delete_again: { secret: 'x', listed: [] },
      };
      for (const bearer of [undefined, member.token]) {
        const path = `/rest/v1/rpc/${name}`;
        const answer = await world.call(path, { method: 'POST', bearer, body: args[name] });
        expect(answer.status).toBeGreaterThanOrEqual(400);
      }
    },
  );
});

describe('an archive', () => {
  it('is asked for once at a time, and replaced once it is there', async () => {
    expect(await askProved(world, 'ask_export', member)).toEqual({ outcome: 'asked' });
    const made = async () =>
      (await world.sql(`select id from private.archives where member_id = '${member.id}'`))[0]?.[
        'id'
      ];
    const first = await made();
    await askProved(world, 'ask_export', member);
    expect(await made()).toBe(first);
    expect(await account()).toMatchObject({ archive: { state: 'making', ready_at: null } });
    await world.sql(
      `insert into private.archive_parts values ('${String(first)}', 0, '\\x616263')`,
    );
    await world.sql(`select private.archive_ready('${String(first)}')`);
    expect(await account()).toMatchObject({
      archive: { state: 'ready', bytes: 3, expires_at: '2026-12-02T08:00:00+00:00' },
    });
    expect(await mailsOf('archiveReady')).toEqual([
      { data: { until: '2026-12-02T08:00:00+00:00' } },
    ]);
    await askProved(world, 'ask_export', member);
    expect(await made()).not.toBe(first);
  });

  it('is claimed by one server at a time, three times, then it has failed and can be asked for again', async () => {
    await world.sql('delete from private.archives');
    await askProved(world, 'ask_export', member);
    const claim = async () =>
      ((await world.sql('select private.claim_archive() as answer'))[0] as { answer: Row }).answer;
    expect(await claim()).toMatchObject({ outcome: 'claimed', member: member.id, try: 1 });
    expect(await claim()).toEqual({ outcome: 'none' });
    await world.setClock('2026-12-01T08:10:00Z');
    expect(await claim()).toMatchObject({ try: 2 });
    await world.setClock('2026-12-01T08:20:00Z');
    const third = await claim();
    expect(third).toMatchObject({ try: 3 });
    await world.sql(`select private.archive_failed('${String(third['id'])}')`);
    expect(await account()).toMatchObject({ archive: { state: 'failed' } });
    await askProved(world, 'ask_export', member);
    expect(await account()).toMatchObject({ archive: { state: 'making' } });
    await world.setClock('2026-12-01T09:21:00Z');
    expect(await account()).toMatchObject({ archive: { state: 'failed' } });
  });

  it('is dead after a day', async () => {
    await askProved(world, 'ask_export', member);
    await world.sql(
      `select private.archive_ready(id) from private.archives where member_id = '${member.id}'`,
    );
    await world.setClock('2026-12-02T08:00:00Z');
    expect(await account()).toMatchObject({ archive: null });
    await world.sql('select private.claim_archive()');
    expect(
      await world.sql(`select id from private.archives where member_id = '${member.id}'`),
    ).toEqual([]);
  });
});
