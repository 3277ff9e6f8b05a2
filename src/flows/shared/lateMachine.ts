// A machine whose script is fetched after the machine that invokes it has been connected.
import type { AnyStateMachine } from 'xstate';

/**
 * A stand-in for a machine: whatever runs or inspects it gets the machine itself.
 * @param make makes the machine at its first use; it throws where the machine's script has not been fetched
 */
export function lateMachine<Machine extends AnyStateMachine>(make: () => Machine): Machine {
  let made: Machine | undefined;
  const machine = () => (made ??= make());
  return new Proxy({} as Machine, {
    get: (_, key) => Reflect.get(machine(), key) as unknown,
    // Inspectors recognize a machine by its class.
    getPrototypeOf: () => machine(),
  });
}
