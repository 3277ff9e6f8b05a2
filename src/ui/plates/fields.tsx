// Plates of plotted fields: a dot grid, contour lines, a lattice, a star map.
import type { ReactNode } from 'react';
import { polyline, short, smooth, sample, type Point, type Sheet } from './draw.ts';

/** Tool Drops: a dot grid with a few highlighted points, one of them measured. */
export function toolDrops({ width, height, pick }: Sheet): ReactNode {
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

/** Lab Releases: contour lines bent by something underneath. */
export function labReleases({ width, height, pick }: Sheet): ReactNode {
  const count = 15;
  const hills = Array.from({ length: 3 }, () => ({
    x: width * pick.between(0.12, 0.88),
    y: height * pick.between(0.15, 0.85),
    size: height * pick.between(0.08, 0.22) * (pick.chance(0.5) ? 1 : -1),
    wide: width * pick.between(0.08, 0.18),
    tall: height * pick.between(0.2, 0.4),
  }));
  const marked = pick.whole(5, 9);
  const bend = (x: number, y: number) =>
    hills.reduce(
      (sum, h) => sum + h.size * Math.exp(-(((x - h.x) / h.wide) ** 2) - ((y - h.y) / h.tall) ** 2),
      0,
    );
  return (
    <>
      {Array.from({ length: count }, (_, index) => {
        const level = (height * (index + 0.5)) / count;
        const line = smooth(sample(0, width, 28, (x) => level - bend(x, level)));
        return index === marked ? null : <path key={level} className="line" d={line} />;
      })}
      <path
        className="accent"
        d={smooth(
          sample(0, width, 28, (x) => {
            const level = (height * (marked + 0.5)) / count;
            return level - bend(x, level);
          }),
        )}
      />
    </>
  );
}

/** Toolkit: a plan. A rectangle divided again and again, with one highlighted cell. */
export function toolkit({ width, height, pick }: Sheet): ReactNode {
  type Cell = { x: number; y: number; w: number; h: number };
  const margin = 16;
  let cells: Cell[] = [{ x: margin, y: margin, w: width - 2 * margin, h: height - 2 * margin }];
  for (let round = 0; round < 4; round += 1) {
    cells = cells.flatMap((cell): Cell[] => {
      if (cell.w < 70 && cell.h < 44) return [cell];
      if (round > 1 && pick.chance(0.28)) return [cell];
      const share = pick.chance(0.5) ? 0.382 : 0.618;
      return cell.w / cell.h > 1.4
        ? [
            { ...cell, w: cell.w * share },
            { ...cell, x: cell.x + cell.w * share, w: cell.w * (1 - share) },
          ]
        : [
            { ...cell, h: cell.h * share },
            { ...cell, y: cell.y + cell.h * share, h: cell.h * (1 - share) },
          ];
    });
  }
  const [chosen] = cells.splice(pick.whole(0, cells.length - 1), 1);
  if (chosen) cells.push(chosen);
  const last = cells.length - 1;
  return (
    <>
      {cells.map((cell, index) => (
        <rect
          key={`${short(cell.x)}-${short(cell.y)}`}
          className={index === last ? 'accent wash' : 'line'}
          x={short(cell.x)}
          y={short(cell.y)}
          width={short(cell.w)}
          height={short(cell.h)}
        />
      ))}
      {cells.map((cell, index) =>
        index !== last && index % 3 === 0 ? (
          <path
            key={`${short(cell.x)}-${short(cell.y)}`}
            className="line faint"
            d={`M${short(cell.x)} ${short(cell.y)}l${short(cell.w)} ${short(cell.h)}m0 ${short(-cell.h)}l${short(-cell.w)} ${short(cell.h)}`}
          />
        ) : null,
      )}
    </>
  );
}

/** Expert: a star map. The bodies that one person has learned to see as a figure. */
export function expert({ width, height, pick }: Sheet): ReactNode {
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
