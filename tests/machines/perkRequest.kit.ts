// The test kit of 'Access Benefit': ports on command, samples, what the feed reports, and helpers that reach the dialog.
import { perkRequestMachine } from '#machines/perkRequest.machine.ts';
import type { PerkKind, PerkRequestEvent } from '#machines/perkRequest.machine.ts';
import type { MemberRequest } from '#machines/myRequests.machine.ts';
import type { OutboxEntry } from '#machines/outbox.machine.ts';
import { feed, play } from './kit.ts';
import { requestIn, returned } from './myRequests.kit.ts';
import { submissionPort } from './submission.kit.ts';
import type { SubmitAnswer } from './submission.kit.ts';

export const cloud = { partner: 'cloud-credits', name: 'Cloud credits' };
export const legal = { partner: 'legal-connect', name: 'Legal Connect' };
export const stored: SubmitAnswer = { outcome: 'stored', request: requestIn('submitted') };
export const offline: SubmitAnswer = { outcome: 'waiting', why: 'offline' };

export const known = (
  requests: readonly MemberRequest[] = [],
  entries: readonly OutboxEntry[] = [],
) => ({ type: 'asked.known', requests, entries }) as const;
export const about = ({ name }: { name: string }, status: MemberRequest['status'] = 'submitted') =>
  requestIn(status, { kind: 'perk', subject: name });
export const queued = ({ name }: { name: string }, rest: Partial<OutboxEntry> = {}) =>
  returned({ kind: 'perk', subject: name, refusal: null, ...rest });

export const looking = (
  kind: PerkKind = 'perk',
  { submitRequest, submission } = submissionPort(),
) => {
  const askedFeed = feed<PerkRequestEvent>();
  const flow = play(
    perkRequestMachine.provide({
      actors: { submission, askedFeed: askedFeed.logic },
    }),
    { kind },
  );
  return { ...flow, submitRequest, askedFeed };
};
export const confirming = (perk = cloud, kind: PerkKind = 'perk', ports = submissionPort()) => {
  const flow = looking(kind, ports);
  flow.send({ type: 'perk.chosen', ...perk });
  return flow;
};
export const sending = (ports = submissionPort()) => {
  const flow = confirming(cloud, 'perk', ports);
  flow.send({ type: 'condition.toggled', id: 'no-credits-yet' });
  flow.send({ type: 'perk.requested' });
  return flow;
};
