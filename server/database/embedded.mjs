// The embedded database as a PostgreSQL client sees it: a stream of the wire protocol into a worker thread (engine.mjs).
// A slow statement stops no page; one that takes too long is ended with its thread, and the database is opened again.
import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';

/** How long the engine may take to close before its thread is ended, in milliseconds. */
const closingTime = 5000;

/**
 * @typedef {import('./engine.mjs').Order} Order
 * @typedef {import('./engine.mjs').Report} Report
 *
 * @typedef {object} EmbeddedOptions
 * @property {string} folder the database's folder
 * @property {number} statementTimeout how long a statement may take, in milliseconds, once `limit` was called
 * @property {(sentence: string) => void} onReopened called after a statement was ended
 * @property {(reason: string) => void} onAborted called when the engine cannot go on: the process must end
 *
 * @typedef {object} Embedded
 * @property {() => Promise<Duplex>} connect a connection for a client; there is one session, so one client at a time
 * @property {() => void} limit from now on statements are timed; migrations come before
 * @property {<T>(call: () => Promise<T>) => Promise<T>} pause runs `call` while nothing is executed: the folder does not change
 * @property {() => number} waiting how many messages are executed or wait
 * @property {() => Promise<void>} close
 */

/** What a client reads when its statement was ended: PostgreSQL's own code for it. */
const ended = () =>
  Object.assign(new Error('canceling statement due to statement timeout'), {
    code: '57014',
    severity: 'ERROR',
  });

/**
 * Starts the engine's thread and waits until the database is open.
 * @param {string} folder
 * @returns {Promise<Worker>} rejects with the engine's reason
 */
function startEngine(folder) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('engine.mjs', import.meta.url), { workerData: { folder } });
    const failed = () => reject(new Error('The thread of the embedded database ended.'));
    worker.once('error', reject);
    worker.once('exit', failed);
    worker.once('message', () => {
      worker.off('error', reject);
      worker.off('exit', failed);
      resolve(worker);
    });
  });
}

/**
 * Opens the embedded database.
 * @param {EmbeddedOptions} options
 * @returns {Promise<Embedded>} rejects when the folder cannot be opened
 */
export async function openEmbedded({ folder, statementTimeout, onReopened, onAborted }) {
  /** @type {Promise<Worker>} */
  let engine = Promise.resolve(await startEngine(folder));
  let worker = await engine;
  /** @type {Duplex | undefined} */
  let client;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  /** Messages that wait for the end of a pause. @type {Uint8Array[] | undefined} */
  let paused;
  let executing = 0;
  let limited = false;
  let closing = false;
  /** Called when nothing is executed any more. @type {(() => void)[]} */
  let idle = [];

  const stopTimer = () => void clearTimeout(timer);
  const startTimer = () => {
    stopTimer();
    if (limited && executing > 0) timer = setTimeout(endStatement, statementTimeout);
  };

  /** @param {Uint8Array} bytes */
  const send = (bytes) => {
    executing += 1;
    if (executing === 1) startTimer();
    worker.postMessage({ kind: 'execute', bytes }, [/** @type {ArrayBuffer} */ (bytes.buffer)]);
  };

  const nowIdle = () => {
    stopTimer();
    for (const call of idle.splice(0)) call();
  };

  /** @param {Report} report */
  const receive = (report) => {
    if (report.kind === 'aborted') return abort(report.reason);
    if (report.kind !== 'answer') return;
    executing -= 1;
    if (executing === 0) nowIdle();
    else startTimer();
    client?.push(Buffer.from(report.bytes.buffer));
  };

  /** @param {string} reason */
  const abort = (reason) => {
    if (closing) return;
    closing = true;
    stopTimer();
    onAborted(reason);
  };

  /** @param {Worker} next */
  const listen = (next) => {
    worker = next;
    next.on('message', receive);
    next.on('error', (error) => abort(error.message));
  };

  function endStatement() {
    const slow = worker;
    slow.off('message', receive);
    executing = 0;
    engine = slow.terminate().then(() => startEngine(folder));
    client?.destroy(ended());
    client = undefined;
    nowIdle();
    engine.then(
      (next) => {
        listen(next);
        onReopened(
          `A statement took longer than ${statementTimeout} ms and was ended; the database is open again.`,
        );
      },
      (error) => abort(error instanceof Error ? error.message : String(error)),
    );
  }

  listen(worker);
  return {
    async connect() {
      await engine;
      client?.destroy();
      const made = new Duplex({
        read() {},
        write(chunk, _encoding, done) {
          // A copy: the client's own buffer is part of a pool, and what is handed over is gone.
          const bytes = new Uint8Array(chunk);
          if (paused === undefined) send(bytes);
          else paused.push(bytes);
          done();
        },
        final(done) {
          this.push(null);
          done();
        },
      });
      client = made;
      // The client asks a socket for it when it ends, and waits 5 s for the end of one that does not say so.
      return Object.assign(made, { readyState: 'closed' });
    },
    limit() {
      limited = true;
    },
    async pause(call) {
      if (paused !== undefined) throw new Error('The database is paused already.');
      paused = [];
      try {
        if (executing > 0) await new Promise((resolve) => idle.push(() => resolve(undefined)));
        return await call();
      } finally {
        const waiting = paused;
        paused = undefined;
        for (const bytes of waiting) send(bytes);
      }
    },
    waiting: () => executing + (paused?.length ?? 0),
    async close() {
      if (closing) return;
      closing = true;
      stopTimer();
      const open = await engine;
      const closed = new Promise((resolve) => {
        open.on('message', (/** @type {Report} */ { kind }) => kind === 'closed' && resolve(true));
        open.once('error', resolve);
        open.once('exit', resolve);
        setTimeout(resolve, closingTime).unref();
      });
      open.postMessage({ kind: 'close' });
      await closed;
      await open.terminate();
    },
  };
}
