// The plate of Tool Drops: a dot grid with a few highlighted points, one of them measured.
import type { ReactNode } from 'react';
import { short, type Look, type Point, type Sheet } from './draw.ts';

function draw({ width, height, pick }: Sheet): ReactNode {
  const columns = 14;
  const rows = Math.max(4, Math.round((columns * height) / width));
  const centre: Point = [pick.between(3, columns - 3), pick.between(1, rows - 1)];
  const spread = pick.between(2.5, 4.5);
  const place = (column: number, row: number): Point => [
    ((column + 0.5) * width) / columns,
    ((row + 0.5) * height) / rows,
  ];
  const found: Point[] = [];
  for (let column = pick.whole(0, 2); column < columns; column += pick.whole(2, 3)) {
    found.push(place(column, pick.whole(0, rows - 1)));
  }
  const [sightX, sightY] = found[pick.whole(1, found.length - 2)] ?? place(2, 1);
  // One of them is being measured: a cross of hairlines, interrupted around it.
  const sight =
    `M0 ${short(sightY)}H${short(sightX - 13)}M${short(sightX + 13)} ${short(sightY)}H${width}` +
    `M${short(sightX)} 0V${short(sightY - 13)}M${short(sightX)} ${short(sightY + 13)}V${height}`;
  const dots: ReactNode[] = [];
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < rows; row += 1) {
      const [x, y] = place(column, row);
      const far = ((column - centre[0]) ** 2 + (row - centre[1]) ** 2) / spread ** 2;
      const radius = 1.1 + 2.6 * Math.exp(-far);
      dots.push(<circle key={`${column}-${row}`} cx={short(x)} cy={short(y)} r={short(radius)} />);
    }
  }
  return (
    <>
      <g className="dot">{dots}</g>
      <path className="line" d={sight} />
      <g className="hot">
        {found.map(([x, y]) => (
          <circle key={`${x}-${y}`} cx={short(x)} cy={short(y)} r="5" />
        ))}
      </g>
      <circle className="halo" cx={short(sightX)} cy={short(sightY)} r="13" />
    </>
  );
}

/** The look. */
export const toolDrops: Look = { kind: 'tool-drops', draw };
