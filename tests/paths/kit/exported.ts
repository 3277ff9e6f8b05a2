// Finds the machines and the models that a file exports, and says what it has instead where it exports none.
import type { AnyStateMachine } from 'xstate';
import type { Paths } from './define.ts';
import { Unreadable } from './moduleFile.ts';
import type { Loaded } from './moduleFile.ts';
import { nearest } from './nearest.ts';

/** A machine or a model by the name of its export; `name` is what the kit calls it. */
export type Exported = { key: string; name: string; machine: AnyStateMachine; model?: Paths };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isNode = (value: unknown) => isObject(value) && '__xstatenode' in value;

/** Whether a value is a machine of XState 5. */
export const isMachine = (value: unknown): value is AnyStateMachine =>
  isNode(value) && isObject(value) && typeof value['provide'] === 'function';

const isModel = (value: unknown): value is Paths =>
  isObject(value) &&
  isMachine(value['machine']) &&
  ['input', 'events', 'states', 'invariants'].every((key) => isObject(value[key]));

const old = ['predictableActionArguments', 'tsTypes', 'schema', 'cond', 'preserveActionOrder'];

/** The first word of XState 4 in a chart: XState 5 ignores it, and the machine would do something else than it says. */
function wordOf4(config: unknown): string | undefined {
  if (Array.isArray(config)) return config.map(wordOf4).find((word) => word !== undefined);
  if (!isObject(config)) return undefined;
  const own = old.find((word) => word in config);
  if (own !== undefined) return own;
  const { on, after, always, invoke, states, onDone, onError } = config;
  const inner = [always, invoke, onDone, onError];
  const groups = [on, after, states].flatMap((group) =>
    isObject(group) ? Object.values(group) : [],
  );
  return wordOf4([...inner, ...groups]);
}

/** A name that can stand in a script, from the id of a machine. */
const identifierOf = (words: string) =>
  words
    .split(/[^\p{L}\p{N}$]+/u)
    .filter((word) => word !== '')
    .map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('')
    .replace(/^(?=\d)/, '_');

function nameOf(key: string, machine: AnyStateMachine, file: string): string {
  const short = key === 'default' ? '' : key.replace(/(?<=.)(?:State)?Machine$/, '');
  const own = machine.id === '(machine)' ? '' : identifierOf(machine.id);
  return (
    short || own || identifierOf(file.replace(/^.*[\\/]|\.machine\.\w+$|\.\w+$/g, '')) || 'machine'
  );
}

/** Why a file has no machine for us, in the order of what helps most. */
function reasonOf(name: string, { exports, source }: Loaded): string {
  const made = [...source.matchAll(/^(?:const|let|var)\s+(\w+)[^=\n]*=[^;]*?createMachine\b/gm)];
  const makers = Object.entries(exports)
    .filter(([, value]) => typeof value === 'function')
    .map(([key]) => `‘${key}’`);
  if (made.length > 0)
    return `‘${name}’ makes ‘${made[0]?.[1]}’ and does not export it: write ‘export’ before it.`;
  if (makers.length > 0)
    return `‘${name}’ exports no machine. ${makers.join(', ')} may make one: export the machine that it returns.`;
  return `‘${name}’ exports no machine of XState 5.`;
}

/**
 * The machines, or the models, that a file exports; models first: a file with models is asked for its models.
 * @param wanted the names of exports; none means all
 * @throws Unreadable with the reason as a sentence
 */
export function exportedBy(file: string, loaded: Loaded, wanted: readonly string[]): Exported[] {
  const all = Object.entries(loaded.exports);
  const before = all.find(([, value]) => isNode(value) && !isMachine(value));
  if (before !== undefined)
    throw new Unreadable(
      `‘${before[0]}’ of ‘${file}’ is a machine of XState 4; the kit knows XState 5.`,
    );
  const models = all.flatMap(([key, value]): Exported[] =>
    isModel(value)
      ? [{ key, name: nameOf(key, value.machine, file), machine: value.machine, model: value }]
      : [],
  );
  const seen = new Set<AnyStateMachine>();
  const machines = all.flatMap(([key, value]): Exported[] => {
    // A machine that is exported under its name and as the default is one machine.
    if (!isMachine(value) || seen.has(value)) return [];
    seen.add(value);
    return [{ key, name: nameOf(key, value, file), machine: value }];
  });
  const found = models.length > 0 ? models : machines;
  if (found.length === 0) throw new Unreadable(reasonOf(file, loaded));
  for (const { key, machine } of found) {
    const word = wordOf4(machine.config);
    if (word !== undefined)
      throw new Unreadable(
        `‘${key}’ of ‘${file}’ is written for XState 4: XState 5 does not know its ‘${word}’.`,
      );
  }
  const names = found.flatMap(({ key, name }) => [key, name]);
  for (const name of wanted)
    if (!names.includes(name))
      throw new Unreadable(`‘${file}’ exports no ‘${name}’. ${nearest(name, names)}`);
  return wanted.length === 0
    ? found
    : found.filter(({ key, name }) => wanted.includes(key) || wanted.includes(name));
}
