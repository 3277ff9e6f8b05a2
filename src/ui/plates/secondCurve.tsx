// The plate of Second Curve: the second one starts before the first one peaks.
import type { ReactNode } from 'react';
import { rise, sample, short, smooth, ticks, type Look, type Sheet } from './draw.ts';

function draw({ width, height, pick }: Sheet): ReactNode {
  const base = height - 18;
  const firstMiddle = width * pick.between(0.12, 0.36);
  const spread = width * pick.between(0.035, 0.07);
  const peak = height * pick.between(0.4, 0.64);
  const decline = pick.between(0.08, 0.4);
  const start = firstMiddle + width * pick.between(0.02, 0.12);
  const secondMiddle = start + width * pick.between(0.3, 0.42);
  const top = height * pick.between(0.7, 0.8);
  const slower = pick.between(0.9, 1.25);
  const first = (x: number) =>
    base -
    10 -
    peak * rise(x, firstMiddle, spread) +
    Math.max(0, (x - firstMiddle - width * 0.16) / width) * height * decline;
  const second = (x: number) => base - 12 - top * rise(x, secondMiddle, spread * slower);
  const meet = start + (secondMiddle - start) * 0.42;
  return (
    <>
      <path
        className="axis"
        d={`M0 ${base}H${width}${ticks(width / 16, width, base, width / 8, 6)}`}
      />
      <path className="line" d={smooth(sample(0, width, 26, first))} />
      <path className="dash" d={`M${short(meet)} ${base}V${short(first(meet))}`} />
      <path className="accent" d={smooth(sample(start, width, 26, second))} />
      <circle className="ring quiet" cx={short(meet)} cy={short(first(meet))} r="4" />
      <circle className="ring" cx={short(meet)} cy={short(second(meet))} r="4.5" />
    </>
  );
}

/** The look. */
export const secondCurve: Look = { kind: 'second-curve', draw };
