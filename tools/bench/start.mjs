// `npm run bench:start`: how long a built site takes to its first answer, with new and with known data, and its memory.
import '../../server/check-node.cjs';
import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const { giveUp } = await import('../../server/sorry.mjs');
const { root } = await import('../../server/settings.mjs');
const { freePort, prepareSite } = await import('../lib/throwaway.mjs');
const { spread } = await import('./statistics.mjs');

/** Memory of a process in MB, where the system reports it (Linux). @param {number} pid */
function memoryOf(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/**
 * Starts the server and asks it until it answers.
 * @param {string} dist
 * @param {string} data
 */
async function startOnce(dist, data) {
  const port = await freePort();
  const began = performance.now();
  const child = fork(join(root, 'server/main.mjs'), [], {
    cwd: root,
    env: {
      ...process.env,
      AXIS_ENV_FILES: 'off',
      AXIS_DATA: data,
      AXIS_DIST: dist,
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    await new Promise((resolve, reject) => {
      child.once('message', resolve);
      child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
    });
    await (await fetch(`http://127.0.0.1:${port}/`)).text();
    return { milliseconds: performance.now() - began, memory: memoryOf(child.pid ?? 0) };
  } finally {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.removeAllListeners('exit');
    child.kill('SIGTERM');
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 5000))]);
  }
}

const work = mkdtempSync(join(tmpdir(), 'axis-bench-'));
try {
  const { dist } = await prepareSite({ dist: join(work, 'dist') });
  const cold = [];
  const warm = [];
  for (let run = 0; run < 3; run += 1) {
    const data = join(work, `data-${run}`);
    cold.push(await startOnce(dist, data));
    warm.push(await startOnce(dist, data));
  }
  for (const [name, list] of Object.entries({ 'new data': cold, 'known data': warm })) {
    const times = spread(list.map(({ milliseconds }) => milliseconds));
    const memories = spread(list.map(({ memory }) => memory));
    console.log(`${name.padEnd(11)} first answer after ${times} ms   memory ${memories} MB`);
  }
} catch (error) {
  giveUp(error);
} finally {
  rmSync(work, { recursive: true, force: true });
}
process.exit();
