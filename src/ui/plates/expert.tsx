// The plate of Expert: a star map. The bodies that one person has learned to see as a figure.
import type { ReactNode } from 'react';
import { polyline, short, type Look, type Point, type Sheet } from './draw.ts';

function draw({ width, height, pick }: Sheet): ReactNode {
  const pole: Point = [width * pick.between(0.35, 0.65), height * pick.between(1.15, 1.5)];
  const radii = Array.from({ length: 6 }, (_, index) => height * (0.45 + index * 0.28));
  const stars = Array.from({ length: 26 }, () => ({
    x: pick.between(14, width - 14),
    y: pick.between(12, height - 12),
    size: pick.between(0.8, 2.2),
  }));
  const figure: Point[] = [];
  const steps = pick.whole(5, 6);
  for (let index = 0; index < steps; index += 1) {
    figure.push([
      width * (0.24 + (0.52 * index) / (steps - 1)) + pick.between(-14, 14),
      height * pick.between(0.2, 0.78),
    ]);
  }
  const lead = pick.whole(1, steps - 2);
  return (
    <>
      {radii.map((radius) => (
        <circle
          key={radius}
          className="line faint"
          cx={short(pole[0])}
          cy={short(pole[1])}
          r={short(radius)}
        />
      ))}
      <path
        className="line faint"
        d={[-0.9, -0.45, 0, 0.45, 0.9]
          .map(
            (angle) =>
              `M${short(pole[0])} ${short(pole[1])}L${short(pole[0] + Math.sin(angle) * height * 2.4)} ${short(pole[1] - Math.cos(angle) * height * 2.4)}`,
          )
          .join('')}
      />
      <g className="dot">
        {stars.map((star) => (
          <circle key={`${star.x}`} cx={short(star.x)} cy={short(star.y)} r={short(star.size)} />
        ))}
      </g>
      <path className="accent fine" d={polyline(figure)} />
      {figure.map(([x, y], index) => (
        <circle
          key={`${x}`}
          className={index === lead ? 'hot' : 'ring'}
          cx={short(x)}
          cy={short(y)}
          r={index === lead ? 5.5 : 3.2}
        />
      ))}
    </>
  );
}

/** The look. */
export const expert: Look = { kind: 'expert', draw };
