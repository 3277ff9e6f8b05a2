// Containers that share a volume: every server is process 1 in its own, and the lock must hold all the same.
// lock.places.full.test.ts has two real servers.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preload } from './lock.places.kit.ts';

vi.setConfig({ testTimeout: 90_000 });

const lock = pathToFileURL(join(process.cwd(), 'server/lock.mjs')).href;
const times = { beatTime: 50, watchTime: 2000 };
const refused = /^Axis One already runs on the data in \S+ \(on another machine or in another/;

let folder: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'axis-lock-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});
const lockText = () => readFileSync(join(folder, 'lock'), 'utf8');

/** A process in a container; `said` is its answer after `watched`: 'held' or the sentence of its refusal. */
function inContainer(name: string) {
  const script = `import(${JSON.stringify(lock)}).then(({ lockFolder }) =>
    lockFolder(${JSON.stringify(folder)}, { ...${JSON.stringify(times)}, say: (line) => console.log('watching: ' + line) })
      .then(() => { console.log('held'); setInterval(() => {}, 1000); }, ({ message }) => console.log(message)));`;
  const child = spawn(process.execPath, ['--import', preload, '-e', script], {
    env: { PATH: process.env['PATH'], AXIS_TEST_CONTAINER: name },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const watched: string[] = [];
  let output = '';
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += String(chunk)));
  const said = new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += String(chunk);
      const lines = output.split('\n');
      output = lines.pop() ?? '';
      for (const line of lines)
        if (line.startsWith('watching: ')) watched.push(line);
        else resolve(line);
    });
  });
  const gone = new Promise<{ code: number | null; errors: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, errors }));
  });
  return { child, said, watched, gone };
}

describe('the lock between containers', () => {
  it('refuses a second server, though both are process 1', async () => {
    const first = inContainer('first');
    expect(await first.said).toBe('held');
    const second = inContainer('second');
    expect(await second.said).toMatch(refused);
    expect(second.watched).toHaveLength(1);
    expect(lockText()).toMatch(/^1\n\d+\n\S+ first \S+\n$/);
  });

  it('is taken over when its owner was killed, after a line that explains the wait', async () => {
    const first = inContainer('first');
    expect(await first.said).toBe('held');
    first.child.kill('SIGKILL');
    await first.gone;
    const second = inContainer('second');
    expect(await second.said).toBe('held');
    expect(second.watched).toHaveLength(1);
    expect(second.watched[0]).toContain('watching for 2 seconds');
    expect(lockText()).toContain(' second ');
  });

  it('is taken at once by the same container when it starts again', async () => {
    const first = inContainer('first');
    expect(await first.said).toBe('held');
    first.child.kill('SIGKILL');
    await first.gone;
    const again = inContainer('first');
    expect(await again.said).toBe('held');
    expect(again.watched).toEqual([]);
  });

  it('is taken by exactly one of six containers that start at once over a dead one', async () => {
    writeFileSync(join(folder, 'lock'), '1\n42\nboot gone pid\n');
    const all = Array.from({ length: 6 }, (_, at) => inContainer(`container-${at}`));
    const answers = await Promise.all(all.map(({ said }) => said));
    expect(answers.filter((answer) => answer === 'held')).toHaveLength(1);
    expect(answers.filter((answer) => refused.test(answer))).toHaveLength(5);
  });

  it('ends an owner that was suspended for so long that another server took over', async () => {
    const first = inContainer('first');
    expect(await first.said).toBe('held');
    first.child.kill('SIGSTOP');
    const second = inContainer('second');
    expect(await second.said).toBe('held');
    first.child.kill('SIGCONT');
    const { code, errors } = await first.gone;
    expect(code).toBe(1);
    expect(errors).toBe(
      `Another server has taken over the data in ${folder}: this one ends at once, because two would destroy them.\n`,
    );
    expect(lockText()).toContain(' second ');
    expect(second.child.exitCode).toBe(null);
  });

  it('is restored when it was deleted by hand', async () => {
    const first = inContainer('first');
    expect(await first.said).toBe('held');
    rmSync(join(folder, 'lock'));
    await vi.waitFor(() => expect(lockText()).toContain(' first '), { timeout: 20_000 });
    expect(await inContainer('second').said).toMatch(refused);
  });
});
