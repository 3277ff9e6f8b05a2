// An office hour from its request to its end, as its member, the operator, a mail program and a calendar program see it: the same
// journey on both databases.
import { expect } from 'vitest';
import { answerFeed } from '../../server/mail/feed.mjs';
import { callOn } from '../../server/mail/queue.mjs';
import { reschedule } from '../../tools/operator/reschedule.mjs';
import type { Desk } from '../../tools/operator/backend.mjs';
import { morning, store, submit } from '../backend/requests.kit.ts';
import type { World } from '../backend/requests.kit.ts';
import type { Member, Outcome } from '../backend/support.ts';
import { whenSent } from './journey.ts';
import type { MailWorld } from './journey.ts';
import { bodyOf, headerOf } from './sink.ts';
import type { Sink } from './sink.ts';

const siteUrl = 'https://members.example.com';
const [old, wanted] = ['2026-11-24T14:20', '2026-11-26T14:00'];

/** The properties of the events in a calendar, without their alarms. */
const eventsOf = (calendar: string) =>
  calendar
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT\r\n')
    .slice(1)
    .map((event) =>
      Object.fromEntries(
        event
          .replace(/BEGIN:VALARM[^]*END:VALARM\r\n/, '')
          .split('\r\n')
          .map((line) => line.split(/:(.*)/s) as [string, string]),
      ),
    );

/** The operator's command, on this world's functions. */
const deskOf = (world: MailWorld) =>
  ({
    ask: (path: string, body: Record<string, unknown>) =>
      world.rpc(path.replace('rpc/', ''), body, 'server'),
    requests: ({ low, high }: { low?: string; high?: string }) =>
      world.rpc('operator_requests', { statuses: null, kinds: null, low, high }, 'server'),
  }) as unknown as Desk;

async function decides(world: MailWorld, id: string, decision: 'agree' | 'keep') {
  const said: string[] = [];
  await reschedule(
    { words: [id, decision], values: { note: 'See you then.' }, json: false } as never,
    async () => deskOf(world),
    { say: (text) => void said.push(text) },
  );
  return said.join('\n');
}

/** The newest mail to an address whose subject matches: its text, and the events of its calendar file. */
function newest(sink: Sink, address: string, subject: RegExp) {
  const raw = sink.received
    .filter((mail) => mail.to === address && subject.test(headerOf(mail.raw, 'Subject')))
    .at(-1)?.raw;
  if (raw === undefined) throw new Error(`No mail to ${address}: ${String(subject)}`);
  return { text: bodyOf(raw, 'text/plain'), events: eventsOf(bodyOf(raw, 'text/calendar')) };
}

/** What its member sees of it. */
const pageOf = async (world: MailWorld, id: string, member: Member) =>
  (await world.rpc('request_page', { id }, member)) as Outcome & {
    moves: string[];
    request: { slot: string; wanted_slot: string | null; events: { about: string | null }[] };
  };

/** Walks from the request to the calendar that shows what was called off. */
export async function walkHour(world: MailWorld, sink: Sink): Promise<void> {
  const address = 'hopper@example.com';
  await world.setClock(morning);
  await world.sql('delete from public.requests');
  await world.sql('delete from private.mails');
  const { member } = await world.signUp(undefined, address);
  const feed = async (token: string) => {
    const { body } = await answerFeed(callOn(world.backend.database), token, siteUrl);
    return eventsOf(body);
  };
  const { token } = (await world.rpc('make_calendar', {}, member)) as Outcome & { token: string };
  const calendar = `/calendar/${token}.ics`;

  // Booked, scheduled, and mailed with its calendar file.
  const { id } = await store(world as World, member, 'office-hours', { slot: old });
  expect(await feed(calendar)).toEqual([]);
  await world.rpc('move_request', { id, to_status: 'scheduled', note: null }, 'server');
  await whenSent(world);
  const first = newest(sink, address, /scheduled|time/i);
  expect(first.text).toContain(`/requests/${id}`);
  expect(first.events).toMatchObject([{ UID: id, SEQUENCE: '0', DTSTART: '20261124T132000Z' }]);

  // Another slot is asked for: the three nearest are named, and the old one is held.
  const nearest = await world.rpc('nearest_slots', { slot: old }, member);
  expect(nearest).toHaveLength(3);
  expect(nearest).not.toContain(old);
  const wish = { id, slot: wanted, subject: 'Hours, moved', note: 'A flight.' };
  expect(await world.rpc('ask_to_move', wish, member)).toMatchObject({ outcome: 'stored' });
  const asked = await pageOf(world, id, member);
  expect(asked.request).toMatchObject({ slot: old, wanted_slot: wanted });
  expect(asked.moves).toEqual(expect.arrayContaining(['ask_to_move', 'take_move_back']));
  const { member: rival } = await world.signUp();
  const theirs = await submit(world as World, rival, 'office-hours', { slot: old });
  expect(theirs).toMatchObject({ outcome: 'refused', reason: 'slot_closed' });

  // Agreed, and mailed again: the same entry, with a higher count.
  expect(await decides(world, id, 'agree')).toContain('moved to');
  await whenSent(world);
  const moved = newest(sink, address, /scheduled|time/i);
  expect(moved.events).toMatchObject([{ UID: id, DTSTART: '20261126T130000Z' }]);
  expect(Number(moved.events[0]?.['SEQUENCE'])).toBeGreaterThan(0);
  const after = await pageOf(world, id, member);
  expect(after.request).toMatchObject({ slot: wanted, wanted_slot: null });
  expect(after.request.events.map(({ about }) => about).filter(Boolean)).toEqual([
    'moveAsked',
    'moved',
  ]);
  expect(await feed(calendar)).toEqual([
    expect.objectContaining({ UID: id, DTSTART: '20261126T130000Z', STATUS: 'CONFIRMED' }),
  ]);

  // The old slot is open to others again.
  await store(world as World, rival, 'office-hours', { slot: old });

  // Reminded of the new time, and not of the old one.
  const reminded = async () =>
    world.sql(
      "select kind, data ->> 'startsAt' as starts from private.mails where kind like 'reminder%' and status = 'sent' order by kind",
    );
  await world.setClock('2026-11-23T13:25:00Z');
  await whenSent(world);
  expect(await reminded()).toEqual([]);
  await world.setClock('2026-11-25T13:05:00Z');
  await whenSent(world);
  expect(await reminded()).toMatchObject([{ kind: 'reminder24' }]);

  // Cancelled: mailed, and the calendar says so.
  const before = Number((await feed(calendar))[0]?.['SEQUENCE']);
  expect(await world.rpc('withdraw_request', { id }, member)).toMatchObject({ outcome: 'stored' });
  await whenSent(world);
  const cancelled = newest(sink, address, /./);
  expect(cancelled.events).toMatchObject([{ UID: id, STATUS: 'CANCELLED' }]);
  const [ended] = await feed(calendar);
  expect(ended).toMatchObject({ UID: id, STATUS: 'CANCELLED' });
  expect(Number(ended?.['SEQUENCE'])).toBeGreaterThan(before);
  expect((await pageOf(world, id, member)).moves).not.toContain('ask_to_move');

  // Nobody is reminded of what is called off, and the address of another is empty.
  await world.setClock('2026-11-26T12:05:00Z');
  await whenSent(world);
  expect(await reminded()).toHaveLength(1);
  const others = (await world.rpc('make_calendar', {}, rival)) as Outcome & { token: string };
  expect(await feed(`/calendar/${others.token}.ics`)).toEqual([]);
  await world.rpc('revoke_calendar', {}, member);
  expect((await answerFeed(callOn(world.backend.database), calendar, siteUrl)).status).toBe(404);
}
