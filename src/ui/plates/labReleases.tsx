// The plate of Lab Releases: contour lines bent by something underneath.
import type { ReactNode } from 'react';
import { sample, smooth, type Look, type Sheet } from './draw.ts';

function draw({ width, height, pick }: Sheet): ReactNode {
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

/** The look. */
export const labReleases: Look = { kind: 'lab-releases', draw };
