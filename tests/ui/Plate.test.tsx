// A plate depends on its id only: the same id gives the same drawing, another one another.
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Plate } from '#ui/Plate.tsx';
import { plateKinds, plates } from '#ui/plates/all.ts';
import type { PlateKind } from '#ui/plates/draw.ts';

const draw = (kind: PlateKind, id: string, ratio?: number) =>
  renderToStaticMarkup(<Plate look={plates[kind]} id={id} ratio={ratio} />).replace(
    / class="[^"]*"/,
    '',
  );

describe.each(plateKinds)('%s', (kind) => {
  it('draws the same thing for the same id', () => {
    expect(draw(kind, 'the-quarter')).toBe(draw(kind, 'the-quarter'));
  });

  it('draws thirty different things for thirty ids', () => {
    const drawings = Array.from({ length: 30 }, (_, index) => draw(kind, `item-${index}`));
    expect(new Set(drawings).size).toBe(30);
  });

  it('uses finite, short numbers and no colour of its own', () => {
    for (const ratio of [1, 1.6, 2.8, 4]) {
      const drawing = draw(kind, 'any', ratio);
      expect(drawing).not.toMatch(/NaN|Infinity|undefined|\d\.\d{2,}|#[0-9a-f]{3}|rgb/i);
    }
  });

  it('is hidden from assistive technology and reserves its space', () => {
    expect(draw(kind, 'any')).toContain('aria-hidden="true"');
    // The browser reserves it by the view box; the site's policy forbids a style attribute.
    expect(draw(kind, 'any')).toContain('viewBox="0 0 560 200"');
    expect(draw(kind, 'any')).not.toContain('style=');
  });
});

it('two kinds never share a drawing', () => {
  expect(new Set(plateKinds.map((kind) => draw(kind, 'same'))).size).toBe(plateKinds.length);
});
