// The portrait of a person: a medal with an engraved ground and a monogram. There are no photographs.
import type { ReactNode } from 'react';
import { smooth, short, turn, type Look, type Point, type Sheet } from './draw.ts';

/** Capitals of one stroke, 4 wide and 6 high: no font is needed, so that a picture of a link can hold them too. */
const glyphs: Readonly<Record<string, string>> = {
  a: 'M0 6L2 0L4 6M.7 4H3.3',
  b: 'M0 0V6H2.5Q4 6 4 4.5T2.5 3H0M2.4 3Q3.7 3 3.7 1.5T2.4 0H0',
  c: 'M4 1Q3.2 0 2.2 0Q0 0 0 3T2.2 6Q3.2 6 4 5',
  d: 'M0 0V6H1.8Q4 6 4 3T1.8 0Z',
  e: 'M4 0H0V6H4M0 3H3',
  f: 'M4 0H0V6M0 3H3',
  g: 'M4 1Q3.2 0 2.2 0Q0 0 0 3T2.2 6Q4 6 4 3.4H2.4',
  h: 'M0 0V6M4 0V6M0 3H4',
  i: 'M2 0V6M1 0H3M1 6H3',
  j: 'M3.4 0V4.4Q3.4 6 1.8 6Q.5 6 .2 4.8',
  k: 'M0 0V6M4 0L0 3.5M1.3 2.4L4 6',
  l: 'M0 0V6H4',
  m: 'M0 6V0L2 3.5L4 0V6',
  n: 'M0 6V0L4 6V0',
  o: 'M2 0Q0 0 0 3T2 6Q4 6 4 3T2 0Z',
  p: 'M0 6V0H2.4Q4 0 4 1.7T2.4 3.4H0',
  q: 'M2 0Q0 0 0 3T2 6Q4 6 4 3T2 0ZM2.6 4.4L4.2 6.3',
  r: 'M0 6V0H2.4Q4 0 4 1.7T2.4 3.4H0M2 3.4L4 6',
  s: 'M3.8 .9Q3.1 0 2 0Q.2 0 .2 1.5Q.2 2.8 2 3Q3.9 3.2 3.9 4.5Q3.9 6 2 6Q.8 6 0 5',
  t: 'M0 0H4M2 0V6',
  u: 'M0 0V3.8Q0 6 2 6T4 3.8V0',
  v: 'M0 0L2 6L4 0',
  w: 'M0 0L1 6L2 2.2L3 6L4 0',
  x: 'M0 0L4 6M4 0L0 6',
  y: 'M0 0L2 3L4 0M2 3V6',
  z: 'M0 0H4L0 6H4',
};

/** The first glyphs of the first and the last part of an id: the initials of a name. */
export function initialsOf(id: string): string {
  const parts = id
    .toLowerCase()
    .split('-')
    .filter((part) => part !== '');
  return [parts[0], parts.length > 1 ? parts.at(-1) : undefined]
    .map((part) => part?.[0] ?? '')
    .join('');
}

/** Portrait: a medal, its ground of waves as an engraver cuts them, and the initials. */
function draw({ width, height, id, pick }: Sheet): ReactNode {
  const [x, y] = [width * 0.5, height * 0.5];
  const radius = height * 0.43;
  const wave = pick.between(1.5, 4.5);
  const turns = pick.between(1.5, 3.2);
  const phase = pick.between(0, turn);
  const rows = 26;
  const scratches = Array.from({ length: rows }, (_, index) => {
    const at = ((index + 0.5) / rows) * 2 - 1;
    const half = Math.sqrt(1 - at * at) * radius * 0.94;
    const points = Array.from({ length: 15 }, (__, step): Point => {
      const along = (step / 14) * 2 - 1;
      const bend = Math.sin(along * Math.PI * turns + phase + at * 2.5) * wave;
      return [x + along * half, y + at * radius * 0.94 + bend];
    });
    return smooth(points);
  });
  const rays = Array.from({ length: 48 }, (_, index) => {
    const angle = (index / 48) * turn;
    const [from, to] = [radius * 1.06, radius * (index % 4 === 0 ? 1.22 : 1.14)];
    return `M${short(x + Math.cos(angle) * from)} ${short(y + Math.sin(angle) * from)}L${short(x + Math.cos(angle) * to)} ${short(y + Math.sin(angle) * to)}`;
  });
  const drawn = [...initialsOf(id)].map((letter) => glyphs[letter] ?? '');
  const size = radius * 0.1;
  const gap = size * 1.5;
  const wide = drawn.length * size * 4 + (drawn.length - 1) * gap;
  return (
    <>
      <path className="line faint" d={rays.join('')} />
      <circle className="line" cx={short(x)} cy={short(y)} r={short(radius)} />
      <path className="line faint" d={scratches.join('')} />
      <circle className="ground" cx={short(x)} cy={short(y)} r={short(radius * 0.66)} />
      <circle className="accent fine" cx={short(x)} cy={short(y)} r={short(radius * 0.66)} />
      {drawn.map((path, index) => (
        <path
          // The same letter may come twice.
          key={`${index} ${path}`}
          className="stroke"
          transform={`translate(${short(x - wide / 2 + index * (size * 4 + gap))} ${short(y - size * 3)}) scale(${short(size)})`}
          d={path}
        />
      ))}
    </>
  );
}

/** The look. */
export const portrait: Look = { kind: 'portrait', draw };
