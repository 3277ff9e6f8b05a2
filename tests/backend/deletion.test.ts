// A deleted member is nowhere: every column of the database's own catalogue is searched for them, before and after. A column that a
// migration adds is either filled by the member of leaver.kit.ts, or has a reason in traces.excused.ts why it refers to no member.
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deletionLeaves } from '#content/pages/privacy.leaves.ts';
import { deleteDue, listed } from '../../server/account/deletions.mjs';
import { guardFor } from '../../server/guard/open.mjs';
import { openLog } from '../../server/log.mjs';
import { callOn } from '../../server/mail/queue.mjs';
import { openMetrics } from '../../server/metrics.mjs';
import { write } from './answers.kit.ts';
import { advisor } from './desk.kit.ts';
import { askProved, leaver, networkOf } from './leaver.kit.ts';
import { morning, store } from './requests.kit.ts';
import type { World } from './requests.kit.ts';
import { openBackend } from './support.ts';
import type { Member } from './support.ts';
import { excused } from './traces.excused.ts';
import { canRefer, columnsOf, hitsOf, wordsAround } from './traces.kit.ts';
import type { Column } from './traces.kit.ts';

let world: World;
let columns: Column[];
let staff: Member;
let member: Member;
let words: Set<string>;
let before: string[];
let after: string[];
let others: { before: string[]; after: string[] };
let work: string;

/** Deletes what is due, as the server does. */
const deleteNow = () =>
  deleteDue({
    call: callOn(world.backend.database),
    list: join(work, 'deletions.jsonl'),
    mailDir: work,
    cancelPlan: undefined,
    log: openLog({ format: 'text', quiet: true }, () => {}),
  });

beforeAll(async () => {
  world = await openBackend();
  work = mkdtempSync(join(tmpdir(), 'axis-deletion-'));
  const log = openLog({ format: 'text', quiet: true }, () => {});
  await guardFor(world.backend, { clientTries: 1 }, { log, metrics: openMetrics(() => 0) });
  await world.setClock(morning);
  columns = await columnsOf(world);
  staff = await advisor(world, 'Ada');
  member = await leaver(world, 'quexlon', staff, ['2026-12-08T14:20', '2026-12-15T14:20']);
  const other = await leaver(world, 'vorandel', staff, ['2026-12-22T14:20', '2026-12-29T14:20']);
  const seeds = [member.id, 'quexlon', networkOf('quexlon')];
  words = await wordsAround(world, columns, seeds, (key) => [staff.id, other.id].includes(key));
  const theirs = await wordsAround(world, columns, [other.id, 'vorandel'], (key) =>
    [staff.id, member.id].includes(key),
  );
  await askProved(world, 'ask_deletion', member);
  writeFileSync(join(work, 'one.json'), JSON.stringify({ to: 'Quexlon@example.com' }));
  writeFileSync(join(work, 'two.json'), JSON.stringify({ to: 'vorandel@example.com' }));
  before = await hitsOf(world, columns, words);
  others = { before: await hitsOf(world, columns, theirs), after: [] };
  await world.setClock('2026-12-05T08:00:00Z');
  expect(await deleteNow()).toBe(1);
  after = await hitsOf(world, columns, words);
  others.after = await hitsOf(world, columns, theirs);
});
afterAll(async () => {
  await world.close();
  rmSync(work, { recursive: true, force: true });
});

describe('the search', () => {
  it('found the member in every column that can refer to one', () => {
    const candidates = columns.filter(canRefer).map(({ table, name }) => `${table}.${name}`);
    expect(candidates.length).toBeGreaterThan(200);
    expect(candidates.filter((one) => !before.includes(one) && !excused.includes(one))).toEqual([]);
    // No excuse that is none.
    expect(excused.filter((one) => before.includes(one) || !candidates.includes(one))).toEqual([]);
    expect(words.size).toBeGreaterThan(15);
  });
});

describe('a deleted member', () => {
  it('is nowhere but in the last mail to the address', () => {
    expect(after).toEqual(['private.mails.address']);
  });

  it('is nowhere at all once that is sent', async () => {
    const [mail] = await world.sql(
      "select id from private.mails where kind = 'accountDeleted' and address = 'quexlon@example.com'",
    );
    await world.sql(
      `update private.mails set status = 'sending', leased_by = 'one', lease_until = private.now() where id = '${String(mail?.['id'])}'`,
    );
    await world.rpc('mail_sent', { id: String(mail?.['id']) }, 'server');
    expect(await hitsOf(world, columns, words)).toEqual([]);
  });

  it('takes nothing of another member along', () => {
    expect(others.before.length).toBeGreaterThan(80);
    expect(others.after).toEqual(others.before);
  });

  it('leaves no file with a mail', () => {
    expect(readdirSync(work).toSorted()).toEqual(['deletions.jsonl', 'two.json']);
  });

  it('is listed outside of the database, without the address', () => {
    const [line, ...more] = listed(join(work, 'deletions.jsonl'));
    expect(line).toEqual({
      id: member.id,
      at: '2026-12-05T08:00:00+00:00',
      salt: expect.stringMatching(/^[0-9a-f]{32}$/),
      mark: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(more).toEqual([]);
  });

  it('leaves what /privacy says, and that names nobody', async () => {
    const places = deletionLeaves.flatMap((left) => left.places);
    expect(places.toSorted()).toEqual(
      [
        'axis_server.tries',
        'private.answers',
        'private.forwardings',
        'public.desk_acts',
      ].toSorted(),
    );
    expect(
      await world.sql(
        'select count(*)::integer as count from private.forwardings where request_id is null',
      ),
    ).toEqual([{ count: 1 }]);
    const acts = await world.sql(
      'select act, detail, event_id from public.desk_acts where request_id is null order by id',
    );
    expect(acts.length).toBeGreaterThan(3);
  });
});

describe('a former member of staff', () => {
  it('loses the name in the acts and notes, and keeps it under the answers they gave', async () => {
    await world.setClock(morning);
    const leaving = await advisor(world, 'Maravel');
    const { member: asker } = await world.signUp();
    const { id } = await store(world, asker, 'asynq');
    await world.rpc('desk_note', { id, note: 'Look here.' }, leaving);
    await write(world, id, { signedBy: 'Maravel' });
    expect(await askProved(world, 'ask_deletion', leaving)).toMatchObject({ reason: 'is_staff' });
    await world.sql(
      `update public.staff set until = private.now() where member_id = '${leaving.id}'`,
    );
    expect(await askProved(world, 'ask_deletion', leaving)).toMatchObject({ outcome: 'asked' });
    await world.setClock('2026-12-05T09:00:00Z');
    expect(await deleteNow()).toBe(1);
    const left = await hitsOf(world, columns, [leaving.id, leaving.email, 'Maravel']);
    expect(left).toEqual(['private.answers.signed_by', 'private.mails.address']);
  });
});

describe('a list that cannot be written', () => {
  it('keeps the account: without the list an older copy would bring it back', async () => {
    await world.setClock(morning);
    const { member: kept } = await world.signUp();
    await askProved(world, 'ask_deletion', kept);
    await world.setClock('2026-12-05T08:00:00Z');
    const failures: string[] = [];
    const log = { notice: () => {}, failure: (sentence: string) => void failures.push(sentence) };
    const parts = {
      call: callOn(world.backend.database),
      mailDir: undefined,
      cancelPlan: undefined,
      log,
    };
    // A file stands where the folder would be.
    expect(await deleteDue({ ...parts, list: join(work, 'two.json', 'list') })).toBe(0);
    expect(failures).toEqual([expect.stringMatching(/^An account that is due was not deleted: E/)]);
    const rows = await world.sql(`select id from auth.users where id = '${kept.id}'`);
    expect(rows).toHaveLength(1);
    expect(await deleteNow()).toBe(1);
    expect(existsSync(join(work, 'two.json'))).toBe(true);
  });
});
