// The image of a page's link preview: its plate, its title in the site's own type, and the site's name.
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { site } from '#content/site.ts';
import { BrandDrawing } from '#ui/BrandMark.tsx';
import { PlateDrawing } from '#ui/Plate.tsx';
import { plates } from '#ui/plates/all.ts';
import type { PlateKind } from '#ui/plates/draw.ts';
import { plateRules } from '#ui/plates/look.ts';
import { palettes, tokens, type ColorName } from '#ui/tokens.ts';
import { fitted, type Face, type Glyphs, type Room, type Setting } from './glyphs.ts';

/** The content of an image. */
export type LinkCard = {
  plate: { kind: PlateKind; id: string };
  /** The section that an item belongs to. */
  kicker?: string;
  title: string;
  /** The purpose of a page. */
  purpose?: string;
  /** The details of an item: its day, its length, its category. */
  facts?: readonly string[];
};

/** Creates and stores images while the site is built. */
export type Studio = {
  glyphs: Glyphs;
  /** Stores the drawing of a page, and returns the path under which it will be served. */
  keep: (path: string, svg: string) => string;
};

/** Its size in pixels: the one that all social networks require. */
export const imageSize = { width: 1200, height: 630 } as const;

const { width, height } = imageSize;
const { color } = tokens;
const margin = 72;
const column = width - 2 * margin;

/** The plate fills the lower part, from edge to edge, in its own coordinate system. */
const plateTop = 396;
const unit = 1.4;
const sheet = { width: width / unit, height: (height - plateTop) / unit };

/** The text is centered between the mark's line and the plate. */
const between = { top: 120, bottom: plateTop - 16 };

const box = (top: number) => `M0 ${top}h${width}V${height}H0z`;

type LinesProps = { set: Setting; fill: string; glyphs: Glyphs };

/** Lines of type, the first one's baseline at 0. */
function Lines({ set: { face, size, leading, lines }, fill, glyphs }: LinesProps) {
  return lines.map((line, index) => (
    <path
      key={line}
      d={glyphs.outlineOf(face, line, size)}
      transform={`translate(0 ${index * size * leading})`}
      fill={fill}
    />
  ));
}

/** A part of the text: its setting, its fill color, and the space above it. */
type Part = { set: Setting; fill: string; above: number };

/** Kicker, title and purpose, from top to bottom. */
function partsOf({ kicker, title, purpose }: LinkCard, glyphs: Glyphs): Part[] {
  const sizes = purpose === undefined ? [88, 80, 72, 64] : [80, 72, 64];
  const set = (face: Face, text: string, room: Omit<Room, 'width'>) =>
    fitted(face, text, { ...room, width: column }, glyphs);
  return [
    ...(kicker === undefined
      ? []
      : [
          {
            set: set('mono', kicker, { sizes: [25], lines: 1, leading: 1 }),
            fill: color.accent,
            above: 0,
          },
        ]),
    {
      set: set('display', title, { sizes, lines: 2, leading: 1.04 }),
      fill: color.text,
      above: 26,
    },
    ...(purpose === undefined
      ? []
      : [
          {
            set: set('text', purpose, { sizes: [31, 29, 27], lines: 2, leading: 1.36 }),
            fill: color.muted,
            above: 16,
          },
        ]),
  ];
}

/** The extent of a line above and below its baseline, as a fraction of its font size. */
const reach = { up: 0.72, down: 0.22 };

const heightOf = ({ set: { size, leading, lines } }: Part) =>
  size * (reach.up + (lines.length - 1) * leading + reach.down);

/** The text, centered in the area between the mark and the plate. */
function Words({ card, glyphs }: { card: LinkCard; glyphs: Glyphs }) {
  const parts = partsOf(card, glyphs);
  const whole = parts.reduce(
    (sum, part, at) => sum + heightOf(part) + (at > 0 ? part.above : 0),
    0,
  );
  let y = between.top + (between.bottom - between.top - whole) / 2;
  return parts.map((part, at) => {
    const top = y + (at > 0 ? part.above : 0);
    y = top + heightOf(part);
    return (
      <g
        key={part.set.lines[0]}
        transform={`translate(${margin} ${Math.round(top + part.set.size * reach.up)})`}
      >
        <Lines set={part.set} fill={part.fill} glyphs={glyphs} />
      </g>
    );
  });
}

/** The mark and the name, and at the other end of their line the details of the item. */
function TopLine({ facts, glyphs }: { facts: readonly string[]; glyphs: Glyphs }) {
  const known = facts.join(' · ');
  const name: Setting = { face: 'display', size: 36, leading: 1, lines: [site.brand.name] };
  const right: Setting = { face: 'mono', size: 23, leading: 1, lines: [known] };
  const x = width - margin - glyphs.widthOf(right.face, known, right.size);
  return (
    <>
      <g transform={`translate(${margin - 8} 46) scale(1.6)`} strokeLinecap="round">
        <BrandDrawing />
      </g>
      <g transform={`translate(${margin + 54} 84)`}>
        <Lines set={name} fill={color.text} glyphs={glyphs} />
      </g>
      <g transform={`translate(${x} 82)`}>
        <Lines set={right} fill={color.muted} glyphs={glyphs} />
      </g>
    </>
  );
}

function Picture({ card, glyphs }: { card: LinkCard; glyphs: Glyphs }): ReactNode {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`} fill="none">
      <style>{plateRules.join('')}</style>
      <path d={box(plateTop)} fill={color.sunk} />
      <g
        transform={`translate(0 ${plateTop}) scale(${unit})`}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <PlateDrawing look={plates[card.plate.kind]} id={card.plate.id} {...sheet} />
      </g>
      {/* Covers what a plate draws outside its area. */}
      <path d={`M0 0h${width}v${plateTop}H0z`} fill={color.background} />
      <path d={`M0 ${plateTop}h${width}`} stroke={color.hairline} strokeWidth="2" />
      <TopLine facts={card.facts ?? []} glyphs={glyphs} />
      <Words card={card} glyphs={glyphs} />
    </svg>
  );
}

const inkOf = new Map(
  (Object.keys(palettes.ink) as ColorName[]).map((name) => [color[name], palettes.ink[name]]),
);

/**
 * Draws the image of a page, in the ink theme.
 * @param card its content
 * @param letters the fonts
 * @returns an SVG without text elements: the text is drawn as paths
 * @throws where its text does not fit
 */
export const linkImageOf = (card: LinkCard, glyphs: Glyphs): string =>
  renderToStaticMarkup(<Picture card={card} glyphs={glyphs} />).replaceAll(
    /var\([\w-]+\)/g,
    (reference) => inkOf.get(reference) ?? reference,
  );
