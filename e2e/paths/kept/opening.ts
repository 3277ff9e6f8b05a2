// How the page of a form is opened: who is signed in, what the browser has stored, and which ports run for real.
import type { AnyEventObject } from 'xstate';
import type { Way } from '../../../tests/paths/kept/ways.ts';
import { keptSessionOf } from '../account.ts';
import type { BridgeOptions } from '../kit/bridge.ts';
import type { Who } from './form.ts';

/** Members by who they are. */
export const members = {
  member: { id: 'ada', email: 'ada@example.com' },
  another: { id: 'ben', email: 'ben@example.com' },
};

export const idOf = (who: Who) => (who === 'visitor' ? null : members[who].id);

/** What the auth library reports when a page opens. */
const reports = (who: Who): AnyEventObject =>
  who === 'visitor'
    ? { type: 'session.absent' }
    : { type: 'session.found', member: members[who], path: '/library' };

/** Ports that run for real: the draft with its store, and what gives the keys of the browser to a member, or takes them. */
const real: Readonly<Record<string, readonly string[]>> = {
  session: ['settleBrowser', 'signOut'],
  draft: ['memberFeed', 'readDraft', 'writeDraft', 'removeDraft'],
};

/** What is held, with the drafts of a form for real. */
export const bridgeFor =
  (flow: string, who: Who) =>
  (given: BridgeOptions): BridgeOptions => ({
    ...given,
    held: Object.fromEntries(
      Object.entries(given.held).map(([name, ports]) => {
        const free = [...(real[name] ?? []), ...(name === flow ? ['draft'] : [])];
        return [name, ports.filter((port) => !free.includes(port))];
      }),
    ),
    initialEvents: { ...given.initialEvents, 'session.authReports': reports(who) },
  });

/** Whose draft it is, onboarding asks the session that the auth library has stored: it opens before the library is here. */
export const asksStoredSession = (flow: string) => flow === 'onboarding';

export const storageOf = (flow: string, who: Who): Record<string, string> =>
  who === 'visitor'
    ? {}
    : {
        axisOneOwner: members[who].id,
        ...(asksStoredSession(flow) && keptSessionOf(members[who])),
      };

/** A draft that a way begins with is taken for one of this visit: the model seeds it where typing it would be a long way. */
export function visitOf({ stored = {} }: Way): Record<string, string> {
  const drafts = Object.values(stored).flatMap(
    (text) => (JSON.parse(text) as { drafts?: { visit: string }[] }).drafts ?? [],
  );
  return Object.fromEntries(drafts.map(({ visit }) => ['axisOneVisit', visit]));
}
