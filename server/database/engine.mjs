// The worker thread of the embedded database: PGlite, spoken to in PostgreSQL's wire protocol (embedded.mjs is its other end).
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';

/** The status with which PGlite leaves a statement that failed; any other exception is the end of the engine. */
const statementFailed = 100;

/**
 * @typedef {{ folder: string }} EngineData
 * @typedef {{ kind: 'execute', bytes: Uint8Array } | { kind: 'close' }} Order
 * @typedef {{ kind: 'ready' | 'closed' | 'overflow' } | { kind: 'answer', bytes: Uint8Array } | { kind: 'aborted', reason: string }} Report
 */

if (parentPort === null) throw new Error('engine.mjs runs as a worker thread.');
const port = parentPort;

/** @param {Report} report */
function tell(report) {
  if (report.kind === 'answer')
    port.postMessage(report, [/** @type {ArrayBuffer} */ (report.bytes.buffer)]);
  else port.postMessage(report);
}

/** @param {unknown} error */
const reasonOf = (error) => (error instanceof Error ? error.message : String(error));

const { folder } = /** @type {EngineData} */ (workerData);
const engine = await PGlite.create({ dataDir: folder, extensions: { pgcrypto } });
// Without its own time zone, a session would answer in the machine's.
await engine.exec("set timezone to 'UTC'");

// PGlite catches every exception of its main loop and continues, so an abort is noticed here.
const loop = '_PostgresMainLoopOnce';
const { mod } = /** @type {{ mod: Record<typeof loop, () => void> }} */ (
  /** @type {unknown} */ (engine)
);
const runOnce = mod[loop];
/** @type {string | undefined} */
let aborted;
/** Whether a statement was nested deeper than this thread's stack: PostgreSQL's own measure of it does not work here. */
let overflowed = false;
mod[loop] = () => {
  try {
    runOnce();
  } catch (error) {
    const { status } = /** @type {{ status?: number }} */ (error);
    if (error instanceof RangeError) overflowed = true;
    else if (status !== statementFailed) aborted ??= reasonOf(error);
    throw error;
  }
};

/** @param {Uint8Array} bytes one or more messages of a client, whole */
function execute(bytes) {
  let answer = new Uint8Array();
  try {
    // A copy: PGlite answers with a view of a buffer that it reuses.
    answer = engine.execProtocolRawSync(bytes).slice();
  } catch (error) {
    if (!overflowed) aborted ??= reasonOf(error);
  }
  // The state that the statement left behind is not reliable: end the thread.
  if (overflowed) return tell({ kind: 'overflow' });
  tell(
    aborted === undefined
      ? { kind: 'answer', bytes: answer }
      : { kind: 'aborted', reason: aborted },
  );
}

port.on('message', (/** @type {Order} */ order) => {
  if (order.kind === 'execute') return execute(order.bytes);
  engine.close().then(
    () => tell({ kind: 'closed' }),
    (error) => tell({ kind: 'aborted', reason: reasonOf(error) }),
  );
});
tell({ kind: 'ready' });
