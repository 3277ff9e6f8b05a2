// The visible effects of a chart's actions and guards: toasts, addresses, words to other flows.
import { toasts } from '#content/toasts.ts';
import type { AnyStateMachine } from 'xstate';

/** The visible effect of an action. */
export type Saying =
  | { kind: 'toast'; key: string; title: string }
  | { kind: 'navigate'; to: string }
  | { kind: 'tells'; event: string };

export type ChartAction = { name: string; says: Saying[] };

/**
 * Represents a value that only a running machine has: each of its keys is again such a value, and as text it gives
 * its own name in braces.
 */
function unknown(name: string): unknown {
  return new Proxy(() => {}, {
    get: (_, key) => {
      if (key === Symbol.toPrimitive) return () => `{${name}}`;
      return typeof key === 'symbol' ? undefined : unknown(key);
    },
    apply: () => unknown(name),
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

type Call = (...args: unknown[]) => unknown;
const isCall = (value: unknown): value is Call => typeof value === 'function';

/** Calls what the chart would call, with values that are not there yet; nothing where it cannot do without them. */
function attempt(call: Call, ...args: unknown[]): unknown {
  try {
    return call(...args);
  } catch {
    return undefined;
  }
}

const scene = (context: unknown) => ({ context, event: unknown('event') });

/** The params of an action or a guard, as far as they are written down. */
const paramsOf = (params: unknown): unknown =>
  isCall(params) ? attempt(params, scene(unknown('context'))) : params;

const text = (value: unknown) => decodeURIComponent(String(value));

/** An event that an action sends to the world, as a user would notice it. */
function sayingsOf(event: unknown): Saying[] {
  if (!isRecord(event)) return [];
  if (event['type'] === 'toast') {
    if (event['key'] === undefined) return [];
    const key = text(event['key']);
    const title = Object.entries(toasts).find(([name]) => name === key)?.[1].title ?? key;
    return [{ kind: 'toast', key, title }];
  }
  if (event['type'] === 'navigate') return [{ kind: 'navigate', to: text(event['to']) }];
  return [{ kind: 'tells', event: text(event['type']) }];
}

/** The built-in actions of xstate carry what they were made with. */
type BuiltIn = Call & { type?: unknown; event?: unknown };

function sayings(implementation: unknown, params: unknown): Saying[] {
  if (!isCall(implementation)) return [];
  const { type, event }: BuiltIn = implementation;
  if (type !== 'xstate.emit' && type !== 'xstate.sendTo') return [];
  if (!isCall(event)) return sayingsOf(event);
  // Once as if the context knew nothing yet, once as if it knew: an address may result from either.
  const both = [{}, unknown('context')].flatMap((context) =>
    sayingsOf(attempt(event, scene(context), params)),
  );
  // An address that holds a value which the context does not know yet is none.
  const whole = both.filter((saying) => saying.kind !== 'navigate' || !/undefined/.test(saying.to));
  return whole.filter(
    (saying, index) =>
      whole.findIndex((other) => JSON.stringify(other) === JSON.stringify(saying)) === index,
  );
}

const named = (given: unknown): { name: string; params: unknown } | null => {
  if (typeof given === 'string') return { name: given, params: undefined };
  if (isCall(given) || !isRecord(given) || typeof given['type'] !== 'string') return null;
  return { name: given['type'], params: paramsOf(given['params']) };
};

/** The named actions of a list; the machine's own (timers, ports) have no name and are drawn as what they are. */
export function actionsOf(machine: AnyStateMachine, actions: readonly unknown[]): ChartAction[] {
  const implementations: Record<string, unknown> = machine.implementations.actions;
  return actions.flatMap((action) => {
    const found = named(action);
    if (found === null) return [];
    return [{ name: found.name, says: sayings(implementations[found.name], found.params) }];
  });
}

const isPlain = (value: unknown) => /^(string|number|boolean)$/.test(typeof value);

/** `not`, `and`, `or` and `stateIn` carry what they combine; everything else is a name. */
type Combined = Call & { guards?: readonly unknown[]; stateValue?: unknown };

function combined(guard: Combined): string | null {
  if (guard.stateValue !== undefined) {
    const place = guard.stateValue;
    return `in ${typeof place === 'string' ? place : JSON.stringify(place).replace(/[{}"]/g, '')}`;
  }
  const parts = (guard.guards ?? []).map((part) => guardOf(part) ?? '');
  if (parts.length === 0) return null;
  return guard.name === 'not' ? `not ${parts.join('')}` : parts.join(` ${guard.name} `);
}

/** A guard's name, with the params that are written down beside it. */
export function guardOf(guard: unknown): string | null {
  if (isCall(guard)) return combined(guard);
  const found = named(guard);
  if (found === null) return null;
  const params = isRecord(found.params) ? Object.entries(found.params) : [];
  const plain = params.filter(([, value]) => isPlain(value));
  if (plain.length === 0) return found.name;
  return `${found.name} (${plain.map(([key, value]) => `${key} ${String(value)}`).join(', ')})`;
}
