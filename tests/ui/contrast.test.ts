// Both themes are legible: text reaches 4.5:1, and outlines of controls and focus reach 3:1.
import { describe, expect, it } from 'vitest';
import { palettes, type ColorName, type Theme } from '#ui/tokens.ts';

const channel = (hex: string) => {
  const value = Number.parseInt(hex, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string) =>
  0.2126 * channel(hex.slice(1, 3)) +
  0.7152 * channel(hex.slice(3, 5)) +
  0.0722 * channel(hex.slice(5, 7));

const contrast = (a: string, b: string) => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
};

const themes = Object.keys(palettes) as Theme[];
const grounds: ColorName[] = ['background', 'raised', 'sunk'];
const words: ColorName[] = ['text', 'muted', 'accent', 'ember', 'indigo', 'mint', 'gold', 'danger'];
/** Edges of controls, the focus ring, marks with a meaning. */
const edges: ColorName[] = ['controlBorder', 'accent', 'danger'];

describe.each(themes)('on %s', (theme) => {
  const palette = palettes[theme];

  it.each(words.flatMap((word) => grounds.map((ground) => [word, ground] as const)))(
    '%s is legible on %s',
    (word, ground) => {
      expect(contrast(palette[word], palette[ground])).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('text on the accent is legible', () => {
    expect(contrast(palette.onAccent, palette.accent)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edges.flatMap((edge) => grounds.map((ground) => [edge, ground] as const)))(
    '%s outlines a control on %s',
    (edge, ground) => {
      expect(contrast(palette[edge], palette[ground])).toBeGreaterThanOrEqual(3);
    },
  );
});

it('both themes have the same color names', () => {
  expect(Object.keys(palettes.ink)).toEqual(Object.keys(palettes.paper));
});
