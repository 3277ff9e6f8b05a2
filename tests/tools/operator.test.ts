// The operator's command on a running backend: the requests of members, each step, each refusal, and every command
// that the README names.
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../tools/lib/throwaway.mjs';
import { answersOf } from '../backend/requests.kit.ts';
import type { Row } from '../../tools/operator/words.mjs';
import { operate as operateAnywhere } from './operator.kit.ts';
import { answerFile, openWorld, slot } from './operator.world.ts';

vi.setConfig({ testTimeout: 60_000 });

let world: Awaited<ReturnType<typeof openWorld>>;
beforeAll(async () => {
  world = await openWorld();
  // The first test that needs a template makes it.
}, 240_000);
afterAll(() => world.close());

const operate = (...typed: string[]) => world.operate(...typed);

/** The same through npm, in a process of its own. */
const npm = (port: number, ...typed: string[]) =>
  spawnSync('npm', ['run', '--silent', 'operator', '--', ...typed], {
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      ...world.env,
      AXIS_ENV_FILES: 'off',
      PORT: String(port),
    },
    encoding: 'utf8',
  });

describe('list', () => {
  it('lists open requests, by kind, status and due date; as JSON too', async () => {
    const [open, done] = [await world.askMeeting(), await world.askMeeting()];
    await operate('move', done, 'declined', '--note', 'No room this month.');
    const names = async (...filters: string[]) => {
      const { code, said } = await operate('list', '--json', ...filters);
      expect(code).toBe(0);
      const ids = new Set((JSON.parse(said) as Row[]).map(({ id }) => id));
      return [ids.has(open), ids.has(done)];
    };
    expect(await names()).toEqual([true, false]);
    expect(await names('--status', 'closed')).toEqual([false, true]);
    expect(await names('--status', 'all')).toEqual([true, true]);
    expect(await names('--status', 'submitted,Declined')).toEqual([true, true]);
    expect(await names('--kind', 'asynq')).toEqual([false, false]);
    expect(await names('--kind', 'asynq,meeting')).toEqual([true, false]);
    expect(await names('--due', '2d')).toEqual([false, false]);
    expect(await names('--due', '8d')).toEqual([true, false]);
    expect(await names('--due', 'none', '--status', 'all')).toEqual([false, true]);
    const { said } = await operate('list');
    expect(said).toMatch(
      new RegExp(`^${open.slice(0, 8)} +meeting +submitted +in 6 d 23 h · `, 'm'),
    );
  });

  it('marks overdue requests, once their time has passed', async () => {
    const id = await world.askMeeting();
    const later = { env: world.env, now: new Date(Date.now() + 8 * 86_400_000) };
    const { said } = await operateAnywhere(['list', '--due', 'overdue'], later);
    expect(said).toMatch(new RegExp(`^${id.slice(0, 8)} .* OVERDUE (23 h|24 h) · `, 'm'));
    expect(said).toMatch(/\d+ overdue\.$/);
  });
});

describe('show', () => {
  it('saves the attachments byte for byte', async () => {
    const who = await world.member('Halden Robotics');
    const id = await world.ask('asynq', answersOf.asynq, who);
    const bytes = Buffer.concat([
      Buffer.from('%PDF-'),
      Buffer.from(Array.from({ length: 2995 }, (_, index) => index % 256)),
    ]);
    const file = { id: randomUUID(), request_id: id, name: 'deck.pdf', type: 'application/pdf' };
    await world.post('/rest/v1/rpc/attach', { ...file, body: bytes.toString('base64') }, who.token);
    const folder = join(world.work, 'saved');
    const { code, said } = await operate('show', id.slice(0, 8), '--save', folder);
    expect(code).toBe(0);
    expect(said).toContain('deck.pdf  2.9 kB  application/pdf');
    expect(readFileSync(join(folder, 'deck.pdf')).equals(bytes)).toBe(true);
  });

  it('shows sender, due date, answers and history', async () => {
    const who = await world.member('Halden Robotics');
    const id = await world.askMeeting(who);
    const { code, said } = await operate('show', id.slice(0, 8));
    expect(code).toBe(0);
    expect(said).toContain('Meeting request · submitted');
    expect(said).toContain(`${who.email} · Halden Robotics · free`);
    expect(said).toContain('  value: A customer list.');
    expect(said).toMatch(/member {3}draft → submitted/);
    expect(said).toContain('Next: accepted, answered, declined, in-review, scheduled');
  });

  it('accepts any unique prefix, and suggests the nearest one otherwise', async () => {
    const id = await world.askMeeting();
    for (const typed of [id, id.toUpperCase(), id.replaceAll('-', ''), id.slice(0, 12)])
      expect((await operate('show', typed)).said).toContain(id);
    const row = await world.rowOf(id);
    expect(id.startsWith(row.short)).toBe(true);
    const wrong = `${id.slice(0, 7)}${id[7] === '0' ? '1' : '0'}`;
    expect(await operate('show', wrong)).toMatchObject({
      code: 2,
      complained: expect.stringContaining(`did you mean ${row.short} (meeting`) as string,
    });
  });

  it('names those that share a prefix', async () => {
    const who = await world.member();
    const ids = ['c0ffee00-0000-4000-8000-000000000001', 'c0ffee00-0000-4000-8000-000000000002'];
    for (const id of ids) await world.askMeeting(who, id);
    const { code, complained } = await operate('show', 'c0ffee');
    expect(code).toBe(2);
    expect(complained).toMatch(/^“c0ffee” begins 2 ids: /);
    for (const id of ids) expect(complained).toContain(id);
  });
});

describe('move and note', () => {
  it('take a request through its life, each step with its words in the history', async () => {
    const id = await world.askMeeting();
    expect((await operate('move', id, 'in-review')).said).toMatch(
      /is now in-review \(it was submitted\)\.$/,
    );
    expect((await operate('note', id, 'Asked', 'a', 'colleague.')).said).toMatch(
      /stays in-review\.$/,
    );
    const file = join(world.work, 'answer.txt');
    writeFileSync(file, 'Sign the one that pays.\nKeep the other warm.\n');
    expect((await operate('move', id, 'answered', '--file', file)).code).toBe(0);
    const { status, events } = await world.rowOf(id);
    expect(status).toBe('answered');
    expect(
      events.map(({ actor, from_status, to_status, note }) => [
        actor,
        from_status,
        to_status,
        note,
      ]),
    ).toEqual([
      ['member', 'draft', 'submitted', null],
      ['advisor', 'submitted', 'inReview', null],
      ['advisor', 'inReview', 'inReview', 'Asked a colleague.'],
      ['advisor', 'inReview', 'answered', 'Sign the one that pays.\nKeep the other warm.'],
    ]);
    const after = await operate('move', id, 'declined');
    expect(after).toMatchObject({ code: 1, said: '' });
    expect(after.complained).toMatch(
      /^Meeting request [0-9a-f]{8} is answered, and that is final\.$/,
    );
  });

  it('are refused by the database in one sentence with the legal steps; nothing changes', async () => {
    const id = await world.askMeeting();
    const { code, complained } = await operate('move', id, 'expired');
    expect(code).toBe(1);
    expect(complained).toMatch(
      /is submitted and cannot become expired: it can become accepted, answered, declined, in-review or scheduled\.$/,
    );
    expect(await operate('note', id, 'x'.repeat(4001))).toMatchObject({
      code: 1,
      complained: 'A note says something, in 4,000 characters at most.',
    });
    expect(await world.rowOf(id)).toMatchObject({
      status: 'submitted',
      events: [{ to_status: 'submitted' }],
    });
  });

  it('schedule a slot once: the second refusal names the free ones nearby', async () => {
    const [first, second] = [
      await world.ask('office-hours', { slot: slot() }),
      await world.ask('office-hours', { slot: slot() }),
    ];
    expect((await operate('move', first, 'scheduled', '--json')).code).toBe(0);
    const { code, complained } = await operate('move', second, 'scheduled');
    expect(code).toBe(1);
    expect(complained).toMatch(
      /^Tuesday, .* 14:20 is already scheduled with somebody else\. Free nearby: (.*; ){2}.*\.$/,
    );
    expect(await world.rowOf(second)).toMatchObject({ status: 'submitted' });
  });
});

describe('the README', () => {
  const text = readFileSync('README.md', 'utf8');
  const commands = [...text.matchAll(/^(?:\$ )?npm run operator -- (.*?)(?: {2,}#.*)?$/gm)].map(
    ([, rest = '']) => rest,
  );

  it('names each command', () => {
    for (const word of ['list', 'show', 'move', 'note', 'answer', 'attach', '--help'])
      expect(commands.some((command) => command.includes(word))).toBe(true);
  });

  it.each(commands)('npm run operator -- %s', async (command) => {
    const id = await world.askMeeting();
    const typed = command
      .replaceAll('<id>', id.slice(0, 8))
      .replaceAll('<folder>', join(world.work, 'from-readme'))
      .replaceAll('<file>', join(world.work, 'from-readme.md'))
      .replaceAll('<document>', join(world.work, 'answer.md'))
      .replaceAll('<attachment>', join(world.work, 'sums.pdf'));
    writeFileSync(join(world.work, 'answer.md'), answerFile());
    writeFileSync(join(world.work, 'sums.pdf'), '%PDF-1.7 the sums');
    writeFileSync(join(world.work, 'from-readme.md'), 'An answer.');
    const words = [...typed.matchAll(/"([^"]*)"|(\S+)/g)].map(
      ([, quoted, bare]) => quoted ?? bare ?? '',
    );
    const { code, said, complained } = await operate(...words);
    expect([code, complained]).toEqual([0, '']);
    expect(said).not.toBe('');
  });

  it('says so with npm, too: words, exit codes, and a backend that is not running', async () => {
    expect(npm(world.server.port, 'list', '--status', 'all')).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/ID +KIND/) as string,
    });
    expect(npm(world.server.port, 'lst')).toMatchObject({ status: 2, stdout: '' });
    const absent = npm(await freePort(), 'list');
    expect(absent.status).toBe(1);
    expect(absent.stderr).toMatch(
      /^Axis One does not answer at http:\/\/127\.0\.0\.1:\d+: start it with npm start, .*\.\n$/m,
    );
  });
});

it('the command needs the server’s key: neither visitors nor members may call its functions', async () => {
  const id = await world.askMeeting();
  const { token } = await world.member();
  for (const who of [undefined, token]) {
    for (const [name, body] of [
      ['operator_requests', {}],
      ['operator_requests', { statuses: null, kinds: null, low: null, high: null }],
      ['move_request', { id, to_status: 'answered', note: null }],
      ['note_request', { id, note: 'Mine.' }],
    ] as const)
      expect(await world.post(`/rest/v1/rpc/${name}`, body, who)).toMatchObject({ code: '42501' });
  }
  expect(await world.rowOf(id)).toMatchObject({ status: 'submitted', events: [{ note: null }] });
});

it('no secret was printed', () => {
  expect(world.printed.length).toBeGreaterThan(30);
  for (const secret of Object.values(world.keys))
    expect(world.printed.join('\n')).not.toContain(secret);
});
