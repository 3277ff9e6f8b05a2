// The ports of `secondFactor`: the service, and the child that asks for the password.
import { secondFactorMachine } from '#machines/secondFactor.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { connect as connectPasswordAgain } from '#flows/passwordAgain/ports.ts';
import { connect as connectTriesPause } from '#flows/triesPause/ports.ts';
import {
  confirmApp,
  enroll,
  handOutCodes,
  makeCodes,
  readFactor,
  removeFactor,
} from './ports/factor.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) =>
  page.connectFlow(
    'secondFactor',
    secondFactorMachine.provide({
      actors: {
        readFactor,
        enroll,
        confirmApp,
        makeCodes,
        handOutCodes,
        removeFactor,
        passwordAgain: connectPasswordAgain(page),
        triesPause: connectTriesPause(page),
      },
    }),
  );

declare module '#boot/flows.ts' {
  interface FlowMachines {
    'devices/secondFactor': typeof secondFactorMachine;
  }
}
