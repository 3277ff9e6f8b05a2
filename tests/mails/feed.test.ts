// The private calendar of a member: an address that holds all hours and gatherings, shows what was called off, and can be revoked.
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerFeed } from '../../server/mail/feed.mjs';
import { callOn } from '../../server/mail/queue.mjs';
import { startServer, templateData } from '../../tools/lib/throwaway.mjs';
import { mailsTo } from '../backend/mail.kit.ts';
import { morning, move, store } from '../backend/requests.kit.ts';
import { openBackend } from '../backend/support.ts';
import type { Member, Outcome } from '../backend/support.ts';
import { renderMail } from '../../server/mail/render.mjs';
import { keysIn, post, tinySite } from '../server/kit.ts';

vi.setConfig({ testTimeout: 60_000 });

let world: Awaited<ReturnType<typeof openBackend>>;
let member: Member;

beforeAll(async () => {
  world = await openBackend();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.setClock(morning);
  await world.sql('delete from public.requests');
  await world.sql('delete from private.mails');
  member = (await world.signUp()).member;
});

const siteUrl = 'https://axis-one.example/';
const make = async (who = member) =>
  ((await world.rpc('make_calendar', {}, who)) as Outcome & { token: string }).token;
const read = (token: string) =>
  answerFeed(callOn(world.backend.database), `/calendar/${token}.ics`, siteUrl);
/** The events, each as its properties by name. */
const eventsOf = (body: string) =>
  body
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT\r\n')
    .slice(1)
    .map((event) =>
      Object.fromEntries(
        (event.split('BEGIN:VALARM')[0] ?? '').split('\r\n').map((line) => line.split(/:(.*)/s)),
      ),
    );

it('gives an advisory call its fifteen minutes', async () => {
  const premium = await world.signUpPremium();
  const token = await make(premium);
  const { id } = await store(world, premium, 'advisory-call');
  await move(world, id, 'scheduled');
  const [call] = eventsOf((await read(token)).body);
  expect(call).toMatchObject({
    UID: id,
    SUMMARY: 'Advisory call · Axis One',
    DTSTART: '20261125T130000Z',
    DTEND: '20261125T131500Z',
  });
  const mails = await mailsTo(world, premium.email);
  const scheduled = mails.find(({ kind }) => kind === 'scheduled');
  if (scheduled === undefined) throw new Error('No mail tells its time.');
  const { attachments } = renderMail({ ...scheduled, siteUrl });
  expect(attachments[0]?.content).toContain('DTEND:20261125T131500Z');
});

it('holds hours and gatherings, with what was called off', async () => {
  const token = await make();
  const { id: hour } = await store(world, member, 'office-hours');
  await move(world, hour, 'scheduled');
  const { id: other } = await store(world, member, 'office-hours', { slot: '2026-11-26T14:20' });
  await move(world, other, 'scheduled');
  await world.rpc('withdraw_request', { id: other }, member);
  const { id: walk } = await store(world, member, 'gathering');
  await move(world, walk, 'accepted');
  const [day] = await world.sql(
    "select to_char(held_on, 'YYYYMMDD') as day from public.gathering_seats where id = 'paris-walk-2026-12-03'",
  );
  // Never scheduled, never accepted: not in it.
  await store(world, member, 'office-hours', { slot: '2026-12-01T14:20' });
  const { status, headers, body } = await read(token);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'Content-Type': 'text/calendar; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex, nofollow',
  });
  const events = eventsOf(body);
  expect(events).toHaveLength(3);
  expect(events.find(({ UID }) => UID === hour)).toMatchObject({
    DTSTART: '20261124T132000Z',
    STATUS: 'CONFIRMED',
    SEQUENCE: '0',
    SUMMARY: 'Office hours · Axis One',
    URL: `https://axis-one.example/requests/${hour}`,
  });
  expect(events.find(({ UID }) => UID === other)).toMatchObject({
    STATUS: 'CANCELLED',
    SEQUENCE: '1',
  });
  expect(events.find(({ UID }) => UID === walk)).toMatchObject({
    'DTSTART;VALUE=DATE': String(day?.['day']),
    STATUS: 'CONFIRMED',
    SUMMARY: 'About gathering · Axis One',
  });
  expect(body.match(/BEGIN:VALARM/g)).toHaveLength(1);
});

it('follows an hour that moved, with the id and the count of the mails', async () => {
  const token = await make();
  const { id } = await store(world, member, 'office-hours');
  await move(world, id, 'scheduled');
  const wish = { id, slot: '2026-11-26T14:20', subject: 'Hours', note: null };
  await world.rpc('ask_to_move', wish, member);
  await world.rpc('decide_move', { id, agreed: true }, 'server');
  const [event] = eventsOf((await read(token)).body);
  expect(event).toMatchObject({ UID: id, DTSTART: '20261126T132000Z', SEQUENCE: '2' });
  const mails = (await mailsTo(world, member.email)).filter(({ kind }) => kind === 'scheduled');
  const files = mails.map((mail) => renderMail({ ...mail, siteUrl }).attachments[0]?.content ?? '');
  expect(files.map((file) => eventsOf(file)[0]?.['SEQUENCE'])).toEqual(['0', '2']);
});

it('is empty at first, and its member’s alone', async () => {
  const token = await make();
  const another = (await world.signUp()).member;
  const { id } = await store(world, another, 'office-hours');
  await move(world, id, 'scheduled');
  expect(eventsOf((await read(token)).body)).toEqual([]);
});

it('ends when it is revoked, made anew, or its member deleted', async () => {
  const first = await make();
  const second = await make();
  expect((await read(first)).status).toBe(404);
  expect((await read(second)).status).toBe(200);
  expect(await world.rpc('my_calendar', {}, member)).toMatchObject({
    calendar: { created_at: '2026-11-21T08:00:00+00:00' },
  });
  await world.rpc('revoke_calendar', {}, member);
  expect((await read(second)).status).toBe(404);
  expect(await world.rpc('my_calendar', {}, member)).toMatchObject({ calendar: null });
  const third = await make();
  await world.sql(`delete from auth.users where id = '${member.id}'`);
  expect((await read(third)).status).toBe(404);
});

it.each(['x', '0'.repeat(64), `${'0'.repeat(64)}/..`, ''])(
  'says of an unknown address that there is none: %s',
  async (token) => {
    const { status, headers } = await read(token);
    expect(status).toBe(404);
    expect(headers['X-Robots-Tag']).toContain('noindex');
  },
);

it('is served by the real server, and an unknown address is not', async () => {
  const work = mkdtempSync(join(tmpdir(), 'axis-feed-'));
  const template = await templateData();
  const server = await startServer({ dist: tinySite(join(work, 'dist')), template });
  try {
    const account = { email: 'ada@example.com', password: 'correct horse' };
    const session = await post(server, '/auth/v1/signup', account);
    const { access_token: bearer } = (await session.json()) as { access_token: string };
    const made = await fetch(`${server.url}/rest/v1/rpc/make_calendar`, {
      method: 'POST',
      headers: {
        apikey: keysIn(server.data).publishableKey,
        authorization: `Bearer ${bearer}`,
        'content-type': 'application/json',
      },
      body: '{}',
    });
    const { token } = (await made.json()) as { token: string };
    const feed = await fetch(`${server.url}/calendar/${token}.ics`);
    expect(feed.status).toBe(200);
    expect(feed.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(feed.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(feed.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await feed.text()).toContain('END:VCALENDAR');
    const unknown = await fetch(`${server.url}/calendar/${'0'.repeat(64)}.ics`);
    expect(unknown.status).toBe(404);
  } finally {
    await server.remove();
    rmSync(work, { recursive: true });
  }
});
