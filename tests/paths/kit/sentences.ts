// What the user sees in a situation, and what changes with a step, as sentences.
import type { Paths } from './define.ts';
import type { Situation } from './engine.ts';
import { activeStatesOf } from './explore.ts';
import type { Wording } from './project.ts';
import type { PathStep } from './select.ts';

/** Everything that is on screen in a situation, as sentences. */
export const seenAt = (model: Paths, situation: Situation): string[] => [
  ...activeStatesOf(situation).map((state) => model.states[state] ?? state),
  ...(model.details?.(situation.snapshot) ?? []),
];

/** What the user notices after a step: what is newly on screen, and which events left the machine. */
export function seenAfter(
  model: Paths,
  before: Situation,
  step: PathStep,
  wording: Wording,
): string[] {
  const earlier = seenAt(model, before);
  return [
    ...seenAt(model, step.situation).filter((sentence) => !earlier.includes(sentence)),
    ...step.trace.emitted.map(wording.emitted),
    ...step.trace.sent.map(wording.sent),
  ];
}
