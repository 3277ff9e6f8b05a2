// What a step looks like to a person: sentences for states, toasts and navigation.
import { toasts } from '#content/toasts.ts';
import type { AnyEventObject } from 'xstate';
import type { Paths } from './define.ts';
import type { Situation } from './engine.ts';
import { placesOf } from './explore.ts';
import type { PathStep } from './select.ts';

const toastOf = (key: unknown) =>
  Object.entries(toasts).find(([name]) => name === key)?.[1] ?? { title: String(key) };

/** A word to the world as one would notice it. */
function noticed(event: AnyEventObject): string {
  if (event.type === 'toast') {
    const toast = toastOf(event['key']);
    const detail = event['message'] ?? ('description' in toast ? toast.description : undefined);
    const words = detail === undefined ? toast.title : `${toast.title} / ${String(detail)}`;
    return `A toast says “${words}”`;
  }
  if (event.type === 'navigate') return `The address becomes ${String(event['to'])}`;
  const { type, ...rest } = event;
  return `The site is told: ${[type, ...Object.values(rest).map(String)].join(' ')}`;
}

/** Everything that is on screen in a situation, as sentences. */
export const seenAt = (model: Paths, situation: Situation): string[] => [
  ...placesOf(situation).map((place) => model.states[place] ?? place),
  ...(model.signs?.(situation.snapshot) ?? []),
];

/** What a person notices after a step: what is on screen and was not, and what was said. */
export function seenAfter(model: Paths, before: Situation, step: PathStep): string[] {
  const earlier = seenAt(model, before);
  return [
    ...seenAt(model, step.situation).filter((sight) => !earlier.includes(sight)),
    ...step.happening.emitted.map(noticed),
    ...step.happening.sent.map(({ type }) => `The session is told: ${type}`),
  ];
}
