// The outbox after too many tries: nothing is sent until the time that the service named is over.
import { describe, expect, test } from 'vitest';
import { asked, entry, file, sending, stored } from './outbox.kit.ts';

const paused = () => {
  const outbox = sending(entry('a'));
  outbox.sendRequest.pause(40);
  return outbox;
};

describe('when there were too many tries', () => {
  test('it waits as long as the service named, and counts no failure', () => {
    const outbox = paused();
    expect(outbox.post()).toBe('post.pausing.forTries');
    expect(outbox.tags()).toContain('waiting');
    outbox.wait(39_999);
    expect(asked(outbox)).toEqual(['a']);
    outbox.wait(1);
    expect(asked(outbox)).toEqual(['a', 'a']);
    expect(outbox.context().failures).toBe(0);
  });
  test('a new entry waits too', () => {
    const outbox = paused();
    outbox.entriesFeed.say({ type: 'entries.changed', entries: [entry('a'), entry('b')] });
    expect(asked(outbox)).toEqual(['a']);
    outbox.wait(40_000);
    outbox.sendRequest.resolve(stored('a'));
    expect(asked(outbox)).toEqual(['a', 'a', 'b']);
  });
  test('an entry that is discarded meanwhile ends the pause', () => {
    const outbox = paused();
    outbox.entriesFeed.say({ type: 'entries.changed', entries: [] });
    expect(outbox.post()).toBe('post.empty');
  });
  test('a file waits in the same way', () => {
    const outbox = sending(entry('a', { isStored: true, attachments: [file] }));
    outbox.sendAttachment.pause(2);
    expect(outbox.post()).toBe('post.pausing.forTries');
    outbox.wait(2000);
    expect(outbox.sendAttachment.asked).toHaveLength(2);
  });
});
