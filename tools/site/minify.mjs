// Minifies the built scripts a second time, on all cores.
import { readdir, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** The scripts of a site, the largest first: the last worker ends soon after the others. @param {string} dist */
async function scriptsIn(dist) {
  const folder = join(dist, 'assets');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const sized = await Promise.all(
    names.map(async (name) => ({ file: join(folder, name), ...(await stat(join(folder, name))) })),
  );
  return sized.toSorted((one, other) => other.size - one.size).map(({ file }) => file);
}

/**
 * One worker, which takes files until none is left.
 * @param {string[]} files shared by all workers
 * @returns {Promise<void>} rejects with the error of a script that cannot be minified
 */
const works = (files) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('terser.mjs', import.meta.url));
    const next = () => {
      const file = files.shift();
      if (file === undefined) {
        resolve();
        void worker.terminate();
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node, not a window
      } else worker.postMessage(file);
    };
    worker.on('message', next);
    worker.once('error', reject);
    next();
  });

/**
 * Minifies the scripts of a site a second time: after the bundler's minifier, terser makes a first view 0.9 kB smaller, and the Inner
 * Room 4 kB. The names of the files keep their hashes, which tell one code from another: terser changes how it is written only.
 * @param {string} dist the folder of the site
 */
export async function minifyAgain(dist) {
  const files = await scriptsIn(dist);
  await Promise.all(Array.from({ length: availableParallelism() }, () => works(files)));
}
