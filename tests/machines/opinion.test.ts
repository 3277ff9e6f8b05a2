// What a member says of an answer, by state (docs/product-decisions.md, "Beyond the specification").
import { describe, expect, test } from 'vitest';
import { opinionMachine } from '#machines/opinion.machine.ts';
import type { Opinion, OpinionAnswer, OpinionDraft } from '#machines/opinion.machine.ts';
import { draftKit, play, port } from './kit.ts';

const before: Opinion = {
  helped: false,
  why: 'It came too late.',
  saidAt: '2026-11-23T09:00:00.000Z',
};
const stored: OpinionAnswer = {
  outcome: 'stored',
  opinion: { helped: true, why: 'We charged.', saidAt: '2026-11-24T09:00:00.000Z' },
};

const begin = (opinion: Opinion | null = null, longest = 20) => {
  const storeOpinion = port<OpinionAnswer, { id: string; helped: boolean; why: string }>();
  const draft = draftKit<OpinionDraft>();
  const flow = play(
    opinionMachine.provide({
      actors: { draft: draft.logic, storeOpinion: storeOpinion.logic },
    }),
    { id: 'r1', opinion, longest },
  );
  return { ...flow, storeOpinion, draft };
};
const filled = () => {
  const flow = begin();
  flow.send({ type: 'helped.chosen', helped: true });
  flow.send({ type: 'why.edited', text: 'We charged.' });
  return flow;
};
const storing = () => {
  const flow = filled();
  flow.draft.heard();
  flow.send({ type: 'opinion.sent' });
  return flow;
};

/** What its draft hears. */
const words = (helped: boolean | null, why: string) => ({
  type: 'words.changed',
  words: { helped, why },
});

test('something was said before, or nothing was', () => {
  expect([begin(before).states(), begin(before).tags()]).toEqual([['said'], ['said']]);
  expect([begin().states(), begin().tags()]).toEqual([['asking'], ['asking']]);
});

describe('while it is asked', () => {
  test('each change is kept, and an empty form keeps nothing', () => {
    const flow = begin();
    flow.send({ type: 'why.edited', text: 'W' });
    flow.send({ type: 'helped.chosen', helped: false });
    flow.send({ type: 'why.edited', text: '' });
    expect(flow.draft.heard()).toEqual([words(null, 'W'), words(false, 'W'), words(false, '')]);
    const other = begin();
    other.send({ type: 'why.edited', text: '' });
    expect(other.draft.heard()).toEqual([{ type: 'words.changed', words: null }]);
  });
  test('nothing is sent without a choice: a sentence says so until something changes', () => {
    const flow = begin();
    flow.send({ type: 'opinion.sent' });
    expect([flow.states(), flow.context().problem]).toEqual([['asking'], { key: 'helpedMissing' }]);
    flow.send({ type: 'helped.chosen', helped: true });
    expect(flow.context().problem).toBeNull();
    expect(flow.storeOpinion.asked).toEqual([]);
  });
  test('a reason that is too long is kept and not sent', () => {
    const flow = begin(null, 3);
    flow.send({ type: 'helped.chosen', helped: true });
    flow.send({ type: 'why.edited', text: '🙂🙂🙂🙂' });
    flow.send({ type: 'opinion.sent' });
    expect(flow.context()).toMatchObject({ why: '🙂🙂🙂🙂', problem: { key: 'whyTooLong' } });
    flow.send({ type: 'why.edited', text: '🙂🙂🙂' });
    flow.send({ type: 'opinion.sent' });
    expect(flow.states()).toEqual(['storing']);
  });
  test('a draft is taken up as long as nothing is changed', () => {
    const flow = begin();
    flow.draft.say({ type: 'draft.restored', words: null });
    expect(flow.context()).toMatchObject({ helped: null, why: '' });
    flow.draft.say({ type: 'draft.restored', words: { helped: true, why: 'Kept.' } });
    expect(flow.context()).toMatchObject({ helped: true, why: 'Kept.' });
    flow.draft.say({ type: 'draft.restored', words: { helped: false, why: 'Late.' } });
    expect(flow.context()).toMatchObject({ helped: true, why: 'Kept.' });
    const chosen = begin();
    chosen.send({ type: 'helped.chosen', helped: true });
    chosen.draft.say({ type: 'draft.restored', words: { helped: false, why: 'Late.' } });
    expect(chosen.context()).toMatchObject({ helped: true, why: '' });
  });
});

describe('while it is sent', () => {
  test('the words are on their way, and nothing changes them', () => {
    const flow = storing();
    expect([flow.states(), flow.tags()]).toEqual([['storing'], ['asking', 'busy']]);
    expect(flow.storeOpinion.asked).toEqual([{ id: 'r1', helped: true, why: 'We charged.' }]);
    flow.send({ type: 'why.edited', text: 'Other' });
    expect(flow.context().why).toBe('We charged.');
  });
  test('stored: the page shows it, and it is no draft any more', () => {
    const flow = storing();
    flow.storeOpinion.resolve(stored);
    expect([flow.states(), flow.context().opinion]).toEqual([
      ['said'],
      stored.outcome === 'stored' ? stored.opinion : null,
    ]);
    expect(flow.draft.heard()).toEqual([{ type: 'draft.handedOver' }]);
  });
  test.each([
    [
      'refused',
      (flow: ReturnType<typeof begin>) =>
        flow.storeOpinion.resolve({ outcome: 'refused', reason: 'no_answer' }),
      { key: 'no_answer' },
    ],
    [
      'unreachable',
      (flow: ReturnType<typeof begin>) => flow.storeOpinion.reject('No line.'),
      { key: 'failed', message: 'No line.' },
    ],
    ['late', (flow: ReturnType<typeof begin>) => flow.wait(15_000), { key: 'failed' }],
  ])('%s: it says so, loses nothing, and can be sent again', (_, end, problem) => {
    const flow = storing();
    end(flow);
    expect(flow.states()).toEqual(['asking']);
    expect(flow.context()).toMatchObject({ helped: true, why: 'We charged.', problem });
    expect(flow.draft.heard()).toEqual([]);
    flow.send({ type: 'opinion.sent' });
    expect([flow.states(), flow.context().problem]).toEqual([['storing'], null]);
    expect(flow.storeOpinion.asked).toHaveLength(2);
  });
});

describe('once it is said', () => {
  test('it can be changed: the form shows it, and keeps that it is open', () => {
    const flow = begin(before);
    flow.send({ type: 'change.requested' });
    expect(flow.states()).toEqual(['asking']);
    expect(flow.context()).toMatchObject({ helped: false, why: before.why, problem: null });
    expect(flow.draft.heard()).toEqual([
      { type: 'words.changed', words: { helped: false, why: before.why } },
    ]);
  });
  test('a change that was begun before is on screen again', () => {
    const flow = begin(before);
    flow.draft.say({ type: 'draft.restored', words: null });
    expect(flow.states()).toEqual(['said']);
    flow.draft.say({ type: 'draft.restored', words: { helped: true, why: 'After all.' } });
    expect(flow.states()).toEqual(['asking']);
    expect(flow.context()).toMatchObject({ helped: true, why: 'After all.' });
  });
  test('a change can be left: what was said stands, and its draft is gone', () => {
    const flow = begin(before);
    flow.send({ type: 'change.requested' });
    flow.send({ type: 'why.edited', text: '' });
    flow.draft.heard();
    flow.send({ type: 'change.cancelled' });
    expect([flow.states(), flow.context().opinion]).toEqual([['said'], before]);
    expect(flow.draft.heard()).toEqual([{ type: 'words.changed', words: null }]);
    const first = begin();
    first.send({ type: 'change.cancelled' });
    expect(first.states()).toEqual(['asking']);
  });
});
