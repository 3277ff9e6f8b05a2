// Which pictures belong to what is chosen in a chart, or to where Play is.
import type { Pictured } from '../pictures.ts';

/** The pictures of a state that is chosen in the chart: where it, or a state within it, is active. */
export const picturesOfState = (pictures: readonly Pictured[], state: string) =>
  pictures.filter(({ states }) =>
    states.some((one) => state === '' || one === state || one.startsWith(`${state}.`)),
  );

/** The pictures of the situation in which exactly these states are active: at most one. */
export const picturesOfPlace = (pictures: readonly Pictured[], active: readonly string[]) =>
  pictures.filter(
    ({ states }) =>
      states.length === active.length && states.every((state) => active.includes(state)),
  );
