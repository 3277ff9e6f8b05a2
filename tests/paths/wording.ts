// What a user notices of an event that leaves a machine, as the listings, the test plans and the atlas say it.
import { toasts } from '#content/toasts.ts';
import type { Wording } from './kit/project.ts';

const toastOf = (key: unknown) =>
  Object.entries(toasts).find(([name]) => name === key)?.[1] ?? { title: String(key) };

/** A value as text; a place as its address. */
const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'pathname' in value
    ? Object.values(value).join('')
    : String(value);

/** Emitted events are toasts, navigations and messages to the site; other flows send to the session alone. */
export const wording: Wording = {
  emitted: (event) => {
    if (event.type === 'toast') {
      const toast = toastOf(event['key']);
      const detail = event['message'] ?? ('description' in toast ? toast.description : undefined);
      const words = detail === undefined ? toast.title : `${toast.title} / ${String(detail)}`;
      return `A toast says “${words}”`;
    }
    if (event.type === 'navigate') return `The address becomes ${String(event['to'])}`;
    const { type, ...rest } = event;
    return `The site is told: ${[type, ...Object.values(rest).map(textOf)].join(' ')}`;
  },
  sent: ({ type }) => `The session is told: ${type}`,
};
