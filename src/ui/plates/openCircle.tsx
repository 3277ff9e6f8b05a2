// The plate of Open Circle: a table from above, its seats, and the one that is free.
import type { ReactNode } from 'react';
import { short, turn, type Look, type Sheet } from './draw.ts';

function draw({ width, height, pick }: Sheet): ReactNode {
  const x = width * pick.between(0.36, 0.64);
  const y = height * 0.5;
  const radius = height * pick.between(0.27, 0.34);
  const seats = pick.whole(8, 15);
  const offset = pick.between(0, turn);
  const free = pick.whole(0, seats - 1);
  const echoes = Array.from({ length: 9 }, (_, index) => radius * 1.55 + index * height * 0.17);
  return (
    <>
      {echoes.map((echo) => (
        <circle key={echo} className="line faint" cx={short(x)} cy={short(y)} r={short(echo)} />
      ))}
      <circle className="line" cx={short(x)} cy={short(y)} r={short(radius)} />
      <circle className="line" cx={short(x)} cy={short(y)} r={short(radius * 0.55)} />
      {Array.from({ length: seats }, (_, index) => {
        const angle = offset + (turn * index) / seats;
        const cx = short(x + Math.cos(angle) * radius * 1.24);
        const cy = short(y + Math.sin(angle) * radius * 1.24);
        return (
          <circle
            key={angle}
            className={index === free ? 'ring' : 'dot muted'}
            cx={cx}
            cy={cy}
            r={index === free ? 5.5 : 3.6}
          />
        );
      })}
    </>
  );
}

/** The look. */
export const openCircle: Look = { kind: 'open-circle', draw };
