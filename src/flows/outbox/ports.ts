// The ports of `outbox`, one for all flows of the page that ask something, and what they hand their requests to.
import { createActor } from 'xstate';
import { outboxMachine } from '#machines/outbox.machine.ts';
import { currentUserId } from '#boot/currentUser.ts';
import type { SessionRef } from '#boot/app.tsx';
import type { PortsContext } from '#boot/flows.ts';
import * as outboxPorts from '#adapters/outbox/outbox.ts';
import * as requests from '#adapters/supabase/requests.ts';

/** Tells the outbox who is here, who comes and who goes. */
function introduce(session: SessionRef, outbox: outboxPorts.OutboxRef): void {
  let known: string | null = null;
  const tell = () => {
    const member = currentUserId(session);
    if (member === undefined || member === known) return;
    known = member;
    outbox.send(member === null ? { type: 'member.left' } : { type: 'member.arrived', member });
  };
  tell();
  session.subscribe(tell);
}

function open({ connectFlow, session }: PortsContext) {
  const outbox = createActor(
    connectFlow(
      'outbox',
      outboxMachine.provide({
        actors: {
          shelf: outboxPorts.shelf,
          network: outboxPorts.network,
          adoptEntries: outboxPorts.adoptEntries,
          sendRequest: requests.sendRequest,
          sendAttachment: requests.sendAttachment,
        },
      }),
    ),
  );
  outbox.start();
  introduce(session, outbox);
  const desk = { outbox, currentUserId: () => currentUserId(session), find: requests.findRequest };
  return { outbox, desk };
}

const opened = new WeakMap<SessionRef, ReturnType<typeof open>>();

/** The page's outbox and its desk. The first flow that asks starts them: it has something to send, or will. */
export function outboxOf(page: PortsContext): ReturnType<typeof open> {
  const known = opened.get(page.session) ?? open(page);
  opened.set(page.session, known);
  return known;
}
