// How this site is looked at in pictures: in both themes, on a wide screen and on a phone.
import { builtOn } from '../../content/builtOn.ts';
import type { Look } from './kit/pictures.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const themes = ['ink', 'paper'];

/** The looks, those of one size one after the other: to change the theme costs less. */
export const looks: readonly Look[] = sizes.flatMap((size) =>
  themes.map((theme) => ({
    name: `${theme}.${size.width}`,
    size,
    root: { 'data-theme': theme },
  })),
);

/** The moment of every picture: noon in Paris on the day of the samples. */
export const moment = Date.parse(`${builtOn}T11:00:00Z`);
