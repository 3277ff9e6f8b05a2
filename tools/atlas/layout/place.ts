// Places a chart with elkjs: boxes inside boxes, arrows around them, every label in a place of its own.
import ELK from 'elkjs/lib/elk.bundled.js';
import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import { childrenOf } from '../model/chart.ts';
import type { Chart, ChartState } from '../model/chart.ts';
import { drawingOf } from './arrows.ts';
import type { Arrow, Drawing } from './arrows.ts';
import { boxOf, labelOf, padding } from './lines.ts';
import type { Block } from './lines.ts';

export type Rect = { x: number; y: number; width: number; height: number };
export type Point = { x: number; y: number };

export type PlacedBox = Rect & { path: string; block: Block; isLeaf: boolean };
export type PlacedArrow = {
  /** The transitions that it represents; none for an initial arrow. */
  ids: string[];
  from: string;
  to: string;
  isLifted: boolean;
  points: Point[];
  label: (Rect & { block: Block }) | null;
};
export type Placed = {
  width: number;
  height: number;
  /** Outer boxes before what is in them. */
  boxes: PlacedBox[];
  arrows: PlacedArrow[];
  /** Where a compound state begins. */
  dots: Point[];
};

const dot = 10;
const margin = 16;
const labelPadding = 4;

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.aspectRatio': '1.7',
  'elk.layered.spacing.nodeNodeBetweenLayers': '34',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '6',
  'elk.spacing.labelLabel': '8',
};

const boxId = (path: string) => `box ${path}`;
const dotId = (path: string) => `dot ${path}`;

type Plan = {
  chart: Chart;
  drawing: Drawing;
  arrows: (Arrow & { id: string; block: Block | null })[];
  blocks: Map<string, Block>;
};

const parentOf = (path: string) => path.split('.').slice(0, -1).join('.');

/** The arrows among the children of a state, those of its beginning first. */
function edgesIn({ chart, arrows }: Plan, path: string): ElkExtendedEdge[] {
  const order = (one: string) => chart.states.findIndex((state) => state.path === one);
  const beginnings = childrenOf(chart, path)
    .filter(({ isInitial }) => isInitial)
    .map((first): ElkExtendedEdge => ({
      id: `begin ${first.path}`,
      sources: [dotId(path)],
      targets: [boxId(first.path)],
      layoutOptions: { 'elk.layered.priority.direction': '20' },
    }));
  const own = arrows.filter(({ from }) => parentOf(from) === path && from !== '');
  return [
    ...beginnings,
    ...own.map(({ id, from, to, block }): ElkExtendedEdge => ({
      id,
      sources: [boxId(from)],
      targets: [boxId(to)],
      ...(block !== null && {
        labels: [
          {
            id: `${id} label`,
            text: id,
            width: block.width + 2 * labelPadding,
            height: block.height + 2 * labelPadding,
            layoutOptions: { 'elk.edgeLabels.placement': 'CENTER' },
          },
        ],
      }),
      layoutOptions: { 'elk.layered.priority.direction': order(to) > order(from) ? '10' : '0' },
    })),
  ];
}

function nodeOf(plan: Plan, state: ChartState): ElkNode {
  const { chart, drawing, blocks } = plan;
  const children = childrenOf(chart, state.path);
  const block = boxOf(chart, drawing, state, children.length > 0);
  blocks.set(state.path, block);
  const width = block.width + 2 * padding;
  const height = block.height + 2 * padding;
  if (children.length === 0) return { id: boxId(state.path), width, height };
  const begins = children.some(({ isInitial }) => isInitial);
  const start: ElkNode = {
    id: dotId(state.path),
    width: dot,
    height: dot,
    layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' },
  };
  return {
    id: boxId(state.path),
    children: [...(begins ? [start] : []), ...children.map((child) => nodeOf(plan, child))],
    edges: edgesIn(plan, state.path),
    layoutOptions: {
      ...options,
      'elk.padding': `[top=${height},left=${padding},bottom=${padding},right=${padding}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
  };
}

const rectOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Rect>): Rect => ({
  x,
  y,
  width,
  height,
});

/** Every node below and including this one, outer ones first. */
const nodesIn = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(nodesIn)];

/** Places a chart. Answers with coordinates in px from the upper left corner. */
export async function place(chart: Chart): Promise<Placed> {
  const drawing = drawingOf(chart);
  const plan: Plan = {
    chart,
    drawing,
    blocks: new Map(),
    arrows: drawing.arrows.map((arrow, index) => ({
      ...arrow,
      id: `arrow ${index}`,
      block: arrow.isLifted ? null : labelOf(chart, arrow.transitions),
    })),
  };
  const [root] = chart.states;
  if (root === undefined) throw new Error(`${chart.id} has no state.`);
  const outer: ElkNode = await new ELK().layout({
    id: 'outer',
    layoutOptions: {
      ...options,
      'elk.padding': `[top=${margin},left=${margin},bottom=${margin},right=${margin}]`,
    },
    children: [nodeOf(plan, root)],
  });
  const nodes = nodesIn(outer);
  return {
    width: Math.ceil(outer.width ?? 0),
    height: Math.ceil(outer.height ?? 0),
    boxes: nodes.flatMap((node) => {
      const path = node.id.replace(/^box /, '');
      const block = plan.blocks.get(path);
      if (!node.id.startsWith('box ') || block === undefined) return [];
      return [{ ...rectOf(node), path, block, isLeaf: (node.children ?? []).length === 0 }];
    }),
    dots: nodes
      .filter(({ id }) => id.startsWith('dot '))
      .map(({ x = 0, y = 0 }) => ({ x: x + dot / 2, y: y + dot / 2 })),
    arrows: nodes
      .flatMap(({ edges }) => edges ?? [])
      .map((edge): PlacedArrow => {
        const arrow = plan.arrows.find(({ id }) => id === edge.id);
        const label = edge.labels?.[0];
        const block = arrow?.block ?? null;
        return {
          ids: arrow?.transitions.map(({ id }) => id) ?? [],
          from: arrow?.from ?? '',
          to: arrow?.to ?? edge.id.slice('begin '.length),
          isLifted: arrow?.isLifted ?? false,
          points: (edge.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [
            startPoint,
            ...bendPoints,
            endPoint,
          ]),
          label: block === null || label === undefined ? null : { ...rectOf(label), block },
        };
      }),
  };
}
