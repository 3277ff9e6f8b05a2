// The plate of Gathering: orbits seen at a slant, as many bodies as the evening needs.
import type { ReactNode } from 'react';
import { short, turn, type Look, type Sheet } from './draw.ts';

function draw({ width, height, pick }: Sheet): ReactNode {
  const x = width * pick.between(0.45, 0.55);
  const y = height * 0.5;
  const tilt = pick.between(-12, 12);
  const flat = pick.between(0.3, 0.42);
  const count = pick.whole(5, 6);
  const hot = pick.whole(1, count - 2);
  return (
    <g transform={`rotate(${short(tilt)} ${short(x)} ${short(y)})`}>
      {Array.from({ length: count }, (_, index) => {
        const rx = width * (0.06 + (0.34 * (index + 1)) / count);
        const ry = rx * flat;
        const angle = pick.between(0, turn);
        const bodyX = short(x + Math.cos(angle) * rx);
        const bodyY = short(y + Math.sin(angle) * ry);
        return (
          <g key={rx}>
            <ellipse
              className={index === hot ? 'accent fine' : 'line'}
              cx={short(x)}
              cy={short(y)}
              rx={short(rx)}
              ry={short(ry)}
            />
            <circle
              className={index === hot ? 'hot' : 'dot muted'}
              cx={bodyX}
              cy={bodyY}
              r={index === hot ? 5 : short(pick.between(2.2, 3.8))}
            />
          </g>
        );
      })}
      <circle className="sun" cx={short(x)} cy={short(y)} r="5" />
    </g>
  );
}

/** The look. */
export const gathering: Look = { kind: 'gathering', draw };
