// Machines with one value wrong: what an action assigns, emits or sends, or what a guard compares. The machine's source
// is changed; its dictionary (actions and guards) is built from the changed source, and its chart stays the same.
import { compileFunction } from 'node:vm';
import { transformWithOxc } from 'vite';
import * as xstate from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { faultsAt, negatedGuard, short } from './operators.ts';
import { at, calleeOf, edited, keyOf, nodesOf, statementsOf, under } from './syntax.ts';
import type { Edit, Syntax } from './syntax.ts';

/** The actions and guards of a machine, by name. */
export type Dictionary = Pick<AnyStateMachine['implementations'], 'actions' | 'guards'>;

/** A value mutant. `names` are the actions and guards that it changes; `build` makes the dictionary. */
export type ValueMutant = {
  id: string;
  kind: string;
  names: readonly string[];
  build: () => Dictionary;
};

/** The kind of an operator: without the expression that it keeps. */
const kindOf = (operator: string) => {
  if (operator.includes(' becomes ')) return 'compares or calculates otherwise';
  return operator.replace(/ ‘.*/, '').replace(/ (?:in|of|at)$/, '');
};

/** An entry of the dictionary, or a helper that entries use. */
type Part = { name: string; kind: 'actions' | 'guards' | 'helper'; node: Syntax };

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

/** The source as a script: imports from XState become constants, and nothing is exported. */
function toScript(code: string): string {
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
    return [{ start: node.start, end: declaration?.start ?? node.end, text: '' }];
  });
  return edited(code, edits);
}

/** Runs a script for the dictionary that it hands to `setup`. */
function dictionaryOf(script: string): Dictionary {
  let found: Dictionary | undefined;
  const setup = (dictionary: Dictionary) => {
    found = dictionary;
    return { createMachine: () => dictionary };
  };
  compileFunction(script, ['setup', ...Object.keys(scope)])(setup, ...Object.values(scope));
  if (found === undefined) throw new Error('The machine is not made with setup().');
  return { actions: found.actions ?? {}, guards: found.guards ?? {} };
}

/** The entries of the dictionary, and the constants and functions of the file that they use, directly or not. */
function partsOf(statements: readonly Syntax[]): {
  parts: Part[];
  users: Map<string, Set<string>>;
} {
  const declared = new Map<string, Syntax>();
  let entries: Part[] = [];
  for (const statement of statements) {
    if (statement.type === 'FunctionDeclaration')
      declared.set(String(at(statement, 'id')?.['name']), statement);
    for (const one of under(statement, 'declarations')) {
      const call = [...nodesOf(one)].find(([node]) => calleeOf(node) === 'setup')?.[0];
      const init = at(one, 'init');
      if (call === undefined && init !== undefined)
        declared.set(String(at(one, 'id')?.['name']), init);
      else if (call !== undefined) entries = entriesOf(call);
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
  for (const { name, node } of entries) follow(node, name);
  const helpers = [...users.keys()].flatMap((name): Part[] => {
    const node = declared.get(name);
    return node === undefined ? [] : [{ name, kind: 'helper', node }];
  });
  return { parts: [...entries, ...helpers], users };
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

/** The object in which an `assign` says what it assigns; undefined where it is computed. */
function assignedObject(assign: Syntax): Syntax | undefined {
  const [given] = under(assign, 'arguments');
  if (given?.type !== 'ArrowFunctionExpression') return given;
  const body = at(given, 'body');
  if (body?.type !== 'BlockStatement') return body;
  const last = under(body, 'body').at(-1);
  return last?.type === 'ReturnStatement' ? at(last, 'argument') : undefined;
}

/** The expressions that are changed: not the condition of a loop, which might never end. */
function* triedIn(part: Syntax): Generator<[Syntax, Syntax | undefined]> {
  const left = new Set<Syntax>();
  for (const [node, parent] of nodesOf(part)) {
    if (/^(?:For|While|DoWhile)Statement$/.test(node.type))
      for (const test of under(node, 'test')) for (const [one] of nodesOf(test)) left.add(one);
    if (!left.has(node)) yield [node, parent];
  }
}

const isConstant = (node: Syntax | undefined) =>
  node?.type === 'Literal' ||
  (node?.type === 'ArrayExpression' && under(node, 'elements').length === 0);

/** The faults of an action as a whole: it does nothing, or toggles or empties what it should assign. */
function faultsOfAction({ node }: Part, code: string, isFlag: (key: string) => boolean) {
  const nothing = { operator: 'does nothing', of: node, edit: { ...node, text: '() => {}' } };
  if (calleeOf(node) !== 'assign') return [nothing];
  const [given] = under(node, 'arguments');
  const object = assignedObject(node);
  if (given === undefined || object?.type !== 'ObjectExpression') return [nothing];
  const source = code.slice(given.start, given.end);
  const change = (by: string, key: string, of: Syntax) => ({
    operator: by,
    of,
    edit: { start: given.start, end: given.end, text: `$${by}(${source}, '${key}')` },
  });
  const keys = under(object, 'properties').flatMap((property) => {
    const key = keyOf(property);
    return key === undefined ? [] : [[key, property] as const];
  });
  return [
    // An `assign` of one key that loses the key does nothing either.
    ...(under(object, 'properties').length === 1 ? [] : [nothing]),
    ...keys.flatMap(([key, property]) => [
      ...(isFlag(key) ? [change('toggles', key, property)] : []),
      ...(isConstant(at(property, 'value')) ? [] : [change('empties', key, property)]),
    ]),
  ];
}

/**
 * Every value mutant of a machine, from its source.
 * @param isFlag whether a key of the context holds true or false
 */
export async function valueMutantsOf(
  source: string,
  isFlag: (key: string) => boolean,
): Promise<ValueMutant[]> {
  const { code: compiled } = await transformWithOxc(source, 'machine.ts', { target: 'esnext' });
  const script = toScript(compiled);
  const { parts, users } = partsOf(statementsOf(script));
  const codeOf = (node: Syntax | undefined) =>
    node === undefined ? '' : script.slice(node.start, node.end);
  const seen = new Map<string, number>();
  const texts = new Set<string>([script]);
  return parts.flatMap((part) => {
    const faults = [
      ...(part.kind === 'actions' ? faultsOfAction(part, script, isFlag) : []),
      ...(part.kind === 'guards' ? negatedGuard(part.node, codeOf) : []),
      ...[...triedIn(part.node)].flatMap(([node, parent]) => faultsAt(node, parent, codeOf)),
    ];
    return faults.flatMap(({ operator, of, edit }): ValueMutant[] => {
      const text = edited(script, [edit]);
      if (texts.has(text)) return [];
      texts.add(text);
      const what = operator === 'does nothing' ? operator : `${operator} ‘${short(codeOf(of))}’`;
      const id = `${part.name} ${what}`;
      const count = (seen.get(id) ?? 0) + 1;
      seen.set(id, count);
      return [
        {
          id: count === 1 ? id : `${id} (${count})`,
          kind: kindOf(operator),
          names: part.kind === 'helper' ? [...(users.get(part.name) ?? [])] : [part.name],
          build: () => dictionaryOf(text),
        },
      ];
    });
  });
}
