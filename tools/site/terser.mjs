// A worker of minifyAgain (minify.mjs): minifies one script after the other.
import { readFile, writeFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import { minify } from 'terser';

parentPort?.on('message', async (/** @type {string} */ file) => {
  const { code } = await minify(await readFile(file, 'utf8'), {
    module: true,
    ecma: 2020,
    compress: { passes: 3, unsafe_arrows: true, join_vars: false },
    format: { comments: false },
  });
  if (code) await writeFile(file, code);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node, not a window
  parentPort?.postMessage(file);
});
