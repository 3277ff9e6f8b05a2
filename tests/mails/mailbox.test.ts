// /_mail: what it shows of the queue, to whom, and what its pages may load.
import { describe, expect, it } from 'vitest';
import { createApp } from '../../server/http/app.mjs';
import type { Bindings } from '../../server/http/caller.mjs';
import { openLog } from '../../server/log.mjs';
import { mailboxFor } from '../../server/mail/mailbox.mjs';
import { mailboxPage } from '../../server/mail/pages.mjs';
import type { Mailbox, QueuedMail } from '../../server/mail/pages.mjs';
import { openMetrics } from '../../server/metrics.mjs';
import { readSettings } from '../../server/settings.mjs';
import { samples } from './samples.ts';

const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
const rows: QueuedMail[] = samples.map(({ kind, data }, index) => ({
  id: idOf(index),
  kind,
  data,
  address: '<ada>@example.com',
  status: 'queued',
  due_at: new Date('2026-11-24T13:20:00Z'),
}));
const broken = {
  ...rows[0],
  id: idOf(99),
  kind: 'received',
  data: { title: 'secret' },
} as QueuedMail;
const mailbox: Mailbox = {
  siteUrl: 'http://127.0.0.1:4173',
  isOpen: () => true,
  list: async () => [broken, ...rows],
  find: async (id) => [broken, ...rows].find((row) => row.id === id),
};
const show = (path: string) => mailboxPage(mailbox, path);
const place = (name: string) => `/_mail/${idOf(samples.findIndex((one) => one.name === name))}`;

describe('the pages of /_mail', () => {
  it('lists each mail by its subject, also one that cannot be rendered', async () => {
    const { status, body } = await show('/_mail');
    expect(status).toBe(200);
    expect(body.match(/<li>/g)).toHaveLength(rows.length + 1);
    expect(body).toContain('>Your office hours request is scheduled</a>');
    expect(body).toContain('Cannot be rendered: received needs requestId (id)');
    expect(body).toContain(
      'scheduled · &lt;ada&gt;@example.com · queued · due 2026-11-24 13:20 UTC',
    );
    expect(body).not.toMatch(/<ada>|secret/);
  });
  it('says what to do while there is none', async () => {
    const { body } = await mailboxPage({ ...mailbox, list: async () => [] }, '/_mail');
    expect(body).toContain('No mail yet.');
  });
  it('shows one with its headers, its text, its file and a frame that may do little', async () => {
    const { body } = await show(place('scheduled'));
    expect(body).toContain(`<iframe src="${place('scheduled')}/html"`);
    expect(/sandbox="([^"]*)"/.exec(body)?.[1]).not.toMatch(/scripts|same-origin|forms/);
    expect(body).toContain('<pre>The time is set');
    expect(body).toContain(
      `<a href="${place('scheduled')}/file/0" download="axis-one-2026-11-24.ics">`,
    );
    expect((await show(place('welcome'))).body).toContain('List-Unsubscribe=One-Click');
  });
  it('serves the HTML in a document that runs and fetches nothing', async () => {
    const { status, headers, body } = await show(`${place('welcome')}/html`);
    expect(status).toBe(200);
    expect(body).toContain('<base target="_top"/>');
    const policy = headers['Content-Security-Policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/sandbox allow-popups(?!.*(scripts|same-origin|forms))/);
    expect(policy).not.toContain('script-src');
  });
  it('hands out the calendar file', async () => {
    const { headers, body } = await show(`${place('scheduled')}/file/0`);
    expect(headers['Content-Type']).toContain('text/calendar');
    expect(headers['Content-Disposition']).toBe('attachment; filename="axis-one-2026-11-24.ics"');
    expect(body).toMatch(/^BEGIN:VCALENDAR\r\n/);
  });
  it.each([
    '/_mail/',
    '/_mail/1',
    `/_mail/${idOf(77)}`,
    `${place('welcome')}/file/0`,
    `${place('welcome')}/other`,
    `${place('scheduled')}/file/1`,
    `/_mail/${broken.id}/html`,
    `/_mail/${idOf(1)}' or true --`,
  ])('has nothing at %s', async (path) => expect((await show(path)).status).toBe(404));
});

async function answerTo(
  { remote = '127.0.0.1', headers = {} }: { remote?: string; headers?: Record<string, string> },
  given: { mailbox?: Mailbox } = { mailbox },
) {
  const lines: string[] = [];
  const app = createApp({
    site: undefined,
    backend: undefined,
    log: openLog({ format: 'text', quiet: false }, (line) => lines.push(line)),
    metrics: openMetrics(() => 0),
    ...given,
  });
  const path = place('welcome');
  const facts = { id: 'abc', path, search: '', client: remote, route: '-', kind: 'page' as const };
  const answer = await app.fetch(new Request(`http://localhost${path}`, { headers }), {
    facts,
    incoming: { httpVersion: '1.1', socket: { remoteAddress: remote } },
  } as unknown as Bindings);
  return { status: answer.status, text: await answer.text(), route: facts.route };
}

const backend = { database: {}, keys: { jwtSecret: 'secret' } } as unknown as Parameters<
  typeof mailboxFor
>[0];
describe('who sees /_mail', () => {
  it('this machine, and the log names no mail', async () => {
    const { status, text, route } = await answerTo({});
    expect([status, route]).toEqual([200, '/_mail']);
    expect(text).toContain('Welcome to Axis One');
  });
  it.each([
    ['another machine', { remote: '192.0.2.7' }],
    ['a proxy', { headers: { 'x-forwarded-for': '192.0.2.7' } }],
    ['a proxy of another make', { headers: { via: '1.1 proxy' } }],
  ])('not %s', async (_, caller) => {
    const { status, text } = await answerTo(caller);
    expect(status).toBe(404);
    expect(text).not.toContain('Welcome');
  });
  it('nobody, once a proxy has ended the demo', async () => {
    expect((await answerTo({}, { mailbox: { ...mailbox, isOpen: () => false } })).status).toBe(404);
    let hasDemo = true;
    const given = { ...backend, hasDemo: () => hasDemo } as typeof backend;
    const own = mailboxFor(given, readSettings({})).mailbox;
    expect(own?.isOpen()).toBe(true);
    hasDemo = false;
    expect(own?.isOpen()).toBe(false);
  });
  it('nobody, where the server has no mailbox', async () => {
    expect((await answerTo({}, {})).status).toBe(404);
  });

  it('has one at home', () => {
    expect(mailboxFor(backend, readSettings({})).mailbox?.siteUrl).toBe('http://127.0.0.1:4173');
  });
  it.each([
    ['an SMTP server', { SMTP_HOST: 'smtp.example.com' }],
    ['a public address', { AXIS_SITE_URL: 'https://axis-one.example' }],
    ['a host that others reach', { HOST: '0.0.0.0' }],
    ['no demo', { AXIS_DEMO: 'off' }],
  ])('has none with %s', (_, env) => {
    expect(mailboxFor(backend, readSettings(env))).toEqual({});
  });
  it('has none on a hosted backend', () => {
    expect(mailboxFor(undefined, readSettings({}))).toEqual({});
  });
});
