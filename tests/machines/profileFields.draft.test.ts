// The draft of the open field of a profile, by state (docs/features.md, "Drafts").
import { describe, expect, test } from 'vitest';
import type { FieldDraft } from '#machines/profileFields.machine.ts';
import { answers, begin, known, renamed, saving } from './profileFields.kit.ts';
import type { Flow } from './profileFields.kit.ts';

describe('the draft', () => {
  test('has the open field and what is typed into it, and nothing once it is left or saved', () => {
    const flow = renamed();
    expect(flow.draft.heard()).toEqual([
      { type: 'words.changed', words: { field: 'companyName', value: 'Halden' } },
      { type: 'words.changed', words: { field: 'companyName', value: 'Kelp' } },
    ]);
    flow.send({ type: 'edit.cancelled' });
    expect(flow.draft.heard()).toEqual([{ type: 'words.changed', words: null }]);
    const saved = saving();
    saved.draft.heard();
    saved.saveField.resolve();
    expect(saved.draft.heard()).toEqual([{ type: 'draft.handedOver' }]);
  });
  const words: FieldDraft = { field: 'website', value: 'kelp.example' };
  test.each([
    ['before the answers', (flow: Flow) => flow.draft.say({ type: 'draft.restored', words }), true],
    ['after them', (flow: Flow) => flow.readAnswers.resolve(answers), false],
  ])('opens its field again, restored %s', (_, first, isEarly) => {
    const flow = begin();
    first(flow);
    if (isEarly) flow.readAnswers.resolve(answers);
    else flow.draft.say({ type: 'draft.restored', words });
    expect([flow.states(), flow.context().edit, flow.context().stored]).toEqual([
      ['editing'],
      words,
      answers,
    ]);
  });
  test('is taken up also where the answers could not be read at first', () => {
    const flow = begin();
    flow.readAnswers.reject();
    flow.draft.say({ type: 'draft.restored', words });
    flow.send({ type: 'retry.requested' });
    flow.readAnswers.resolve(answers);
    expect([flow.states(), flow.context().edit]).toEqual([['editing'], words]);
  });
  test('that is empty opens nothing', () => {
    const flow = known();
    flow.draft.say({ type: 'draft.restored', words: null });
    expect(flow.states()).toEqual(['showing']);
  });
  test('that is late does not replace what is typed', () => {
    const flow = renamed();
    flow.draft.say({ type: 'draft.restored', words });
    expect(flow.context().edit).toEqual({ field: 'companyName', value: 'Kelp' });
  });
  test.each([
    ['is shown', known],
    ['is typed', renamed],
    ['is on its way', saving],
  ])('is withdrawn with its member while something %s: all is read anew', (_, make) => {
    const flow = make();
    flow.draft.say({ type: 'draft.withdrawn' });
    expect([flow.states(), flow.context().edit]).toEqual([['reading'], null]);
  });
});
