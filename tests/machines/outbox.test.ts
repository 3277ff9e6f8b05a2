// The outbox by state: nothing is lost, nothing is sent as anybody else's, and the pauses are those of the specification.
import { describe, expect, test } from 'vitest';
import { outboxMachine } from '#machines/outbox.machine.ts';
import { brokenFeed, play } from './kit.ts';
import { asked, begin, entry, file, sending, stored } from './outbox.kit.ts';

describe('whose it is', () => {
  test('an empty box rests', () => expect(begin().post()).toBe('post.empty'));
  test('what nobody owns waits for an account, and nothing is sent', () => {
    const outbox = begin(entry('a', { owner: null }));
    expect(outbox.post()).toBe('post.waitingForAccount');
    expect(outbox.sendRequest.asked).toEqual([]);
  });
  test('an advisory application goes without one', () => {
    const outbox = begin(entry('a', { owner: null, kind: 'advisory' }));
    expect(outbox.sendRequest.asked).toEqual([{ id: 'a', member: null }]);
  });
  test('signing in adopts it, and then it goes in the name of the member', () => {
    const outbox = begin(entry('a', { owner: null }));
    outbox.send({ type: 'member.arrived', member: 'ada' });
    expect(outbox.adoptEntries.asked).toEqual([{ member: 'ada' }]);
    expect(outbox.sendRequest.asked).toEqual([]);
    outbox.shelf.say({ type: 'entries.changed', entries: [entry('a')] });
    outbox.adoptEntries.resolve();
    expect(outbox.sendRequest.asked).toEqual([{ id: 'a', member: 'ada' }]);
  });
  test("another member's is never sent", () => {
    const outbox = begin(entry('a', { owner: 'ben' }));
    outbox.arrives();
    expect(outbox.post()).toBe('post.empty');
    expect(outbox.sendRequest.asked).toEqual([]);
  });
  test('a member who signs out while it is sent: it is given up and kept', () => {
    const outbox = sending(entry('a'));
    outbox.send({ type: 'member.left' });
    expect(outbox.post()).toBe('post.empty');
    expect(outbox.sendRequest.isWaiting()).toBe(false);
    expect(outbox.context().entries).toHaveLength(1);
  });
});

describe('when it is answered', () => {
  test('one after the other, the oldest first; nobody watched, so it is said', () => {
    const outbox = sending(entry('a'), entry('b'));
    expect(asked(outbox)).toEqual(['a']);
    outbox.sendRequest.resolve(stored('a'));
    expect(outbox.heard()).toEqual([{ type: 'toast', key: 'requestDelivered' }]);
    expect(asked(outbox)).toEqual(['a', 'b']);
    outbox.sendRequest.resolve(stored('b', { isAttended: true }));
    expect(outbox.heard()).toEqual([]);
    expect(outbox.post()).toBe('post.empty');
  });
  test('a refusal comes back, is said, and is not sent again', () => {
    const outbox = sending(entry('a'));
    const refusal = { reason: 'quota_spent', detail: {} } as const;
    outbox.sendRequest.resolve(stored('a', { outcome: 'returned', left: entry('a', { refusal }) }));
    expect(outbox.heard()).toEqual([{ type: 'toast', key: 'requestReturned' }]);
    expect(outbox.post()).toBe('post.empty');
    outbox.wait(60_000);
    expect(asked(outbox)).toEqual(['a']);
    expect(outbox.context().entries).toEqual([entry('a', { refusal })]);
  });
  test('files follow their request, and the entry leaves with the last', () => {
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

describe('when no answer comes', () => {
  const { delays } = outboxMachine.implementations;

  test('it pauses 1, 2, 5, then 10 and 10 seconds, and stays in the box', () => {
    expect([delays.firstPause, delays.secondPause, delays.thirdPause, delays.longPause]).toEqual([
      1000, 2000, 5000, 10_000,
    ]);
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
  test('a backend that says nothing for 15 seconds has not answered', () => {
    const outbox = sending(entry('a'));
    outbox.wait(Number(delays.serviceTimeout));
    expect(outbox.post()).toBe('post.pausing.briefly');
    expect(outbox.sendRequest.isWaiting()).toBe(false);
  });
  test('one that always fails does not bar the way for the rest', () => {
    const outbox = sending(entry('poison'), entry('b'));
    outbox.sendRequest.reject();
    outbox.wait(1000);
    expect(asked(outbox)).toEqual(['poison', 'b']);
  });
  test('what is newly put in is tried at once', () => {
    const outbox = sending(entry('a'));
    outbox.sendRequest.reject();
    outbox.shelf.say({ type: 'entries.changed', entries: [entry('a'), entry('b')] });
    expect(asked(outbox)).toEqual(['a', 'b']);
  });
  test('a change that brings nothing new does not shorten the pause', () => {
    const outbox = sending(entry('a'));
    outbox.sendRequest.reject();
    outbox.shelf.say({ type: 'entries.changed', entries: [entry('a')] });
    expect(outbox.post()).toBe('post.pausing.briefly');
  });
  test('what was thrown away meanwhile ends the pause', () => {
    const outbox = sending(entry('a'));
    outbox.sendRequest.reject();
    outbox.shelf.say({ type: 'entries.changed', entries: [] });
    expect(outbox.post()).toBe('post.empty');
  });
});

describe('without a network', () => {
  test('nothing is sent; when it comes back, everything goes at once', () => {
    const outbox = begin(entry('a'));
    outbox.network.say({ type: 'network.lost' });
    outbox.arrives();
    expect(outbox.post()).toBe('post.waitingForNetwork');
    outbox.wait(60_000);
    expect(asked(outbox)).toEqual([]);
    outbox.network.say({ type: 'network.found' });
    expect(asked(outbox)).toEqual(['a']);
  });
  test('coming back ends a pause and forgets how often it failed', () => {
    const outbox = sending(entry('a'));
    outbox.sendRequest.reject();
    outbox.network.say({ type: 'network.lost' });
    outbox.network.say({ type: 'network.found' });
    expect(asked(outbox)).toEqual(['a', 'a']);
    expect(outbox.context().failures).toBe(0);
  });
});

test('a box that cannot be opened does not stop the site', () => {
  const outbox = play(
    outboxMachine.provide({ actors: { shelf: brokenFeed(), network: brokenFeed() } }),
  );
  expect(outbox.states()).toContain('post.empty');
});
