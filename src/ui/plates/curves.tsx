// Plates of measured lines: two curves, a spectrum, an exchange, a question.
import type { ReactNode } from 'react';
import { rise, sample, short, smooth, ticks, type Sheet } from './draw.ts';

/** Second Curve: the second one starts before the first one peaks. */
export function secondCurve({ width, height, pick }: Sheet): ReactNode {
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

/** Next Curve: spectral lines, a few of them bright. */
export function nextCurve({ width, height, pick }: Sheet): ReactNode {
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

/** Signal Exchange: two sets of lines that cross to the side where each is worth more. */
export function signalExchange({ width, height, pick }: Sheet): ReactNode {
  const left = width * 0.16;
  const right = width * 0.84;
  const count = pick.whole(8, 11);
  const rows = Array.from(
    { length: count },
    (_, index) => 20 + ((height - 40) * index) / (count - 1),
  );
  const order = rows.map((_, index) => ({ index, weight: pick.between(0, 1) + index * 0.04 }));
  order.sort((a, b) => a.weight - b.weight);
  const chosen = order[pick.whole(0, 1)]?.index ?? 0;
  const cross = (from: number, to: number) =>
    `M${short(left)} ${short(from)}C${short(width * 0.42)} ${short(from)} ${short(width * 0.58)} ${short(to)} ${short(right)} ${short(to)}`;
  return (
    <>
      <path
        className="axis"
        d={`M${short(left)} 8V${height - 8}M${short(right)} 8V${height - 8}`}
      />
      {order.map(({ index }, place) => (
        <path
          key={index}
          className={index === chosen ? 'accent' : 'line'}
          d={cross(rows[index] ?? 0, rows[place] ?? 0)}
        />
      ))}
      {order.map(({ index }, place) => (
        <g key={index} className={index === chosen ? 'hot' : 'dot'}>
          <circle cx={short(left)} cy={short(rows[index] ?? 0)} r={index === chosen ? 4 : 2.2} />
          <circle cx={short(right)} cy={short(rows[place] ?? 0)} r={index === chosen ? 4 : 2.2} />
        </g>
      ))}
    </>
  );
}

/** AsynQ: rings for the question, and a single path back for the answer. */
export function asyncq({ width, height, pick }: Sheet): ReactNode {
  const x = width * pick.between(0.2, 0.32);
  const y = height * pick.between(0.42, 0.6);
  const toX = width * pick.between(0.72, 0.86);
  const toY = height * pick.between(0.3, 0.7);
  const spacing = pick.between(20, 28);
  const rings = Math.ceil(width / spacing);
  const gapAt = pick.between(-0.5, 0.5);
  return (
    <>
      {Array.from({ length: rings }, (_, index) => {
        const radius = spacing * (index + 1);
        const spread = 2.5 - Math.min(1.9, index * 0.12);
        const from = gapAt - spread;
        const to = gapAt + spread;
        const start = `${short(x + radius * Math.cos(from))} ${short(y + radius * Math.sin(from))}`;
        const end = `${short(x + radius * Math.cos(to))} ${short(y + radius * Math.sin(to))}`;
        return (
          <path
            key={radius}
            className="line"
            d={`M${start}A${short(radius)} ${short(radius)} 0 ${spread * 2 > Math.PI ? 1 : 0} 1 ${end}`}
          />
        );
      })}
      <path
        className="accent"
        d={`M${short(x)} ${short(y)}Q${short((x + toX) / 2)} ${short(Math.min(y, toY) - height * 0.5)} ${short(toX)} ${short(toY)}`}
      />
      <circle className="ring" cx={short(x)} cy={short(y)} r="5" />
      <circle className="hot" cx={short(toX)} cy={short(toY)} r="4.5" />
    </>
  );
}
