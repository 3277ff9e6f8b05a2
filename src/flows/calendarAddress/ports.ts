// The ports of `calendarAddress`: the service, which makes an address and ends it, and the server that answers under it.
import { fromPromise } from 'xstate';
import { calendarAddressMachine } from '#machines/calendarAddress.machine.ts';
import type { CalendarAnswer, CalendarKnown } from '#machines/calendarAddress.machine.ts';
import { requestForms } from '#content/requests.forms.ts';
import type { PortsContext } from '#boot/flows.ts';
import { callFunction, refusalIn } from '#adapters/supabase/functions.ts';

/** What the server answers here where it answers under the addresses too: a static host has another answer, or none. */
const served = 204;

const readCalendar = fromPromise<CalendarKnown>(async ({ signal }) => {
  const [answer, known] = await Promise.all([
    fetch('/calendar/ready', { method: 'HEAD', signal }),
    callFunction('my_calendar', {}),
  ]);
  if (answer.status !== served) return { outcome: 'unavailable' };
  if (known.outcome !== 'found') throw new Error('');
  return { outcome: 'found', isThere: known['calendar'] !== null };
});

const action = (name: string) =>
  fromPromise<CalendarAnswer>(async () => {
    const answer = await callFunction(name, {});
    if (answer.outcome === 'stored') {
      const { token } = answer;
      return { outcome: 'stored', token: typeof token === 'string' ? token : null };
    }
    const { reason } = refusalIn(answer, ['not_signed_in']);
    return { outcome: 'refused', message: requestForms.problems[reason] };
  });

/** The machine with its ports. */
export const connect = ({ connectFlow }: PortsContext) =>
  connectFlow(
    'calendarAddress',
    calendarAddressMachine.provide({
      actors: {
        readCalendar,
        makeAddress: action('make_calendar'),
        revokeAddress: action('revoke_calendar'),
      },
    }),
  );
