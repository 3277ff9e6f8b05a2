// The seats of each gathering in the database, which may be newer than the content of the build.
import type { GatheringStatus } from '#machines/gatherings.machine.ts';
import { loadClient, toError } from '#adapters/supabase/client.ts';

/** A past gathering accepts no applications either. */
const statuses: Readonly<Record<string, GatheringStatus>> = {
  accepting: 'accepting',
  waitlist: 'waitlist',
  full: 'full',
  past: 'full',
};

/**
 * The status of every gathering in the database, by its id.
 * @throws where it cannot be read, with the service's message
 */
export async function readSeats(signal: AbortSignal): Promise<Record<string, GatheringStatus>> {
  const client = await loadClient();
  const { data, error, status } = await client
    .from('gathering_seats')
    .select('id,status')
    .abortSignal(signal);
  if (error) throw toError({ message: error.message, status });
  const rows = data as { id: string; status: string }[];
  return Object.fromEntries(
    rows.flatMap(({ id, status: said }) => {
      const known = statuses[said];
      return known === undefined ? [] : [[id, known]];
    }),
  );
}
