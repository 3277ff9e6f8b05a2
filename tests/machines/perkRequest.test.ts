// 'Access Benefit' by state (docs/product-spec.md, "Inner Room"; docs/product-decisions.md, "Outbox").
import { describe, expect, test } from 'vitest';
import { perkRequestMachine } from '#machines/perkRequest.machine.ts';
import type { PerkRequestEvent } from '#machines/perkRequest.machine.ts';
import { submissionMachine } from '#machines/submission.machine.ts';
import { brokenFeed, play } from './kit.ts';
import { requestIn } from './myRequests.kit.ts';
import {
  about,
  cloud,
  confirming,
  known,
  legal,
  looking,
  offline,
  queued,
  sending,
  stored,
} from './perkRequest.kit.ts';
import { brokenSubmission, submissionPort } from './submission.kit.ts';
import type { SubmitAnswer } from './submission.kit.ts';

test('at first the offers are in view, and no dialog is open', () => {
  const flow = looking();
  expect([flow.states(), flow.tags()]).toEqual([['closed'], []]);
  expect(flow.context()).toEqual({
    kind: 'perk',
    perk: null,
    confirmed: [],
    asked: {},
    problem: null,
  });
});

describe('an earlier request', () => {
  test('is shown, and cannot be sent twice', () => {
    const flow = looking();
    flow.askedFeed.say(known([about(cloud)]));
    expect(flow.context().asked).toEqual({ [cloud.name]: 'stored' });
    flow.send({ type: 'perk.chosen', ...cloud });
    expect(flow.states()).toEqual(['showingResult']);
  });
  test('that has ended can be sent again', () => {
    const flow = looking();
    flow.askedFeed.say(known([about(cloud)], [queued(legal)]));
    expect(flow.context().asked).toEqual({ [cloud.name]: 'stored', [legal.name]: 'waiting' });
    flow.askedFeed.say(known([about(legal), about(cloud, 'declined')]));
    expect(flow.context().asked).toEqual({ [legal.name]: 'stored' });
    flow.send({ type: 'perk.chosen', ...cloud });
    expect(flow.states()).toEqual(['confirming']);
  });
  test('that is queued in this browser stays known until the backend has it', () => {
    const flow = sending();
    flow.submitRequest.resolve(offline);
    flow.askedFeed.say(known());
    expect(flow.context().asked).toEqual({ [cloud.name]: 'waiting' });
    flow.askedFeed.say(known([about(cloud)]));
    expect(flow.context().asked).toEqual({ [cloud.name]: 'stored' });
  });
  test('is found by its name: the newest decides, and a queued one has precedence', () => {
    const flow = looking();
    flow.askedFeed.say(
      known(
        [
          about(cloud, 'withdrawn'),
          about(cloud),
          about(legal, 'expired'),
          requestIn('submitted', { kind: 'channel', subject: 'Founders' }),
        ],
        [queued(legal), queued(cloud, { refusal: { reason: 'invalid', detail: {} } })],
      ),
    );
    expect(flow.context().asked).toEqual({ [legal.name]: 'waiting' });
  });
  test('is unknown when the feed fails, and every offer can be requested', () => {
    const flow = play(
      perkRequestMachine.provide({
        actors: { askedFeed: brokenFeed<PerkRequestEvent>() },
      }),
      { kind: 'perk' },
    );
    flow.send({ type: 'perk.chosen', ...cloud });
    expect(flow.states()).toEqual(['confirming']);
  });
});

test('a channel has its own words', () => {
  const flow = confirming({ partner: 'founders', name: 'Founders' }, 'channel');
  flow.send({ type: 'perk.requested' });
  expect(flow.submitRequest.asked).toEqual([
    { kind: 'channel', subject: 'Founders', answers: { channel: 'founders', confirmed: [] } },
  ]);
});

describe('while the member reads the conditions', () => {
  test('they are ticked and unticked, and survive closing', () => {
    const flow = confirming();
    expect([flow.states(), flow.tags()]).toEqual([['confirming'], ['dialogOpen', 'editable']]);
    for (const id of ['a', 'b', 'a']) flow.send({ type: 'condition.toggled', id });
    flow.send({ type: 'dialog.closed' });
    flow.send({ type: 'perk.chosen', ...cloud });
    expect(flow.context()).toMatchObject({ perk: cloud, confirmed: ['b'] });
  });
  test('another offer has other conditions', () => {
    const flow = confirming();
    flow.send({ type: 'condition.toggled', id: 'a' });
    flow.send({ type: 'dialog.closed' });
    flow.send({ type: 'perk.chosen', ...legal });
    expect(flow.context()).toMatchObject({ perk: legal, confirmed: [] });
  });
});

describe('while it is sent', () => {
  test('submitRequest gets it, and nothing can be changed', () => {
    const flow = sending();
    expect(flow.tags()).toEqual(['busy', 'dialogOpen']);
    expect(flow.submitRequest.asked).toEqual([
      {
        kind: 'perk',
        subject: cloud.name,
        answers: { partner: cloud.partner, confirmed: ['no-credits-yet'] },
      },
    ]);
    expect(flow.can({ type: 'dialog.closed' })).toBe(false);
    expect(flow.can({ type: 'condition.toggled', id: 'a' })).toBe(false);
  });
  test.each([
    [stored, 'stored'],
    [offline, 'waiting'],
    [{ outcome: 'waiting', why: 'signedOut' } satisfies SubmitAnswer, 'waiting'],
  ])('%o: the dialog and a toast say so', (answer, ending) => {
    const flow = sending();
    flow.submitRequest.resolve(answer);
    expect([flow.states(), flow.tags()]).toEqual([['showingResult'], ['dialogOpen']]);
    expect(flow.context().asked).toEqual({ [cloud.name]: ending });
    expect(flow.heard()).toEqual([{ type: 'toast', key: 'perkRequested' }]);
  });
  test('refused: the conditions stay, with the reason', () => {
    const flow = sending();
    flow.submitRequest.resolve({ outcome: 'refused', reason: 'not_allowed', detail: {} });
    expect(flow.states()).toEqual(['confirming']);
    expect(flow.context()).toMatchObject({
      confirmed: ['no-credits-yet'],
      asked: {},
      problem: { key: 'not_allowed' },
    });
    expect(flow.heard()).toEqual([{ type: 'toast', key: 'requestFailed' }]);
    flow.send({ type: 'dialog.closed' });
    expect(flow.context().problem).toBeNull();
  });
  test('refused after it was queued: it counts as not sent, and can be sent again', () => {
    const flow = sending();
    flow.askedFeed.say(known([], [queued(cloud)]));
    flow.submitRequest.resolve({ outcome: 'refused', reason: 'invalid', detail: {} });
    expect([flow.states(), flow.context().asked]).toEqual([['confirming'], {}]);
  });
  test('what the profile says of the conditions is sent too', () => {
    const eligibility = { stage: 'met', sector: 'unknown' } as const;
    const flow = looking();
    flow.send({ type: 'perk.chosen', ...cloud, eligibility });
    flow.send({ type: 'perk.requested' });
    expect(flow.submitRequest.asked).toMatchObject([
      { answers: { partner: cloud.partner, confirmed: [], eligibility } },
    ]);
  });
  test('the outbox cannot store it: the dialog and a toast show the sentence', () => {
    const flow = sending();
    flow.submitRequest.reject('No room.');
    expect(flow.context().problem).toEqual({ key: 'failed', message: 'No room.' });
    expect(flow.heard()).toEqual([{ type: 'toast', key: 'requestFailed', message: 'No room.' }]);
    flow.send({ type: 'condition.toggled', id: 'a' });
    expect(flow.context().problem).toBeNull();
    flow.send({ type: 'perk.requested' });
    expect(flow.submitRequest.asked).toHaveLength(2);
  });
  test('the submission cannot run: the dialog says that it failed, in its own words', () => {
    const { child, submission } = brokenSubmission();
    const flow = sending({ ...submissionPort(), submission });
    flow.askedFeed.say(known([], [queued(cloud)]));
    child.reject('Flow submission is not provided.');
    expect([flow.states(), flow.context().asked]).toEqual([['confirming'], {}]);
    expect(flow.context().problem).toEqual({ key: 'failed' });
    expect(flow.heard()).toEqual([{ type: 'toast', key: 'requestFailed' }]);
  });
  test('no answer for four seconds: it waits in the outbox', () => {
    const flow = sending();
    expect(submissionMachine.implementations.delays.answerTimeout).toBe(4000);
    flow.submitRequest.queue();
    flow.wait(3999);
    expect(flow.states()).toEqual(['sending']);
    flow.wait(1);
    expect([flow.states(), flow.context().asked]).toEqual([
      ['showingResult'],
      { [cloud.name]: 'waiting' },
    ]);
  });
});

test('a requested offer says so and cannot be sent twice; another offer can', () => {
  const flow = sending();
  flow.submitRequest.resolve(stored);
  flow.send({ type: 'dialog.closed' });
  flow.send({ type: 'perk.chosen', ...cloud });
  expect(flow.states()).toEqual(['showingResult']);
  flow.send({ type: 'dialog.closed' });
  flow.send({ type: 'perk.chosen', ...legal });
  expect(flow.states()).toEqual(['confirming']);
});

describe('when the member leaves, here or in another tab', () => {
  test.each([
    [
      'while they tick',
      () => {
        const flow = confirming();
        flow.send({ type: 'condition.toggled', id: 'no-credits-yet' });
        return flow;
      },
    ],
    ['while it is sent', sending],
    [
      'once it is told',
      () => {
        const flow = sending();
        flow.submitRequest.resolve(stored);
        return flow;
      },
    ],
  ])('%s: ticks and outcome are cleared', (_, at) => {
    const flow = at();
    flow.askedFeed.say({ type: 'member.left' });
    expect([flow.states(), flow.tags()]).toEqual([['closed'], []]);
    expect(flow.context()).toMatchObject({ perk: null, confirmed: [], asked: {}, problem: null });
    flow.send({ type: 'perk.chosen', ...cloud });
    expect([flow.states(), flow.context().confirmed]).toEqual([['confirming'], []]);
  });
});
