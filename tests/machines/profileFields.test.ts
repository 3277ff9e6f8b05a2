// The profile in its place by state (docs/product-decisions.md, "Beyond the specification").
import { describe, expect, test } from 'vitest';
import { editedAnswers } from '#machines/profileFields.machine.ts';
import { answers, begin, known, opened, renamed, saving } from './profileFields.kit.ts';
import type { Flow } from './profileFields.kit.ts';

describe('the answers', () => {
  test('are read first', () => {
    expect([begin().states(), begin().tags()]).toEqual([['reading'], ['loading']]);
    const flow = known();
    expect([flow.states(), flow.tags(), flow.context().stored]).toEqual([
      ['showing'],
      ['shown'],
      answers,
    ]);
  });
  test.each([
    ['cannot be read', (flow: Flow) => flow.readAnswers.reject()],
    ['are not known in time', (flow: Flow) => flow.wait(15_000)],
  ])('can be asked for again where they %s', (_, end) => {
    const flow = begin();
    end(flow);
    expect([flow.states(), flow.tags()]).toEqual([['unread'], ['unread']]);
    flow.send({ type: 'retry.requested' });
    expect(flow.states()).toEqual(['reading']);
  });
});

describe('a field', () => {
  test('opens with what was said, and one at a time', () => {
    const flow = opened('companyName');
    expect([flow.states(), flow.tags(), flow.context().edit]).toEqual([
      ['editing'],
      ['editing', 'shown'],
      { field: 'companyName', value: 'Halden' },
    ]);
    expect(flow.can({ type: 'field.opened', field: 'stage' })).toBe(false);
  });
  test('is saved by itself, without the spaces around it; then this browser takes it over', () => {
    const flow = renamed('  Kelp ');
    flow.send({ type: 'field.saved' });
    expect([flow.states(), flow.tags()]).toEqual([['saving'], ['busy', 'editing', 'shown']]);
    const now = { ...answers, companyName: 'Kelp' };
    expect(flow.saveField.asked).toEqual([{ answers: now, stored: answers }]);
    flow.saveField.resolve();
    expect([flow.states(), flow.tags(), flow.storeAnswers.asked]).toEqual([
      ['storing'],
      ['shown'],
      [{ answers: now }],
    ]);
    flow.storeAnswers.resolve();
    expect([flow.states(), flow.context()]).toEqual([
      ['showing'],
      {
        longest: { companyName: 10, website: 12 },
        stored: now,
        answers: now,
        edit: null,
        saved: 'companyName',
        problem: null,
      },
    ]);
  });
  test.each([
    ['cannot', (flow: Flow) => flow.storeAnswers.reject()],
    ['does not in time', (flow: Flow) => flow.wait(3000)],
  ])('is saved also where this browser %s take it over', (_, end) => {
    const flow = saving();
    flow.saveField.resolve();
    end(flow);
    expect([flow.states(), flow.context().saved]).toEqual([['showing'], 'companyName']);
  });
  test('with choices takes and gives them', () => {
    const flow = opened('modules');
    flow.send({ type: 'choice.toggled', id: 'fromLab' });
    flow.send({ type: 'choice.toggled', id: 'asyncq' });
    expect(editedAnswers(flow.context()).modules).toEqual(['opsCabinet', 'fromLab']);
    flow.send({ type: 'choice.toggled', id: 'fromLab' });
    flow.send({ type: 'choice.toggled', id: 'asyncq' });
    // In another order it is the same choice.
    flow.send({ type: 'field.saved' });
    expect([flow.states(), flow.saveField.asked]).toEqual([['showing'], []]);
  });
  test('with a text takes no choice', () => {
    const flow = opened('companyName');
    flow.send({ type: 'choice.toggled', id: 'asyncq' });
    expect(flow.context().edit).toEqual({ field: 'companyName', value: 'Halden' });
  });
  test('that was not changed is closed, and nothing is sent', () => {
    const flow = renamed(' Halden ');
    flow.send({ type: 'field.saved' });
    expect([flow.states(), flow.context().edit, flow.context().saved]).toEqual([
      ['showing'],
      null,
      null,
    ]);
    expect(flow.saveField.asked).toEqual([]);
  });
  test('that was changed and left is as before', () => {
    const flow = renamed();
    flow.send({ type: 'edit.cancelled' });
    expect([flow.states(), flow.context().edit, editedAnswers(flow.context())]).toEqual([
      ['showing'],
      null,
      answers,
    ]);
  });
  test('with choices keeps one at least', () => {
    const flow = opened('signals');
    flow.send({ type: 'choice.toggled', id: 'toolDrops' });
    flow.send({ type: 'field.saved' });
    expect([flow.states(), flow.context().problem]).toEqual([['editing'], { key: 'oneNeeded' }]);
    flow.send({ type: 'choice.toggled', id: 'labSignals' });
    expect(flow.context().problem).toBeNull();
  });
  test.each([
    ['companyName', 'x'.repeat(11), true],
    ['companyName', 'x'.repeat(10), false],
    ['companyName', `${'𝒙'.repeat(10)} `, false],
    ['website', 'x'.repeat(13), true],
    ['website', 'x'.repeat(12), false],
    ['sector', 'x'.repeat(13), false],
  ] as const)('%s of %s is too long: %s', (field, value, isTooLong) => {
    const flow = opened(field);
    flow.send({ type: 'text.edited', value });
    flow.send({ type: 'field.saved' });
    expect([flow.states(), flow.context().problem]).toEqual(
      isTooLong ? [['editing'], { key: 'tooLong' }] : [['saving'], null],
    );
  });
  test.each([
    ['out of reach', (flow: Flow) => flow.saveField.reject('No line.'), { message: 'No line.' }],
    ['without a word', (flow: Flow) => flow.saveField.reject(), {}],
    ['not answered in time', (flow: Flow) => flow.wait(15_000), {}],
  ])('keeps what was typed where the service is %s, and is saved by one press', (_, end, said) => {
    const flow = saving();
    end(flow);
    expect([flow.states(), flow.context().edit, flow.context().problem]).toEqual([
      ['editing'],
      { field: 'companyName', value: 'Kelp' },
      { key: 'failed', ...said },
    ]);
    flow.send({ type: 'field.saved' });
    expect([flow.states(), flow.context().problem]).toEqual([['saving'], null]);
  });
});
