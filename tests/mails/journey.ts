// What members do, and the mails that a real receiver gets of it: the same journey on both databases.
import { expect } from 'vitest';
import { callOn } from '../../server/mail/queue.mjs';
import { startMail } from '../../server/mail/start.mjs';
import { openLog } from '../../server/log.mjs';
import { readSettings } from '../../server/settings.mjs';
import { answersOf, morning, move, store } from '../backend/requests.kit.ts';
import type { World } from '../backend/requests.kit.ts';
import { documentOf } from '../backend/answers.kit.ts';
import { bodyOf, headerOf } from './sink.ts';
import type { Received, Sink } from './sink.ts';

/** What the journey needs of a world, whatever its database. */
export type MailWorld = Pick<World, 'call' | 'signUp' | 'rpc' | 'setClock' | 'sql' | 'backend'>;

/** The site's address in these mails. */
const siteUrl = 'https://members.example.com';

/** Starts a worker of this world that sends to the sink. */
export function startWorker(world: MailWorld, sink: Sink, lines: string[] = []) {
  const settings = readSettings({ ...sink.env, AXIS_SITE_URL: siteUrl });
  const log = openLog({ format: 'text', quiet: true }, (line) => void lines.push(line));
  const call = callOn(world.backend.database);
  const secret = world.backend.keys.jwtSecret;
  const worker = startMail(settings, { call, secret, log }, { idle: 20, minute: 40 });
  if (worker === undefined) throw new Error('There is no worker without SMTP.');
  return worker;
}

/** Waits until nothing is due and nothing is under way. */
export const whenSent = ({ sql }: Pick<MailWorld, 'sql'>) =>
  expect
    .poll(
      async () =>
        sql(
          `select kind from private.mails where status = 'sending' or (status = 'queued' and due_at <= private.now() and attempts = 0)`,
        ),
      { timeout: 20_000, interval: 20 },
    )
    .toEqual([]);

/** The plain text of the mails to an address whose subject matches. */
const textsTo = (sink: Sink, address: string, subject: RegExp) =>
  mailsTo(sink, address)
    .filter(({ raw }) => subject.test(headerOf(raw, 'Subject')))
    .map(({ raw }) => bodyOf(raw, 'text/plain'));

const mailsTo = (sink: Sink, address: string): Received[] =>
  sink.received.filter(({ to }) => to === address);

/** How often each kind was sent, by what the database says; the sink must have got as many. */
async function kindsSent({ sql }: MailWorld, sink: Sink) {
  const rows = await sql("select id, kind from private.mails where status = 'sent'");
  const ids = sink.received.map(({ id }) => id).toSorted();
  expect(ids).toEqual(rows.map(({ id }) => `<${String(id)}@members.example.com>`).toSorted());
  const counts: Record<string, number> = {};
  for (const { kind } of rows) counts[String(kind)] = (counts[String(kind)] ?? 0) + 1;
  return counts;
}

/** A reader confirms by the link of the mail, gets an issue, and leaves by the link of that. */
async function readLetter(world: MailWorld, sink: Sink): Promise<void> {
  const address = 'reader@example.com';
  const follow = async (action: string, link: RegExp) => {
    const text = mailsTo(sink, address)
      .map(({ raw }) => bodyOf(raw, 'text/plain'))
      .join('');
    const token = link.exec(text)?.[1] ?? '';
    const answer = await world.rpc('follow_mail_link', { token, action }, 'server');
    expect(answer.outcome).toBe('stored');
  };
  await world.rpc('subscribe_newsletter', { address, lists: ['next-curve'] });
  await whenSent(world);
  await follow('confirm', /\/mail\/confirm\?token=([0-9a-f-]{36})/);
  const issue = { list: 'next-curve', title: 'A signal', summary: 'It says this.' };
  const send = (slug: string) =>
    world.rpc('send_issue', { ...issue, slug, path: `/next-curve/${slug}` }, 'server');
  await send('a-signal');
  await send('a-signal');
  await whenSent(world);
  const [, letter] = mailsTo(sink, address);
  expect(headerOf(letter?.raw ?? '', 'List-Unsubscribe')).toMatch(
    /^<https:\/\/members\.example\.com\/mail\/leave\?token=/,
  );
  expect(headerOf(letter?.raw ?? '', 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  await follow('leave', /\/mail\/leave\?token=([0-9a-f-]{36})/);
  await send('another');
  await whenSent(world);
}

/** Walks through every kind that tells of a member and of what the member asked. */
export async function walk(world: MailWorld, sink: Sink): Promise<void> {
  const at = async (moment: string) => {
    await world.setClock(moment);
    await world.rpc('settle_requests', {}, 'server');
    await whenSent(world);
  };
  await world.setClock(morning);
  await world.sql('delete from private.mails');
  await world.sql(
    "update public.gathering_seats set seats = 1, reserved = 0 where id = 'paris-walk-2026-12-03'",
  );
  const { member } = await world.signUp(undefined, 'ada@example.com');
  const { member: other } = await world.signUp(undefined, 'grace@example.com');

  // An answer that is late, and given after all; its words are the member's own.
  const question = await store(world as World, member, 'asynq');
  await move(world as World, question.id, 'inReview');
  await world.rpc(
    'move_request',
    { id: question.id, to_status: 'needsYou', note: 'Which <b>buyer</b>?' },
    'server',
  );
  await world.rpc('reply_to_request', { id: question.id, note: 'The second.' }, member);
  // An office hour, and one that is called off.
  const hour = await store(world as World, member, 'office-hours');
  await move(world as World, hour.id, 'scheduled');
  const off = await store(world as World, other, 'office-hours', { slot: '2026-11-24T15:00' });
  await move(world as World, off.id, 'scheduled', 'inReview');
  // A seat that becomes free, and is offered.
  const seat = await store(world as World, member, 'gathering');
  await move(world as World, seat.id, 'accepted');
  await store(world as World, other, 'gathering');
  await world.rpc('withdraw_request', { id: seat.id }, member);
  // A seat that is kept, at a gathering of this journey's own: the samples lie ahead of the clock on the wall.
  await world.sql(
    "insert into public.gathering_seats (id, seats, status, held_on) values ('evening-walk', 4, 'accepting', '2026-11-24')",
  );
  const kept = await store(world as World, member, 'gathering', { gathering: 'evening-walk' });
  await move(world as World, kept.id, 'accepted');
  await whenSent(world);

  await at('2026-11-22T05:00:00Z');
  await at('2026-11-22T08:00:00Z');
  await at('2026-11-23T13:20:00Z');
  await at('2026-11-24T12:20:00Z');
  await move(world as World, question.id, 'answered');
  const document = documentOf({ changed: 'The second sum.' });
  await world.rpc('write_answer', { id: question.id, document, correcting: true }, 'server');
  // The hour stays at its time although another was asked for.
  const wish = { id: hour.id, slot: '2026-11-26T15:00', subject: 'Hours', note: null };
  await world.rpc('ask_to_move', wish, member);
  await world.rpc('decide_move', { id: hour.id, agreed: false, note: null }, 'server');
  await world.call('/auth/v1/user', {
    method: 'PUT',
    bearer: member.token,
    body: { password: 'battery staple' },
  });
  await world.call('/auth/v1/recover', { method: 'POST', body: { email: member.email } });
  await expect
    .poll(() => world.sql("select status from private.mails where kind = 'recovery'"), {
      timeout: 20_000,
    })
    .toEqual([{ status: 'sent' }]);
  await whenSent(world);

  await readLetter(world, sink);

  const counts = await kindsSent(world, sink);
  expect(counts).toMatchObject({
    welcome: 2,
    received: 6,
    needsYou: 1,
    answered: 1,
    corrected: 1,
    timeKept: 1,
    scheduled: 2,
    reminder24: 1,
    reminder1: 1,
    reminderDay: 1,
    promiseMissed: 1,
    passwordChanged: 1,
    recovery: 1,
    newsletterConfirm: 1,
    newsletterIssue: 1,
  });
  // Offered, lapsed a day later, and offered again, as nobody else waits: so each day.
  for (const kind of ['seatOffered', 'offerLapsing', 'offerLapsed', 'status'])
    expect(counts[kind]).toBeGreaterThan(0);
}

/** What a reader sees of the journey's mails. */
export async function inspect(world: MailWorld, sink: Sink): Promise<void> {
  const ada = mailsTo(sink, 'ada@example.com');
  for (const { raw } of sink.received) {
    expect(headerOf(raw, 'Subject')).not.toBe('');
    expect(headerOf(raw, 'Subject')).not.toMatch(/buyer|undefined|\{/);
    expect(bodyOf(raw, 'text/plain')).toContain('https://members.example.com/');
    expect(bodyOf(raw, 'text/html')).not.toContain('<b>buyer</b>');
  }
  const calendars = ada.map(({ raw }) => bodyOf(raw, 'text/calendar')).filter((one) => one !== '');
  expect(calendars).toHaveLength(1);
  expect(calendars[0]).toContain('BEGIN:VCALENDAR');
  expect(calendars[0]).toContain('DTSTART:20261124T132000Z');
  const ofGrace = mailsTo(sink, 'grace@example.com').map(({ raw }) => bodyOf(raw, 'text/calendar'));
  expect(ofGrace.filter((one) => one.includes('STATUS:CANCELLED'))).toHaveLength(1);

  // The link of the recovery is whole, works, and is nowhere in the database any more.
  const [recovery = ''] = textsTo(sink, 'ada@example.com', /password/i).filter((text) =>
    text.includes('token_hash='),
  );
  const [, token = ''] =
    /token_hash=([^&\s]+)&type=recovery&email=ada@example\.com/.exec(recovery) ?? [];
  expect(token).not.toBe('');
  const kept = await world.sql(
    "select data::text as data from private.mails where kind = 'recovery'",
  );
  expect(kept).toEqual([{ data: '{}' }]);
  const verified = await world.call('/auth/v1/verify', {
    method: 'POST',
    body: { type: 'recovery', token_hash: token },
  });
  expect(verified.status).toBe(200);
  expect(answersOf.asynq.question).not.toBe('');
}
