// Probes of a thread: two posts in turn, several replies, and answers that are late.
import type { Reply, threadMachine } from '#machines/thread.machine.ts';
import type { ProbesOf } from './kit/define.ts';
import { anothers, fresh, other, own, post, replyOf, stored } from './thread.samples.ts';

const lists = (...replies: Reply[]) => ({ port: 'loadReplies', gives: replies });
const opens = (id: string) => ({ type: 'thread.opened', id }) as const;
const write = (text: string) => ({ type: 'reply.edited', text }) as const;
const submit = { type: 'reply.submitted' } as const;
const sends = { port: 'sendReply', gives: stored } as const;
const second = replyOf('second', { isMine: true });

export const probes: ProbesOf<typeof threadMachine> = {
  'the same thread is not opened twice, and another one replaces it': {
    steps: [
      opens(post),
      write('And then?'),
      lists(anothers, own),
      opens(post),
      opens(other),
      lists(),
      { type: 'thread.closed' },
      opens(post),
      lists(anothers),
      { type: 'thread.closed' },
    ],
  },
  'what is being sent or deleted is waited for': {
    steps: [
      opens(post),
      write('  '),
      submit,
      write('And then?'),
      submit,
      opens(other),
      { type: 'thread.closed' },
      { port: 'sendReply', fails: '' },
      submit,
      { port: 'sendReply', fails: 'Not now.' },
      write('And then'),
      write('And then?'),
      submit,
      sends,
      lists(anothers, own),
      { type: 'removal.requested', id: own.id },
      opens(other),
      { type: 'thread.closed' },
      { port: 'removal', gives: { outcome: 'deleted' } },
      { type: 'thread.closed' },
    ],
  },
  'what is said of a reply is said of no other post, and to no other member': {
    steps: [
      opens(post),
      write('And then?'),
      submit,
      { port: 'sendReply', fails: 'Not now.' },
      opens(other),
      write('And then?'),
      submit,
      { port: 'sendReply', fails: 'Not now.' },
      { type: 'member.left' },
    ],
  },
  'a reply that is sent during the read stays, once': {
    steps: [
      opens(post),
      write('And then?'),
      submit,
      sends,
      lists(anothers, fresh),
      write('And then?'),
      submit,
      sends,
      { type: 'member.left' },
      opens(other),
    ],
  },
  'one of several own replies is removed, after another one was spared': {
    steps: [
      opens(post),
      lists(second, own, anothers),
      { type: 'removal.requested', id: second.id },
      { port: 'removal', gives: { outcome: 'kept' } },
      { type: 'removal.requested', id: own.id },
      { port: 'removal', gives: { outcome: 'deleted' } },
      { type: 'removal.requested', id: second.id },
      { type: 'member.left' },
    ],
  },
  'a draft is taken up as long as nothing is typed': {
    steps: [
      opens(post),
      { type: 'draft.restored', words: { text: 'Begun' } },
      { type: 'draft.restored', words: { text: 'Another' } },
      write(' '),
      { type: 'draft.restored', words: { text: 'Another' } },
      write(''),
      { type: 'draft.restored', words: null },
    ],
  },
};
