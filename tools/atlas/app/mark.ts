// Marks what a drawing shows: the drawing itself stays one text for page, print and export.
import { extentOf } from './walked.ts';
import type { Extent, Walked } from './walked.ts';

export type Marks = {
  /** Where the machine is: paths of states. */
  active?: readonly string[];
  /** What happened last: ids of transitions. */
  taken?: readonly string[];
  /** The state that the address names. */
  chosen?: string | null;
  /** The transitions of the arrow that it names. */
  arrow?: readonly string[];
  /** What was walked, where that is asked for. */
  walked?: Walked | null;
};

/** Says how far something was walked; without a word, it is drawn as it always is. */
function say(element: SVGElement, extent: Extent | undefined) {
  if (extent === undefined) delete element.dataset['walked'];
  else element.dataset['walked'] = extent;
}

/** Marks the states, arrows and lines of text within an element. */
export function mark(
  root: ParentNode,
  { active = [], taken = [], chosen = null, arrow = [], walked = null }: Marks,
) {
  for (const element of root.querySelectorAll<SVGElement>('[data-state]')) {
    const path = element.dataset['state'] ?? '';
    const isActive = active.some((one) => one === path || one.startsWith(`${path}.`));
    element.classList.toggle('active', path !== '' && isActive);
    element.classList.toggle('chosen', path === chosen);
    say(element, extentOf(walked?.states, [path]));
  }
  for (const element of root.querySelectorAll<SVGElement>('[data-transitions]')) {
    const ids = (element.dataset['transitions'] ?? '').split('|');
    const has = (some: readonly string[]) => ids.some((id) => some.includes(id));
    element.classList.toggle('taken', has(taken));
    element.classList.toggle('chosen', has(arrow));
    say(element, extentOf(walked?.transitions, ids));
  }
  for (const element of root.querySelectorAll<SVGElement>('[data-transition]')) {
    const id = element.dataset['transition'] ?? '';
    element.classList.toggle('taken', taken.includes(id));
    element.classList.toggle('chosen', arrow.includes(id));
    say(element, extentOf(walked?.transitions, [id]));
  }
}
