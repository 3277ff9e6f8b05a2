// What models declare and no journey sees, with the reason. `*` stands for any text. A fact that is listed here and seen all
// the same fails, unless it is a matter of timing.
import type { Unseen } from './compare.ts';

/** By reason. */
export const unseen: readonly Unseen[] = [];
