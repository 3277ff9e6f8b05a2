// What a user notices of an event that leaves a machine, as the listings, the test plans and the atlas say it.
import { toasts } from '#content/toasts.ts';
import type { Wording } from './kit/project.ts';

const toastOf = (key: unknown) =>
  Object.entries(toasts).find(([name]) => name === key)?.[1] ?? { title: String(key) };

/** What receives an event that a flow sends to another one, by the first word of the event, or by the whole event. */
const receivers: Readonly<Record<string, string>> = {
  allowance: 'The question',
  draft: 'The form',
  factor: 'The session',
  'draft.handedOver': 'The draft',
  'draft.requested': 'The draft',
  handOut: 'The child that hands a sheet out',
  link: 'The session',
  member: 'The session',
  note: 'The question',
  'page.shown': 'The flow of the clock',
  place: 'The draft',
  recorder: 'The recorder',
  recovery: 'The session',
  'refresh.requested': 'The readers of the desk',
  'request.changed': 'The queue of the desk',
  session: 'The session',
  'sessions.ended': 'The list of devices',
  setup: 'The session',
  slots: 'The widget',
  time: 'The flow of the clock',
  words: 'The draft',
};

/** @throws for an event without a receiver in the list: a sentence must not name the wrong one */
function receiverOf(type: string): string {
  const receiver = receivers[type] ?? receivers[type.split('.', 1)[0] ?? ''];
  if (receiver === undefined) throw new Error(`tests/paths/wording.ts: what receives ${type}?`);
  return receiver;
}

/** What an event carries, as text: a list as its length, a place as its address, a record as its entries. */
const textOf = ([name, value]: [string, unknown]): string => {
  if (Array.isArray(value)) return `${value.length} ${name}`;
  if (typeof value !== 'object' || value === null) return String(value);
  return 'pathname' in value
    ? Object.values(value).join('')
    : Object.entries(value).flat().map(String).join(' ');
};

/** Emitted events are toasts, navigations and messages to the site; sent events name the flow or port that receives them. */
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
    return `The site is told: ${[type, ...Object.entries(rest).map(textOf)].join(' ')}`;
  },
  sent: ({ type }) => `${receiverOf(type)} is told: ${type}`,
};
