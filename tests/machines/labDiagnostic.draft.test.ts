// The draft of the second curve timer: what it is told, and what it takes away (docs/features.md, "Drafts").
import { describe, expect, test } from 'vitest';
import { asking, whole, reading, give } from './labDiagnostic.kit.ts';
import type { Lab } from './labDiagnostic.kit.ts';

/** The words that the draft was told. */
const told = (flow: Lab) => flow.draft.heard().map((event) => 'words' in event && event.words);

describe('the draft', () => {
  test('follows every change, and ends with the last entry', () => {
    const flow = asking();
    flow.send(give('q1', 'before', 'yes'));
    flow.send({ type: 'alike.toggled', question: 'q1' });
    flow.send({ type: 'alike.toggled', question: 'q1' });
    flow.send({ type: 'timer.restarted' });
    flow.send({ type: 'restart.undone' });
    const answers = { q1: { before: 'yes' } };
    expect(told(flow)).toEqual([
      { answers, alike: [], isRead: false },
      { answers, alike: ['q1'], isRead: false },
      { answers, alike: [], isRead: false },
      null,
      { answers, alike: [], isRead: false },
    ]);
  });
  test('knows whether the result is read', () => {
    const flow = asking(whole);
    flow.send({ type: 'result.asked' });
    flow.send({ type: 'answers.reopened' });
    expect(told(flow)).toEqual([{ ...whole, isRead: true }, whole]);
  });
  test.each([
    ['questions', () => asking(whole)],
    ['result', reading],
  ])('of a member who has left takes %s away, and the next sheet follows', (_, reach) => {
    const flow = reach();
    flow.draft.heard();
    flow.draft.say({ type: 'draft.withdrawn' });
    expect([flow.states(), flow.context().answers]).toEqual([['restoring'], {}]);
    flow.draft.say({ type: 'draft.restored', words: null });
    expect([flow.states(), flow.context().undo, told(flow)]).toEqual([['asking'], null, []]);
  });
});
