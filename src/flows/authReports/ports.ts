// The ports of `authReports`: the auth library, and the marks of this browser that its reports set and remove.
import { fromPromise } from 'xstate';
import { authReportsMachine } from '#machines/authReports.machine.ts';
import type { AuthReportsEmitted } from '#machines/authReports.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { keys, write } from '#adapters/storage/keys.ts';
import { loadClient } from '#adapters/supabase/client.ts';
import { authFeed } from './ports/authFeed.ts';
import { rememberUntoldEnd } from './ports/untoldEnd.ts';

function mark({ type, mark: name }: AuthReportsEmitted): void {
  if (name === 'untold') rememberUntoldEnd(type === 'mark.set');
  else write(keys[name], null);
}

/** The machine with its ports. */
export const connect = ({ connectFlow }: Pick<PortsContext, 'connectFlow'>) =>
  connectFlow(
    'authReports',
    authReportsMachine.provide({
      actors: { authFeed, fetchLibrary: fromPromise<unknown>(() => loadClient()) },
    }),
    (actor) => {
      actor.on('mark.set', mark);
      actor.on('mark.removed', mark);
    },
  );
