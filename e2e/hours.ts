// An office hour and a seat without the site: as a member's browser, the database and the operator's command see them.
import { randomUUID } from 'node:crypto';
import { gatherings } from '../content/gatherings.ts';
import { calls, slots } from '../content/officeHours.ts';
import { operate } from '../tests/tools/operator.kit.ts';
import type { Server } from '../tools/lib/throwaway.mjs';
import { call, keysOf, moveRequest, signIn } from './backend.ts';
import type { Person } from './person.ts';

type Row = Record<string, unknown>;

/** A member, with a browser or without. */
export type Member = Pick<Person, 'server' | 'email' | 'password'>;

/** Calls a function of the database as this member. */
export async function rpc(
  { server, email, password }: Member,
  name: string,
  args: Row,
): Promise<unknown> {
  const { publishableKey: key } = keysOf(server);
  const { token } = await signIn(server, email, password);
  const { body } = await call(server, `/rest/v1/rpc/${name}`, {
    key,
    ...(token !== undefined && { token }),
    method: 'POST',
    body: JSON.stringify(args),
  });
  return body;
}

/** Stores a request of this member, and returns its id. */
export async function submits(person: Member, kind: string, subject: string, answers: Row) {
  const id = randomUUID();
  const answer = (await rpc(person, 'submit_request', { id, kind, subject, answers })) as Row;
  if (answer['outcome'] !== 'stored') throw new Error(`${kind}: ${JSON.stringify(answer)}`);
  return id;
}

const openTime = (weekday: string, place: number) =>
  slots.filter((one) => one.weekday === weekday && one.available)[place]?.time ?? '';

/** The first slot of a Tuesday that lies a week ahead or more, and the last of the Thursday after it, in the same month. */
export function openSlots(): [string, string] {
  const day = new Date(Date.now() + 7 * 86_400_000);
  while (day.getUTCDay() !== 2 || day.getUTCDate() > 26) day.setUTCDate(day.getUTCDate() + 1);
  const tuesday = day.toISOString().slice(0, 10);
  day.setUTCDate(day.getUTCDate() + 2);
  const thursday = day.toISOString().slice(0, 10);
  return [`${tuesday}T${openTime('tuesday', 0)}`, `${thursday}T${openTime('thursday', 3)}`];
}

/** The slots of the advisory calls on the Wednesday between the two. */
export function callSlots(): string[] {
  const day = new Date(`${openSlots()[0].slice(0, 10)}T00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return calls.map(({ time }) => `${day.toISOString().slice(0, 10)}T${time}`);
}

/** Asks for an office hour, and returns its id. */
export const asksForAnHour = (person: Person, slot: string) =>
  submits(person, 'office-hours', `Office hours, ${slot}`, {
    slot,
    callObjective: 'One decision.',
  });

/** Applies for a gathering that has seats, and returns the id of the application. */
export const asksForASeat = (
  person: Member,
  open = gatherings.findLast(({ status }) => status === 'accepting'),
) => submits(person, 'gathering', open?.title ?? '', { gathering: open?.id });

/** The open slot that is nearest to one. */
export async function nearestTo(person: Person, slot: string): Promise<string> {
  const [first] = (await rpc(person, 'nearest_slots', { slot })) as string[];
  return first ?? '';
}

/** A scheduled office hour of this member, at a time that nobody has: months ahead, where no other test asks for one. */
export async function hasAnHour(person: Person): Promise<string> {
  const day = new Date(Date.now() + 300 * 86_400_000);
  // A Tuesday: near a Wednesday's slot are the advisory calls.
  while (day.getUTCDay() !== 2) day.setUTCDate(day.getUTCDate() + 1);
  const wished = `${day.toISOString().slice(0, 10)}T14:00`;
  const id = await asksForAnHour(person, await nearestTo(person, wished));
  await moveRequest(person.server, id, 'scheduled', '');
  return id;
}

/** Runs the operator's command on this server, and returns what it says. */
export async function operates(server: Server, typed: readonly string[]): Promise<string> {
  const { secretKey } = keysOf(server);
  const { code, said, complained } = await operate(typed, {
    env: { SUPABASE_URL: server.url, SUPABASE_SECRET_KEY: secretKey },
    now: new Date(),
  });
  if (code !== 0) throw new Error(complained);
  return said;
}
