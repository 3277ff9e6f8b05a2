// What a short application learns of an earlier one (docs/product-decisions.md, "Outbox").
import { describe, expect, test } from 'vitest';
import { applicationMachine } from '#machines/application.machine.ts';
import type { ApplicationEvent } from '#machines/application.machine.ts';
import {
  asked,
  before,
  begin,
  editing,
  known,
  queued,
  sending,
  stored,
} from './application.kit.ts';
import { brokenFeed, play } from './kit.ts';
import { requestIn } from './myRequests.kit.ts';

describe('an earlier application', () => {
  test('is shown and cannot be sent twice; once it has ended the user can apply again', () => {
    const flow = begin();
    flow.askedFeed.say(before('submitted'));
    flow.send({ type: 'dialog.opened' });
    expect(flow.states()).toEqual(['showingResult']);
    flow.send({ type: 'dialog.closed' });
    expect(flow.context().ending).toBe('stored');
    flow.askedFeed.say(before('declined'));
    flow.send({ type: 'dialog.opened' });
    expect(flow.states()).toEqual(['asking.restoring']);
  });
  test('and is reported while the user writes: the form says so, and keeps the words', () => {
    const flow = editing();
    flow.writes({ offer: 'Forty hours' });
    flow.askedFeed.say(before('submitted'));
    expect(flow.states()).toEqual(['showingResult']);
    expect(flow.context().answers).toEqual({ offer: 'Forty hours' });
  });
  test('and ends while the dialog shows it: the dialog closes', () => {
    const flow = sending();
    flow.submitRequest.resolve(stored);
    flow.askedFeed.say(before('declined'));
    expect([flow.states(), flow.context().ending]).toEqual([['closed'], null]);
  });
  test('is unknown when the feed fails, and the user can apply', () => {
    const flow = play(
      applicationMachine.provide({
        actors: {
          askedFeed: brokenFeed<ApplicationEvent>(),
        },
      }),
      { form: 'join', kind: 'contributor', subject: 'To join' },
    );
    flow.send({ type: 'dialog.opened' });
    expect(flow.states()).toEqual(['asking.restoring']);
  });
  const refusal = { reason: 'invalid', detail: {} } as const;
  test.each([
    ['nothing', [], [], null],
    ['another subject', [requestIn('submitted', { ...asked, subject: 'Else' })], [], null],
    ['another kind', [requestIn('submitted', { ...asked, kind: 'perk' })], [], null],
    ['a request', [requestIn('inReview', asked)], [], 'stored'],
    ['one that has ended', [requestIn('withdrawn', asked)], [], null],
    ['in the outbox without an owner', [], [queued({ owner: null })], 'waitingForAccount'],
    ['in the outbox of a member', [], [queued()], 'waitingForNetwork'],
    [
      'in the outbox after one that has ended',
      [requestIn('expired', asked)],
      [queued()],
      'waitingForNetwork',
    ],
    ['one that was refused', [], [queued({ refusal })], null],
    [
      'one that was refused after another',
      [requestIn('submitted', asked)],
      [queued({ refusal })],
      'stored',
    ],
  ] as const)('%s: what the feed reports decides', (_, requests, entries, ending) => {
    const flow = begin();
    flow.askedFeed.say(known(requests, entries));
    expect([flow.states(), flow.context().ending]).toEqual([['closed'], ending]);
  });
  test('that is not known yet does not undo what the page has told', () => {
    const flow = sending();
    flow.submitRequest.resolve(stored);
    flow.askedFeed.say(known([]));
    expect([flow.states(), flow.context().ending]).toEqual([['showingResult'], 'stored']);
    const writing = editing();
    writing.askedFeed.say(known([]));
    expect(writing.states()).toEqual(['asking.editing']);
  });
});
