// The texts of requests: times in the advisor's time zone, the color of a status, the text of a problem.
import type { MemberRequest, RequestStep, RequestsProblem } from '#machines/myRequests.machine.ts';
import type { Refusal } from '#machines/outbox.machine.ts';
import type { RequestStatus } from '#machines/request.machine.ts';
import { requests } from '#content/requests.ts';
import { slotWords } from '#flows/officeHours/slots.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import type { BadgeTone } from '#ui/Badge.tsx';

const long = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
});

/** A time (ISO) as "November 24, 2026 at 2:20 PM", in the advisor's time zone. */
export const paris = (iso: string) => long.format(new Date(iso));

/** The color of a status; its word has the meaning. */
export const tones: Readonly<Record<RequestStatus, BadgeTone>> = {
  submitted: 'indigo',
  inReview: 'indigo',
  needsYou: 'ember',
  accepted: 'mint',
  scheduled: 'mint',
  answered: 'mint',
  followedUp: 'indigo',
  declined: 'neutral',
  waitlisted: 'gold',
  offered: 'gold',
  held: 'neutral',
  expired: 'neutral',
  withdrawn: 'neutral',
};

const promises: Readonly<Record<string, string>> = requests.promises;

/** The promised reply time. */
export const promiseOf = ({ kind, hasPriority }: Pick<MemberRequest, 'kind' | 'hasPriority'>) =>
  promises[hasPriority === true ? 'priority' : kind] ?? requests.noPromise;

const isWaitingForAdvisor = (status: RequestStatus) =>
  /^(submitted|inReview|needsYou|followedUp)$/.test(status);

/** The due date of the answer, or that it was missed; empty where the request needs no answer. */
export function dueOf({ status, dueAt, isBreached, kind }: MemberRequest): string | null {
  if (isBreached) return kind === 'asynq' ? requests.missed : requests.overdue;
  if (dueAt === null || !isWaitingForAdvisor(status)) return null;
  return requests.due.replace('{date}', paris(dueAt));
}

/** What it means to withdraw a request, by what its member has: a time, a seat, a place in line. */
export function withdrawalOf({ kind, status }: Pick<MemberRequest, 'kind' | 'status'>) {
  const { request, hour, call, seat, heldSeat, place } = requests.withdraw;
  if (kind === 'office-hours' && status === 'scheduled') return hour;
  if (kind === 'advisory-call' && status === 'scheduled') return call;
  if (kind !== 'gathering') return request;
  if (status === 'accepted' || status === 'scheduled') return seat;
  if (status === 'offered') return heldSeat;
  return status === 'waitlisted' ? place : request;
}

/** What a step of the history says; one that left the status as it was says what it is about. */
export function stepWords(
  { actor, to, about, slot }: RequestStep,
  before: RequestStep | undefined,
) {
  const { line, note, followedUp, about: sentences, actors } = requests.history;
  const words = {
    actor: actors[actor],
    status: requests.statuses[to].name,
    slot: slot === undefined ? '' : slotWords(slot),
  };
  if (about !== undefined) return fillIn(sentences[about], words);
  if (before?.to === to) return fillIn(note, words);
  return to === 'followedUp' ? followedUp : fillIn(line, words);
}

/** The text of a problem: the service's own message, else ours. */
export const sentenceOf = ({ key, message }: RequestsProblem) => message ?? requests.problems[key];

/** The reason why a request was returned; for a reason of a later backend, the general text. */
export const refusalSentence = ({ reason }: Refusal) =>
  Object.hasOwn(requests.problems, reason)
    ? requests.problems[reason]
    : requests.problems.not_taken;

/** The name of the file that a refusal is about, or null. */
export function fileOf(refusal: Refusal | null): string | null {
  const name = refusal?.detail['name'];
  return typeof name === 'string' ? name : null;
}
