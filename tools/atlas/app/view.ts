// The visible part of a chart: pan, zoom and fit as arithmetic.

/** The chart's upper left corner in px of the frame, and its scale. */
export type View = { x: number; y: number; scale: number };
export type Size = { width: number; height: number };

const least = 0.15;
const most = 3;

const clamp = (scale: number) => Math.min(most, Math.max(least, scale));

/** Moves by px of the frame. */
export const panned = (view: View, x: number, y: number): View => ({
  ...view,
  x: view.x + x,
  y: view.y + y,
});

/** Zooms by a factor around a point of the frame. */
export function zoomed(view: View, factor: number, at: { x: number; y: number }): View {
  const scale = clamp(view.scale * factor);
  const ratio = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio };
}

/** The whole chart, in the middle. */
export function fitted(chart: Size, frame: Size): View {
  const scale = clamp(Math.min(1, frame.width / chart.width, frame.height / chart.height));
  return {
    scale,
    x: (frame.width - chart.width * scale) / 2,
    y: (frame.height - chart.height * scale) / 2,
  };
}

/** As first shown: as wide as the frame where that can be read, its beginning at the top. */
export function opened(chart: Size, frame: Size): View {
  const scale = Math.min(1, Math.max(0.72, frame.width / chart.width));
  return { scale, x: Math.max(0, (frame.width - chart.width * scale) / 2), y: 0 };
}

/** A place of the chart in the middle of the frame, large enough to be read. */
export function centred(
  place: { x: number; y: number; width: number; height: number },
  frame: Size,
): View {
  const room = Math.min(frame.width / (place.width + 80), frame.height / (place.height + 80));
  const scale = Math.min(1, Math.max(0.5, room));
  return {
    scale,
    x: frame.width / 2 - (place.x + place.width / 2) * scale,
    // A state taller than the frame shows its head.
    y:
      place.height * scale > frame.height
        ? 24 - place.y * scale
        : frame.height / 2 - (place.y + place.height / 2) * scale,
  };
}

/** The same middle in a frame that has become narrower or wider, as when a panel opens beside it. */
export const resized = (view: View, before: Size, after: Size): View =>
  panned(view, (after.width - before.width) / 2, 0);

/** The view, moved only where a place would be out of sight. */
export function following(
  view: View,
  place: { x: number; y: number; width: number; height: number },
  frame: Size,
): View {
  const left = view.x + place.x * view.scale;
  const top = view.y + place.y * view.scale;
  const isInSight =
    left >= 0 &&
    top >= 0 &&
    left + place.width * view.scale <= frame.width &&
    top + place.height * view.scale <= frame.height;
  if (isInSight) return view;
  return {
    ...view,
    x: frame.width / 2 - (place.x + place.width / 2) * view.scale,
    y: frame.height / 2 - (place.y + place.height / 2) * view.scale,
  };
}
