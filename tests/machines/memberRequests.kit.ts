// The test kit of what a member has asked: a page in each of its states, with ports that answer on command.
import { memberRequestsMachine } from '#machines/memberRequests.machine.ts';
import type { MemberRequestsEvent } from '#machines/memberRequests.machine.ts';
import type { MemberRequest } from '#machines/myRequests.machine.ts';
import type { OutboxEntry } from '#machines/outbox.machine.ts';
import { entryOf } from '../paths/requests.samples.ts';
import { feed, play, port } from './kit.ts';
import { requestIn } from './myRequests.kit.ts';

export const stored = [requestIn('submitted')];
export const moved = [requestIn('inReview')];
export const adas = entryOf('adas', { owner: 'ada' });
export const adasSecond = entryOf('second', { owner: 'ada' });
export const bens = entryOf('bens', { owner: 'ben' });
export const ofThisVisit = entryOf('now', { visit: 'this' });
export const ofAnEarlierVisit = entryOf('before', { visit: 'earlier' });

export const page = () => {
  const memberFeed = feed<MemberRequestsEvent>();
  const browserFeed = feed<MemberRequestsEvent>();
  const readRequests = port<readonly MemberRequest[]>();
  const flow = play(
    memberRequestsMachine.provide({
      actors: {
        memberFeed: memberFeed.logic,
        browserFeed: browserFeed.logic,
        readRequests: readRequests.logic,
      },
    }),
    { visit: 'this' },
  );
  return {
    ...flow,
    memberFeed,
    browserFeed,
    readRequests,
    reader: () => flow.states().find((state) => state.startsWith('reader.')),
    arrives: (member: string) => memberFeed.say({ type: 'member.arrived', member }),
    leaves: () => memberFeed.say({ type: 'member.absent' }),
    box: (...entries: OutboxEntry[]) => browserFeed.say({ type: 'entries.changed', entries }),
    isShown: () => browserFeed.say({ type: 'page.shown' }),
    isNeeded: () => flow.send({ type: 'requests.needed' }),
  };
};
export type Flow = ReturnType<typeof page>;

export const reading = () => {
  const flow = page();
  flow.isNeeded();
  flow.arrives('ada');
  flow.heard();
  return flow;
};
export const known = (...entries: OutboxEntry[]) => {
  const flow = reading();
  flow.box(...entries);
  flow.readRequests.resolve(stored);
  flow.heard();
  return flow;
};
export const unreadable = () => {
  const flow = known();
  flow.isShown();
  flow.readRequests.reject('No.');
  flow.heard();
  return flow;
};
export const settling = () => {
  const flow = known(adas, adasSecond);
  flow.box(adasSecond);
  return flow;
};
