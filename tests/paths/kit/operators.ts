// What can be wrong with a value: each operator changes one expression of an action, a guard or a helper of theirs.
import { at, calleeOf, keyOf, under } from './syntax.ts';
import type { Edit, Syntax } from './syntax.ts';

/** One fault: the name of its operator, the expression that it is in, and the edit that makes it. */
export type Fault = { operator: string; of: Syntax; edit: Edit };

type Code = (node: Syntax | undefined) => string;
type Operator = (node: Syntax, parent: Syntax | undefined, code: Code) => Fault[];

/** Code in one line, cut where it is long. */
export function short(code: string): string {
  const line = code.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

const fault = (operator: string, of: Syntax, text: string, where: Syntax = of): Fault => ({
  operator,
  of,
  edit: { start: where.start, end: where.end, text },
});

/** An expression whose truth no other operator turns round. */
const isBare = (node: Syntax | undefined) =>
  node !== undefined &&
  /^(?:Identifier|MemberExpression|CallExpression|ChainExpression)$/.test(node.type);

const negated = (node: Syntax, code: Code) => fault('negates', node, `!(${code(node)})`);

/** The type of an event is its name: a machine that sends another name is another machine. */
const isValue = (property: Syntax) => keyOf(property) !== 'type';

/** `{ a, b }` without `a`; with the values of `a` and `b` swapped. */
const ofObject: Operator = (node, _, code) => {
  const properties = under(node, 'properties');
  const without = (gone: Syntax) =>
    `{ ${properties
      .filter((one) => one !== gone)
      .map(code)
      .join(', ')} }`;
  const plain = properties.filter(
    (one) => one.type === 'Property' && one['method'] !== true && keyOf(one) && isValue(one),
  );
  const pairs = plain.slice(1).map((second, index) => [plain[index], second] as const);
  return [
    ...properties.filter(isValue).map((gone) => fault('drops', gone, without(gone), node)),
    ...pairs.flatMap(([first, second]) => {
      const [one, other] = [code(at(first, 'value')), code(at(second, 'value'))];
      if (first === undefined || one === other) return [];
      const swapped = properties.map((property) => {
        if (property === first) return `${code(at(first, 'key'))}: ${other}`;
        return property === second ? `${code(at(second, 'key'))}: ${one}` : code(property);
      });
      return [
        {
          ...fault('swaps', node, `{ ${swapped.join(', ')} }`),
          of: { ...first, end: second.end },
        },
      ];
    }),
  ];
};

/** `[...list, item]` without one of them, or in the other order. */
const ofArray: Operator = (node, parent, code) => {
  const elements = under(node, 'elements');
  const isCondition = parent !== undefined && /^(?:and|or)$/.test(calleeOf(parent) ?? '');
  const rest = (gone: Syntax) => elements.filter((one) => one !== gone).map(code);
  return [
    ...elements.map((gone) => fault('drops', gone, `[${rest(gone).join(', ')}]`, node)),
    ...(elements.length === 2 && !isCondition
      ? [fault('swaps', node, `[${elements.toReversed().map(code).join(', ')}]`)]
      : []),
  ];
};

const ofConditional: Operator = (node, _, code) => {
  const [test, first, second] = ['test', 'consequent', 'alternate'].map((key) =>
    code(at(node, key)),
  );
  return [fault('swaps', node, `(${test}) ? (${second}) : (${first})`)];
};

const ofLogical: Operator = (node, _, code) => {
  const sides = [...under(node, 'left'), ...under(node, 'right')];
  return [
    ...sides.map((side) => fault(`keeps only ‘${short(code(side))}’ of`, node, `(${code(side)})`)),
    ...(node['operator'] === '??' ? [] : sides.filter(isBare)).map((side) => negated(side, code)),
  ];
};

/** What each operator becomes. */
const others: Readonly<Record<string, readonly string[]>> = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
};

const isText = (node: Syntax | undefined) =>
  node?.type === 'TemplateLiteral' || typeof node?.['value'] === 'string';

const ofBinary: Operator = (node, _, code) => {
  const sign = String(node['operator']);
  const [left, right] = [at(node, 'left'), at(node, 'right')];
  if (sign === 'in' || sign === 'instanceof') return [negated(node, code)];
  if (sign === '+' && (isText(left) || isText(right))) return [];
  return (others[sign] ?? []).map((other) =>
    fault(`${sign} becomes ${other} in`, node, `(${code(left)}) ${other} (${code(right)})`),
  );
};

const ofUnary: Operator = (node, _, code) =>
  node['operator'] === '!' ? [fault('negates', node, `!!(${code(at(node, 'argument'))})`)] : [];

const ofLiteral: Operator = (node, parent) => {
  const { value } = node;
  if (parent?.type === 'Property' && at(parent, 'key') === node) return [];
  if (typeof value === 'boolean') return [fault('negates', node, String(!value), node)];
  return typeof value === 'number' ? [fault('is off by one at', node, String(value + 1))] : [];
};

/** What a call of a method becomes, given the list and the whole call. */
const methods: Readonly<Record<string, (list: string, call: string) => [string, string][]>> = {
  filter: (list, call) => [
    [
      'takes the first instead of the chosen in',
      `${list}.slice(${call.includes('!==') ? 1 : '0, 1'})`,
    ],
    ['keeps all of', list],
  ],
  find: (list) => [['takes the first instead of the chosen in', `${list}.at(0)`]],
  findLast: (list) => [['takes the first instead of the chosen in', `${list}.at(0)`]],
  findIndex: () => [['takes the first instead of the chosen in', '0']],
  at: (list) => [['takes the first instead of the chosen in', `${list}.at(0)`]],
  trim: (list) => [['drops the call of', list]],
  slice: (list) => [['drops the call of', list]],
  toSorted: (list) => [['drops the call of', list]],
  toReversed: (list) => [['drops the call of', list]],
  some: (_, call) => [['asks all instead of one in', call.replace(/\.some\(/, '.every(')]],
  every: (_, call) => [['asks one instead of all in', call.replace(/\.every\(/, '.some(')]],
  max: (_, call) => [['takes the least of', call.replace('max', 'min')]],
  min: (_, call) => [['takes the greatest of', call.replace('min', 'max')]],
  and: (_, call) => [['asks one instead of all in', call.replace('and', '$xstate.or')]],
  or: (_, call) => [['asks all instead of one in', call.replace('or', '$xstate.and')]],
};

const ofCall: Operator = (node, _, code) => {
  const name = calleeOf(node) ?? '';
  const call = code(node);
  if (name === 'stateIn') return [fault('negates', node, `$xstate.not(${call})`)];
  if (name === 'not') return [fault('negates', node, code(under(node, 'arguments')[0]))];
  const list = `(${code(at(at(node, 'callee'), 'object'))})`;
  // A method of every object, as toString, is none of these.
  const method = Object.hasOwn(methods, name) ? methods[name] : undefined;
  return (method?.(list, call) ?? [])
    .filter(([, text]) => text !== call)
    .map(([operator, text]) => fault(operator, node, text));
};

const ofMember: Operator = (node, _, code) =>
  node['computed'] === true && at(node, 'property')?.type !== 'Literal'
    ? [
        fault(
          'takes the first instead of the chosen in',
          node,
          `Object.values(${code(at(node, 'object'))})[0]`,
        ),
      ]
    : [];

const ofIf: Operator = (node, _, code) => {
  const test = at(node, 'test');
  return test !== undefined && isBare(test) ? [negated(test, code)] : [];
};

const operators: Readonly<Record<string, Operator>> = {
  ObjectExpression: ofObject,
  ArrayExpression: ofArray,
  ConditionalExpression: ofConditional,
  LogicalExpression: ofLogical,
  BinaryExpression: ofBinary,
  UnaryExpression: ofUnary,
  Literal: ofLiteral,
  CallExpression: ofCall,
  MemberExpression: ofMember,
  IfStatement: ofIf,
};

/** The faults that one expression can have. */
export const faultsAt: Operator = (node, parent, code) =>
  operators[node.type]?.(node, parent, code) ?? [];

/** The fault of a guard whose answer no operator turns round. */
export function negatedGuard(guard: Syntax, code: Code): Fault[] {
  const body = guard.type === 'ArrowFunctionExpression' ? at(guard, 'body') : undefined;
  return body !== undefined && isBare(body) ? [negated(body, code)] : [];
}
