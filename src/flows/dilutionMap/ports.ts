// The ports of `dilutionMap`: its draft, and saving or printing the map.
import { dilutionMapMachine } from '#machines/dilutionMap.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { connect as connectDraft } from '#flows/draft/ports.ts';
import { connect as connectHandOut } from '#flows/handOut/ports.ts';
import { mapDraft } from './ports/draft.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) =>
  page.connectFlow(
    'dilutionMap',
    dilutionMapMachine.provide({
      actors: {
        draft: connectDraft(page, mapDraft),
        handOut: connectHandOut(page, () =>
          import('./ports/handOut.ts').then((ports) => ports.handOutMap),
        ),
      },
    }),
  );
