// The limits of a text in a form: its remaining length near the limit, and the problem beyond it.
import { requestForms } from '#content/requests.forms.ts';
import type { FieldCount } from '#ui/NativeField.tsx';
import { fillIn } from './fillIn.ts';

const { room, faults } = requestForms;

/** What can be wrong with a text of a request. */
export type TextFault = keyof typeof faults;

/** The remaining length from which it is shown: the last tenth, and forty characters at least. */
const near = (longest: number) => Math.max(longest / 10, 40);

const counted = (count: number) => count.toLocaleString('en-US');

/**
 * The line under a text that is near its limit, or beyond it.
 * @param longest in code points, as the database counts; without a limit there is no line
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

/** The message at an invalid field; undefined for a valid one. */
export const faultAt = (fault: TextFault | undefined, longest = 0): string | undefined =>
  fault === undefined ? undefined : fillIn(faults[fault], { longest: counted(longest) });

/** A problem in the foot of a form: identifies a field by its label. */
export const refusedField = (label: string) => fillIn(requestForms.fieldRefused, { field: label });
