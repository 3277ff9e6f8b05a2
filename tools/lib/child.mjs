// A process that a test starts: what it printed, and how it ended.
import { fork } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../server/settings.mjs';

/**
 * @typedef {object} ChildOptions
 * @property {string} file below the project's root
 * @property {NodeJS.ProcessEnv} env
 * @property {string[]} [execArgv]
 * @property {string} folder an existing one, for what it prints
 *
 * @typedef {object} Child
 * @property {() => Promise<void>} start resolves with its first message; throws with what it printed instead
 * @property {() => string} output what it printed so far, over all its starts: standard output, then standard error
 * @property {() => string} errors what it printed on standard error so far
 * @property {(signal: NodeJS.Signals) => void} signal sends a signal, and waits for nothing
 * @property {() => Promise<number | string | null>} ended waits for its end: the exit code, or the signal that ended it
 */

/** @param {string} name */
const read = (name) => (existsSync(name) ? readFileSync(name, 'utf8') : '');

/**
 * A process to be started, and started again.
 * @param {ChildOptions} options
 * @returns {Child}
 */
export function childOf({ file, env, execArgv = [], folder }) {
  // Files, not pipes: nothing that it printed is lost when it ends, and no test has to keep reading.
  const [printed, complained] = [join(folder, 'output.txt'), join(folder, 'errors.txt')];
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  /** @type {Promise<number | string | null>} */
  let ending = Promise.resolve(null);
  return {
    async start() {
      const [output, errors] = [openSync(printed, 'a'), openSync(complained, 'a')];
      const started = fork(join(root, file), [], {
        cwd: root,
        env,
        execArgv,
        stdio: ['ignore', output, errors, 'ipc'],
      });
      for (const descriptor of [output, errors]) closeSync(descriptor);
      child = started;
      ending = new Promise((resolve) => {
        started.once('exit', (code, signal) => resolve(code ?? signal));
      });
      const before = read(complained).length;
      await new Promise((resolve, reject) => {
        started.once('message', resolve);
        started.once('error', reject);
        void ending.then((code) =>
          reject(new Error(`${file} ended with ${code}: ${read(complained).slice(before).trim()}`)),
        );
      });
      // A test runner that leaves early must not wait for it.
      started.channel?.unref();
      started.unref();
    },
    output: () => read(printed) + read(complained),
    errors: () => read(complained),
    signal: (signal) => void child?.kill(signal),
    ended() {
      if (child?.exitCode === null && child.signalCode === null) child.ref();
      return ending;
    },
  };
}
