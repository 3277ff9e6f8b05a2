// A data folder survives mistakes: it is never replaced by an empty one, and a first start may be interrupted at any
// moment.
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { closeToOthers } from '../../server/folders.mjs';
import { freshData, startServer, templateData } from '../../tools/lib/throwaway.mjs';
import type { Site } from '../../tools/lib/throwaway.mjs';
import { asideIn, contentsOf, launch, member, post, signIn, tinySite, until } from './kit.ts';

vi.setConfig({ testTimeout: 90_000 });

let work: string;
let site: Site;
beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'axis-data-'));
  site = { dist: tinySite(join(work, 'dist')), template: await templateData() };
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

const modeOf = (path: string) => (statSync(path).mode & 0o7777).toString(8);

describe('a folder with members', () => {
  it('keeps them without any marker, with that of an earlier version, and with that of another first start', async () => {
    const server = await startServer(site);
    try {
      expect((await post(server, '/auth/v1/signup', member)).status).toBe(200);
      await server.stop();
      const names = () => readdirSync(server.data).toSorted();
      expect(names()).toEqual(['keys.json', 'pgdata']);

      await server.restart();
      expect(await signIn(server)).toBe(200);
      await server.stop();

      writeFileSync(join(server.data, 'ready'), '');
      for (const content of ['', '42']) {
        writeFileSync(join(server.data, 'creating'), content);
        await server.restart();
        expect(await signIn(server)).toBe(200);
        await server.stop();
      }
      expect(names()).toEqual(['keys.json', 'pgdata', 'ready']);
    } finally {
      await server.remove();
    }
  });

  it('is closed to other users, with its keys and its mails, also when it was open', async () => {
    const data = await freshData();
    const mailDir = join(work, 'mails');
    mkdirSync(mailDir);
    for (const folder of [data, mailDir]) chmodSync(folder, 0o755);
    chmodSync(join(data, 'keys.json'), 0o644);
    const server = await startServer(site, { data, env: { AXIS_MAIL_DIR: mailDir } });
    try {
      await post(server, '/auth/v1/signup', member);
      await post(server, '/auth/v1/recover', { email: member.email });
      const mails = readdirSync(mailDir);
      expect(mails).toHaveLength(1);
      expect(mails.map((name) => modeOf(join(mailDir, name)))).toEqual(['600']);
      expect([data, mailDir].map(modeOf)).toEqual(['700', '700']);
      expect(['keys.json', 'lock', 'lock.beat'].map((name) => modeOf(join(data, name)))).toEqual([
        '600',
        '600',
        '600',
      ]);
    } finally {
      await server.remove();
      rmSync(join(data, '..'), { recursive: true });
    }
  });

  it('is not changed when it is a shared folder of the machine, such as /tmp', () => {
    const shared = join(work, 'shared');
    mkdirSync(shared);
    chmodSync(shared, 0o1777);
    expect(closeToOthers(shared)).toContain('shared by all users');
    expect(modeOf(shared)).toBe('1777');
  });
});

/** The tables that the site creates have numbers from here on. */
const hasTables = (data: string) =>
  ['1', '4', '5'].some((name) => {
    const folder = join(data, 'pgdata/base', name);
    return existsSync(folder) && readdirSync(folder).some((file) => Number.parseInt(file) >= 16384);
  });

/** Kills the server of an empty folder as soon as a condition is true. */
async function killFirstStart(data: string, when: () => boolean) {
  const { child, ended } = await launch({ AXIS_DATA: data, AXIS_DIST: site.dist });
  try {
    await until(when);
  } finally {
    child.kill('SIGKILL');
    await ended;
  }
}

describe('a first start that is cut off', () => {
  it('leaves a folder that starts afresh; its content is kept each time under a new name', async () => {
    const data = join(work, 'cut-off');
    const mark = join(data, 'creating');
    const pgdata = join(data, 'pgdata');
    const moments: [string, () => boolean][] = [
      ['the first files', () => existsSync(pgdata) && readdirSync(pgdata).length > 3],
      ['its control file', () => existsSync(join(pgdata, 'global/pg_control'))],
      ['an open database', () => existsSync(mark) && readFileSync(mark, 'utf8') !== ''],
      ['tables', () => hasTables(data)],
    ];
    const kept: string[] = [];
    const keeps = () =>
      expect(asideIn(data).map((name) => contentsOf(join(data, name)))).toEqual(kept);

    await killFirstStart(data, () => existsSync(mark));
    for (const [, moment] of moments) {
      // The content that the previous kill has left, unless there was none yet.
      const left = existsSync(pgdata) && readdirSync(pgdata).length > 0 ? contentsOf(pgdata) : null;
      const before = asideIn(data).length;
      await killFirstStart(data, () => {
        const isAside = left === null || asideIn(data).length === before + 1;
        return isAside && existsSync(mark) && moment();
      });
      if (left !== null) kept.push(left);
      keeps();
    }
    kept.push(contentsOf(pgdata));

    const server = await startServer(site, { data });
    try {
      keeps();
      expect(modeOf(data)).toBe('700');
      expect(existsSync(mark)).toBe(false);
      expect((await post(server, '/auth/v1/signup', member)).status).toBe(200);
      await server.kill();
      await server.restart();
      expect(await signIn(server)).toBe(200);
      keeps();
    } finally {
      await server.remove();
    }
  });
});

/** A file of the database in a data folder. */
const at = (name: string) => (data: string) => join(data, 'pgdata', name);

describe('a database that cannot be opened', () => {
  const control = at('global/pg_control');
  const wal = (data: string) =>
    readdirSync(at('pg_wal')(data))
      .filter((name) => /^[0-9A-F]{24}$/.test(name))
      .map((name) => join(at('pg_wal')(data), name));

  it.each<[string, (data: string) => void]>([
    ['a damaged control file', (data) => writeFileSync(control(data), new Uint8Array(8192))],
    ['an empty control file', (data) => truncateSync(control(data))],
    ['no control file', (data) => rmSync(control(data))],
    ['no version', (data) => rmSync(at('PG_VERSION')(data))],
    ['no log of changes', (data) => wal(data).forEach((file) => rmSync(file))],
    ['no tables', (data) => rmSync(at('base')(data), { recursive: true })],
  ])('%s: the folder is left unchanged, with one sentence', async (_, damage) => {
    const data = await freshData();
    try {
      damage(data);
      chmodSync(data, 0o700);
      const before = contentsOf(data);
      const { ended } = await launch({ AXIS_DATA: data, AXIS_DIST: site.dist });
      const { code, errors } = await ended;
      expect(code).toBe(1);
      expect(errors).toMatch(
        /^The database in \S+ cannot be opened \(.+\) and was left as it is: restore a backup .+\.\n$/,
      );
      expect(errors.trimEnd().split('\n')).toHaveLength(1);
      expect(contentsOf(data)).toBe(before);
    } finally {
      rmSync(join(data, '..'), { recursive: true });
    }
  });
});
