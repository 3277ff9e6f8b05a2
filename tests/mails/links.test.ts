// The links of mails on a real server: confirmed and left by one press, without signing in, and never by a mere visit.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerLink } from '../../server/mail/links.mjs';
import { callOn } from '../../server/mail/queue.mjs';
import { startServer, templateData } from '../../tools/lib/throwaway.mjs';
import { deliver, mailsTo } from '../backend/mail.kit.ts';
import type { Row } from '../backend/support.ts';
import { openBackend } from '../backend/support.ts';
import { tinySite } from '../server/kit.ts';

let world: Awaited<ReturnType<typeof openBackend>>;
// The first in the alphabet of these readers.
const reader = 'a-reader@example.com';
const issue = {
  list: 'next-curve',
  slug: 'a-signal',
  title: 'A signal',
  summary: 'What it says.',
  path: '/next-curve/a-signal',
};

beforeAll(async () => {
  world = await openBackend();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.setClock('2026-11-21T08:00:00Z');
  for (const table of ['private.mails', 'private.mail_choices', 'public.newsletter_subscriptions'])
    await world.sql(`delete from ${table}`);
});

const visit = (path: string, token: unknown, method = 'GET') =>
  answerLink(callOn(world.backend.database), {
    method,
    path: `/mail/${path}`,
    token: String(token),
  });
const subscribe = (lists: string[], address = reader) =>
  world.rpc('subscribe_newsletter', { address, lists });
const send = (more: Row = {}) => world.rpc('send_issue', { ...issue, ...more }, 'server');
const tokenOf = async (kind: string, name: string) =>
  (await mailsTo(world, reader)).findLast((mail) => mail.kind === kind)?.data[name];
const confirm = async () =>
  visit('confirm', await tokenOf('newsletterConfirm', 'confirmToken'), 'POST');

describe('a sign-up', () => {
  it('is asked by mail once for both letters, and not again within twelve hours', async () => {
    await subscribe(['second-curve', 'next-curve']);
    await subscribe(['next-curve']);
    const mails = await mailsTo(world, reader);
    expect(mails.map(({ kind, data }) => [kind, data['lists']])).toEqual([
      ['newsletterConfirm', ['second-curve', 'next-curve']],
    ]);
    await world.setClock('2026-11-21T20:00:00Z');
    await subscribe(['next-curve']);
    expect((await mailsTo(world, reader)).map(({ data }) => data['lists'])).toEqual([
      ['second-curve', 'next-curve'],
      ['next-curve'],
    ]);
  });

  it('gets issues once it is confirmed by a press, not by a visit', async () => {
    await subscribe(['next-curve']);
    const token = await tokenOf('newsletterConfirm', 'confirmToken');
    expect((await visit('confirm', token)).body).toContain('<button>Confirm</button>');
    expect(await send()).toMatchObject({ readers: 0, written: 0 });
    expect((await visit('confirm', token, 'POST')).body).toContain('Your address is confirmed');
    expect(await send()).toMatchObject({ readers: 1, written: 1, missing: 0 });
    // Confirmed: the question is not asked any more.
    expect((await deliver(world)).map(({ kind }) => kind)).toEqual(['newsletterIssue']);
  });
});

describe('an issue', () => {
  beforeEach(async () => {
    await subscribe(['next-curve']);
    await confirm();
    await deliver(world);
  });

  it('is written once a reader, however often it is sent, and counted without being sent', async () => {
    expect(await send({ dry: true })).toMatchObject({ readers: 1, written: 0, missing: 1 });
    await send();
    expect(await send()).toMatchObject({ readers: 1, written: 0, missing: 0 });
    expect(await deliver(world)).toHaveLength(1);
    expect(await send({ trial: 'editor@example.com' })).toMatchObject({ written: 1 });
    expect((await deliver(world)).map(({ address }) => address)).toEqual(['editor@example.com']);
  });

  it('goes on after some were written, and reaches nobody who left meanwhile', async () => {
    await world.sql(
      `insert into public.newsletter_subscriptions (address, list, confirmed_at) select 'r' || n || '@example.com', 'next-curve', now() from generate_series(1, 700) as n`,
    );
    expect(await send()).toMatchObject({ readers: 701, written: 500, missing: 201 });
    const token = await tokenOf('newsletterIssue', 'leaveToken');
    await visit('leave', token, 'POST');
    expect(await send()).toMatchObject({
      readers: 700,
      written: 201,
    });
    const sent = (await deliver(world)).map(({ address }) => address);
    expect(sent).toHaveLength(700);
    expect(new Set(sent).size).toBe(700);
    expect(sent).not.toContain(reader);
  });

  it('is left by one click, which can be undone, and a new sign-up is asked again', async () => {
    await send();
    const token = await tokenOf('newsletterIssue', 'leaveToken');
    expect((await visit('leave', token)).body).toContain('<button>Unsubscribe</button>');
    expect(await send({ slug: 'second', dry: true })).toMatchObject({ readers: 1 });
    expect((await visit('leave', token, 'POST')).body).toContain('<button>Undo</button>');
    expect(await send({ slug: 'second', dry: true })).toMatchObject({ readers: 0 });
    expect((await visit('undo', token, 'POST')).body).toContain('You are subscribed again');
    expect(await send({ slug: 'second', dry: true })).toMatchObject({ readers: 1 });
    await visit('leave', token, 'POST');
    await deliver(world);
    await subscribe(['next-curve']);
    expect(await send({ slug: 'second', dry: true })).toMatchObject({ readers: 0 });
    expect((await deliver(world)).map(({ kind }) => kind)).toEqual(['newsletterConfirm']);
  });
});

it('a kind of mail is left the same way', async () => {
  const { member } = await world.signUp();
  const [welcome] = await mailsTo(world, member.email);
  const page = await visit('leave', welcome?.data['leaveToken'], 'POST');
  expect(page.body).toContain('You will get no more emails with first steps.');
  expect(await deliver(world)).toEqual([]);
});

it('a link that is unknown, or of another thing, changes nothing', async () => {
  await subscribe(['next-curve']);
  const token = await tokenOf('newsletterConfirm', 'confirmToken');
  for (const [path, wrong] of [
    ['leave', token],
    ['confirm', crypto.randomUUID()],
    ['confirm', "'; select 1"],
  ] as const)
    expect((await visit(path, wrong, 'POST')).status).toBe(404);
  const rows = await world.sql('select confirmed_at, left_at from public.newsletter_subscriptions');
  expect(rows).toEqual([{ confirmed_at: null, left_at: null }]);
});

it('is served by the site: a GET asks, the one click of a mail program decides, and nothing is cached', async () => {
  const work = mkdtempSync(join(tmpdir(), 'axis-links-'));
  const server = await startServer({
    dist: tinySite(join(work, 'dist')),
    template: await templateData(),
  });
  try {
    const address = `${server.url}/mail/leave?token=${crypto.randomUUID()}`;
    const asked = await fetch(address);
    expect(asked.status).toBe(404);
    expect(asked.headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(asked.headers.get('cache-control')).toBe('no-store');
    const clicked = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect([clicked.status, await clicked.text()]).toEqual([
      404,
      expect.stringContaining('We don’t know this link'),
    ]);
    expect((await fetch(`${server.url}/mail/other`)).status).toBe(404);
  } finally {
    await server.remove();
    rmSync(work, { recursive: true });
  }
});
