// The draft of a note to a gathering: what it is told, and when it is taken up (docs/features.md, "Drafts").
import { describe, expect, test } from 'vitest';
import { about, asked, lisbon, looking, sending, stored } from './gatherings.kit.ts';

const note = 'One decision';
const kept = { type: 'words.changed', words: { note } };
const opened = (place: string) => [{ type: 'place.changed', place }, { type: 'draft.requested' }];
const writing = () => {
  const flow = looking();
  flow.send({ type: 'note.edited', text: note });
  flow.draft.heard();
  return flow;
};
const sent = () => {
  const flow = writing();
  flow.send({ type: 'application.confirmed' });
  flow.wait(200);
  flow.fetchOnboarding.resolve();
  flow.onboarding.resolve({ ending: 'closed' });
  return flow;
};

describe('the draft', () => {
  test('is asked for by series: the next gathering asks the same question', () => {
    const flow = looking();
    expect(flow.draft.heard()).toEqual(opened('paris-walk'));
    flow.draft.say({ type: 'draft.restored', words: { note } });
    expect(flow.context().note).toBe(note);
    flow.send({ type: 'dialog.closed' });
    flow.send({ type: 'gathering.chosen', id: lisbon });
    expect([flow.context().note, flow.draft.heard()]).toEqual(['', opened('lisbon-dinner')]);
  });
  test('that there is none of leaves the note empty', () => {
    const flow = looking();
    flow.draft.say({ type: 'draft.restored', words: null });
    expect(flow.context().note).toBe('');
  });
  test('is taken up as long as nothing is typed, and where an application is possible', () => {
    const flow = writing();
    flow.draft.say({ type: 'draft.restored', words: { note: 'Another' } });
    expect(flow.context().note).toBe(note);
    const done = looking();
    done.askedFeed.say(asked([about('Paris walk')]));
    done.draft.say({ type: 'draft.restored', words: { note } });
    expect(done.context().note).toBe('');
  });
  test('follows every change; blanks are no words', () => {
    const flow = looking();
    flow.draft.heard();
    flow.send({ type: 'note.edited', text: note });
    flow.send({ type: 'note.edited', text: ' ' });
    expect(flow.draft.heard()).toEqual([kept, { type: 'words.changed', words: null }]);
  });
  test('stays through onboarding, and is handed over with the application', () => {
    const flow = sent();
    expect(flow.draft.heard()).toEqual([]);
    flow.submitRequest.resolve(stored('submitted'));
    expect(flow.draft.heard()).toEqual([{ type: 'draft.handedOver' }]);
  });
  test('is kept again when the application is returned, and follows the changes there', () => {
    const flow = sent();
    flow.submitRequest.resolve({ outcome: 'refused', reason: 'no_room', detail: {} });
    expect([flow.states(), flow.draft.heard()]).toEqual([['returned'], [kept]]);
    flow.send({ type: 'note.edited', text: 'Another' });
    expect(flow.draft.heard()).toEqual([{ type: 'words.changed', words: { note: 'Another' } }]);
  });
  test('of a member who has left is not deleted with what is on screen', () => {
    const flow = writing();
    flow.askedFeed.say({ type: 'member.left' });
    expect([flow.context().note, flow.draft.heard()]).toEqual(['', []]);
  });
  test('of an application that waits is handed over as well', () => {
    const flow = sending();
    flow.draft.heard();
    flow.submitRequest.resolve({ outcome: 'waiting', why: 'offline' });
    expect(flow.draft.heard()).toEqual([{ type: 'draft.handedOver' }]);
  });
});
