// The actions of a member on My requests, by state: withdraw, take a seat, reply.
import { describe, expect, test } from 'vitest';
import type { Verdict } from '#machines/myRequests.machine.ts';
import { requestIn, returned, shown } from './myRequests.kit.ts';

const stored: Verdict = { outcome: 'stored' };
const refused: Verdict = { outcome: 'refused', reason: 'illegal_move' };
const everything = [
  'submitted',
  'inReview',
  'needsYou',
  'accepted',
  'scheduled',
  'answered',
  'declined',
  'waitlisted',
  'offered',
  'held',
  'expired',
  'withdrawn',
] as const;

const page = () =>
  shown(
    everything.map((status) => requestIn(status)),
    [returned()],
  );

describe('while the member reads', () => {
  test.each([
    [
      'withdrawal.requested',
      ['submitted', 'inReview', 'needsYou', 'accepted', 'scheduled', 'waitlisted', 'offered'],
    ],
    ['offer.accepted', ['offered']],
    ['reply.opened', ['needsYou']],
  ] as const)('%s is possible in %s, and in no other state', (type, states) => {
    const reading = page();
    expect(everything.filter((id) => reading.can({ type, id }))).toEqual(
      everything.filter((status) => (states as readonly string[]).includes(status)),
    );
    expect(reading.can({ type, id: 'of nobody' })).toBe(false);
  });
  test('a queued request cannot be edited or discarded: it is being sent', () => {
    const reading = shown([], [returned({ refusal: null })]);
    expect(reading.can({ type: 'entry.opened', id: 'back' })).toBe(false);
    expect(reading.can({ type: 'discard.requested', id: 'back' })).toBe(false);
  });
  test('a file that was refused can be dismissed; its request is stored and not edited', () => {
    const reading = shown([], [returned({ isStored: true })]);
    expect(reading.can({ type: 'entry.opened', id: 'back' })).toBe(false);
    expect(reading.can({ type: 'discard.requested', id: 'back' })).toBe(true);
  });
});

/** Actions that call the backend: how they begin, where they wait, which state follows a failure. */
const actions = [
  {
    name: 'withdrawing',
    port: 'withdrawRequest' as const,
    begin: () => {
      const one = page();
      one.send({ type: 'withdrawal.requested', id: 'submitted' });
      one.send({ type: 'withdrawal.confirmed' });
      return one;
    },
    asked: { id: 'submitted' },
    back: 'action.confirmingWithdrawal',
    toast: 'requestWithdrawn',
  },
  {
    name: 'accepting',
    port: 'acceptOffer' as const,
    begin: () => {
      const one = page();
      one.send({ type: 'offer.accepted', id: 'offered' });
      return one;
    },
    asked: { id: 'offered' },
    back: 'action.idle',
    toast: 'offerAccepted',
  },
  {
    name: 'sendingReply',
    port: 'replyToRequest' as const,
    begin: () => {
      const one = page();
      one.send({ type: 'reply.opened', id: 'needsYou' });
      one.send({ type: 'reply.edited', text: 'Norway.' });
      one.send({ type: 'reply.sent' });
      return one;
    },
    asked: { id: 'needsYou', note: 'Norway.' },
    back: 'action.replying',
    toast: 'replySent',
  },
] as const;

describe.each(actions)('while $name', ({ name, port, begin, asked, back, toast }) => {
  test('it is busy, and calls the backend once with what was chosen', () => {
    const one = begin();
    expect(one.action()).toBe(`action.${name}`);
    expect(one.tags()).toContain('busy');
    expect(one[port].asked).toEqual([asked]);
    expect(one.can({ type: 'action.cancelled' })).toBe(false);
  });
  test('done: a toast confirms it, the choice is cleared, and the list is loaded again', () => {
    const one = begin();
    one[port].resolve(stored);
    expect(one.heard()).toEqual([{ type: 'toast', key: toast }]);
    expect(one.context()).toMatchObject({ chosen: null, reply: '', problem: null });
    expect([one.action(), one.list()]).toEqual(['action.idle', 'list.shown.refreshing']);
  });
  test('refused: the reason is shown in place, and no toast contradicts it', () => {
    const one = begin();
    one[port].resolve(refused);
    expect(one.action()).toBe(back);
    expect(one.context()).toMatchObject({
      chosen: asked.id,
      problem: { key: 'illegal_move' },
    });
    expect(one.heard()).toEqual([]);
  });
  test('no answer: the page and a toast show the service’s sentence', () => {
    const one = begin();
    one[port].reject('unreachable');
    expect(one.action()).toBe(back);
    expect(one.context().problem).toEqual({ key: 'failed', message: 'unreachable' });
    expect(one.heard()).toEqual([{ type: 'toast', key: 'requestFailed', message: 'unreachable' }]);
  });
  test('fifteen seconds without an answer are a failure', () => {
    const one = begin();
    one.wait(14_999);
    expect(one.action()).toBe(`action.${name}`);
    one.wait(1);
    expect(one.action()).toBe(back);
    expect(one.context().problem).toEqual({ key: 'failed' });
    expect(one.heard()).toEqual([{ type: 'toast', key: 'requestFailed' }]);
    expect(one[port].isWaiting()).toBe(false);
  });
});

const asking = () => {
  const one = page();
  one.send({ type: 'withdrawal.requested', id: 'scheduled' });
  return one;
};

describe('while the withdrawal waits for confirmation', () => {
  test('nothing has been sent, and leaving clears it', () => {
    const one = asking();
    expect(one.tags()).toEqual(['dialogOpen']);
    expect(one.withdrawRequest.asked).toEqual([]);
    one.send({ type: 'action.cancelled' });
    expect(one.action()).toBe('action.idle');
    expect(one.context().chosen).toBeNull();
  });
  test('a retry after a failure clears the old problem', () => {
    const one = asking();
    one.send({ type: 'withdrawal.confirmed' });
    one.withdrawRequest.reject();
    one.send({ type: 'withdrawal.confirmed' });
    expect(one.context().problem).toBeNull();
    expect(one.withdrawRequest.asked).toHaveLength(2);
  });
});

const replying = () => {
  const one = page();
  one.send({ type: 'reply.opened', id: 'needsYou' });
  return one;
};

describe('while a reply is written', () => {
  test.each(['', '  \n '])('%j is not sent, and the field says what is missing', (text) => {
    const one = replying();
    one.send({ type: 'reply.edited', text });
    one.send({ type: 'reply.sent' });
    expect(one.action()).toBe('action.replying');
    expect(one.context().problem).toEqual({ key: 'replyMissing' });
    expect(one.replyToRequest.asked).toEqual([]);
    one.send({ type: 'reply.edited', text: 'N' });
    expect(one.context().problem).toBeNull();
  });
  test('the words survive a failure, and are cleared by a cancel', () => {
    const one = replying();
    one.send({ type: 'reply.edited', text: 'Norway.' });
    one.send({ type: 'reply.sent' });
    one.replyToRequest.reject();
    expect(one.context().reply).toBe('Norway.');
    one.send({ type: 'action.cancelled' });
    one.send({ type: 'reply.opened', id: 'needsYou' });
    expect(one.context().reply).toBe('');
  });
});
