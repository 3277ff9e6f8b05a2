// The ports of `factorStep`: the service that compares the codes.
import { factorStepMachine } from '#machines/factorStep.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { connect as connectTriesPause } from '#flows/triesPause/ports.ts';
import { proveByApp, proveByRecoveryCode } from './ports/proof.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) =>
  page.connectFlow(
    'factorStep',
    factorStepMachine.provide({
      actors: { proveByApp, proveByRecoveryCode, triesPause: connectTriesPause(page) },
    }),
  );
