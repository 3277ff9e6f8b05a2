// A placed chart as SVG: one text for the page, the export and the printer. Colours are the tokens' names.
import type { Chart, ChartState } from '../model/chart.ts';
import { padding, type } from './lines.ts';
import type { Line } from './lines.ts';
import type { Placed, PlacedArrow, PlacedBox, Point } from './place.ts';

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

const px = (value: number) => String(Math.round(value * 10) / 10);

const round = 6;

/** A line around corners, each of them a little rounded. */
function courseOf(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (before === undefined) return `M${px(point.x)} ${px(point.y)}`;
      if (after === undefined) return `L${px(point.x)} ${px(point.y)}`;
      const into = Math.hypot(point.x - before.x, point.y - before.y);
      const out = Math.hypot(after.x - point.x, after.y - point.y);
      const radius = Math.min(round, into / 2, out / 2);
      if (radius === 0) return '';
      const a = radius / into;
      const b = radius / out;
      const start = `${px(point.x - (point.x - before.x) * a)} ${px(point.y - (point.y - before.y) * a)}`;
      const end = `${px(point.x + (after.x - point.x) * b)} ${px(point.y + (after.y - point.y) * b)}`;
      return `L${start}Q${px(point.x)} ${px(point.y)} ${end}`;
    })
    .join('');
}

/** The point of an arrow, as a small triangle in the direction of its last stretch. */
function tipOf(points: readonly Point[]): string {
  const end = points.at(-1);
  const before = points.at(-2);
  if (end === undefined || before === undefined) return '';
  const length = Math.hypot(end.x - before.x, end.y - before.y) || 1;
  const x = (end.x - before.x) / length;
  const y = (end.y - before.y) / length;
  const corner = (side: number) =>
    `${px(end.x - 8 * x - side * 4 * y)} ${px(end.y - 8 * y + side * 4 * x)}`;
  return `<path class="tip" d="M${px(end.x)} ${px(end.y)}L${corner(1)}L${corner(-1)}Z"/>`;
}

function textOf(line: Line, x: number, y: number): string {
  const transition =
    line.transition === undefined ? '' : ` data-transition="${escaped(line.transition)}"`;
  return `<text class="${line.style}" x="${px(x + line.x)}" y="${px(y + line.y)}" textLength="${px(line.width)}" lengthAdjust="spacingAndGlyphs"${transition}>${escaped(line.text)}</text>`;
}

function boxText(
  { x, y, width, height, block, isLeaf, path }: PlacedBox,
  state: ChartState,
): string {
  const rect = (inset: number) =>
    `<rect x="${px(x + inset)}" y="${px(y + inset)}" width="${px(width - 2 * inset)}" height="${px(height - 2 * inset)}" rx="4"/>`;
  const rule = isLeaf
    ? ''
    : `<path class="rule" d="M${px(x)} ${px(y + block.height + 2 * padding - 6)}h${px(width)}"/>`;
  return [
    `<g class="state" data-state="${escaped(path)}" data-kind="${state.kind}" data-leaf="${isLeaf}">`,
    rect(0),
    state.kind === 'final' ? rect(3) : '',
    rule,
    ...block.lines.map((line) => textOf(line, x + padding, y + padding - 3)),
    '</g>',
  ].join('');
}

const labelPadding = 4;

function arrowText({ ids, from, to, points, isLifted }: PlacedArrow): string {
  const line = courseOf(points);
  // A line is too thin to be met by a pointer: a broad one that is not seen lies below it.
  const grip = ids.length === 0 ? '' : `<path class="grip" d="${line}"/>`;
  const course = `${grip}<path class="course" d="${line}"/>${tipOf(points)}`;
  const data = `data-transitions="${escaped(ids.join('|'))}" data-from="${escaped(from)}" data-to="${escaped(to)}"`;
  return `<g class="${ids.length === 0 ? 'begin' : isLifted ? 'arrow lifted' : 'arrow'}" ${data}>${course}</g>`;
}

function labelText({ ids, label }: PlacedArrow): string {
  if (label === null) return '';
  const { x, y, width, height, block } = label;
  return [
    `<g class="label" data-transitions="${escaped(ids.join('|'))}">`,
    `<rect x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(height)}" rx="2"/>`,
    ...block.lines.map((line) => textOf(line, x + labelPadding, y + labelPadding - 1)),
    '</g>',
  ].join('');
}

/** The sizes of the lines, as CSS; they are what the layout was measured with. */
export const typeStyles = Object.entries(type)
  .map(
    ([name, { face, size }]) =>
      `.atlas-chart .${name}{font:${face === 'strong' ? 600 : 400} ${size}px var(--atlas-${face === 'mono' ? 'mono' : 'text'})}`,
  )
  .join('');

/** The chart as an SVG element; boxes and labels carry their ids in `data-state` and `data-transition`. */
export function toSvg(chart: Chart, placed: Placed, title: string): string {
  const states = new Map(chart.states.map((state) => [state.path, state]));
  return [
    `<svg class="atlas-chart" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${placed.width} ${placed.height}" width="${placed.width}" height="${placed.height}" role="img" aria-label="${escaped(title)}">`,
    ...placed.boxes.flatMap((box) => {
      const state = states.get(box.path);
      return state === undefined ? [] : [boxText(box, state)];
    }),
    ...placed.arrows.map(arrowText),
    ...placed.dots.map(({ x, y }) => `<circle class="dot" cx="${px(x)}" cy="${px(y)}" r="5"/>`),
    ...placed.arrows.map(labelText),
    '</svg>',
  ].join('');
}
