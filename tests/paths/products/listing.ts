// What the products come to, as lines for the command and as the committed page docs/paths/products.md.
import { products } from './all.ts';
import type { ProductName } from './names.ts';
import { reach } from './reach.ts';
import type { Product } from './product.ts';
import type { Reach } from './reach.ts';

/** The committed page, from the root of the repository. */
export const file = 'docs/paths/products.md';

/** A product that was explored. */
export type Explored = { name: string; product: Product; reach: Reach };

/** Explores the products of these names, variant by variant. */
export const exploreAll = (names: readonly string[] = Object.keys(products)): Explored[] =>
  names.flatMap((name) =>
    products[name as ProductName].variants.map((product) => ({
      name,
      product,
      reach: reach(product),
    })),
  );

const nameOf = ({ name, product }: Explored) =>
  product.variant === undefined ? name : `${name}, ${product.variant}`;

const countsOf = ({ pairs, nodes, edges }: Reach) =>
  `${pairs} pairs of states, ${nodes.length} situations, ${edges.length} edges checked`;

/** One product in a line. */
export const lineOf = (explored: Explored): string =>
  `${nameOf(explored)}: ${countsOf(explored.reach)}${explored.reach.isBounded ? ' (bounded)' : ''}`;

/** What does not hold, each with its shortest path. */
export const faultsOf = (explored: Explored): string[] =>
  explored.reach.faults.map(
    ({ sentence, path }) =>
      `${nameOf(explored)}: ‘${sentence}’ does not hold after ${path.join(' → ')}`,
  );

const total = (all: readonly Explored[]) => {
  const sum = (count: (one: Reach) => number) =>
    all.reduce((n, { reach: one }) => n + count(one), 0);
  return [
    sum(({ pairs }) => pairs),
    sum(({ nodes }) => nodes.length),
    sum(({ edges }) => edges.length),
  ];
};

/** The page of all products. */
export function listing(all: readonly Explored[]): string {
  const sections = Object.entries(products).flatMap(([name, { title, coupling }]) => {
    const own = all.filter((one) => one.name === name);
    const [first] = own;
    if (first === undefined) return [];
    const { invariants, leadsTo = {}, bound } = first.product;
    const rows = own.map(({ product, reach: { pairs, nodes, edges, isBounded } }) => {
      const machines = Object.values(product.parts)
        .map(({ model }) => model.machine.id)
        .join(' × ');
      return `| ${machines} | ${pairs} | ${nodes.length}${isBounded ? ' (bounded)' : ''} | ${edges.length} |`;
    });
    return [
      `## ${title}`,
      '',
      coupling,
      '',
      '| Machines | Pairs of states | Situations | Edges checked |',
      '| --- | --- | --- | --- |',
      ...rows,
      '',
      ...[...Object.keys(invariants), ...Object.keys(leadsTo)].map((sentence) => `- ${sentence}.`),
      '',
      ...(own.some(({ reach: { isBounded } }) => isBounded)
        ? [
            `The exploration is breadth-first and follows ${bound} situations; what lies one move beyond them is checked, too.`,
            '',
          ]
        : []),
    ];
  });
  const [pairs = 0, situations = 0, edges = 0] = total(all);
  return `${[
    '# Products of machines',
    '',
    'Faults between two machines are found by walking both at once. Each product below takes the path models of its machines, couples them as the app does, and',
    'explores every combination that a page can be in, up to a bound. Each move is checked against the invariants. `npm run paths -- --product <name>` prints the counts',
    '(without a name: of all), `--out` writes this page, and the tests compare it. What the kit and a product consist of: [tests/paths/products](../../tests/paths/products/README.md).',
    '',
    `In all ${pairs} pairs of states, ${situations} situations and ${edges} edges.`,
    '',
    ...sections,
  ]
    .join('\n')
    .trimEnd()}\n`;
}
