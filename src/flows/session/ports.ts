// The ports of `session`: the service's session, the flags of this browser, and code for members only, loaded on
// demand.
import { sessionMachine } from '#machines/session.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { connect as connectAuthReports } from '#flows/authReports/ports.ts';
import { premiumFlag } from '#adapters/storage/flags.ts';
import { onCall } from '#adapters/onCall.ts';
import { setupFlow } from './ports/setupFlow.ts';

/** Fetches the ports that ask the service. */
export const latePorts = () => import('./ports/late.ts');

/** The machine with its ports. */
export const connect = (page: Pick<PortsContext, 'connectFlow'>) =>
  page.connectFlow(
    'session',
    sessionMachine.provide({
      actors: {
        authReports: connectAuthReports(page),
        premiumFlag,
        setupFlow,
        fetchProfile: onCall(() => latePorts().then((ports) => ports.fetchProfile)),
        settleBrowser: onCall(() => latePorts().then((ports) => ports.settleBrowser)),
        loadSubscription: onCall(() => latePorts().then((ports) => ports.loadSubscription)),
        signOut: onCall(() => latePorts().then((ports) => ports.signOut)),
        abandonRecovery: onCall(() => latePorts().then((ports) => ports.abandonRecovery)),
      },
    }),
  );
