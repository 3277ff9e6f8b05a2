// Plates of circular motion: a table, two systems that touch, an evening seen from above.
import type { ReactNode } from 'react';
import { short, type Sheet } from './draw.ts';

const turn = Math.PI * 2;

/** Open Circle: a table from above, its seats, and the one that is free. */
export function openCircle({ width, height, pick }: Sheet): ReactNode {
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

/** Partner: two systems whose outer orbits cross. */
export function partner({ width, height, pick }: Sheet): ReactNode {
  const y = height * 0.5;
  const apart = width * pick.between(0.16, 0.22);
  const middle = width * pick.between(0.44, 0.56);
  const side = pick.chance(0.5) ? 1 : -1;
  const meetY = y + side * height * pick.between(0.12, 0.32);
  const count = pick.whole(6, 9);
  // The outermost orbits are wide enough to cross at the meeting point.
  const step = Math.hypot(apart, meetY - y) / count;
  return (
    <>
      {[-1, 1].map((system) =>
        Array.from({ length: count }, (_, index) => (
          <circle
            key={`${system}${index}`}
            className={system * side > 0 ? 'line' : 'line faint'}
            cx={short(middle + system * apart)}
            cy={short(y)}
            r={short(step * (index + 1))}
          />
        )),
      )}
      <path
        className="accent fine"
        d={`M${short(middle - apart)} ${short(y)}L${short(middle)} ${short(meetY)}L${short(middle + apart)} ${short(y)}`}
      />
      <circle className="dot muted" cx={short(middle - apart)} cy={short(y)} r="4" />
      <circle className="dot muted" cx={short(middle + apart)} cy={short(y)} r="4" />
      <circle className="hot" cx={short(middle)} cy={short(meetY)} r="5" />
    </>
  );
}

/** Gathering: orbits seen at a slant, as many bodies as the evening needs. */
export function gathering({ width, height, pick }: Sheet): ReactNode {
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
