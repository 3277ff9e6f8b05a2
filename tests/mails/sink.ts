// What tests read of a mail that the receiver (tools/lib/mailSink.mjs) has taken.
export { headerOf, openSink } from '../../tools/lib/mailSink.mjs';
export type { Manner, Received, Sink } from '../../tools/lib/mailSink.mjs';

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
