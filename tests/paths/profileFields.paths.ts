// Path model of the profile in its place: a field is opened, changed, saved, or left.
import { profileFields as words } from '#content/profileFields.ts';
import { editedAnswers, profileFieldsMachine } from '#machines/profileFields.machine.ts';
import type { FieldDraft, ProfileFieldsInput } from '#machines/profileFields.machine.ts';
import type { Answers } from '#machines/onboarding.machine.ts';
import { definePaths } from './kit/define.ts';
import { reading } from './kit/reads.ts';
import { answers, longest, newName, tooLong, website } from './profileFields.samples.ts';
import { probes } from './profileFields.probes.ts';
import { unreachable, wordless } from './support.ts';

const input: ProfileFieldsInput = { longest };

type Seen = { context: { edit: FieldDraft | null; stored: Answers } };
const edits = (seen: Seen, field: FieldDraft['field']) => seen.context.edit?.field === field;
const isUnsaved = ({ context }: Seen) => context.stored.companyName === answers.companyName;
const isFull = ({ context }: Seen) => context.stored.modules.length === answers.modules.length;

export default definePaths({
  machine: profileFieldsMachine,
  input: { page: { say: 'A member opens /account', input } },
  events: {
    'retry.requested': { say: `Press ${words.unread.action}` },
    'field.opened': {
      say: ({ field }) => `Press ${words.edit} at ‘${words.fields[field].label}’`,
      // One of each sort; what is saved is not edited once more.
      samples: {
        text: (seen: Seen) => (isUnsaved(seen) ? { field: 'companyName' as const } : undefined),
        choices: (seen: Seen) => (isFull(seen) ? { field: 'modules' as const } : undefined),
      },
    },
    'text.edited': {
      say: ({ value }) => (value === '' ? 'Empty the field' : `Type ‘${value.slice(0, 12)}’`),
      samples: {
        name: (seen: Seen) =>
          edits(seen, 'companyName') && seen.context.edit?.value !== newName
            ? { value: newName }
            : undefined,
        tooLong: (seen: Seen) =>
          edits(seen, 'companyName') && seen.context.edit?.value !== tooLong
            ? { value: tooLong }
            : undefined,
      },
    },
    'choice.toggled': {
      say: ({ id }) => `Press ${id}`,
      samples: {
        first: (seen: Seen) => (edits(seen, 'modules') ? { id: 'asyncq' } : undefined),
        last: (seen: Seen) => (edits(seen, 'modules') ? { id: 'opsCabinet' } : undefined),
      },
    },
    'field.saved': { say: `Press ${words.save}` },
    'edit.cancelled': { say: `Press ${words.cancel}` },
  },
  environment: {
    draft: {
      'draft.restored': {
        say: ({ words: draft }) =>
          draft === null ? 'No field was being edited' : `${draft.field} was being edited`,
        samples: {
          nothing: ({ context }) => (context.saved === null ? { words: null } : undefined),
          begun: ({ context }) =>
            context.edit === null && context.saved === null && isUnsaved({ context })
              ? { words: { field: 'website' as const, value: website } }
              : undefined,
        },
      },
      'draft.withdrawn': { say: 'The member signs out, or another member replaces them' },
    },
  },
  outcomes: {
    readAnswers: {
      known: { gives: answers, say: 'The backend knows what the member said' },
      unreachable,
    },
    saveField: {
      saved: { gives: undefined, say: 'The backend has stored it' },
      unreachable,
      wordless,
    },
    storeAnswers: {
      stored: { gives: undefined, say: 'This browser has taken it over' },
      full: { fails: 'No storage.', say: 'This browser has no room' },
    },
    draft: { broken: { fails: 'Storage is refused.', say: 'The draft cannot be kept' } },
  },
  states: {
    reading: 'The section says that it is reading the profile',
    unread: 'A notice says that it could not be read',
    known: 'Nothing of this is seen',
    showing: 'Every field shows what was said, and a button',
    editing: 'One field is a form',
    saving: 'The form is busy: its button says that it is being saved',
    storing: 'The field shows what is saved',
  },
  details: ({ context: { problem, edit } }) => [
    ...(edit === null ? [] : [`Open: ${words.fields[edit.field].label}`]),
    ...(problem === null
      ? []
      : [`Said in place: ${problem.message ?? words.problems[problem.key]}`]),
  ],
  probes,
  reads: {
    editedAnswers: reading(editedAnswers, (read, { context }) => read(context)),
  },
  resting: ['showing', 'editing', 'unread'],
  invariants: {
    'One answer is saved at a time, and no more is changed': ({ started }) =>
      started.every(({ port, input: given }) => {
        if (port !== 'saveField') return true;
        const { answers: now, stored } = given as { answers: Answers; stored: Answers };
        const changed = Object.keys(now).filter(
          (field) => now[field as keyof Answers] !== stored[field as keyof Answers],
        );
        return changed.length === 1;
      }),
    'A list is never saved empty, and no text that is too long': ({ started }) =>
      started.every(({ port, input: given }) => {
        if (port !== 'saveField') return true;
        const { modules, companyName } = (given as { answers: Answers }).answers;
        return modules.length > 0 && Array.from(companyName).length <= longest.companyName;
      }),
    'A problem is shown in the open field alone': ({ snapshot }) =>
      snapshot.context.problem === null || snapshot.matches('editing'),
    'A field is open exactly while it is edited or saved': ({ snapshot }) =>
      !snapshot.hasTag('shown') || snapshot.hasTag('editing') === (snapshot.context.edit !== null),
  },
});
