// The ports of `outbox`, one for all flows of the page that send requests, and the function with which they submit
// them.
import { createActor } from 'xstate';
import { outboxMachine } from '#machines/outbox.machine.ts';
import { currentUserId, currentUserOf } from '#boot/currentUser.ts';
import type { SessionRef } from '#boot/currentUser.ts';
import type { PortsContext } from '#boot/flows.ts';
import * as outboxPorts from '#adapters/outbox/outbox.ts';
import * as requests from '#adapters/supabase/requests.ts';
import { watchMembers } from '#adapters/user/members.ts';

function open({ connectFlow, session }: PortsContext) {
  const outbox = createActor(
    connectFlow(
      'outbox',
      outboxMachine.provide({
        actors: {
          entriesFeed: outboxPorts.entriesFeed,
          network: outboxPorts.network,
          adoptEntries: outboxPorts.adoptEntries,
          discardEntry: outboxPorts.discardEntry,
          sendRequest: requests.sendRequest,
          sendAttachment: requests.sendAttachment,
        },
      }),
    ),
  );
  outbox.start();
  watchMembers(currentUserOf(session), {
    arrived: (member) => outbox.send({ type: 'member.arrived', member }),
    left: () => outbox.send({ type: 'member.left' }),
  });
  const submitter = {
    outbox,
    currentUserId: () => currentUserId(session),
    find: requests.findRequest,
  };
  return { outbox, submitter };
}

const opened = new WeakMap<SessionRef, ReturnType<typeof open>>();

/**
 * The page's outbox, and the function with which flows submit their requests. The first flow that uses it starts it.
 */
export function outboxOf(page: PortsContext): ReturnType<typeof open> {
  const known = opened.get(page.session) ?? open(page);
  opened.set(page.session, known);
  return known;
}
