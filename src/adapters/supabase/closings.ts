// Office hours that are taken, and the open ones near them, as the database reports them.
import { fromPromise } from 'xstate';
import { loadClient, toError } from './client.ts';

/** The database answers for so many days at once. */
const reach = 92;

const daysBetween = (first: string, last: string) =>
  (Date.parse(last) - Date.parse(first)) / 86_400_000;

/** The date ranges that cover these dates: one, unless the dates are too far apart. */
function stretches(dates: readonly string[]): { first: string; last: string }[] {
  const [first, ...rest] = dates.toSorted();
  if (first === undefined) return [];
  const last = rest.at(-1) ?? first;
  return daysBetween(first, last) <= reach
    ? [{ first, last }]
    : dates.map((date) => ({ first: date, last: date }));
}

/** Port `readClosings`: the starts on these dates (Europe/Paris) that were scheduled for a user. */
export const readClosings = fromPromise<readonly string[], { dates: readonly string[] }>(
  async ({ input: { dates } }) => {
    const client = await loadClient();
    const answers = await Promise.all(
      stretches(dates).map(async (stretch) => {
        const { data, error, status } = await client.rpc('closed_slots', stretch);
        if (error) throw toError({ message: error.message, status });
        if (!Array.isArray(data)) throw new Error('');
        return data as unknown[];
      }),
    );
    return answers.flat().filter((slot) => typeof slot === 'string');
  },
);

/** Port `nearestSlots`: the starts of the open office hours nearest to one, as of now. */
export const nearestSlots = fromPromise<readonly string[], { slot: string }>(
  async ({ input: { slot }, signal }) => {
    const client = await loadClient();
    const { data, error, status } = await client.rpc('nearest_slots', { slot }).abortSignal(signal);
    if (error) throw toError({ message: error.message, status });
    if (!Array.isArray(data)) throw new Error('');
    return (data as unknown[]).filter((start) => typeof start === 'string');
  },
);
