// With SMTP_HOST set, mails are sent through that server: a sink records what it receives.
import { Socket } from 'node:net';
import { expect, it, vi } from 'vitest';
import { openTransport, reasonOf } from '../../server/mail/transport.mjs';
import { readSettings } from '../../server/settings.mjs';
import { bodyOf, headerOf, openSink } from '../mails/sink.ts';
import type { Manner } from '../mails/sink.ts';

const message = {
  id: '8f6cfcf4-7a3e-4f0b-9a52-1f2d5c1b7a10',
  address: 'member@example.com',
  subject: 'Set a new password',
  text: 'Choose a new password: http://x/verify',
  html: '<p>Choose <a href="http://x/verify">a new password</a></p>',
  headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  attachments: [
    {
      filename: 'call.ics',
      contentType: 'text/calendar; method=PUBLISH',
      content: 'BEGIN:VCALENDAR',
    },
  ],
};

/** Opens a way to a receiver with these manners; close both afterwards. */
async function open(manner: Manner = 'take') {
  const sink = await openSink(() => manner);
  const settings = readSettings(sink.env);
  const { smtp } = settings;
  if (smtp === undefined) throw new Error('SMTP is not set.');
  const transport = openTransport(smtp, 'https://members.example.com', { answerTime: 300 });
  return {
    sink,
    transport,
    close: async () => {
      transport.close();
      await sink.close();
    },
  };
}

it('sends both parts and the attachment, from the configured address, under the id of the mail', async () => {
  const { sink, transport, close } = await open();
  await transport.send(message);
  await transport.send(message);
  const [{ raw, to, id } = { raw: '', to: '', id: '' }, again] = sink.received;
  expect(to).toBe('member@example.com');
  expect(id).toBe(`<${message.id}@members.example.com>`);
  expect(again?.id).toBe(id);
  expect(headerOf(raw, 'From')).toBe('Axis One <hello@axis.example>');
  expect(headerOf(raw, 'Subject')).toBe('Set a new password');
  expect(headerOf(raw, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  expect(headerOf(raw, 'Auto-Submitted')).toBe('auto-generated');
  expect(bodyOf(raw, 'text/plain')).toContain('Choose a new password: http://x/verify');
  expect(bodyOf(raw, 'text/html')).toContain('<a href="http://x/verify">');
  expect(bodyOf(raw, 'text/calendar')).toContain('BEGIN:VCALENDAR');
  await close();
});

it.each([
  ['refuse', /^EMESSAGE: 451 Not now/],
  ['stall', /^ETIMEDOUT/],
  ['drop', /^E/],
  ['dropLate', /^E/],
] as const)('fails where the receiver does: %s', async (manner, reason) => {
  const { sink, transport, close } = await open(manner);
  const error: unknown = await transport.send(message).then(
    () => undefined,
    (failure: unknown) => failure,
  );
  expect(error).toBeInstanceOf(Error);
  expect(reasonOf(error)).toMatch(reason);
  // One attempt: the queue decides about the next.
  expect(sink.counts[manner]).toBe(1);
  await close();
});

it('sends each piece of a mail at once: none waits for the receiver to acknowledge the one before', async () => {
  const { transport, close } = await open();
  const connects = vi.spyOn(Socket.prototype, 'connect');
  await transport.send(message);
  expect(connects.mock.calls.flat(2)).toContainEqual(expect.objectContaining({ noDelay: true }));
  connects.mockRestore();
  await close();
});

it('fails with an error when no server listens', async () => {
  const { smtp } = readSettings({ SMTP_HOST: '127.0.0.1', SMTP_PORT: '9' });
  if (smtp === undefined) throw new Error('SMTP is not set.');
  const transport = openTransport(smtp, 'https://members.example.com');
  await expect(transport.send(message)).rejects.toThrow();
  transport.close();
});
