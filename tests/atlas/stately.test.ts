// Every machine's file can be pasted into Stately unchanged, and its JSON is a machine again.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import { describe, expect, test } from 'vitest';
import * as xstate from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { catalogue } from '#machines/catalogue.ts';
import { toChart } from '../../tools/atlas/model/chart.ts';
import { toStately } from '../../tools/atlas/model/stately.ts';
import {
  at,
  keyOf,
  nameOf,
  nodesOf,
  nodesOfType,
  parse,
  root,
  stringOf,
  under,
} from '../house/source.ts';
import type { Node } from '../house/source.ts';

const names = Object.keys(catalogue);
const fileOf = (name: string) => readFileSync(join(root, `machines/${name}.machine.ts`), 'utf8');

/** Where a call's callee is a member of that name. */
const callsOf = (program: Node, name: string) =>
  nodesOfType(program, 'CallExpression').filter(
    (call) => nameOf(at(at(call, 'callee'), 'property')) === name,
  );

/** Why a tool that reads the text could not read a machine. */
function objections(text: string): string[] {
  const { program } = parse('pasted.ts', text);
  const imports = nodesOfType(program, 'ImportDeclaration').filter(
    (one) => one['importKind'] !== 'type' && stringOf(at(one, 'source')) !== 'xstate',
  );
  const charts = callsOf(program, 'createMachine');
  const config = under(charts[0], 'arguments')[0];
  const inside = config === undefined ? [] : [...nodesOf(config)];
  const arrows = inside.filter(([node]) => node.type === 'ArrowFunctionExpression');
  const isInArrow = (node: Node) =>
    arrows.some(
      ([arrow]) => arrow.start <= node.start && Number(node['end']) <= Number(arrow['end']),
    );
  return [
    ...imports.map((one) => `imports ${String(stringOf(at(one, 'source')))}`),
    ...(charts.length === 1 ? [] : [`has ${charts.length} charts`]),
    ...(config?.type === 'ObjectExpression' ? [] : ['has no literal config']),
    ...inside
      .filter(([node]) => /^(SpreadElement|TemplateLiteral|ConditionalExpression)$/.test(node.type))
      .filter(([node]) => !isInArrow(node))
      .map(([node]) => `computes with ${node.type}`),
    ...inside
      .filter(([node]) => node.type === 'Property' && keyOf(node) === undefined && !isInArrow(node))
      .map(() => 'has a computed key'),
    ...inside
      .filter(([node, parent]) => {
        const isKey = parent?.type === 'Property' && parent['key'] === node;
        return (
          nameOf(node) !== undefined && !isKey && !isInArrow(node) && nameOf(node) !== 'undefined'
        );
      })
      .filter(([node]) => !/^(not|and|or|stateIn)$/.test(nameOf(node) ?? ''))
      .map(([node]) => `names ${String(nameOf(node))}`),
  ];
}

describe.each(names)('%s', (name) => {
  const { machine } = catalogue[name as keyof typeof catalogue];
  test('is read as a text: only xstate, a literal, no free name', () => {
    expect(objections(fileOf(name))).toEqual([]);
  });
  test('runs from its file and xstate alone, and draws the same chart', async () => {
    const { code } = await transformWithOxc(fileOf(name), `${name}.ts`);
    const script = code
      .replace(/import\s*\{([^}]*)\}\s*from\s*["']xstate["'];?/g, 'const {$1} = xstate;')
      .replace(/^export const (\w+)/gm, 'const $1 = exported.$1')
      .replace(/^export (?=function )/gm, '');
    expect(script).not.toMatch(/^\s*(import|export) /m);
    const exported: Record<string, AnyStateMachine> = {};
    // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- this is what a visualizer does with the file
    new Function('xstate', 'exported', script)(xstate, exported);
    const pasted = Object.values(exported).find((one) => one instanceof xstate.StateMachine);
    expect(pasted && toChart(pasted)).toEqual(toChart(machine));
  });
  test('its JSON is a machine with the same states and transitions', () => {
    const json = JSON.parse(JSON.stringify(toStately(toChart(machine)))) as Parameters<
      typeof xstate.createMachine
    >[0];
    const [was, is] = [toChart(machine), toChart(xstate.createMachine(json))];
    expect(is.states.map(({ path, description, tags }) => [path, description, tags])).toEqual(
      was.states.map(({ path, description, tags }) => [path, description, tags]),
    );
    const ways = ({ transitions }: typeof was) =>
      transitions
        .map(({ from, kind, targets, guard, ms }) =>
          JSON.stringify([from, kind, targets, guard, ms]),
        )
        .toSorted();
    expect(ways(is)).toEqual(ways(was));
  });
});

test.each([
  ["import { a } from './a.ts'; setup({}).createMachine({});", 'imports ./a.ts'],
  ['setup({}).createMachine({ ...rest });', 'computes with SpreadElement'],
  ['setup({}).createMachine({ initial: first });', 'names first'],
  ['setup({}).createMachine(config);', 'has no literal config'],
  ['setup({}).createMachine({ [key]: 1 });', 'has a computed key'],
])('refused: %s', (text, reason) => expect(objections(text)).toContain(reason));
