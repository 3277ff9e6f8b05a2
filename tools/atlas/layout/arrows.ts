// Which transitions are arrows, and which are rows in their state's box with the name of where they lead.
import type { Chart, ChartTransition } from '../model/chart.ts';
import { labelLines } from '../model/telling.ts';

export type Arrow = {
  from: string;
  to: string;
  transitions: ChartTransition[];
  /** Represents transitions out of a state inside `from`, or into a state inside `to`: their rows say which. */
  isLifted: boolean;
};

export type Drawing = {
  arrows: Arrow[];
  /** Transitions listed inside the box of their state. */
  rows: ReadonlySet<ChartTransition>;
};

const partsOf = (path: string) => (path === '' ? [] : path.split('.'));

/** How many steps down from the machine two states share. */
function shared(from: readonly string[], to: readonly string[]): number {
  let depth = 0;
  while (depth < from.length && depth < to.length && from[depth] === to[depth]) depth += 1;
  return depth;
}

/** The two sibling states that a transition connects, seen from outside; none if one is inside the other. */
function neighbours(chart: Chart, from: string, to: string): { from: string; to: string } | null {
  const [start, goal] = [partsOf(from), partsOf(to)];
  const depth = shared(start, goal);
  if (depth === start.length || depth === goal.length) return null;
  const around = start.slice(0, depth).join('.');
  // Regions run side by side: leaving one for another leaves them all.
  const isRegion = !chart.states.some(({ parent, isInitial }) => parent === around && isInitial);
  if (isRegion) return null;
  return { from: start.slice(0, depth + 1).join('.'), to: goal.slice(0, depth + 1).join('.') };
}

/** The target of a row, relative to its state: the common part of both paths is left out. */
export function goalOf(from: string, to: string): string {
  const goal = partsOf(to);
  const short = goal.slice(Math.min(shared(partsOf(from), goal), goal.length - 1)).join('.');
  return short === '' ? to : short;
}

/** From this many sources on, equal transitions to one state are listed in the boxes instead of drawn. */
const many = 3;

/** Sorts a chart's transitions: neighbours get arrows with labels, everything else rows. */
export function drawingOf(chart: Chart): Drawing {
  const kindOf = (transition: ChartTransition, to: string) =>
    [...labelLines(chart, transition), to].join('\n');
  const counts = new Map<string, number>();
  for (const transition of chart.transitions) {
    for (const to of transition.targets) {
      const kind = kindOf(transition, to);
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
  }
  const rows = new Set<ChartTransition>();
  const arrows = new Map<string, Arrow>();
  const lifted = new Map<string, Arrow>();
  for (const transition of chart.transitions) {
    const { from, targets } = transition;
    if (targets.length === 0 || targets.includes(from)) rows.add(transition);
    for (const to of targets.filter((target) => target !== from)) {
      const pair = neighbours(chart, from, to);
      const isDirect = pair?.from === from && pair.to === to;
      const isRepeated = (counts.get(kindOf(transition, to)) ?? 0) >= many;
      if (!isDirect || isRepeated) rows.add(transition);
      if (pair === null || (isDirect && isRepeated)) continue;
      const drawn = isDirect ? arrows : lifted;
      const key = `${pair.from} ${pair.to}`;
      const arrow = drawn.get(key) ?? { ...pair, transitions: [], isLifted: !isDirect };
      arrow.transitions.push(transition);
      drawn.set(key, arrow);
    }
  }
  const plain = [...lifted].filter(([key]) => !arrows.has(key)).map(([, arrow]) => arrow);
  return { arrows: [...arrows.values(), ...plain], rows };
}
