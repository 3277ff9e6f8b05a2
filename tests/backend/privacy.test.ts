// /privacy names every table that holds something about a person: read from the database's own catalogue, so that a table that a
// migration adds is either named there or has a reason here why it holds nothing about anyone.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tables } from '#content/pages/privacy.tables.ts';
import { guardFor } from '../../server/guard/open.mjs';
import { openLog } from '../../server/log.mjs';
import { openMetrics } from '../../server/metrics.mjs';
import type { World } from './requests.kit.ts';
import { openBackend } from './support.ts';

/** Tables that hold nothing about a person, and why. */
const ofNobody: Readonly<Record<string, string>> = {
  'public.capabilities': 'what each tier may do',
  'public.gathering_seats': 'how many seats a gathering has',
  'public.office_hours': 'the weekly slots',
  'public.request_transitions': 'the legal steps of a request',
  'public.published_files': 'files for everyone or for a plan',
  'public.published_file_bodies': 'the same, their content',
  'private.reserved_names': 'names of the site that no post may have',
  'private.gathering_series': 'the rule by which gatherings come again',
  'private.checkout_events': 'which events of the payment provider were taken: id, kind, time',
  'private.samples': 'made for tests alone (tools/make-template.mjs): ids of gatherings',
  'supabase_migrations.schema_migrations': 'which migrations have run',
  'supabase_migrations.seed_files': 'which rows of the content are there',
};

/** Columns by whose name something is about a person. */
const personal =
  /^(?:.*_)?(?:member|member_id|user|user_id|staff_id|session_id|address|ip_address|ip|email|phone|payload)$/;

let world: World;
let all: string[];

const namesOf = async (query: string) =>
  (await world.sql(query)).map(({ name }) => String(name)).toSorted();

beforeAll(async () => {
  world = await openBackend();
  // The guard of the server makes its own tables.
  await guardFor(
    world.backend,
    { clientTries: 1 },
    { log: openLog({ format: 'text', quiet: true }, () => {}), metrics: openMetrics(() => 0) },
  );
  all = await namesOf(`
    select nspname || '.' || relname as name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p') and nspname <> 'information_schema' and nspname !~ '^pg_'`);
});
afterAll(() => world.close());

const named = tables.flatMap(({ places }) => places);

/** Tables that the page does not name. */
const unnamed = (catalogue: readonly string[]) =>
  catalogue.filter((table) => !named.includes(table) && !(table in ofNobody));

describe('the tables of the privacy page', () => {
  it('are those of the database, each once, and none is made up', () => {
    expect(all.length).toBeGreaterThan(30);
    expect(named.filter((table) => !all.includes(table))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
  });

  it('are all but those that hold nothing about anyone', () => {
    expect(unnamed(all)).toEqual([]);
    expect(unnamed([...all, 'private.dossiers'])).toEqual(['private.dossiers']);
    expect(Object.keys(ofNobody).filter((table) => !all.includes(table))).toEqual([]);
  });

  it('are all that refer to an account, directly or through another table', async () => {
    const referring = await namesOf(`
      with recursive refers (relation) as (
        select 'auth.users'::regclass::oid
        union
        select conrelid from pg_constraint join refers on confrelid = relation where contype = 'f'
      )
      select relation::regclass::text as name from refers`);
    expect(referring.length).toBeGreaterThan(20);
    // Names of the search path come without their schema.
    const whole = referring.map((name) => (name.includes('.') ? name : `public.${name}`));
    expect(whole.filter((table) => !named.includes(table))).toEqual([]);
  });

  it('are all that have a column for a person or an address', async () => {
    const columns = await world.sql(`
      select table_schema || '.' || table_name as name, column_name as column
      from information_schema.columns
      where table_schema <> 'information_schema' and table_schema !~ '^pg_'`);
    const found = columns.filter(({ column }) => personal.test(String(column)));
    expect(found.length).toBeGreaterThan(20);
    expect(found.map(({ name }) => String(name)).filter((table) => !named.includes(table))).toEqual(
      [],
    );
  });
});
