// The embedded database as a PostgreSQL client sees it: a stream of the wire protocol into a worker thread (engine.mjs).
// A slow statement stops no page. One that takes too long is ended with its thread, and the database is opened again; the
// client's connection stays: it reads an error, as from any PostgreSQL, and in a transaction nothing else but a rollback is
// taken. (A connection that broke would end the process: the driver writes its rollback to a socket that is gone.)
import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import {
  isParsed,
  preparationIn,
  simpleQuery,
  statementEnded,
  statusAfter,
  unitsOf,
  withOneReady,
} from './wire.mjs';

/** How long the engine may take to close before its thread is ended, in milliseconds. */
const closingTime = 5000;

/**
 * @typedef {import('./engine.mjs').Order} Order
 * @typedef {import('./engine.mjs').Report} Report
 * @typedef {import('./wire.mjs').Unit} Unit
 * @typedef {import('./wire.mjs').Status} Status
 *
 * @typedef {object} EmbeddedOptions
 * @property {string} folder the database's folder
 * @property {number} statementTimeout how long a statement may take, in milliseconds, once `limit` was called
 * @property {(sentence: string) => void} onReopened called after a statement was ended
 * @property {(reason: string) => void} onAborted called when the engine cannot continue: the process must end
 *
 * @typedef {object} Embedded
 * @property {() => Promise<Duplex>} connect a connection for a client; there is one session, so one client at a time
 * @property {() => void} limit starts the time limit for statements; called after the migrations
 * @property {<T>(call: () => Promise<T>) => Promise<T>} pause runs `call` while nothing is executed: the folder does not change
 * @property {() => number} waiting how many statements are executed or wait
 * @property {() => Promise<void>} close
 */

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
 * Lets the engine close the database; a thread that takes too long is ended.
 * @param {Worker} worker
 */
async function closeEngine(worker) {
  await new Promise((resolve) => {
    worker.on('message', (/** @type {Report} */ { kind }) => kind === 'closed' && resolve(true));
    worker.once('error', resolve);
    worker.once('exit', resolve);
    setTimeout(resolve, closingTime).unref();
    worker.postMessage(/** @type {Order} */ ({ kind: 'close' }));
  });
  await worker.terminate();
}

/**
 * Opens the embedded database.
 * @param {EmbeddedOptions} options
 * @returns {Promise<Embedded>} rejects when the folder cannot be opened
 */
export async function openEmbedded({ folder, statementTimeout, onReopened, onAborted }) {
  /** Nothing while the database is opened again. @type {Worker | undefined} */
  let engine = await startEngine(folder);
  /** @type {Promise<unknown>} */
  let opening = Promise.resolve();
  /** @type {Duplex | undefined} */
  let client;
  /** The units that wait for the engine, in the order in which the client wrote them. @type {Unit[]} */
  const queue = [];
  /** What the engine executes now. @type {Unit | undefined} */
  let current;
  /** What the client has prepared, and what the engine prepares now: a new session knows nothing of it. @type {Unit[]} */
  let prepared = [];
  /** @type {Unit | undefined} */
  let preparing;
  /** The session's, as the client knows it. @type {Status} */
  let status = 'I';
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let isLimited = false;
  let isPaused = false;
  let isClosing = false;
  /** Called when nothing is executed any more. @type {(() => void)[]} */
  let whenIdle = [];

  const next = () => {
    if (current !== undefined || engine === undefined) return;
    if (isPaused) return void whenIdle.splice(0).forEach((call) => call());
    const unit = queue.shift();
    if (unit === undefined) return;
    current = unit;
    preparing = unit.isOwn ? undefined : preparationIn(unit);
    engine.postMessage({ kind: 'execute', bytes: unit.bytes }, [unit.bytes.buffer]);
    if (!isLimited) return;
    // An answer may have arrived while this thread was busy: it is read first.
    const late = () => setImmediate(() => current === unit && endStatement(unit, 'timeout'));
    timer = setTimeout(late, statementTimeout);
  };

  /** @param {Report} report */
  const receive = (report) => {
    if (report.kind === 'aborted') return abort(report.reason);
    if (report.kind === 'overflow' && current !== undefined)
      return endStatement(current, 'overflow');
    if (report.kind !== 'answer') return;
    clearTimeout(timer);
    const { isOwn, isReadyAfter = true } = current ?? {};
    current = undefined;
    if (preparing !== undefined && isParsed(report.bytes)) prepared.push(preparing);
    if (!isOwn) {
      const answer = withOneReady(report.bytes, isReadyAfter);
      status = statusAfter(answer) ?? status;
      client?.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength));
    }
    next();
  };

  /** @param {string} reason */
  const abort = (reason) => {
    if (isClosing) return;
    isClosing = true;
    clearTimeout(timer);
    onAborted(reason);
  };

  /** @param {Worker} worker */
  const attach = (worker) => {
    engine = worker;
    worker.on('message', receive);
    worker.on('error', (error) => abort(error.message));
    worker.on('exit', () => engine === worker && abort('its thread ended'));
    next();
  };

  /** @param {Worker} spent */
  async function reopen(spent) {
    await spent.terminate();
    if (!isClosing) attach(await startEngine(folder));
  }

  /** @param {Unit} unit @param {'timeout' | 'overflow'} why */
  function endStatement(unit, why) {
    const spent = engine;
    if (spent === undefined || isClosing) return;
    clearTimeout(timer);
    engine = undefined;
    spent.off('message', receive);
    current = undefined;
    if (status !== 'I') {
      status = 'E';
      // The new session gets the state that the client expects: a transaction that failed.
      queue.unshift(...['begin', 'select 1 / 0'].map(simpleQuery));
    }
    // Copies: bytes that are transferred to the engine are no longer available here.
    queue.unshift(...prepared.map((one) => ({ ...one, bytes: one.bytes.slice() })));
    const answer = statementEnded(unit, why, status);
    opening = reopen(spent).then(
      () =>
        onReopened(
          `${why === 'timeout' ? `A statement took longer than ${statementTimeout} ms` : 'A statement was nested too deeply'} and was ended; the database is open again.`,
        ),
      (error) => abort(error instanceof Error ? error.message : String(error)),
    );
    client?.push(answer);
  }

  attach(engine);
  return {
    async connect() {
      await opening;
      client?.destroy();
      prepared = [];
      const made = new Duplex({
        read() {},
        write(chunk, _encoding, done) {
          queue.push(...unitsOf(chunk));
          next();
          done();
        },
        final(done) {
          done();
          this.destroy();
        },
      });
      // The driver closes a connection that reports itself open, and waits for that.
      const readyState = { get: () => (made.destroyed ? 'closed' : 'open') };
      client = Object.defineProperty(made, 'readyState', readyState);
      return made;
    },
    limit() {
      isLimited = true;
    },
    async pause(call) {
      if (isPaused) throw new Error('The database is paused already.');
      isPaused = true;
      try {
        await new Promise((resolve) => {
          whenIdle.push(() => resolve(undefined));
          next();
        });
        // A statement that was ended leaves a database that is being opened again: it writes.
        await opening;
        return await call();
      } finally {
        isPaused = false;
        next();
      }
    },
    waiting: () => queue.length + (current === undefined ? 0 : 1),
    async close() {
      if (isClosing) return;
      isClosing = true;
      clearTimeout(timer);
      await opening;
      // The caller of the current statement already knows that the server is closing.
      if (current === undefined && engine !== undefined) await closeEngine(engine);
      else await engine?.terminate();
    },
  };
}
