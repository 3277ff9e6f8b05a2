// The texts for an operator: sentences instead of stack traces, mails as plain text, a log without private values.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { databaseLine } from '../../server/backend/log.mjs';
import { mailDriver, plainText, toMail } from '../../server/backend/mail.mjs';
import { keysOf } from '../../server/keys.mjs';
import { buildFailure } from '../../tools/lib/build.mjs';
import { readSettings, root } from '../../server/settings.mjs';
import { Sorry, sentenceFor } from '../../server/sorry.mjs';

const coded = (code: string, path?: string) =>
  Object.assign(new Error(`${code}: oh\n    at x.js:1`), {
    code,
    ...(path === undefined ? {} : { path }),
  });

/** A folder has precedence over the queue. */
const unusedQueue = {
  sql: { unsafe: () => expect.fail('The queue was asked.') },
  secret: '',
  lifetime: 0,
};

describe('sentences', () => {
  it.each([
    [new Sorry('As it is.'), 'As it is.'],
    [
      coded('EADDRINUSE'),
      'Port 80 is taken: stop what listens there, or choose another with PORT=….',
    ],
    [
      new Error('Port 80 is already in use'),
      'Port 80 is taken: stop what listens there, or choose another with PORT=….',
    ],
    [
      coded('EACCES'),
      'Listening on port 80 is not permitted: choose a port above 1023 with PORT=….',
    ],
    [coded('EADDRNOTAVAIL'), 'HOST=h is not an address of this machine.'],
    [coded('ENOTFOUND'), 'HOST=h is not an address of this machine.'],
    [coded('EACCES', '/data'), '/data may not be written: check its permissions.'],
    [coded('EROFS', '/data'), '/data may not be written: check its permissions.'],
    ...['ENOSPC', 'EDQUOT', '53100'].map((code): [Error, string] => [
      coded(code),
      'The disk is full: make room and start again; everything that was confirmed is kept.',
    ]),
    [new Error('It broke.\n    at x.js:1'), 'Axis One could not start: It broke.'],
    ['a string', 'Axis One could not start: a string.'],
  ])('%s', (error, sentence) => {
    expect(sentenceFor(error, { host: 'h', port: 80 })).toBe(sentence);
  });

  it('find the reason in a failed build', () => {
    const output =
      '✗ Build failed in 3ms\nerror during build:\nBuild failed with 1 error:\n\nError: [vite]: no "x".\n  at y';
    expect(buildFailure(output)).toBe('[vite]: no "x"');
    expect(buildFailure('')).toBeUndefined();
  });
});

describe('the log', () => {
  it('logs the database’s refusal without the values of the request', () => {
    const error = Object.assign(new Error('violates check constraint'), {
      severity: 'ERROR',
      code: '23514',
      params: ['private words'],
    });
    expect(databaseLine(error)).toBe(
      'The database refused a request: violates check constraint (23514)',
    );
    expect(databaseLine(new Error('other'))).toBeUndefined();
  });
});

describe('mails', () => {
  const html = readFileSync(join(root, 'supabase/templates/recovery.html'), 'utf8')
    .replaceAll('{{ .Email }}', 'a&amp;b@example.com')
    .replaceAll('{{ .SiteURL }}', 'http://x')
    .replaceAll('{{ .TokenHash }}', '1');
  const link = 'http://x/auth#token_hash=1&type=recovery&email=a&b@example.com';

  it('have the text of the template as plain text, link included', () => {
    const text = plainText(html);
    expect(text).toContain('asked for a new password for a&b@example.com.');
    expect(text).toContain(`Choose a new password: ${link}`);
    expect(text).not.toMatch(/[<>]/);
    expect(text).not.toMatch(/\n{3}/);
  });

  it('have their link on a line of its own', () => {
    expect(toMail({ to: 'a', subject: 's', html }).link).toBe(link);
    expect(toMail({ to: 'a', subject: 's', text: 'plain' })).toMatchObject({
      text: 'plain',
      link: '',
    });
  });

  it('become files, in order, when a folder is set', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'axis-mail-'));
    const driver = mailDriver(
      readSettings({ AXIS_MAIL_DIR: folder, SMTP_HOST: 'unused.example' }),
      unusedQueue,
    );
    await driver.send({ to: 'a@example.com', subject: 'one', html });
    await driver.send({ to: 'b@example.com', subject: 'two', html });
    const subjects = readdirSync(folder)
      .toSorted()
      .map(
        (name) =>
          (JSON.parse(readFileSync(join(folder, name), 'utf8')) as { subject: string }).subject,
      );
    expect(subjects).toEqual(['one', 'two']);
    rmSync(folder, { recursive: true });
  });
});

describe('keys', () => {
  it('are made once, differ from folder to folder, and are their owner’s alone', async () => {
    const one = mkdtempSync(join(tmpdir(), 'axis-keys-'));
    const two = mkdtempSync(join(tmpdir(), 'axis-keys-'));
    const keys = await keysOf(one);
    expect(await keysOf(one)).toEqual(keys);
    expect(await keysOf(two)).not.toEqual(keys);
    expect(keys.publishableKey).toMatch(/^sb_publishable_/);
    expect(keys.secretKey).toMatch(/^sb_secret_/);
    expect(keys.jwtSecret.length).toBeGreaterThan(40);
    expect(statSync(join(one, 'keys.json')).mode & 0o777).toBe(0o600);
    writeFileSync(join(two, 'keys.json'), '{');
    await expect(keysOf(two)).rejects.toThrow('is damaged');
    for (const folder of [one, two]) rmSync(folder, { recursive: true });
  });
});
