// The rules of the machines, read off the source of one chart.
import {
  at,
  entriesOf,
  keyOf,
  lineOf,
  nameOf,
  nodesOf,
  nodesOfType,
  stringOf,
  under,
  valueAt,
} from './source.ts';
import type { Node, Source } from './source.ts';

type Dictionary = Record<'actors' | 'actions' | 'guards' | 'delays', Map<string, Node>>;
type Say = (node: Node, what: string) => void;

const listed = (node: Node | undefined): Node[] =>
  node === undefined ? [] : node.type === 'ArrayExpression' ? under(node, 'elements') : [node];

const combinators = ['not', 'and', 'or', 'stateIn'];
const mayBeArrow = ['params', 'input', 'context', 'output'];

/** Names that an arrow uses and that are not its own arguments. */
function freeNames(arrow: Node): string[] {
  const own = new Set(
    under(arrow, 'params').flatMap((param) =>
      [...nodesOf(param)].flatMap(([node]) => nameOf(node) ?? []),
    ),
  );
  return [...nodesOf(at(arrow, 'body') ?? arrow)].flatMap(([node, parent]) => {
    const name = nameOf(node);
    const isKey =
      (parent?.type === 'MemberExpression' && parent['property'] === node && !parent['computed']) ||
      (parent?.type === 'Property' && parent['key'] === node && !parent['computed']);
    return name === undefined || isKey || own.has(name) ? [] : [name];
  });
}

/** The config is literal: strings, and arrows only where the chart passes something on. */
function judgeLiteral(node: Node, key: string | null, say: Say): void {
  switch (node.type) {
    case 'ObjectExpression':
      for (const property of under(node, 'properties')) {
        const name = keyOf(property);
        const value = at(property, 'value');
        if (property.type === 'SpreadElement') say(property, 'spreads into the chart');
        else if (name === undefined || value === undefined) say(property, 'computes a key');
        else if (property['method'] === true || property['kind'] !== 'init')
          say(property, 'puts a function into the chart');
        else judgeLiteral(value, name, say);
      }
      return;
    case 'ArrayExpression':
      for (const element of under(node, 'elements')) judgeLiteral(element, key, say);
      return;
    case 'ArrowFunctionExpression':
      if (key === null || !mayBeArrow.includes(key)) say(node, 'puts a function into the chart');
      else for (const name of freeNames(node)) say(node, `uses ${name} inside ${key}`);
      return;
    case 'CallExpression':
      if (key !== 'guard' || !combinators.includes(nameOf(at(node, 'callee')) ?? ''))
        say(node, 'calls something in the chart');
      for (const argument of under(node, 'arguments')) judgeLiteral(argument, key, say);
      return;
    case 'Literal':
      if (typeof node['value'] === 'number') say(node, 'holds a bare number');
      return;
    default:
      say(node, `is not literal (${node.type})`);
  }
}

/** Every name that the chart uses is declared in `setup`. */
function judgeNames(
  kind: 'actions' | 'guards',
  node: Node | undefined,
  words: Dictionary,
  say: Say,
) {
  for (const one of listed(node)) {
    if (one.type === 'CallExpression') {
      if (nameOf(at(one, 'callee')) === 'stateIn') continue;
      for (const argument of under(one, 'arguments'))
        for (const inner of listed(argument)) judgeNames(kind, inner, words, say);
      continue;
    }
    const name = stringOf(one) ?? stringOf(valueAt(one, 'type'));
    if (name === undefined || !words[kind].has(name))
      say(one, `names ${name ?? 'nothing'}, which is not among the ${kind}`);
  }
}

const transitionsOf = (node: Node | undefined) =>
  listed(node).filter((one) => one.type === 'ObjectExpression');

function judgeTransitions(node: Node | undefined, words: Dictionary, say: Say) {
  for (const one of transitionsOf(node)) {
    const guard = valueAt(one, 'guard');
    if (guard !== undefined) judgeNames('guards', guard, words, say);
    judgeNames('actions', valueAt(one, 'actions'), words, say);
  }
}

/** How a port was made: a feed and a flow may run for ever, a promise may not. */
function natureOf(made: Node | undefined): 'promise' | 'other' {
  const isFlow = made?.type === 'TSAsExpression';
  return !isFlow && nameOf(at(made, 'callee')) !== 'fromCallback' ? 'promise' : 'other';
}

function judgeInvoke(invoke: Node, state: Node, words: Dictionary, say: Say) {
  const src = stringOf(valueAt(invoke, 'src')) ?? '';
  const made = words.actors.get(src);
  if (!stringOf(valueAt(invoke, 'id'))) say(invoke, 'invokes without an id');
  if (valueAt(invoke, 'onError') === undefined) say(invoke, 'invokes without onError');
  if (made === undefined) say(invoke, `invokes ${src}, which is not among the actors`);
  const leaves = entriesOf(valueAt(state, 'on')).some(([, transition]) =>
    transitionsOf(transition).some((one) => valueAt(one, 'target') !== undefined),
  );
  if (natureOf(made) === 'promise' && valueAt(state, 'after') === undefined && !leaves)
    say(invoke, `waits for ${src} without a way out of time`);
  for (const key of ['onDone', 'onError', 'onSnapshot'])
    judgeTransitions(valueAt(invoke, key), words, say);
}

function judgeState(state: Node, words: Dictionary, say: Say): void {
  if (!/\S.*\.$/s.test(stringOf(valueAt(state, 'description')) ?? ''))
    say(state, 'has no description that ends in a full stop');
  for (const key of ['entry', 'exit']) judgeNames('actions', valueAt(state, key), words, say);
  for (const [event, transition] of entriesOf(valueAt(state, 'on'))) {
    if (!/^[a-z][a-zA-Z]*(\.[a-z][a-zA-Z]*)+$/.test(event))
      say(transition, `hears ${event}, which is not lower dot.case`);
    judgeTransitions(transition, words, say);
  }
  for (const [delay, transition] of entriesOf(valueAt(state, 'after'))) {
    if (!words.delays.has(delay))
      say(transition, `waits for ${delay}, which is not among the delays`);
    judgeTransitions(transition, words, say);
  }
  for (const key of ['always', 'onDone']) judgeTransitions(valueAt(state, key), words, say);
  for (const invoke of listed(valueAt(state, 'invoke'))) judgeInvoke(invoke, state, words, say);
  const inner = entriesOf(valueAt(state, 'states'));
  const initial = stringOf(valueAt(state, 'initial'));
  const isParallel = stringOf(valueAt(state, 'type')) === 'parallel';
  if (inner.length > 0 && !isParallel && !inner.some(([name]) => name === initial))
    say(state, `begins in ${initial ?? 'nothing'}, which is not one of its states`);
  for (const [name, child] of inner) {
    if (!/^[a-z][a-zA-Z0-9]*$/.test(name)) say(child, `has a state ${name} that is not camelCase`);
    judgeState(child, words, say);
  }
}

/** The one `setup({...}).createMachine({...})` of a file. */
function chartOf(source: Source): { setup: Node; config: Node } | undefined {
  const calls = nodesOfType(source.program, 'CallExpression');
  const made = calls.filter(
    (call) =>
      nameOf(at(at(call, 'callee'), 'property')) === 'createMachine' ||
      nameOf(at(call, 'callee')) === 'createMachine',
  );
  const setups = calls.filter((call) => nameOf(at(call, 'callee')) === 'setup');
  const [machine] = made;
  const [dictionary] = setups;
  if (made.length !== 1 || setups.length !== 1) return undefined;
  if (at(at(machine, 'callee'), 'object') !== dictionary) return undefined;
  const setup = at(dictionary, 'arguments');
  const config = at(machine, 'arguments');
  return setup?.type === 'ObjectExpression' && config?.type === 'ObjectExpression'
    ? { setup, config }
    : undefined;
}

/** Everything in a machine's file that breaks a rule of the machines. */
export function chartFaults(source: Source): string[] {
  const chart = chartOf(source);
  if (chart === undefined)
    return [`${source.path} is not exactly one setup({...}).createMachine({...})`];
  const faults: string[] = [];
  const say: Say = (node, what) => faults.push(`${source.path}:${lineOf(source, node)} ${what}`);
  const wordsOf = (kind: keyof Dictionary) => new Map(entriesOf(valueAt(chart.setup, kind)));
  const words: Dictionary = {
    actors: wordsOf('actors'),
    actions: wordsOf('actions'),
    guards: wordsOf('guards'),
    delays: wordsOf('delays'),
  };
  const name = /([^/]+)\.machine\.ts$/.exec(source.path)?.[1];
  if (stringOf(valueAt(chart.config, 'id')) !== name)
    say(chart.config, 'has an id unlike its file');
  judgeLiteral(chart.config, null, say);
  judgeState(chart.config, words, say);
  return faults;
}

/** The keys of all toasts that a machine's file can emit. */
export function toastKeysOf(source: Source): string[] {
  const keys = nodesOfType(source.program, 'ObjectExpression').flatMap((node) => {
    const type = stringOf(valueAt(node, 'type'));
    if (type === 'announce') {
      const params = valueAt(node, 'params');
      return params === undefined ? [] : nodesOfType(params, 'ObjectExpression');
    }
    return entriesOf(node).some(([key]) => key === 'key') && isToast(node) ? [node] : [];
  });
  return keys.flatMap((node) => stringOf(valueAt(node, 'key')) ?? []);
}

/** `{ type: 'toast' as const, key: … }`, as an action of setup emits it. */
const isToast = (node: Node) => {
  const type = valueAt(node, 'type');
  return stringOf(type?.type === 'TSAsExpression' ? at(type, 'expression') : type) === 'toast';
};
