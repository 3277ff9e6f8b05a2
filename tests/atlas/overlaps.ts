// Finds overlaps in the layout of a chart, as sentences.
import type { Placed, Point, Rect } from '../../tools/atlas/layout/place.ts';

const touches = (one: Rect, other: Rect) =>
  one.x < other.x + other.width - 0.5 &&
  other.x < one.x + one.width - 0.5 &&
  one.y < other.y + other.height - 0.5 &&
  other.y < one.y + one.height - 0.5;

const holds = (outer: Rect, inner: Rect) =>
  inner.x >= outer.x - 0.5 &&
  inner.y >= outer.y - 0.5 &&
  inner.x + inner.width <= outer.x + outer.width + 0.5 &&
  inner.y + inner.height <= outer.y + outer.height + 0.5;

/** The straight segments of a line, as rectangles without a width. */
const stretches = (points: readonly Point[]): Rect[] =>
  points.slice(1).map((end, index) => {
    const start = points[index] ?? end;
    return {
      x: Math.min(start.x, end.x) - 0.5,
      y: Math.min(start.y, end.y) - 0.5,
      width: Math.abs(start.x - end.x) + 1,
      height: Math.abs(start.y - end.y) + 1,
    };
  });

/** Every fault of a layout; an empty list if there is none. */
export function overlaps({ boxes, arrows, width, height }: Placed): string[] {
  const padding = 14;
  const labels = arrows.flatMap(({ label, ids }) =>
    label === null ? [] : [{ ...label, name: ids.join(' & ') }],
  );
  const leaves = boxes.filter(({ isLeaf }) => isLeaf);
  const heads = boxes.map((box) => ({
    path: box.path,
    x: box.x + padding,
    y: box.y + padding,
    width: box.block.width,
    height: box.block.height,
  }));
  const faults: string[] = [];
  labels.forEach((label, index) => {
    if (!holds({ x: 0, y: 0, width, height }, label)) faults.push(`${label.name} leaves the page`);
    for (const other of labels.slice(index + 1)) {
      if (touches(label, other)) faults.push(`${label.name} lies on ${other.name}`);
    }
    for (const leaf of leaves) {
      if (touches(label, leaf)) faults.push(`${label.name} lies on the box ${leaf.path}`);
    }
    for (const head of heads) {
      if (touches(label, head)) faults.push(`${label.name} lies on the words of ${head.path}`);
    }
    for (const arrow of arrows) {
      if (arrow.label !== null && arrow.ids.join(' & ') === label.name) continue;
      if (stretches(arrow.points).some((stretch) => touches(stretch, label)))
        faults.push(`${arrow.from} -> ${arrow.to} runs under ${label.name}`);
    }
  });
  for (const box of boxes) {
    const head = heads.find(({ path }) => path === box.path);
    if (head !== undefined && !holds(box, head))
      faults.push(`${box.path} is too small for its words`);
    for (const other of boxes) {
      const isInside = other !== box && (box.path === '' || other.path.startsWith(`${box.path}.`));
      if (isInside && !holds(box, other)) faults.push(`${other.path} leaves ${box.path}`);
      if (isInside && head !== undefined && touches(head, other))
        faults.push(`${other.path} lies on the words of ${box.path}`);
    }
  }
  leaves.forEach((leaf, index) => {
    for (const other of leaves.slice(index + 1)) {
      if (touches(leaf, other)) faults.push(`${leaf.path} lies on ${other.path}`);
    }
  });
  for (const arrow of arrows) {
    for (const head of heads) {
      if (stretches(arrow.points).some((stretch) => touches(stretch, head)))
        faults.push(`${arrow.from} -> ${arrow.to} crosses the words of ${head.path}`);
    }
  }
  return faults;
}
