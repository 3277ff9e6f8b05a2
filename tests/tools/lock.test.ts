// Two servers on one data folder would destroy it: the lock of a live server must hold, and a dead server's must not.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from '../../server/lock.mjs';
import { birthOf } from '../../server/place.mjs';

let folder: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'axis-lock-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const lockFile = () => join(folder, 'lock');
const module = pathToFileURL(join(process.cwd(), 'server/lock.mjs')).href;

/** Another process that locks the folder, and its answer: 'held' or the sentence. */
function rival(then = 'setInterval(() => {}, 1000)') {
  const script = `import(${JSON.stringify(module)}).then(async ({ lockFolder }) => {
    try { await lockFolder(${JSON.stringify(folder)}); console.log('held'); ${then} }
    catch (error) { console.log(error.message); }
  });`;
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const said = new Promise<string>((resolve) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(String(chunk).trim()));
  });
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  return { child, said, gone };
}

describe('the lock of a data folder', () => {
  it('names its owner and is removed when it is released', async () => {
    const release = await lockFolder(folder);
    expect(readFileSync(lockFile(), 'utf8').split('\n')[0]).toBe(String(process.pid));
    release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('can be taken twice by the same process, and is released twice', async () => {
    const outer = await lockFolder(folder);
    const inner = await lockFolder(folder);
    inner();
    // Releasing again changes nothing: the outer one still holds it.
    inner();
    expect(existsSync(lockFile())).toBe(true);
    outer();
    expect(existsSync(lockFile())).toBe(false);
  });

  it('refuses a second server in one sentence', async () => {
    const first = rival();
    expect(await first.said).toBe('held');
    await expect(lockFolder(folder)).rejects.toThrow(
      `Axis One already runs on the data in ${folder} (process ${first.child.pid})`,
    );
  });

  it('is taken over when its owner was killed', async () => {
    const first = rival();
    expect(await first.said).toBe('held');
    first.child.kill('SIGKILL');
    await first.gone;
    expect(existsSync(lockFile())).toBe(true);
    (await lockFolder(folder))();
  });

  it('is removed with a process that exits', async () => {
    const first = rival('process.exit(3)');
    await first.gone;
    expect(existsSync(lockFile())).toBe(false);
  });

  it('is taken over when the process number was reused by another program', async () => {
    const sleeper = rival();
    await sleeper.said;
    writeFileSync(lockFile(), `${sleeper.child.pid}\nborn before\n`);
    (await lockFolder(folder))();
  });

  it('is taken over when a restarted machine or container reused the dead server’s number', async () => {
    writeFileSync(lockFile(), `${process.pid}\nborn before\n`);
    (await lockFolder(folder))();
  });

  it.each(['', 'nonsense', '-1\n', '999999999\n1\n'])(
    'is taken over when it contains %j',
    async (content) => {
      writeFileSync(lockFile(), content);
      (await lockFolder(folder))();
    },
  );

  it('is taken by exactly one of many who start at once, also over a dead lock', async () => {
    writeFileSync(lockFile(), '999999999\n1\n');
    const all = Array.from({ length: 6 }, () => rival());
    const answers = await Promise.all(all.map(({ said }) => said));
    expect(answers.filter((answer) => answer === 'held')).toHaveLength(1);
  });

  it('knows when a process was started', () => {
    expect(birthOf(process.pid)).not.toBe('');
    expect(birthOf(process.pid)).toBe(birthOf(process.pid));
    expect(birthOf(999_999_999)).toBe('');
  });
});
