// The ports of `requestPage`: the service, and the copies in this browser.
import { requestPageMachine } from '#machines/requestPage.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { currentUserOf } from '#boot/currentUser.ts';
import { memberRequestsOf } from '#flows/memberRequests/ports.ts';
import { onCall } from '#adapters/onCall.ts';
import { newsFeedOf } from './ports/news.ts';
import { dropCopy, keepCopy, restoreRequestOf } from './ports/seen.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) => {
  const currentUser = currentUserOf(page.session);
  /** Does something as the member, if one is here. */
  const asMember = (act: (member: string) => void) => {
    const member = currentUser.now();
    if (typeof member === 'string') act(member);
  };
  return page.connectFlow(
    'requestPage',
    requestPageMachine.provide({
      actors: {
        newsFeed: newsFeedOf(memberRequestsOf(page)),
        restoreRequest: restoreRequestOf(currentUser.now),
        loadRequest: onCall(() => import('./ports/record.ts').then((part) => part.loadRequest)),
      },
    }),
    (actor) => {
      actor.on('request.seen', ({ record }) => asMember((member) => keepCopy(member, record)));
      actor.on('request.lost', ({ id }) => asMember((member) => dropCopy(member, id)));
    },
  );
};
