// What brings a user back to a form after its page was opened anew, and what a port answers them: the model of a browser
// (runner.ts) and a real one (e2e/paths/kept) take the same steps.
import type { AnyEventObject } from 'xstate';
import type { OutboxEntry } from '#machines/outbox.machine.ts';
import type { Recollection, RestoreRequest } from '#machines/onboarding.machine.ts';
import { toAnswers } from '../../../src/adapters/storage/answers.ts';
import { answered } from '../onboarding.samples.ts';
import { ada } from '../support.ts';

/** A member's id, or null for a visitor. */
export type Who = string | null;

/** A step of a model, by its id, or an event of the user: it is made where the machine takes it. */
export type Return = string | AnyEventObject;

type Context = Readonly<Record<string, unknown>>;

/** The address of a member's account. */
export const addressOf = (user: string) => `${user}@halden.example`;

/** The profile of another member. */
const anothers = toAnswers({ companyName: 'Another Company' });

/** What `restore` answers: the draft, or what a member's profile says (src/flows/onboarding/ports/restore.ts). */
export const restored = ({ purpose, draft }: RestoreRequest, user: Who): Recollection => {
  if (purpose === 'edit' && user === null) throw new Error('Auth session missing!');
  const memberEmail = user === null ? null : ada.email;
  if (draft !== null) return { ...draft, memberEmail };
  const given = user === ada.id ? answered : anothers;
  const profile = purpose === 'edit' ? given : null;
  return { answers: profile, stored: profile, step: 'welcome', email: '', memberEmail };
};

const opened = { type: 'dialog.opened' };

/**
 * The steps by flow, of the user who comes back, from what the form held before.
 * @param start the input with which the machine was started
 */
export const returns: Readonly<
  Record<string, (before: Context, user: Who, start: string) => readonly Return[]>
> = {
  asynq: () => [{ type: 'draft.continued' }],
  meetingRequest: () => [opened],
  application: () => [opened],
  advisoryApplication: (_, user) =>
    user === null ? [opened] : [{ type: 'member.arrived', email: addressOf(user) }, opened],
  gatherings: ({ chosen }) => [{ type: 'gathering.chosen', id: chosen }],
  myRequests: ({ chosen, entries, requests }, user) => {
    const own = (entries as readonly OutboxEntry[]).filter(({ owner }) => owner === user);
    return [
      { type: 'entries.changed', entries: own },
      ...(Array.isArray(requests) && requests.length > 0 ? ['loadRequests=open'] : []),
      { type: 'entry.opened', id: chosen },
      { type: 'reply.opened', id: chosen },
    ];
  },
  profileFields: () => ['readAnswers=known'],
  rescheduling: () => [{ type: 'move.opened' }],
  thread: ({ post }) => [{ type: 'thread.opened', id: post }],
  // What was sent before the page was opened is taken back again: its words are the service's.
  deskAnswer: (_, user, start) =>
    start === 'sent' && user === ada.id ? [{ type: 'answer.takenBack' }, 'takeBack=stored'] : [],
  deskRequest: ({ command }) => ['readRequest=found', { type: 'command.chosen', command }],
  deskBoard: ({ section, at, act }) => [
    { type: 'address.named', section, at },
    'readBoard=two',
    { type: 'act.chosen', act },
  ],
};
