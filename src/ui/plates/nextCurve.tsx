// The plate of Next Curve: spectral lines, a few of them bright.
import type { ReactNode } from 'react';
import { short, ticks, type Look, type Sheet } from './draw.ts';

function draw({ width, height, pick }: Sheet): ReactNode {
  const base = height - 18;
  const peaks = Array.from({ length: 3 }, () => ({
    at: width * pick.between(0.08, 0.92),
    spread: width * pick.between(0.04, 0.11),
    size: pick.between(0.45, 1),
  }));
  const gap = pick.whole(7, 9);
  const brightest = new Set([pick.whole(4, 14), pick.whole(18, 34), pick.whole(36, 56)]);
  let quiet = '';
  let strong = '';
  let bright = '';
  for (let x = gap, index = 0; x < width; x += gap, index += 1) {
    const light = peaks.reduce(
      (sum, p) => sum + p.size * Math.exp(-(((x - p.at) / p.spread) ** 2)),
      0.1,
    );
    const length = (1 - Math.exp(-1.4 * light)) * pick.between(0.45, 1) * (height - 34) + 3;
    const stroke = `M${x} ${base}V${short(base - length)}`;
    if (brightest.has(index) && length > 10)
      bright += `M${x} ${base}V${short(base - Math.max(length, height * 0.4))}`;
    else if (pick.chance(0.16)) strong += stroke;
    else quiet += stroke;
  }
  return (
    <>
      <path className="axis" d={`M0 ${base}H${width}`} />
      <path className="line" d={quiet} />
      <path className="line muted" d={strong} />
      <path className="accent" d={bright} />
      <path className="axis" d={ticks(width / 10, width - 1, base + 6, width / 10, 6)} />
    </>
  );
}

/** The look. */
export const nextCurve: Look = { kind: 'next-curve', draw };
