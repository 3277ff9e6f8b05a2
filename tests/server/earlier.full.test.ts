// A data folder of an earlier state of supabase/migrations starts with this version, and keeps every row.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { gatheringSeries } from '#content/gatherings.ts';
import { startBackend } from '../../server/backend/backend.mjs';
import { readSettings } from '../../server/settings.mjs';
import {
  fixtureOf,
  makeEarlier,
  migrations,
  missing,
  prepareLibrary,
  rowsIn,
} from './earlier.kit.ts';
import type { Rows } from './earlier.kit.ts';
import { member } from './kit.ts';

vi.setConfig({ testTimeout: 90_000 });
// Optimizing the engine would take longer than these tests.
setFlagsFromString('--liftoff-only');

/** The tables that every start writes again from content/ (supabase/seed.sql): no member's rows. */
const fromContent = [
  'private.reserved_names',
  'public.capabilities',
  'public.gathering_seats',
  'public.office_hours',
  'public.published_files',
  'public.published_file_bodies',
];
/** Rows that a later migration changes on purpose, by table, with the reason. There are none so far. */
const changedOnPurpose: Record<string, string> = {};

/** The ids of the first gatherings, with their day since 20261126140000. */
const dated: Readonly<Record<string, string>> = Object.fromEntries(
  gatheringSeries.map(({ id, firstOn }) => [id, `${id}-${firstOn}`]),
);
/**
 * A row as a later migration wants it: a seat stays with its gathering, whose id has got its day; and a post counts replies that are
 * there, of which there were none.
 */
function asOfNow(table: string, row: Rows[string][number]) {
  if (table === 'public.community_posts') return { ...row, replies: 0 };
  const day = table === 'public.requests' ? dated[String(row['gathering'])] : undefined;
  if (day === undefined) return row;
  return { ...row, gathering: day, answers: { ...(row['answers'] as object), gathering: day } };
}

/** Tables of the library that this site writes nothing into. */
const unused = ['auth.audit_log_entries', 'auth.flow_state'];

let work: string;
let prepared: string;
beforeAll(async () => {
  process.env['LITE_AUTH_BCRYPT_COST'] = '4';
  work = mkdtempSync(join(tmpdir(), 'axis-earlier-'));
  prepared = join(work, 'prepared');
  await prepareLibrary(prepared);
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

const kept = (rows: Rows) =>
  Object.fromEntries(
    Object.entries(rows)
      .filter(([table]) => !fromContent.includes(table) && changedOnPurpose[table] === undefined)
      .map(([table, all]) => [table, all.map((row) => asOfNow(table, row))]),
  );

it('a row that is changed or missing is detected; an additional column or row is not', () => {
  const before = { t: [{ a: 1 }, { a: 2 }] };
  expect(missing(before, { t: [{ a: 2, b: 0 }, { a: 1 }, { a: 3 }] })).toEqual([]);
  expect(missing(before, { t: [{ a: 2 }] })).toEqual(['t: [["a",1]]']);
  expect(missing(before, {})).toHaveLength(2);
});

it('every state but the newest has a fixture', () => {
  const without = migrations
    .slice(0, -1)
    .map(({ version }) => version)
    .filter((version) => fixtureOf(version) === null);
  expect(
    without,
    'Write rows into tests/server/fixtures/<version>.json: some in every table that is new, and values that only this version allows.',
  ).toEqual([]);
});

const states = migrations.flatMap(({ version, name }, at) =>
  fixtureOf(version) === null ? [] : [{ version, name, count: at + 1 }],
);

describe('a data folder of', () => {
  it.each(states)('$version ($name) starts and keeps every row', async ({ count }) => {
    const data = join(work, `state-${count}`);
    cpSync(prepared, data, { recursive: true });
    const before = await makeEarlier(data, count);
    const empty = Object.entries(before).flatMap(([table, rows]) =>
      rows.length === 0 && !unused.includes(table) ? [table] : [],
    );
    expect(empty, 'a table that the fixtures leave empty proves nothing').toEqual([]);

    const backend = await startBackend(readSettings({ AXIS_DATA: data, AXIS_LOG: 'quiet' }));
    try {
      expect(missing(kept(before), await rowsIn(backend.sql))).toEqual([]);
      const signIn = new Request('http://localhost/auth/v1/token?grant_type=password', {
        method: 'POST',
        headers: { apikey: backend.keys.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'ada@halden.example', password: member.password }),
      });
      expect((await backend.fetch(signIn)).status).toBe(200);
    } finally {
      await backend.close();
    }
    rmSync(data, { recursive: true });
  });
});
