// Path model of a removal: a post of one's own is deleted, or kept.
import { removalMachine } from '#machines/removal.machine.ts';
import { community } from '#content/community.ts';
import { definePaths } from './kit/define.ts';
import { unreachable, wordless } from './support.ts';

const words = community.remove;

export default definePaths({
  machine: removalMachine,
  input: {
    post: {
      say: `A member presses ${words.button} of a post of their own`,
      input: { id: 'mine', failed: 'postFailed' },
    },
  },
  events: {
    'removal.confirmed': { say: `Press ${words.confirm}` },
    'removal.cancelled': { say: `Press ${words.keep}` },
  },
  outcomes: {
    deleteEntry: {
      done: { gives: undefined, say: 'The backend has deleted it' },
      unreachable,
      wordless,
    },
  },
  states: {
    confirming: 'A dialog asks whether to delete the post',
    deleting: 'The dialog is busy deleting',
    over: 'The dialog is closed',
  },
  details: ({ context: { problem } }) =>
    problem === null ? [] : [`Said in the dialog: ${problem || community.problems.failed}`],
  resting: [],
  invariants: {
    'Nothing is deleted unasked': ({ started, transitions }) =>
      started.length === 0 || transitions.some((id) => id.includes('removal.confirmed')),
    'It is deleted exactly where the backend says so': ({ snapshot, transitions }) =>
      !snapshot.matches('over') ||
      (snapshot.context.outcome === 'deleted') ===
        transitions.some((id) => id.startsWith('deleting')),
    'A failure is said in a toast and in the dialog': ({ snapshot, emitted }) =>
      emitted.length === 0 || snapshot.context.problem !== null,
  },
});
