// Watches what a machine reads of an event, an answer or an input about which nothing has been said.
import type { AnyEventObject } from 'xstate';

/** The fields that were read; `…` stands for the value as a whole. */
export type Reading = Set<string>;

const whole = '…';

/**
 * A value without fields that notes which are read. The fields that it is `known` to have are given.
 * @param parent the field that the value stands in
 */
function blank(reading: Reading, known: Record<string, unknown>, parent = ''): object {
  return new Proxy(known, {
    get(target, key) {
      if (typeof key === 'symbol' || key === 'toJSON' || key in target)
        return Reflect.get(target, key) as unknown;
      reading.add(`${parent}${key}`);
      return undefined;
    },
    has(target, key) {
      if (typeof key === 'string' && !(key in target)) reading.add(`${parent}${key}`);
      return key in target;
    },
    ownKeys(target) {
      reading.add(`${parent}${whole}`);
      return Reflect.ownKeys(target);
    },
  });
}

/** An event without payload that notes what is read of one. */
export const watchedEvent = (type: string, reading: Reading) =>
  blank(reading, { type }) as AnyEventObject;

/** An input without fields that notes what is read of it. */
export const watchedInput = (reading: Reading): object => blank(reading, {});

/** The answer of a port that notes whether its output is read, and what of it. */
export function watchedAnswer(id: string, reading: Reading): AnyEventObject {
  const event = { type: `xstate.done.actor.${id}`, actorId: id };
  return Object.defineProperty(event, 'output', {
    enumerable: true,
    get: () => {
      reading.add(whole);
      return blank(reading, {});
    },
  }) as AnyEventObject;
}

/** What was read of `it`, in words; a field of a value says more than the value as a whole. */
export function inWords(reading: Reading, it = 'it'): string {
  const fields = [...reading].filter((field) => field !== whole);
  return fields.length === 0 ? it : `${fields.map((field) => `\`${field}\``).join(', ')} of ${it}`;
}
