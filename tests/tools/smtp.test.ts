// With SMTP_HOST set, mails are sent through that server: a fake one records what it receives.
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailDriver } from '../../server/backend/mail.mjs';
import { readSettings } from '../../server/settings.mjs';

let heard = '';
const server = createServer((socket) => {
  let inBody = false;
  socket.write('220 here\r\n');
  socket.on('data', (chunk) => {
    const text = String(chunk);
    heard += text;
    if (inBody) {
      if (!text.endsWith('\r\n.\r\n')) return;
      inBody = false;
      socket.write('250 taken\r\n');
    } else if (/^DATA/i.test(text)) {
      inBody = true;
      socket.write('354 go on\r\n');
    } else if (/^QUIT/i.test(text)) socket.end('221 bye\r\n');
    else socket.write('250 fine\r\n');
  });
});
beforeAll(
  () =>
    new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    }),
);
afterAll(() => void server.close());

it('sends both parts, from the configured address', async () => {
  const { port } = server.address() as AddressInfo;
  const driver = mailDriver(
    readSettings({
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(port),
      SMTP_FROM: 'Axis One <hello@axis.example>',
    }),
  );
  const html = '<body><p>Choose <a href="http://x/verify">a new password</a></p></body>';
  await driver.send({ to: 'member@example.com', subject: 'Set a new password', html });
  expect(heard).toContain('MAIL FROM:<hello@axis.example>');
  expect(heard).toContain('RCPT TO:<member@example.com>');
  expect(heard).toContain('Subject: Set a new password');
  expect(heard).toContain('Choose a new password: http://x/verify');
  expect(heard).toContain('text/html');
});

it('fails with an error when no server listens', async () => {
  const driver = mailDriver(readSettings({ SMTP_HOST: '127.0.0.1', SMTP_PORT: '9' }));
  await expect(driver.send({ to: 'a@example.com', subject: 's', html: '' })).rejects.toThrow();
});
