// As much of PostgreSQL's wire protocol as the embedded database needs: where a client's messages end, and what it reads
// of a statement that was ended. (https://www.postgresql.org/docs/current/protocol-message-formats.html)

/**
 * @typedef {object} Unit what the engine is handed at once
 * @property {Uint8Array<ArrayBuffer>} bytes whole messages of a client
 * @property {boolean} isReadyAfter whether the answer ends with ReadyForQuery; it does not after a Flush
 * @property {boolean} [isOwn] whether no client waits for the answer
 *
 * @typedef {'I' | 'T' | 'E'} Status of a session: idle, in a transaction, in one that failed
 */

const [query, sync, flush, terminate, parse, readyForQuery] = ['Q', 'S', 'H', 'X', 'P', 'Z'].map(
  (name) => name.charCodeAt(0),
);

/**
 * Splits what a client wrote into units. A driver may write several statements at once, and each is timed and answered alone.
 * @param {Uint8Array} bytes whole messages
 * @returns {Unit[]}
 */
export function unitsOf(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  /** @type {Unit[]} */
  const units = [];
  /** @param {number} from @param {number} to @param {boolean} isReadyAfter */
  const add = (from, to, isReadyAfter) =>
    units.push({ bytes: new Uint8Array(bytes.subarray(from, to)), isReadyAfter });
  let from = 0;
  let at = 0;
  while (at < bytes.length) {
    const kind = bytes[at];
    // The first message of a connection has no letter and begins with its length.
    const isFirst = kind === 0;
    at += isFirst ? view.getInt32(at) : 1 + view.getInt32(at + 1);
    if (isFirst || kind === query || kind === sync || kind === flush || kind === terminate) {
      add(from, at, kind !== flush && kind !== terminate);
      from = at;
    }
  }
  if (from < bytes.length) add(from, bytes.length, false);
  return units;
}

/**
 * The message that prepares a statement under a name, with a Sync of its own.
 * @param {Unit} unit
 * @returns {Unit | undefined} nothing where the unit prepares none, or one without a name
 */
export function preparationIn({ bytes }) {
  if (bytes[0] !== parse || bytes[5] === 0) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = bytes.subarray(0, 1 + view.getInt32(1));
  return {
    bytes: new Uint8Array(Buffer.concat([text, message('S', '')])),
    isReadyAfter: true,
    isOwn: true,
  };
}

/**
 * Whether an answer begins with the word that a statement was parsed.
 * @param {Uint8Array} answer
 */
export const isParsed = (answer) => answer[0] === '1'.charCodeAt(0);

/**
 * An answer as PostgreSQL gives it: ReadyForQuery at its end, where one is due, and nowhere else. PGlite says it after an error,
 * and once more at the Sync; the driver would take the second one for the end of the next statement, and hand every later
 * answer to the wrong caller.
 * @param {Uint8Array} answer
 * @param {boolean} isReadyAfter
 * @returns {Uint8Array}
 */
export function withOneReady(answer, isReadyAfter) {
  const view = new DataView(answer.buffer, answer.byteOffset, answer.byteLength);
  /** @type {[from: number, to: number][]} */
  const ready = [];
  for (let at = 0; at + 5 <= answer.length;) {
    const end = at + 1 + view.getInt32(at + 1);
    if (answer[at] === readyForQuery) ready.push([at, end]);
    at = end;
  }
  const spare = isReadyAfter ? ready.slice(0, -1) : ready;
  if (spare.length === 0) return answer;
  /** @type {Uint8Array[]} */
  const parts = [];
  let from = 0;
  for (const [at, end] of spare) {
    parts.push(answer.subarray(from, at));
    from = end;
  }
  return new Uint8Array(Buffer.concat([...parts, answer.subarray(from)]));
}

/**
 * A message.
 * @param {string} kind its letter
 * @param {string} content
 */
function message(kind, content) {
  const body = Buffer.from(content);
  const head = Buffer.alloc(5);
  head.write(kind);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/**
 * A statement of the server's own, without parameters.
 * @param {string} statement
 * @returns {Unit}
 */
export const simpleQuery = (statement) => ({
  bytes: new Uint8Array(message('Q', `${statement}\0`)),
  isReadyAfter: true,
  isOwn: true,
});

/** PostgreSQL's own words and codes for the ends that a statement may meet here. */
const endings = {
  timeout: ['57014', 'canceling statement due to statement timeout'],
  overflow: ['54001', 'stack depth limit exceeded'],
};

/**
 * What a client reads when its statement was ended.
 * @param {Unit} unit
 * @param {keyof typeof endings} why
 * @param {Status} status of its session afterwards
 * @returns {Buffer}
 */
export function statementEnded({ isReadyAfter }, why, status) {
  const [code, words] = endings[why];
  const fields = ['SERROR', 'VERROR', `C${code}`, `M${words}`];
  const error = message('E', `${fields.join('\0')}\0\0`);
  return isReadyAfter ? Buffer.concat([error, message('Z', status)]) : error;
}

/**
 * The status of the session after an answer.
 * @param {Uint8Array} answer
 * @returns {Status | undefined} nothing when the answer does not end with ReadyForQuery
 */
export function statusAfter(answer) {
  const [kind, , , , length, status] = answer.subarray(-6);
  if (answer.length < 6 || kind !== 'Z'.charCodeAt(0) || length !== 5) return undefined;
  const letter = String.fromCharCode(status ?? 0);
  return letter === 'I' || letter === 'T' || letter === 'E' ? letter : undefined;
}
