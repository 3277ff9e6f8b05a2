// The checks of Supabase's database linter, run on the catalogue; and that each function can be called only by the
// roles it is meant for.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { World } from './requests.kit.ts';
import { openBackend } from './support.ts';
import type { Row } from './support.ts';

let world: World;

beforeAll(async () => {
  world = await openBackend();
});
afterAll(() => world.close());

describe('tables', () => {
  it('have row-level security, a policy and a primary key, each of them', async () => {
    const lacking = await world.sql(`
      select relname, relrowsecurity,
        (select count(*) from pg_policy where polrelid = pg_class.oid) as policies,
        (select count(*) from pg_constraint where conrelid = pg_class.oid and contype = 'p') as keys
      from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`);
    expect(lacking.length).toBeGreaterThan(10);
    for (const table of lacking) {
      expect(table).toMatchObject({ relrowsecurity: true, keys: 1 });
      expect(Number(table['policies'])).toBeGreaterThan(0);
    }
  });

  it('have an index under every foreign key', async () => {
    const bare = await world.sql(`
      select conrelid::regclass::text as relation, conname from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
        select from pg_index where indrelid = conrelid and (indkey::int2[])[0] = conkey[1])`);
    expect(bare).toEqual([]);
  });

  it('are no views, and expose nothing of auth.users', async () => {
    const views = await world.sql(
      "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')",
    );
    expect(views).toEqual([]);
  });
});

const policies = () =>
  world.sql(`
    select tablename, policyname, permissive, roles::text as roles, cmd,
      coalesce(qual, '') || ' ' || coalesce(with_check, '') as rule
    from pg_policies where schemaname = 'public'`);

describe('policies', () => {
  it('evaluate their condition once a statement, not once a row', async () => {
    const found = await policies();
    expect(found.length).toBeGreaterThan(15);
    for (const { policyname, rule } of found) {
      // A sub-select of its own is planned once.
      const rest = String(rule).replaceAll(
        /\( SELECT (auth|private)\.[^()]*\([^()]*\) AS \w+\)/g,
        '',
      );
      expect(`${String(policyname)}: ${rest}`).not.toMatch(/(auth|private)\.|current_setting/);
    }
  });

  it('trust nothing that a member can write about themselves', async () => {
    for (const { rule } of await policies()) expect(rule).not.toMatch(/metadata|jwt/i);
  });

  it('do not overlap: one a table, role and action', async () => {
    const seen = new Set<string>();
    for (const { tablename, roles, cmd, permissive } of await policies()) {
      expect(permissive).toBe('PERMISSIVE');
      expect(cmd).not.toBe('ALL');
      for (const role of String(roles).replaceAll(/[{}]/g, '').split(',')) {
        const place = [tablename, role, cmd].join(' ');
        expect(seen).not.toContain(place);
        seen.add(place);
      }
    }
  });
});

interface OwnFunction extends Row {
  name: string;
  schema: string;
  definer: boolean;
  config: string[] | null;
  callers: string;
}

const functions = async () =>
  (await world.sql(`
    select proname as name, nspname as schema, prosecdef as definer, proconfig as config,
      concat_ws(' ',
        case when has_function_privilege('anon', pg_proc.oid, 'execute') then 'anon' end,
        case when has_function_privilege('authenticated', pg_proc.oid, 'execute') then 'authenticated' end,
        case when has_function_privilege('service_role', pg_proc.oid, 'execute') then 'service_role' end
      ) as callers
    from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
    where nspname in ('public', 'private') order by 1`)) as OwnFunction[];

describe('functions', () => {
  it('fix their search path', async () => {
    for (const { name, config } of await functions())
      expect(`${name} ${String(config)}`).toBe(`${name} search_path=""`);
  });

  it('with more rights than their caller are not in the schema that the API exposes', async () => {
    const shown = (await functions()).filter(({ schema }) => schema === 'public');
    expect(shown.length).toBeGreaterThan(10);
    expect(shown.filter(({ definer }) => definer)).toEqual([]);
  });

  it('can be called by the roles they are meant for, and by no other', async () => {
    const all = await functions();
    const callers = (schema: string) =>
      Object.fromEntries(
        all
          .filter((one) => one.schema === schema && one.callers !== '')
          .map((one) => [one.name, one.callers]),
      );
    const members = 'anon authenticated';
    const everybody = 'anon authenticated service_role';
    const server = 'service_role';
    const both = {
      submit_request: members,
      my_requests: members,
      asynq_quota: members,
      attach: members,
      subscribe_newsletter: members,
      post_to_community: members,
      reply_to_post: members,
      order_stack: members,
      closed_slots: everybody,
      move_request: server,
      note_request: server,
      remove_factors: server,
      request_page: members,
      follow_up: members,
      ask_to_move: members,
      take_move_back: members,
      answer_file: members,
      forward_answer: members,
      revoke_forwarding: members,
      forwarded_answer: members,
      say_of_answer: members,
      consent_to_export: members,
      make_calendar: members,
      revoke_calendar: members,
      my_calendar: members,
      my_plans: members,
      my_mail_choices: 'authenticated',
      choose_my_mails: 'authenticated',
      my_account: 'authenticated',
      ask_deletion: 'authenticated',
      keep_account: 'authenticated',
      ask_export: 'authenticated',
      my_sessions: 'authenticated',
      end_session: 'authenticated',
      end_other_sessions: 'authenticated',
      drop_new_email: 'authenticated',
    };
    expect(callers('public')).toMatchObject({
      ...both,
      withdraw_request: members,
      accept_offer: members,
      reply_to_request: members,
      attachment_body: 'authenticated service_role',
      download_file: everybody,
      nearest_slots: 'authenticated',
      settle_requests: server,
      cancel_plan: members,
      resume_plan: members,
      change_plan: members,
    });
    const inner = callers('private');
    expect(inner).toMatchObject({
      ...both,
      move_own: members,
      move_plan: members,
      open_slots_near: 'authenticated',
      settle: server,
      may: everybody,
      has_toolkits: everybody,
    });
    // Every caller may ask the desk, and it answers staff alone (desk.access.test.ts). What is due is given to every caller.
    const desk = all
      .filter(({ name }) => name.startsWith('desk_'))
      .filter(({ callers: who }) => who !== '');
    expect(desk.length).toBeGreaterThan(40);
    expect(new Set(desk.map(({ callers: who }) => who))).toEqual(new Set([members]));
    expect(inner).toMatchObject({
      give_mine: members,
      unwrapped: members,
      is_staff: 'authenticated service_role',
      // For the policy of what staff did.
      may_work: 'authenticated',
      give_answers: server,
    });
    // Any other function for the operator can be called by the server only.
    const listed = new Set([
      ...Object.keys(both),
      'move_own',
      'move_plan',
      'cancel_plan',
      'resume_plan',
      'change_plan',
      'may',
      'has_toolkits',
      'withdraw_request',
      'accept_offer',
      'reply_to_request',
      'attachment_body',
      'download_file',
      'nearest_slots',
      'open_slots_near',
      'give_mine',
      'unwrapped',
      'is_staff',
      'may_work',
      ...desk.map(({ name }) => name),
    ]);
    const others = all.filter(({ name, callers: who }) => !listed.has(name) && who !== '');
    expect(new Set(others.map(({ callers: who }) => who))).toEqual(new Set([server]));
  });
});
