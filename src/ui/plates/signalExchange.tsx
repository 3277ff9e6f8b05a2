// The plate of Signal Exchange: two sets of lines that cross to the side where each is worth more.
import type { ReactNode } from 'react';
import { short, type Look, type Sheet } from './draw.ts';

function draw({ width, height, pick }: Sheet): ReactNode {
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

/** The look. */
export const signalExchange: Look = { kind: 'signal-exchange', draw };
