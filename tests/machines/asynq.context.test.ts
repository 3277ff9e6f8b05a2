// AsynQ's step 5 by state: the product link, documents and the voice note (docs/product-spec.md, "2. Screens and routes", "5.
// Validation rules", "9. Business constants and limits").
import { describe, expect, test } from 'vitest';
import { asynqMachine } from '#machines/asynq.machine.ts';
import { deck, landing, draftAt, note, stepAt } from './asynq.kit.ts';

const { delays } = asynqMachine.implementations;
const chosen = [new File(['%PDF-'], 'deck.pdf', { type: 'application/pdf' })];

describe('the product link', () => {
  test.each(['', '  ', 'https://halden.example', 'http://a.io/x?y=1#z', ' https://a.example/ '])(
    '%j is valid',
    (value) => {
      const flow = stepAt('context');
      flow.send({ type: 'context.edited', field: 'productLink', value });
      flow.send({ type: 'step.continued' });
      expect(flow.at()).toEqual(['reviewing']);
    },
  );
  test.each(['halden', 'halden.example', 'ftp://halden.example', 'https://halden', 'https:// a.b'])(
    '%j shows a problem at the field until it is corrected',
    (value) => {
      const flow = stepAt('context');
      flow.send({ type: 'context.edited', field: 'productLink', value });
      flow.send({ type: 'step.continued' });
      expect(flow.tags()).toEqual(['context', 'editable']);
      expect(flow.context().problem).toEqual({ key: 'badLink' });
      flow.send({ type: 'context.edited', field: 'productLink', value: '' });
      expect(flow.context().problem).toBeNull();
    },
  );
  test('Back is always allowed', () => {
    const flow = stepAt('context');
    flow.send({ type: 'context.edited', field: 'productLink', value: 'halden' });
    flow.send({ type: 'step.continued' });
    flow.send({ type: 'step.back' });
    expect([flow.tags(), flow.context().problem]).toEqual([['question', 'suggesting'], null]);
  });
});

test('timeline, team and stage are stored independently', () => {
  const flow = stepAt('context');
  flow.send({ type: 'context.edited', field: 'timeline', value: 'urgent' });
  flow.send({ type: 'context.edited', field: 'team', value: 'team' });
  flow.send({ type: 'context.edited', field: 'stage', value: 'series-b+' });
  expect(flow.context().answers).toMatchObject({
    timeline: 'urgent',
    team: 'team',
    stage: 'series-b+',
    productLink: '',
  });
});

const admitting = () => {
  const flow = landing({ ...draftAt('context'), note: null });
  flow.send({ type: 'draft.continued' });
  flow.send({ type: 'files.chosen', files: chosen });
  return flow;
};

describe('documents', () => {
  test('are checked before the member can continue', () => {
    const flow = admitting();
    expect(flow.tags()).toContain('busy');
    expect(flow.admitFiles.asked).toEqual([{ files: chosen, have: 1 }]);
    expect(flow.can({ type: 'step.continued' })).toBe(false);
    expect(flow.can({ type: 'step.back' })).toBe(false);
  });
  test('accepted files join the others; each rejected file gets its reason', () => {
    const flow = admitting();
    const second = { ...deck, id: 'second' };
    flow.admitFiles.resolve({ kept: [second], refused: ['“film.mov” cannot be attached here.'] });
    expect(flow.context()).toMatchObject({
      files: [deck, second],
      fileRefusals: ['“film.mov” cannot be attached here.'],
    });
    flow.send({ type: 'file.removed', id: 'deck' });
    expect(flow.context()).toMatchObject({ files: [second], fileRefusals: [] });
  });
  test.each([
    ['the browser has no room', (flow: ReturnType<typeof admitting>) => flow.admitFiles.reject()],
    [
      'the browser’s database does not answer',
      (flow: ReturnType<typeof admitting>) => flow.wait(Number(delays.storageTimeout)),
    ],
  ])('%s: the form says so, and the member can continue', (_, end) => {
    const flow = admitting();
    end(flow);
    expect(flow.context()).toMatchObject({ files: [deck], problem: { key: 'no_room' } });
    flow.send({ type: 'step.continued' });
    expect([flow.at(), flow.context().problem]).toEqual([['reviewing'], null]);
  });
});

describe('the voice note', () => {
  test('the member cannot leave the step during a recording', () => {
    const flow = stepAt('context');
    flow.actor.getSnapshot().children.voiceNote?.send({ type: 'recording.requested' });
    expect(flow.tags()).toContain('listening');
    expect(flow.can({ type: 'step.continued' })).toBe(false);
    expect(flow.can({ type: 'step.back' })).toBe(false);
    flow.send({ type: 'note.ended' });
    expect(flow.can({ type: 'step.continued' })).toBe(true);
  });
  test('is stored when it is kept, and cleared when it is deleted', () => {
    const flow = stepAt('context');
    flow.send({ type: 'note.begun' });
    flow.draft.heard();
    flow.send({ type: 'note.progressed', note: { ...note, isUnfinished: true } });
    expect([flow.tags().includes('listening'), flow.draft.heard()]).toMatchObject([
      true,
      [{ type: 'words.changed', words: { note: { ...note, isUnfinished: true } } }],
    ]);
    flow.send({ type: 'note.kept', note });
    expect(flow.context().note).toEqual(note);
    flow.send({ type: 'step.continued' });
    expect(flow.at()).toEqual(['reviewing']);
    flow.send({ type: 'step.edited', step: 'context' });
    flow.send({ type: 'note.deleted' });
    expect(flow.context().note).toBeNull();
  });
});
