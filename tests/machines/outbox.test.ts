// The outbox by state: nothing is lost, nothing is sent for another member, and the retry delays are those of the
// specification.
import { describe, expect, test } from 'vitest';
import { outboxMachine } from '#machines/outbox.machine.ts';
import { brokenFeed, play } from './kit.ts';
import { asked, begin, entry, file, sending, stored } from './outbox.kit.ts';

describe('ownership', () => {
  test('an empty outbox is idle', () => expect(begin().post()).toBe('post.empty'));
  test('an entry without an owner waits for an account, and nothing is sent', () => {
    const outbox = begin(entry('a', { owner: null }));
    expect(outbox.post()).toBe('post.waitingForAccount');
    expect(outbox.sendRequest.asked).toEqual([]);
  });
  test('an advisory application needs no account', () => {
    const outbox = begin(entry('a', { owner: null, kind: 'advisory' }));
    expect(outbox.sendRequest.asked).toEqual([{ id: 'a', member: null }]);
  });
  test("signing in adopts it, and it is sent as the member's", () => {
    const outbox = begin(entry('a', { owner: null }));
    outbox.send({ type: 'member.arrived', member: 'ada' });
    expect(outbox.adoptEntries.asked).toEqual([{ member: 'ada' }]);
    expect(outbox.sendRequest.asked).toEqual([]);
    outbox.entriesFeed.say({ type: 'entries.changed', entries: [entry('a')] });
    outbox.adoptEntries.resolve();
    expect(outbox.sendRequest.asked).toEqual([{ id: 'a', member: 'ada' }]);
  });
  test('an entry of another member is never sent', () => {
    const outbox = begin(entry('a', { owner: 'ben' }));
    outbox.arrives();
    expect(outbox.post()).toBe('post.empty');
    expect(outbox.sendRequest.asked).toEqual([]);
  });
  test('a member who signs out during a send: the send is aborted and the entry kept', () => {
    const outbox = sending(entry('a'));
    outbox.send({ type: 'member.left' });
    expect(outbox.post()).toBe('post.empty');
    expect(outbox.sendRequest.isWaiting()).toBe(false);
    expect(outbox.context().entries).toHaveLength(1);
  });
});

describe('when the backend answers', () => {
  test('one after the other, the oldest first; when no view watches the entry, a toast reports it', () => {
    const outbox = sending(entry('a'), entry('b'));
    expect(asked(outbox)).toEqual(['a']);
    outbox.sendRequest.resolve(stored('a'));
    expect(outbox.heard()).toEqual([{ type: 'toast', key: 'requestDelivered' }]);
    expect(asked(outbox)).toEqual(['a', 'b']);
    outbox.sendRequest.resolve(stored('b', { isAttended: true }));
    expect(outbox.heard()).toEqual([]);
    expect(outbox.post()).toBe('post.empty');
  });
  test('a refusal returns the entry, is reported, and is not sent again', () => {
    const outbox = sending(entry('a'));
    const refusal = { reason: 'quota_spent', detail: {} } as const;
    outbox.sendRequest.resolve(stored('a', { outcome: 'returned', left: entry('a', { refusal }) }));
    expect(outbox.heard()).toEqual([{ type: 'toast', key: 'requestReturned' }]);
    expect(outbox.post()).toBe('post.empty');
    outbox.wait(60_000);
    expect(asked(outbox)).toEqual(['a']);
    expect(outbox.context().entries).toEqual([entry('a', { refusal })]);
  });
  test('files follow their request, and the entry is removed with the last', () => {
    const left = entry('a', { isStored: true, attachments: [file] });
    const outbox = sending(entry('a', { attachments: [file] }));
    outbox.sendRequest.resolve(stored('a', { left }));
    expect(outbox.heard()).toEqual([]);
    expect(outbox.sendAttachment.asked).toEqual([{ id: 'a', member: 'ada' }]);
    outbox.sendAttachment.resolve(stored('a'));
    expect(outbox.heard()).toEqual([{ type: 'toast', key: 'requestDelivered' }]);
    expect(outbox.context().entries).toEqual([]);
  });
});

describe('when the backend does not answer', () => {
  const { delays } = outboxMachine.implementations;

  test('it pauses 1, 2, 5, then 10 and 10 seconds, and keeps the entry', () => {
    const outbox = sending(entry('a'));
    const pauses = [1000, 2000, 5000, 10_000, 10_000];
    pauses.forEach((pause, index) => {
      outbox.sendRequest.reject('unreachable');
      outbox.wait(pause - 1);
      expect(asked(outbox)).toHaveLength(index + 1);
      outbox.wait(1);
      expect(asked(outbox)).toHaveLength(index + 2);
    });
    expect(outbox.context().entries).toEqual([entry('a')]);
    outbox.sendRequest.resolve(stored('a'));
    expect(outbox.post()).toBe('post.empty');
    expect(outbox.context().failures).toBe(0);
  });
  test('15 seconds without an answer are a failure', () => {
    const outbox = sending(entry('a'));
    outbox.wait(Number(delays.serviceTimeout));
    expect(outbox.post()).toBe('post.pausing.backingOff');
    expect(outbox.sendRequest.isWaiting()).toBe(false);
  });
  test('an entry that always fails does not block the others', () => {
    const outbox = sending(entry('poison'), entry('b'));
    outbox.sendRequest.reject();
    outbox.wait(1000);
    expect(asked(outbox)).toEqual(['poison', 'b']);
  });
  test('a new entry is sent at once', () => {
    const outbox = sending(entry('a'));
    outbox.sendRequest.reject();
    outbox.entriesFeed.say({ type: 'entries.changed', entries: [entry('a'), entry('b')] });
    expect(asked(outbox)).toEqual(['a', 'b']);
  });
  test('a change without a new entry does not shorten the pause', () => {
    const outbox = sending(entry('a'));
    outbox.sendRequest.reject();
    outbox.entriesFeed.say({ type: 'entries.changed', entries: [entry('a')] });
    expect(outbox.post()).toBe('post.pausing.backingOff');
  });
  test('an entry that is discarded meanwhile ends the pause', () => {
    const outbox = sending(entry('a'));
    outbox.sendRequest.reject();
    outbox.entriesFeed.say({ type: 'entries.changed', entries: [] });
    expect(outbox.post()).toBe('post.empty');
  });
});

describe('without a network', () => {
  test('nothing is sent; when it returns, everything is sent at once', () => {
    const outbox = begin(entry('a'));
    outbox.network.say({ type: 'network.lost' });
    outbox.arrives();
    expect(outbox.post()).toBe('post.waitingForNetwork');
    outbox.wait(60_000);
    expect(asked(outbox)).toEqual([]);
    outbox.network.say({ type: 'network.found' });
    expect(asked(outbox)).toEqual(['a']);
  });
  test('its return ends a pause and resets the failure count', () => {
    const outbox = sending(entry('a'));
    outbox.sendRequest.reject();
    outbox.network.say({ type: 'network.lost' });
    outbox.network.say({ type: 'network.found' });
    expect(asked(outbox)).toEqual(['a', 'a']);
    expect(outbox.context().failures).toBe(0);
  });
});

test('an outbox that cannot be opened does not stop the site', () => {
  const outbox = play(
    outboxMachine.provide({ actors: { entriesFeed: brokenFeed(), network: brokenFeed() } }),
  );
  expect(outbox.states()).toContain('post.empty');
});
