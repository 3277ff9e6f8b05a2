// The plate of Toolkit: a plan. A rectangle divided again and again, with one highlighted cell.
import type { ReactNode } from 'react';
import { short, type Look, type Sheet } from './draw.ts';

function draw({ width, height, pick }: Sheet): ReactNode {
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

/** The look. */
export const toolkit: Look = { kind: 'toolkit', draw };
