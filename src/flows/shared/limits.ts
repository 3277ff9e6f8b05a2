// How long a text may be, as a form tells it: how much room is left near the limit, and what is wrong beyond it.
import { requests } from '#content/requests.ts';
import type { FieldCount } from '#ui/NativeField.tsx';
import { fillIn } from './fillIn.ts';

const { room, faults } = requests;

/** What can be wrong with a text of a request. */
export type TextFault = keyof typeof faults;

/** From here on the room that is left is told: the last tenth, and forty characters at least. */
const near = (longest: number) => Math.max(longest / 10, 40);

const counted = (count: number) => count.toLocaleString('en-US');

/**
 * The line under a text that comes near its limit, or is beyond it.
 * @param longest in code points, as the database counts; nothing is told where there is no limit
 */
export function countOf(text: string, longest: number | undefined): FieldCount | undefined {
  if (longest === undefined) return undefined;
  const left = longest - Array.from(text).length;
  if (left > near(longest)) return undefined;
  const isOver = left < 0;
  const count = Math.abs(left);
  const one = isOver ? room.overOne : room.leftOne;
  const many = isOver ? room.over : room.left;
  return { isOver, text: count === 1 ? one : fillIn(many, { count: counted(count) }) };
}

/** What stands at a field that is wrong; undefined for one that is not. */
export const faultAt = (fault: TextFault | undefined, longest = 0): string | undefined =>
  fault === undefined ? undefined : fillIn(faults[fault], { longest: counted(longest) });

/** A problem of a form as its foot says it: one that names a field by that field's own label. */
export const refusedField = (label: string) => fillIn(requests.fieldRefused, { field: label });
