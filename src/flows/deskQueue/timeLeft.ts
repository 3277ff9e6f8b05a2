// How long a promise still runs, in words and as a tone.
import { desk } from '#content/desk.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import type { BadgeTone } from '#ui/Badge.tsx';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const words = desk.queue.time;

/** Hours up to two days, days beyond: "40 min", "31 h", "3 d". */
function spanOf(milliseconds: number): string {
  if (milliseconds < hour)
    return fillIn(words.minutes, { count: Math.max(1, Math.floor(milliseconds / minute)) });
  if (milliseconds < 2 * day)
    return fillIn(words.hours, { count: Math.floor(milliseconds / hour) });
  return fillIn(words.days, { count: Math.floor(milliseconds / day) });
}

/** The words, and a tone that repeats them: overdue, half a day, a day, more. */
export type TimeLeft = { said: string; tone: BadgeTone };

/**
 * How long is left.
 * @param dueAt when the promise ends (ISO); null where nothing is waited for
 * @param now the service's time in milliseconds
 */
export function timeLeft(dueAt: string | null, now: number): TimeLeft {
  if (dueAt === null) return { said: words.none, tone: 'neutral' };
  const left = new Date(dueAt).getTime() - now;
  if (left < 0) return { said: fillIn(words.overdue, { span: spanOf(-left) }), tone: 'danger' };
  const tone = left < 12 * hour ? 'ember' : left < day ? 'gold' : 'mint';
  return { said: fillIn(words.left, { span: spanOf(left) }), tone };
}
