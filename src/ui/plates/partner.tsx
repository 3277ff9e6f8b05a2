// The plate of Partner: two systems whose outer orbits cross.
import type { ReactNode } from 'react';
import { short, type Look, type Sheet } from './draw.ts';

function draw({ width, height, pick }: Sheet): ReactNode {
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

/** The look. */
export const partner: Look = { kind: 'partner', draw };
