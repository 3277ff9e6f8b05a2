// The drawing kit of the plates: a seeded source of choices, and numbers short enough to be the same everywhere.
import type { ReactNode } from 'react';
import type { FeedType } from '#content/schema.items.ts';

/** What a plate may be of. */
export type PlateKind = FeedType | 'toolkit' | 'expert' | 'portrait' | 'partner' | 'gathering';

/** How the plates of one kind are drawn: a page carries only the looks that it shows. */
export type Look = { kind: PlateKind; draw: (sheet: Sheet) => ReactNode };

/** Where a plate is drawn: its size in its own units; and of what. */
export type Sheet = { width: number; height: number; id: string; pick: Pick };

/** The seeded choices that make one id's plate differ from another's. */
export type Pick = {
  /** Between two numbers. */
  between: (low: number, high: number) => number;
  /** A whole number, both ends included. */
  whole: (low: number, high: number) => number;
  /** True with the given chance. */
  chance: (probability: number) => boolean;
};

/** FNV-1a: the same text gives the same number on every machine. */
export const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (const letter of text) {
    value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
};

/** Mulberry32, wrapped into the three functions that a drawing needs. */
export const pickFrom = (seed: number): Pick => {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
  };
};

/** Rounds to one decimal, so that engines that differ in the last bit still agree (hydration compares). */
export const short = (value: number): number => Math.round(value * 10) / 10;

export type Point = readonly [x: number, y: number];

/** A whole circle, in radians. */
export const turn = Math.PI * 2;

/** Straight lines through points. */
export const polyline = (points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('');

/** A smooth line through points (Catmull-Rom as Béziers). */
export const smooth = (points: readonly Point[]): string => {
  const at = (index: number): Point =>
    points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  const [startX, startY] = at(0);
  let path = `M${short(startX)} ${short(startY)}`;
  for (let i = 0; i < points.length - 1; i += 1) {
    const [ax, ay] = at(i - 1);
    const [bx, by] = at(i);
    const [cx, cy] = at(i + 1);
    const [dx, dy] = at(i + 2);
    const first = `${short(bx + (cx - ax) / 6)} ${short(by + (cy - ay) / 6)}`;
    const second = `${short(cx - (dx - bx) / 6)} ${short(cy - (dy - by) / 6)}`;
    path += `C${first} ${second} ${short(cx)} ${short(cy)}`;
  }
  return path;
};

/** Points of a function between two places. */
export const sample = (
  from: number,
  to: number,
  count: number,
  height: (x: number) => number,
): Point[] =>
  Array.from({ length: count + 1 }, (_, index) => {
    const x = from + ((to - from) * index) / count;
    return [x, height(x)] as const;
  });

/** An S-curve: 0 far left of `middle`, 1 far right of it. */
export const rise = (x: number, middle: number, spread: number): number =>
  1 / (1 + Math.exp(-(x - middle) / spread));

/** Small vertical ticks on a baseline. */
export const ticks = (
  from: number,
  to: number,
  base: number,
  step: number,
  size: number,
): string => {
  let path = '';
  for (let x = from; x <= to; x += step) path += `M${short(x)} ${short(base)}v${-size}`;
  return path;
};
