// A thread by its states: one is open at a time, it is read and answered, and one's own replies can be deleted.
import { describe, expect, it } from 'vitest';
import { anothers, asked, mine, onTab, reading, replyOf, sending } from './thread.kit.ts';

describe('closed', () => {
  it('opens the thread of any post, and asks for its replies and its draft', () => {
    const tab = onTab();
    expect(tab.states()).toEqual(['closed']);
    tab.send({ type: 'thread.opened', id: 'post' });
    expect(tab.states()).toEqual([
      'open.list.loading',
      'open.composer.writing',
      'open.removal.idle',
    ]);
    expect(tab.loadReplies.asked.at(-1)).toEqual({ post: 'post' });
    expect(tab.draft.heard()).toEqual([
      { type: 'place.changed', place: 'post' },
      { type: 'draft.requested' },
    ]);
  });
  it('takes no words', () => {
    const tab = onTab();
    expect(tab.can({ type: 'reply.edited', text: 'x' })).toBe(false);
    expect(tab.can({ type: 'thread.closed' })).toBe(false);
  });
});

describe('open', () => {
  it('closes, and the count that it has read stays', () => {
    const tab = reading();
    tab.send({ type: 'thread.closed' });
    expect(tab.states()).toEqual(['closed']);
    expect(tab.context()).toMatchObject({ post: '', replies: [], counts: { post: 2 } });
  });
  it('makes place for the thread of another post, and stays for its own', () => {
    const tab = reading();
    tab.send({ type: 'reply.edited', text: 'And then?' });
    tab.draft.heard();
    tab.send({ type: 'thread.opened', id: 'post' });
    expect(tab.context().text).toBe('And then?');
    tab.send({ type: 'thread.opened', id: 'other' });
    expect(tab.context()).toMatchObject({ post: 'other', replies: [], text: '' });
    expect(tab.loadReplies.asked.at(-1)).toEqual({ post: 'other' });
    expect(tab.draft.heard()).toEqual([
      { type: 'place.changed', place: 'other' },
      { type: 'draft.requested' },
    ]);
  });
  it.each(['closed', 'another'] as const)('waits for what is on its way: %s', (what) => {
    const event =
      what === 'closed'
        ? ({ type: 'thread.closed' } as const)
        : ({ type: 'thread.opened', id: 'other' } as const);
    const busy = sending();
    expect(busy.can(event)).toBe(false);
    const removing = asked();
    expect(removing.can(event)).toBe(false);
    expect(reading().can(event)).toBe(true);
  });
  it('is closed and emptied when the member leaves, whatever it does', () => {
    for (const tab of [reading(), sending(), asked()]) {
      tab.memberFeed.say({ type: 'member.left' });
      expect(tab.states()).toEqual(['closed']);
      expect(tab.context()).toMatchObject({
        post: '',
        replies: [],
        text: '',
        doomed: null,
        counts: {},
      });
    }
  });
});

describe('open.list', () => {
  it.each(['an error', 'no answer'])('after %s it says so, and tries again', (what) => {
    const tab = onTab();
    tab.send({ type: 'thread.opened', id: 'post' });
    if (what === 'an error') tab.loadReplies.reject('Gone.');
    else tab.wait(15_000);
    expect(tab.tags()).toContain('failed');
    tab.send({ type: 'retry.requested' });
    tab.loadReplies.resolve([mine]);
    expect(tab.tags()).toContain('listed');
    expect(tab.shown()).toEqual(['mine']);
  });
  it('keeps a reply that was stored while the others were read', () => {
    const tab = onTab();
    tab.send({ type: 'thread.opened', id: 'post' });
    tab.send({ type: 'reply.edited', text: 'First' });
    tab.send({ type: 'reply.submitted' });
    tab.sendReply.resolve({ outcome: 'stored', reply: mine });
    tab.loadReplies.resolve([anothers]);
    expect(tab.shown()).toEqual(['anothers', 'mine']);
    expect(tab.context().counts).toEqual({ post: 2 });
  });
});

describe('open.composer', () => {
  it('takes a draft up as long as nothing is typed, and keeps what is typed', () => {
    const tab = reading();
    tab.draft.say({ type: 'draft.restored', words: { text: 'Begun' } });
    expect(tab.context().text).toBe('Begun');
    tab.draft.say({ type: 'draft.restored', words: { text: 'Another' } });
    expect(tab.context().text).toBe('Begun');
    tab.send({ type: 'reply.edited', text: 'Begun again' });
    tab.send({ type: 'reply.edited', text: ' ' });
    expect(tab.draft.heard()).toEqual([
      { type: 'words.changed', words: { text: 'Begun again' } },
      { type: 'words.changed', words: null },
    ]);
  });
  it('sends no blank reply', () => {
    const tab = reading();
    expect(tab.can({ type: 'reply.submitted' })).toBe(false);
    tab.send({ type: 'reply.edited', text: ' \n' });
    expect(tab.can({ type: 'reply.submitted' })).toBe(false);
  });
  it('adds a stored reply at the end, empties the box and its draft, and says so', () => {
    const tab = sending();
    expect(tab.sendReply.asked.at(-1)).toEqual({ post: 'post', text: 'And then?' });
    tab.draft.heard();
    tab.sendReply.resolve({ outcome: 'stored', reply: replyOf('new', { isMine: true }) });
    expect(tab.shown()).toEqual(['anothers', 'mine', 'new']);
    expect(tab.context()).toMatchObject({ text: '', problem: null, counts: { post: 3 } });
    expect(tab.draft.heard()).toEqual([{ type: 'words.changed', words: null }]);
    expect(tab.heard()).toEqual([{ type: 'toast', key: 'replyPosted' }]);
  });
  it.each(['not_signed_in', 'not_found', 'invalid', 'too_many_today', 'name_reserved'] as const)(
    'keeps the words of a refused reply, and says why: %s',
    (reason) => {
      const tab = sending();
      tab.sendReply.resolve({ outcome: 'refused', reason });
      expect(tab.context()).toMatchObject({ text: 'And then?', problem: { key: reason } });
      expect(tab.heard()).toEqual([{ type: 'toast', key: 'replyFailed' }]);
      tab.send({ type: 'reply.edited', text: 'And now?' });
      expect(tab.context().problem).toBeNull();
    },
  );
  it('keeps the words without an answer', () => {
    const failed = sending();
    failed.sendReply.reject('Offline.');
    expect(failed.context()).toMatchObject({
      text: 'And then?',
      problem: { key: 'failed', message: 'Offline.' },
    });
    expect(failed.heard()).toEqual([{ type: 'toast', key: 'replyFailed', message: 'Offline.' }]);
    const late = sending();
    late.wait(15_000);
    expect(late.context()).toMatchObject({ text: 'And then?', problem: { key: 'failed' } });
    late.send({ type: 'reply.submitted' });
    expect(late.context().problem).toBeNull();
  });
});

describe('open.removal', () => {
  it('is of one of the member’s own replies alone', () => {
    const tab = reading();
    expect(tab.can({ type: 'removal.requested', id: 'anothers' })).toBe(false);
    tab.send({ type: 'removal.requested', id: 'mine' });
    expect(tab.states()).toContain('open.removal.removing');
    expect(tab.removal.asked).toEqual([{ id: 'mine', failed: 'replyFailed' }]);
  });
  it('removes the reply once it is deleted, and counts', () => {
    const tab = asked();
    tab.removal.resolve({ outcome: 'deleted' });
    expect(tab.states()).toContain('open.removal.idle');
    expect(tab.shown()).toEqual(['anothers']);
    expect(tab.context()).toMatchObject({ doomed: null, counts: { post: 1 } });
    expect(tab.heard()).toEqual([{ type: 'toast', key: 'replyDeleted' }]);
  });
  it.each(['kept', 'broken'] as const)('leaves the reply where it is: %s', (end) => {
    const tab = asked();
    if (end === 'kept') tab.removal.resolve({ outcome: 'kept' });
    else tab.removal.reject('Flow removal is not provided.');
    expect(tab.states()).toContain('open.removal.idle');
    expect([tab.shown(), tab.context().doomed]).toEqual([['anothers', 'mine'], null]);
    expect(tab.heard()).toEqual([]);
  });
});
