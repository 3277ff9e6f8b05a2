// A receiver of mails on a port of its own: takes them, or refuses, stalls and drops as a test says.
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** What the receiver does with one attempt. 'dropLate' has accepted it and breaks the connection before it says so. */
export type Manner = 'take' | 'refuse' | 'stall' | 'drop' | 'dropLate';

export interface Received {
  id: string;
  to: string;
  raw: string;
}

/** The value of a header, its folded lines joined. */
export const headerOf = (raw: string, name: string): string =>
  new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'im')
    .exec(raw.split('\r\n\r\n', 1)[0] ?? '')?.[1]
    ?.replaceAll(/\r\n[ \t]/g, ' ') ?? '';

/** A part of a mail as its reader sees it, whatever its encoding. */
export function bodyOf(raw: string, type: string): string {
  const part = raw.split(/\r\n--[^\r\n]+/).find((one) => one.includes(`Content-Type: ${type}`));
  if (part === undefined) return '';
  const [head = '', ...rest] = part.replace(/^\r\n/, '').split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (/encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/encoding: quoted-printable/i.test(head)) return body;
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Opens a receiver. */
export async function openSink(mannerOf: (id: string) => Manner = () => 'take') {
  const received: Received[] = [];
  /** Each connection, by the port of its sender. */
  const sockets = new Map<number, Socket>();
  const counts: Record<Manner, number> = { take: 0, refuse: 0, stall: 0, drop: 0, dropLate: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 200,
    onData(stream, session, done) {
      let raw = '';
      stream.setEncoding('utf8');
      stream.on('data', (chunk: string) => (raw += chunk));
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
        if (manner === 'stall') return undefined;
        return void sockets.get(session.remotePort)?.destroy();
      });
    },
  });
  server.server.on('connection', (socket: Socket) => {
    const { remotePort } = socket;
    if (remotePort !== undefined) sockets.set(remotePort, socket);
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    received,
    counts,
    env: {
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(port),
      SMTP_FROM: 'Axis One <hello@axis.example>',
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      }),
  };
}

export type Sink = Awaited<ReturnType<typeof openSink>>;
