// The text of a state's box and of an arrow, line by line, with its size.
import type { Chart, ChartState, ChartTransition } from '../model/chart.ts';
import type { Saying } from '../model/words.ts';
import { goalOf } from './arrows.ts';
import type { Drawing } from './arrows.ts';
import { noticed, sayingWords, triggerWords } from '../model/telling.ts';
import { widthOf, wrap } from './measure.ts';
import type { Face } from './measure.ts';

export type LineStyle =
  'name' | 'description' | 'port' | 'tag' | 'act' | 'trigger' | 'guard' | 'said';

export type Line = {
  text: string;
  style: LineStyle;
  /** The distance to the baseline from the left edge and the top of its box. */
  x: number;
  y: number;
  width: number;
  /** The transition that the line describes. */
  transition?: string;
};

export type Block = { lines: Line[]; width: number; height: number };

/** Face, size and line height in px of each kind of line. The page's style sheet says the same. */
export const type: Record<LineStyle, { face: Face; size: number; leading: number }> = {
  name: { face: 'strong', size: 15, leading: 21 },
  description: { face: 'text', size: 12.5, leading: 17 },
  port: { face: 'mono', size: 11, leading: 16 },
  tag: { face: 'mono', size: 11, leading: 16 },
  act: { face: 'mono', size: 11, leading: 16 },
  trigger: { face: 'mono', size: 11.5, leading: 16 },
  guard: { face: 'mono', size: 11, leading: 15 },
  said: { face: 'text', size: 12, leading: 16 },
};

const gap = 7;
const leafWidth = 236;
const headWidth = 340;
const labelWidth = 190;
export const padding = 14;

/** Puts lines under each other; a null is a gap. */
function stack(rows: (Omit<Line, 'x' | 'y' | 'width'> | null)[], most: number): Block {
  const lines: Line[] = [];
  let y = 0;
  let width = 0;
  for (const row of rows) {
    if (row === null) {
      y += gap;
      continue;
    }
    const { face, size, leading } = type[row.style];
    for (const text of wrap(row.text, face, size, most)) {
      y += leading;
      const own = widthOf(text, face, size);
      width = Math.max(width, own);
      lines.push({ ...row, text, x: 0, y: y - Math.round(leading * 0.28), width: own });
    }
  }
  return { lines, width: Math.ceil(width), height: Math.ceil(y) };
}

const said = (says: readonly Saying[], transition?: string) =>
  says.map((saying) => ({
    text: sayingWords(saying),
    style: 'said' as const,
    ...(transition !== undefined && { transition }),
  }));

/** The rows that describe one transition. */
function rowsOf(chart: Chart, transition: ChartTransition, goal = '') {
  const { id, guard, actions } = transition;
  return [
    {
      text: `${triggerWords(chart, transition)}${goal}`,
      style: 'trigger' as const,
      transition: id,
    },
    ...(guard === null ? [] : [{ text: `if ${guard}`, style: 'guard' as const, transition: id }]),
    ...said(noticed(actions), id),
  ];
}

const entryRows = (word: string, actions: ChartState['entry']) =>
  noticed(actions).map((saying) => ({
    text: `${word} ${sayingWords(saying)}`,
    style: 'said' as const,
  }));

/** What follows a row's trigger: where it leads. */
function leads({ from, targets }: ChartTransition): string {
  if (targets.length === 0) return '';
  const goals = targets.map((to) => (to === from ? 'begins again' : goalOf(from, to)));
  return ` › ${goals.join(', ')}`;
}

/** The text of a state's box. */
export function boxOf(chart: Chart, { rows }: Drawing, state: ChartState, isWide: boolean): Block {
  const inner = chart.transitions.filter(
    (transition) => transition.from === state.path && rows.has(transition),
  );
  return stack(
    [
      { text: state.name, style: 'name' },
      ...(state.description === ''
        ? []
        : [{ text: state.description, style: 'description' as const }]),
      ...(state.ports.length + state.tags.length > 0 ? [null] : []),
      ...state.ports.map(({ name }) => ({ text: `asks ${name}`, style: 'port' as const })),
      ...(state.tags.length > 0
        ? [{ text: state.tags.map((tag) => `#${tag}`).join(' '), style: 'tag' as const }]
        : []),
      ...entryRows('on entry', state.entry),
      ...entryRows('on exit', state.exit),
      ...(inner.length > 0 ? [null] : []),
      ...inner.flatMap((transition) => rowsOf(chart, transition, leads(transition))),
    ],
    isWide ? headWidth : leafWidth,
  );
}

/** The label of an arrow that represents one or several transitions. */
export function labelOf(chart: Chart, transitions: readonly ChartTransition[]): Block {
  return stack(
    transitions.flatMap((transition, index) => [
      ...(index === 0 ? [] : [null]),
      ...rowsOf(chart, transition),
    ]),
    labelWidth,
  );
}
