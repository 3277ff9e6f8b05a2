// The plate of AsynQ: rings for the question, and a single path back for the answer.
import type { ReactNode } from 'react';
import { short, type Look, type Sheet } from './draw.ts';

function draw({ width, height, pick }: Sheet): ReactNode {
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

/** The look. */
export const asyncq: Look = { kind: 'asyncq', draw };
