// The chart of a request against the functions of the database: from every state that a path reaches, every event, on both.
import { requestMachine } from '#machines/request.machine.ts';
import type { RequestEvent, RequestKind } from '#machines/request.machine.ts';
import { play } from '../machines/kit.ts';
import { store } from './requests.kit.ts';
import type { World } from './requests.kit.ts';
import type { Member, Outcome, Row } from './support.ts';

/** What may happen after a request was sent: an event of the chart, or three days, or two weeks that pass. */
export type Step =
  | Exclude<
      RequestEvent['type'],
      | 'member.submitted'
      | 'clock.occasionPassed'
      | 'clock.seatFreed'
      | 'member.accepted'
      | 'advisor.offered'
    >
  | '3 days'
  | '14 days';

/** All of them. */
export const steps: readonly Step[] = [
  'member.replied',
  'member.withdrew',
  'member.followedUp',
  'member.askedToMove',
  'member.tookMoveBack',
  'advisor.opened',
  'advisor.asked',
  'advisor.accepted',
  'advisor.scheduled',
  'advisor.answered',
  'advisor.declined',
  'advisor.moved',
  'advisor.declinedMove',
  '3 days',
  '14 days',
];

const day = 86_400_000;
/** A second more: the database counts a promise as broken after its moment, the chart in it. */
const spans: Record<string, number> = { '3 days': 3 * day + 1000, '14 days': 14 * day + 1000 };

/** Whether a step spends time, and so may change what comes after it where it changes no state. */
export const spends = (step: Step): boolean => step in spans;

/** The regions that the database keeps: a request's life, its follow-up and its appointment. */
function openChart(kind: RequestKind) {
  const flow = play(requestMachine, { kind });
  flow.send({ type: 'member.submitted', seatsAreTaken: false });
  return {
    state: () =>
      flow
        .states()
        .filter((one) => /^(life|followUp|appointment|quota)\./.test(one))
        .toSorted()
        .join(' '),
    take(step: Step) {
      const span = spans[step];
      if (span === undefined) flow.send({ type: step } as RequestEvent);
      else flow.wait(span);
    },
  };
}

/** The state after a path. */
export function endOf(kind: RequestKind, path: readonly Step[]): string {
  const chart = openChart(kind);
  for (const step of path) chart.take(step);
  return chart.state();
}

/** A shortest path to each state of the chart. */
export function pathsOf(kind: RequestKind): readonly (readonly Step[])[] {
  const found = new Map<string, readonly Step[]>([[openChart(kind).state(), []]]);
  for (const [, path] of found)
    for (const step of steps) {
      const next = [...path, step];
      const state = endOf(kind, next);
      if (!found.has(state)) found.set(state, next);
    }
  return [...found.values()];
}

const targets: Record<string, string> = {
  'advisor.opened': 'inReview',
  'advisor.asked': 'needsYou',
  'advisor.accepted': 'accepted',
  'advisor.scheduled': 'scheduled',
  'advisor.answered': 'answered',
  'advisor.declined': 'declined',
};

/** A request in a database with a clock, moved by the steps of the chart. */
export async function openRequest(
  world: World,
  member: Member,
  kind: 'asynq' | 'office-hours' | 'advisory-call',
) {
  // A slot that stays ahead whatever time passes; each wish is for another one.
  let now = Date.parse('2026-11-21T08:00:00Z');
  const slots =
    kind === 'advisory-call'
      ? ['2027-06-02T14:15', '2027-06-02T14:00']
      : ['2027-06-01T14:20', '2027-06-01T14:00'];
  const setClock = () => world.setClock(new Date(now).toISOString());
  await setClock();
  // The walk before may have taken the slots.
  await world.sql('delete from public.requests');
  const { id } = await store(world, member, kind, kind === 'asynq' ? {} : { slot: slots[0] });
  const read = async () =>
    (await world.rpc('request_page', { id }, member)) as Outcome & { follow_up: Row | null };
  const calls: Record<string, () => Promise<unknown>> = {
    'member.replied': () => world.rpc('reply_to_request', { id, note: 'So.' }, member),
    'member.withdrew': () => world.rpc('withdraw_request', { id }, member),
    'member.followedUp': () => world.rpc('follow_up', { id, note: 'And?' }, member),
    'member.askedToMove': async () => {
      const { request } = await read();
      const slot = slots.find((one) => one !== request?.['slot']);
      return world.rpc('ask_to_move', { id, slot, subject: 'Hours', note: null }, member);
    },
    'member.tookMoveBack': () => world.rpc('take_move_back', { id }, member),
    'advisor.moved': () => world.rpc('decide_move', { id, agreed: true }, 'server'),
    'advisor.declinedMove': () => world.rpc('decide_move', { id, agreed: false }, 'server'),
  };
  return {
    async state() {
      const { request, follow_up: followUp } = await read();
      const isOver = Date.parse(String(followUp?.['until'])) <= now;
      return [
        `appointment.${request?.['wanted_slot'] ? 'moveAsked' : 'asBefore'}`,
        `followUp.${followUp === null ? 'unavailable' : followUp['asked_at'] ? 'used' : isOver ? 'over' : 'open'}`,
        `life.${String(request?.['status'])}`,
        `quota.${kind !== 'asynq' ? 'untouched' : request?.['quota_month'] ? 'used' : 'returned'}`,
      ].join(' ');
    },
    async take(step: Step) {
      now += spans[step] ?? 0;
      if (spans[step] !== undefined) {
        await setClock();
        await world.rpc('settle_requests', {}, 'server');
        return;
      }
      const target = targets[step];
      if (target === undefined) await calls[step]?.();
      else await world.rpc('move_request', { id, to_status: target, note: null }, 'server');
    },
  };
}
