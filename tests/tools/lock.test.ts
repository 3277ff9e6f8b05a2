// Two servers on one data folder destroy it: the lock must hold, and a dead server's must not.
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

/** Another process that locks the folder, and what it said: 'held' or the sentence. */
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
  it('names its owner and goes when it is given back', async () => {
    const release = await lockFolder(folder);
    expect(readFileSync(lockFile(), 'utf8').split('\n')[0]).toBe(String(process.pid));
    release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('may be taken twice by the same process, and is given back twice', async () => {
    const outer = await lockFolder(folder);
    const inner = await lockFolder(folder);
    inner();
    // Once more changes nothing: the outer one still has it.
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

  it('yields when its owner was killed', async () => {
    const first = rival();
    expect(await first.said).toBe('held');
    first.child.kill('SIGKILL');
    await first.gone;
    expect(existsSync(lockFile())).toBe(true);
    (await lockFolder(folder))();
  });

  it('goes with a process that ends by itself', async () => {
    const first = rival('process.exit(3)');
    await first.gone;
    expect(existsSync(lockFile())).toBe(false);
  });

  it('yields when the process number was given to somebody else', async () => {
    const sleeper = rival();
    await sleeper.said;
    writeFileSync(lockFile(), `${sleeper.child.pid}\nborn before\n`);
    (await lockFolder(folder))();
  });

  it('yields when a restarted machine or container gave us the dead one’s number', async () => {
    writeFileSync(lockFile(), `${process.pid}\nborn before\n`);
    (await lockFolder(folder))();
  });

  it.each(['', 'nonsense', '-1\n', '999999999\n1\n'])(
    'yields when it reads %j',
    async (content) => {
      writeFileSync(lockFile(), content);
      (await lockFolder(folder))();
    },
  );

  it('goes to exactly one of many who start at once, also over a dead lock', async () => {
    writeFileSync(lockFile(), '999999999\n1\n');
    const all = Array.from({ length: 6 }, () => rival());
    const answers = await Promise.all(all.map(({ said }) => said));
    expect(answers.filter((answer) => answer === 'held')).toHaveLength(1);
  });

  it('tells when a process was born', () => {
    expect(birthOf(process.pid)).not.toBe('');
    expect(birthOf(process.pid)).toBe(birthOf(process.pid));
    expect(birthOf(999_999_999)).toBe('');
  });
});
