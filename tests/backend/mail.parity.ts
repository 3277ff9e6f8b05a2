// The chart of a mail against the functions of the database: in every state of the chart, every event, on both.
import { expect } from 'vitest';
import { mailMachine } from '#machines/mail.machine.ts';
import type { MailEvent } from '#machines/mail.machine.ts';
import { play } from '../machines/kit.ts';
import { claim } from './mail.kit.ts';
import type { Queue } from './mail.kit.ts';

/** What may happen: an event of the chart, or the time of the next delay passes. */
export type Step = MailEvent['type'] | 'time';
export const steps: readonly Step[] = [
  'worker.claimed',
  'worker.dropped',
  'receiver.accepted',
  'receiver.refused',
  'operator.retried',
  'time',
];

/** The delays by the state that waits; the figures are the decision's (026), not the chart's. */
const minutes: Record<string, number> = {
  'firstTry.waiting': 60,
  'secondTry.waiting': 1,
  'thirdTry.waiting': 5,
  'fourthTry.waiting': 15,
  'fifthTry.waiting': 60,
  'lastTry.waiting': 240,
};
const lease = 5;
const minute = 60_000;

/** How long a state waits; elsewhere time changes nothing. */
const waitOf = (state: string) =>
  (state.endsWith('.sending') ? lease : (minutes[state] ?? 1)) * minute;

type Chart = ReturnType<typeof openChart>;

function openChart() {
  const flow = play(mailMachine, { dueIn: 60 * minute });
  const state = () => flow.states().toSorted((a, b) => b.length - a.length)[0] ?? '';
  return {
    state,
    take(step: Step) {
      if (step === 'time') flow.wait(waitOf(state()));
      else flow.send({ type: step });
    },
  };
}

/** Whether a step means anything in a state; a worker neither claims nor drops what it is not given. */
export function nextOf(path: readonly Step[], step: Step): { from: string; to: string } {
  const chart = openChart();
  for (const one of path) chart.take(one);
  const from = chart.state();
  chart.take(step);
  return { from, to: chart.state() };
}

/** The shortest path to each state of the chart. */
export function pathsOf(): Map<string, readonly Step[]> {
  const found = new Map<string, readonly Step[]>([[openChart().state(), []]]);
  for (const [, path] of found)
    for (const step of steps) {
      const { to } = nextOf(path, step);
      if (!found.has(to)) found.set(to, [...path, step]);
    }
  return found;
}

const tries = ['firstTry', 'secondTry', 'thirdTry', 'fourthTry', 'fifthTry', 'lastTry'];

/** A mail in a database with a clock, moved by the steps of the chart. */
export async function openMail(
  { sql }: Queue,
  setClock: (moment: string) => Promise<void>,
): Promise<{ state: () => Promise<string>; take: (step: Step) => Promise<void> }> {
  let now = Date.parse('2026-11-21T08:00:00Z');
  const tick = async (ms: number) => {
    now += ms;
    await setClock(new Date(now).toISOString());
  };
  await tick(0);
  await sql('delete from private.mails');
  await sql(
    `select private.queue_mail('passwordChanged', null, 'a@example.com', '{"at": "2026-11-21T08:00:00Z"}', 'parity', private.now() + interval '1 hour')`,
  );
  const [row] = await sql('select id from private.mails');
  const id = String(row?.['id']);
  const state = async () => {
    const [mail] = await sql(
      `select status, attempts, due_at > private.now() as waits, lease_until <= private.now() as lapsed from private.mails`,
    );
    const status = String(mail?.['status']);
    if (['sent', 'cancelled', 'givenUp'].includes(status)) return status;
    const part =
      status === 'sending'
        ? mail?.['lapsed'] === true
          ? 'abandoned'
          : 'sending'
        : mail?.['waits'] === true
          ? 'waiting'
          : 'due';
    return `${tries[Number(mail?.['attempts'])] ?? '?'}.${part}`;
  };
  return {
    state,
    async take(step) {
      if (step === 'time') return tick(waitOf(await state()));
      if (step === 'worker.claimed') return void (await claim({ sql }, 'one', 10, lease * 60));
      if (step === 'worker.dropped') {
        // What it tells is over; a mail that is not claimed keeps its chance.
        await sql(`update private.mails set expires_at = private.now() where id = '${id}'`);
        await claim({ sql }, 'one', 10, lease * 60);
        return void (await sql(`update private.mails set expires_at = null where id = '${id}'`));
      }
      const call = {
        'receiver.accepted': `mail_sent('${id}')`,
        'receiver.refused': `mail_failed('${id}', 'one', 'refused')`,
        'operator.retried': `mail_retry('${id}')`,
      }[step];
      await sql(`select public.${call}`);
    },
  };
}

/** Compares one step from one state. */
export async function compare(
  queue: Queue,
  setClock: (moment: string) => Promise<void>,
  path: readonly Step[],
  step: Step,
): Promise<void> {
  const mail = await openMail(queue, setClock);
  for (const one of path) await mail.take(one);
  const { from, to } = nextOf(path, step);
  expect(await mail.state()).toBe(from);
  await mail.take(step);
  expect(`${from}, ${step}: ${await mail.state()}`).toBe(`${from}, ${step}: ${to}`);
}

export type { Chart };
