// The test kit of the second factor: its ports, and helpers that reach its states.
import { secondFactorMachine } from '#machines/secondFactor.machine.ts';
import type {
  CodesAnswer,
  EnrollAnswer,
  Keeping,
  KnownFactor,
  RemovalAnswer,
} from '#machines/secondFactor.machine.ts';
import type { passwordAgainMachine } from '#machines/passwordAgain.machine.ts';
import { triesPauseMachine } from '#machines/triesPause.machine.ts';
import { play, port } from './kit.ts';

export const app = { factorId: 'phone', secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x' };
export const codes = ['abcd-efgh-jkmn-pqrs', 'tuvw-xyz2-3456-789a'];
export const timeout = Number(secondFactorMachine.implementations.delays.serviceTimeout);

/** The section was just opened. */
export function begin() {
  const ports = {
    readFactor: port<KnownFactor>(),
    enroll: port<EnrollAnswer>(),
    confirmApp: port<void, { factorId: string; code: string }>(),
    makeCodes: port<CodesAnswer>(),
    handOutCodes: port<Keeping, { codes: readonly string[]; as: Keeping }>(),
    removeFactor: port<RemovalAnswer, KnownFactor>(),
    passwordAgain: port<{ isProved: boolean }>(),
  };
  const flow = play(
    secondFactorMachine.provide({
      actors: {
        readFactor: ports.readFactor.logic,
        enroll: ports.enroll.logic,
        confirmApp: ports.confirmApp.logic,
        makeCodes: ports.makeCodes.logic,
        handOutCodes: ports.handOutCodes.logic,
        removeFactor: ports.removeFactor.logic,
        passwordAgain: ports.passwordAgain.logic as unknown as typeof passwordAgainMachine,
        triesPause: triesPauseMachine,
      },
    }),
  );
  return { ...flow, ...ports, state: () => flow.states().join() };
}

/** It is off. */
export const off = () => {
  const flow = begin();
  flow.readFactor.resolve({ factorId: null });
  return flow;
};

/** It is on. */
export const on = () => {
  const flow = begin();
  flow.readFactor.resolve({ factorId: 'phone' });
  return flow;
};

/** The picture and the key are shown. */
export const settingUp = () => {
  const flow = off();
  flow.send({ type: 'factor.wanted' });
  flow.enroll.resolve({ outcome: 'made', app });
  return flow;
};

/** The first code was right, and the codes are shown. */
export const showingCodes = () => {
  const flow = settingUp();
  flow.send({ type: 'code.submitted', code: '123456' });
  flow.confirmApp.resolve();
  flow.makeCodes.resolve({ outcome: 'made', codes });
  return flow;
};
