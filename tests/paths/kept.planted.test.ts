// Losses that are planted into a form: the count must find each of them.
import { expect, test } from 'vitest';
import { assign } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { keys, read, write } from '../../src/adapters/storage/keys.ts';
import { meetingDraft } from '../../src/flows/meetingRequest/ports/draft.ts';
import { count } from './kept/count.ts';
import { forms } from './kept/forms.ts';
import type { Form } from './kept/world.ts';

const form = forms['meetingRequest'] as Form;
const canvas = forms['labCanvas'] as Form;

/** A form with actions replaced. */
const acting = (
  actions: Parameters<AnyStateMachine['provide']>[0]['actions'],
  of: Form = form,
): Form => ({
  ...of,
  model: { ...of.model, machine: of.model.machine.provide({ actions: actions ?? {} }) },
});
const draft = meetingDraft;
const nothing = () => {};

const all = [
  'reload',
  'leave and Back',
  'Back and Forward',
  'tab closed and opened',
  'a new build',
];

test.each<[string, Form, string[]]>([
  ['nothing is told to the draft', acting({ keepDraft: nothing }), all],
  [
    'the store writes nothing',
    { ...form, draft: { ...draft, store: { ...draft.store, put: nothing } } },
    all,
  ],
  [
    'one answer is not read again',
    {
      ...form,
      draft: {
        ...draft,
        understand: (stored) => {
          const found = draft.understand(stored);
          return found && { ...found, project: '' };
        },
      },
    },
    all,
  ],
  [
    'the outbox takes a request without one of its answers',
    {
      ...form,
      whenQueued: (submission, owner) => {
        form.whenQueued?.(submission, owner);
        const lean = (read(keys.outbox) ?? '[]').replace(/"value":"[^"]+"/, '"value":""');
        write(keys.outbox, lean === '[]' ? null : lean.replace(/"id":"[^"]+"/, '"id":"lost"'));
      },
    },
    all,
  ],
  [
    'a tab finds the newest draft',
    { ...form, draft: { ...draft, store: newestOnly() } },
    ['the same form in two tabs'],
  ],
  [
    'the sheet of a member who has left stays on screen',
    acting({ putAway: assign({ undo: null }) }, canvas),
    ['sign-in of another member'],
  ],
  [
    'the next member sees the draft of the first',
    {
      ...form,
      draft: {
        ...draft,
        store: {
          ...draft.store,
          find: async () => {
            const [stored] = draft.store.all();
            const { id, owner } = stored ?? { id: '', owner: null };
            return stored === undefined
              ? { outcome: 'nothing' }
              : { outcome: 'found', id, owner, words: stored.draft };
          },
        },
      },
    },
    ['sign-in of another member'],
  ],
  [
    'a full storage is not noticed',
    {
      ...form,
      draft: {
        ...draft,
        store: {
          ...draft.store,
          put: (...given) => {
            try {
              draft.store.put(...given);
            } catch {
              // The user is not told.
            }
          },
        },
      },
    },
    ['storage full', 'storage refused'],
  ],
  [
    'a form is emptied when its request comes back',
    acting({ explain: assign({ reason: '', project: '', value: '' }) }),
    ['storage full', 'storage refused'],
  ],
])('%s', async (_, planted, expected) => {
  const { interruptions } = await count(planted);
  const found = Object.keys(interruptions).filter((name) => (interruptions[name] ?? 0) > 0);
  expect(found).toEqual(expect.arrayContaining(expected));
});

/** The store of an earlier version: the newest draft, whichever tab it is of. */
function newestOnly(): typeof draft.store {
  return {
    ...draft.store,
    find: async (place, member, understand) => {
      for (const { id, owner, draft: stored } of draft.store.visibleTo(member ?? null, place)) {
        const words = await understand(stored);
        if (words !== null) return { outcome: 'found', id, owner, words };
      }
      return { outcome: 'nothing' };
    },
  };
}
