// A receiver of mails on a port of its own, for tests and benchmarks: takes them, or refuses, stalls and drops as it is told.
import { SMTPServer } from 'smtp-server';

/**
 * @typedef {'take' | 'refuse' | 'stall' | 'drop' | 'dropLate'} Manner of one attempt; 'dropLate' has accepted the mail, and breaks the connection before it says so
 * @typedef {{ id: string, to: string, raw: string }} Received
 * @typedef {Awaited<ReturnType<typeof openSink>>} Sink
 */

/**
 * The value of a header, its folded lines joined.
 * @param {string} raw
 * @param {string} name
 * @returns {string}
 */
export const headerOf = (raw, name) =>
  new RegExp(`^${name}:[ \t]*(.*(?:\r\n[ \t].*)*)`, 'im')
    .exec(raw.split('\r\n\r\n', 1)[0] ?? '')?.[1]
    ?.replaceAll(/\r\n[ \t]/g, ' ')
    .trim() ?? '';

/**
 * Opens a receiver.
 * @param {(id: string) => Manner} [mannerOf] asked at each attempt, with the Message-ID
 */
export async function openSink(mannerOf = () => 'take') {
  /** @type {Received[]} */
  const received = [];
  /** Each connection, by the port of its sender. @type {Map<number, import('node:net').Socket>} */
  const sockets = new Map();
  /** @type {Record<Manner, number>} */
  const counts = { take: 0, refuse: 0, stall: 0, drop: 0, dropLate: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 200,
    onData(stream, session, done) {
      let raw = '';
      stream.setEncoding('utf8');
      stream.on('data', (chunk) => (raw += String(chunk)));
      stream.on('end', () => {
        const id = headerOf(raw, 'Message-ID');
        const manner = mannerOf(id);
        counts[manner] += 1;
        const to = session.envelope.rcptTo.map(({ address }) => address).join(', ');
        if (manner === 'take' || manner === 'dropLate') received.push({ id, to, raw });
        if (manner === 'take') return done(null, 'taken');
        if (manner === 'refuse')
          return done(Object.assign(new Error('Not now'), { responseCode: 451 }));
        // Nothing is ever said to a mail that is stalled.
        if (manner !== 'stall') sockets.get(session.remotePort)?.destroy();
      });
    },
  });
  server.server.on('connection', (/** @type {import('node:net').Socket} */ socket) => {
    if (socket.remotePort !== undefined) sockets.set(socket.remotePort, socket);
  });
  server.on('error', () => {});
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(undefined));
  });
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.server.address());
  return {
    port,
    received,
    counts,
    env: {
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(port),
      SMTP_FROM: 'Axis One <hello@axis.example>',
    },
    /** @returns {Promise<void>} */
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}
