// One connection of the load generator that is kept alive: as little HTTP as it takes to ask, to count and to measure.
// Node's own client would need as much of a processor as the server that is measured.
import { connect } from 'node:net';

/**
 * @typedef {{ status: number, head: string, body: Buffer }} Answer
 *
 * @typedef {object} Client
 * @property {(request: string) => Promise<Answer>} ask one request at a time; rejects when the connection is lost
 * @property {() => void} close
 */

const endOfHead = Buffer.from('\r\n\r\n');
const lastChunk = Buffer.from('0\r\n\r\n');

/**
 * The answer in what was received so far.
 * @param {Buffer} bytes
 * @returns {Answer | undefined} nothing while it is not whole
 */
function answerIn(bytes) {
  const end = bytes.indexOf(endOfHead);
  if (end < 0) return undefined;
  const head = bytes.toString('latin1', 0, end);
  const status = Number(head.slice(9, 12));
  const body = bytes.subarray(end + endOfHead.length);
  if (status === 204 || status === 304) return { status, head, body };
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  const isWhole =
    length === undefined
      ? body.subarray(-lastChunk.length).equals(lastChunk)
      : body.length >= Number(length);
  return isWhole ? { status, head, body } : undefined;
}

/**
 * Opens a connection to a port of this machine; it is opened again after a loss.
 * @param {number} port
 * @returns {Client}
 */
export function openClient(port) {
  /** @type {import('node:net').Socket | undefined} */
  let socket;
  /** @type {{ resolve: (answer: Answer) => void, reject: (error: Error) => void } | undefined} */
  let waiting;
  /** @type {Buffer[]} */
  let received = [];

  /** @param {Buffer} chunk */
  const take = (chunk) => {
    received.push(chunk);
    const answer = answerIn(received.length === 1 ? chunk : Buffer.concat(received));
    if (answer === undefined) return;
    received = [];
    waiting?.resolve(answer);
    waiting = undefined;
  };
  const open = () => {
    const made = connect({ port, host: '127.0.0.1', noDelay: true });
    made.on('data', take);
    made.on('error', () => {});
    made.once('close', () => {
      if (socket === made) socket = undefined;
      received = [];
      waiting?.reject(new Error('The connection was closed.'));
      waiting = undefined;
    });
    return made;
  };

  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket ??= open();
        socket.write(request);
      }),
    close: () => void socket?.destroy(),
  };
}
