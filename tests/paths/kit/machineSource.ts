// The source of a machine as a script that can be changed and run: its parts, and the dictionary that it makes.
import { compileFunction } from 'node:vm';
import * as xstate from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { holdersOf, paramsName } from './params.ts';
import { exportName } from './reads.ts';
import type { Exports } from './reads.ts';
import { at, calleeOf, edited, keyOf, nodesOf, statementsOf, under } from './syntax.ts';
import type { Edit, Syntax } from './syntax.ts';

/** The actions and guards of a machine, by name, and the params in its chart. */
export type Dictionary = Pick<AnyStateMachine['implementations'], 'actions' | 'guards'> & {
  /** What the chart hands to them, in the order of the document. */
  params: readonly unknown[];
  /** What the file exports; without it, the machine is read with its own exports. */
  exports?: Exports;
};

/** An entry of the dictionary, or a helper that entries use. */
export type Part = {
  name: string;
  kind: 'actions' | 'guards' | 'helper' | 'params';
  node: Syntax;
  key?: string;
};

type AssignArguments = { context: Record<string, unknown> };
type Assigner = (args: AssignArguments, params: unknown) => unknown;
type Assigned = Assigner | Record<string, unknown>;

/** What an `assign` assigns. */
function assignedBy(assigned: Assigned, args: AssignArguments, params: unknown) {
  if (typeof assigned === 'function') return assigned(args, params) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(assigned).map(([key, value]) => [
      key,
      typeof value === 'function' ? (value as Assigner)(args, params) : value,
    ]),
  );
}

/** What stays of a value that is lost. */
const blankOf = (value: unknown) => {
  if (Array.isArray(value)) return [];
  return { string: '', number: 0, boolean: false }[typeof value as string] ?? null;
};

/** An `assign` argument with one key changed; the mutants' sources call it. */
const changedAt =
  (change: 'toggles' | 'empties') =>
  (assigned: Assigned, key: string): Assigner =>
  (args, params) => {
    const values = assignedBy(assigned, args, params);
    if (!(key in values)) return values;
    return {
      ...values,
      [key]: change === 'toggles' ? args.context[key] !== true : blankOf(values[key]),
    };
  };

const scope = { $xstate: xstate, $toggles: changedAt('toggles'), $empties: changedAt('empties') };

/** The source as a script: imports from XState become constants, and exports are handed to `$exports`. */
export function toScript(code: string): string {
  const exported: string[] = [];
  const edits = statementsOf(code).flatMap((node): Edit[] => {
    if (node.type === 'ImportDeclaration') {
      const names = under(node, 'specifiers').map((one) => at(one, 'local')?.['name']);
      const from = String(at(node, 'source')?.['value']);
      // The script's own `setup` keeps the dictionary.
      const taken = names.filter((name) => name !== 'setup').join(', ');
      if (from !== 'xstate') throw new Error(`A machine takes values from xstate only: ${from}.`);
      return [{ start: node.start, end: node.end, text: `const { ${taken} } = $xstate;` }];
    }
    if (node.type !== 'ExportNamedDeclaration') return [];
    const declaration = at(node, 'declaration');
    exported.push(...declaredBy(declaration).map(([name]) => name));
    return [{ start: node.start, end: declaration?.start ?? node.end, text: '' }];
  });
  return `${edited(code, edits)}\n$exports({ ${exported.join(', ')} });`;
}

/** The names that a statement declares, each with what it is. */
function declaredBy(statement: Syntax | undefined): [name: string, node: Syntax][] {
  const isFunction = statement?.type === 'FunctionDeclaration';
  const all = isFunction ? [statement] : under(statement, 'declarations');
  return all.map((one) => [String(at(one, 'id')?.['name']), one]);
}

/** Runs a script for the dictionary that it hands to `setup`. */
export function dictionaryOf(script: string): Dictionary {
  let found: Dictionary | undefined;
  let exports: Exports = {};
  const setup = ({ actions = {}, guards = {} }: Partial<Dictionary>) => ({
    createMachine: (chart: unknown) => {
      found = { actions, guards, params: holdersOf(chart).map(({ params }) => params) };
    },
  });
  const takeExports = (all: Exports) => {
    exports = all;
  };
  const given = { setup, $exports: takeExports, ...scope };
  compileFunction(script, Object.keys(given))(...Object.values(given));
  if (found === undefined) throw new Error('The machine is not made with setup().');
  return { ...found, exports };
}

/** The entries of the dictionary, and the constants and functions of the file that they use, directly or not. */
export function partsOf(statements: readonly Syntax[]): {
  parts: Part[];
  users: Map<string, Set<string>>;
} {
  const declared = new Map<string, Syntax>();
  let entries: Part[] = [];
  for (const statement of statements) {
    for (const [name, one] of declaredBy(statement)) {
      const call = [...nodesOf(one)].find(([node]) => calleeOf(node) === 'setup')?.[0];
      const init = one === statement ? one : at(one, 'init');
      if (call === undefined && init !== undefined) declared.set(name, init);
      else if (call !== undefined && init !== undefined)
        entries = [...entriesOf(call), ...paramsIn(init)];
    }
  }
  const users = new Map<string, Set<string>>();
  const follow = (node: Syntax, user: string) => {
    for (const [{ type, name }] of nodesOf(node)) {
      if (type !== 'Identifier' || typeof name !== 'string') continue;
      const helper = declared.get(name);
      const known = users.get(name) ?? new Set();
      if (helper === undefined || known.has(user)) continue;
      users.set(name, known.add(user));
      follow(helper, user);
    }
  };
  for (const { name, key = name, node } of entries) follow(node, key);
  const helpers = [...users.keys()].flatMap((name): Part[] => {
    const node = declared.get(name);
    return node === undefined ? [] : [{ name, kind: 'helper', node }];
  });
  // The view may read with what a helper of an entry uses, or is.
  for (const { name } of helpers) {
    users.get(name)?.add(exportName(name));
    const node = declared.get(name);
    if (node !== undefined) follow(node, exportName(name));
  }
  return { parts: [...entries, ...helpers], users };
}

/** The params of a chart, under the name of what receives them. */
function paramsIn(machine: Syntax): Part[] {
  const [chart] = under(machine, 'arguments');
  if (calleeOf(machine) !== 'createMachine' || chart === undefined) return [];
  const holders = [...nodesOf(chart)].flatMap(([node]) => {
    const [type, params] = ['type', 'params'].map((name) =>
      under(node, 'properties').find((property) => keyOf(property) === name),
    );
    const value = params && at(params, 'value');
    return value === undefined ? [] : [[String(at(type, 'value')?.['value']), value] as const];
  });
  return holders.map(([type, node], index) => ({
    name: `params of ${type}`,
    key: paramsName(index),
    kind: 'params',
    node,
  }));
}

const entriesOf = (setup: Syntax): Part[] =>
  under(under(setup, 'arguments')[0], 'properties').flatMap((group) => {
    const kind = keyOf(group);
    if (kind !== 'actions' && kind !== 'guards') return [];
    return under(at(group, 'value'), 'properties').flatMap((entry): Part[] => {
      const [name, node] = [keyOf(entry), at(entry, 'value')];
      if (name === undefined || node === undefined)
        throw new Error(`An entry of ${kind} has no name.`);
      return [{ name, kind, node }];
    });
  });
