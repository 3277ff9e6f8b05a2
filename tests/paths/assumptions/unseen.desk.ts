// What the desk's journeys do not see.
import type { Unseen } from './compare.ts';

/** By reason. */
export const desk: readonly Unseen[] = [];
