// The draft of the advisory application, and the address that a form without one offers (docs/features.md, "Drafts").
import { describe, expect, test } from 'vitest';
import {
  begin,
  editing,
  empty,
  offline,
  sending,
  stored,
  words,
} from './advisoryApplication.kit.ts';

const kept = { type: 'words.changed', words: { answers: words, requirements: [] } };
const { email } = words;
const arrived = { type: 'member.arrived', email } as const;

describe('the draft', () => {
  test('follows every change; blanks are no words', () => {
    const flow = editing();
    flow.draft.heard();
    flow.send({ type: 'field.edited', field: 'role', text: 'F' });
    flow.send({ type: 'field.edited', field: 'role', text: ' ' });
    expect(flow.draft.heard()).toEqual([
      { type: 'words.changed', words: { answers: { ...empty, role: 'F' }, requirements: [] } },
      { type: 'words.changed', words: null },
    ]);
  });
  test('that is found late is taken up as long as nothing is typed', () => {
    const flow = begin();
    flow.send({ type: 'dialog.opened' });
    flow.wait(1000);
    flow.restores({ role: 'Founder' });
    expect(flow.context().answers).toEqual({ ...empty, role: 'Founder' });
    flow.restores(words);
    expect(flow.context().answers).toEqual({ ...empty, role: 'Founder' });
  });
  test('has the words as they are sent', () => {
    const flow = editing();
    flow.writes({ role: ' Founder ' });
    flow.submits();
    expect(flow.draft.heard().at(-1)).toEqual(kept);
  });
  test.each([stored, offline])('is handed over with them: $outcome', (answer) => {
    const flow = sending();
    flow.draft.heard();
    flow.submitRequest.resolve(answer);
    expect(flow.draft.heard()).toEqual([{ type: 'draft.handedOver' }]);
  });
  test('is kept again when the application is returned', () => {
    const flow = sending();
    flow.draft.heard();
    flow.submitRequest.resolve({ outcome: 'refused', reason: 'no_room', detail: {} });
    expect(flow.draft.heard()).toEqual([kept]);
  });
});

/** A member opens the form. */
const opened = () => {
  const flow = begin();
  flow.memberFeed.say(arrived);
  flow.send({ type: 'dialog.opened' });
  return flow;
};

describe('the address of the member', () => {
  test.each([
    ['without a draft', (flow: ReturnType<typeof begin>) => flow.restores(null)],
    ['not read', (flow: ReturnType<typeof begin>) => flow.draft.say({ type: 'draft.unread' })],
    ['not read in time', (flow: ReturnType<typeof begin>) => flow.wait(1000)],
  ])('%s: the form offers it, which is nothing to keep', (_, answer) => {
    const flow = opened();
    answer(flow);
    expect([flow.states(), flow.context().answers]).toEqual([
      ['form.editing'],
      { ...empty, email },
    ]);
    flow.draft.heard();
    flow.send({ type: 'field.edited', field: 'role', text: '' });
    expect(flow.draft.heard()).toEqual([{ type: 'words.changed', words: null }]);
    flow.restores({ role: 'Founder' });
    expect(flow.context().answers).toEqual({ ...empty, role: 'Founder' });
  });
  test('is not put into a draft', () => {
    const flow = opened();
    flow.restores({ role: 'Founder' });
    expect(flow.context().answers).toEqual({ ...empty, role: 'Founder' });
  });
  test('is known after the form is open: it is offered as long as nothing is typed', () => {
    const flow = editing();
    flow.memberFeed.say(arrived);
    expect(flow.context().answers).toEqual({ ...empty, email });
    const typed = editing();
    typed.send({ type: 'field.edited', field: 'role', text: 'Founder' });
    typed.memberFeed.say(arrived);
    expect(typed.context().answers).toEqual({ ...empty, role: 'Founder' });
  });
  test('another address than the offered one is kept', () => {
    const flow = opened();
    flow.restores(null);
    flow.draft.heard();
    flow.send({ type: 'field.edited', field: 'email', text: 'ada@example.com' });
    expect(flow.draft.heard()).toEqual([
      {
        type: 'words.changed',
        words: { answers: { ...empty, email: 'ada@example.com' }, requirements: [] },
      },
    ]);
  });
  test('leaves with the member', () => {
    const flow = opened();
    flow.restores(null);
    flow.memberFeed.say({ type: 'member.left' });
    flow.send({ type: 'dialog.opened' });
    flow.restores(null);
    expect(flow.context().answers).toEqual(empty);
  });
});
