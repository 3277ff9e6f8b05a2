// What the history of a request says, and what it means to withdraw one.
import { describe, expect, it } from 'vitest';
import type { RequestStep } from '#machines/myRequests.machine.ts';
import { requests } from '#content/requests.ts';
import { promiseOf, stepWords, withdrawalOf } from '#flows/myRequests/words.ts';

const step = (rest: Partial<RequestStep>): RequestStep => ({
  actor: 'advisor',
  to: 'scheduled',
  at: '2026-11-22T09:00:00.000Z',
  note: null,
  ...rest,
});
const before = step({});
const slot = '2026-11-26T14:20';

describe('a step of the history', () => {
  it.each([
    ['moveAsked', 'You asked for another slot: Thursday, November 26, 2026, 14:20.'],
    [
      'moveTakenBack',
      'You kept your slot and no longer ask for Thursday, November 26, 2026, 14:20.',
    ],
    ['moved', 'The advisor moved it to Thursday, November 26, 2026, 14:20.'],
    [
      'moveDeclined',
      'The advisor could not give you Thursday, November 26, 2026, 14:20; your slot stays.',
    ],
    ['corrected', 'The advisor corrected the answer.'],
  ] as const)('that is about %s says so', (about, sentence) => {
    expect(stepWords(step({ about, slot }), before)).toBe(sentence);
  });
  it('is a status, a follow-up, or a note', () => {
    expect(stepWords(step({}), undefined)).toBe('Advisor: Scheduled');
    expect(stepWords(step({ actor: 'member', to: 'followedUp' }), step({ to: 'answered' }))).toBe(
      'You asked once more about the answer.',
    );
    expect(stepWords(step({}), before)).toBe('Advisor: a note');
    expect(stepWords(step({ to: 'followedUp' }), step({ to: 'followedUp' }))).toBe(
      'Advisor: a note',
    );
  });
});

describe('withdrawing', () => {
  const { request, hour, seat, heldSeat, place } = requests.withdraw;
  it.each([
    ['office-hours', 'scheduled', hour],
    ['office-hours', 'submitted', request],
    ['gathering', 'accepted', seat],
    ['gathering', 'scheduled', seat],
    ['gathering', 'offered', heldSeat],
    ['gathering', 'waitlisted', place],
    ['gathering', 'submitted', request],
    ['meeting', 'accepted', request],
    ['asynq', 'scheduled', request],
  ] as const)('%s that is %s says what becomes of it', (kind, status, words) => {
    expect(withdrawalOf({ kind, status })).toBe(words);
  });
});

describe('what was promised', () => {
  it.each([
    ['asynq', undefined, 'An answer within 72 hours.'],
    ['asynq', true, 'An answer within 48 hours, because you asked as a Premium member.'],
    ['advisory-call', undefined, 'A response within 48 hours.'],
    ['perk', undefined, requests.noPromise],
  ] as const)('%s with priority %s', (kind, hasPriority, words) => {
    expect(promiseOf({ kind, ...(hasPriority === true && { hasPriority }) })).toBe(words);
  });
});
