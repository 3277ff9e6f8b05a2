// Part of the composition root: the outbox of this page and its desk, one for all flows that ask something.
import { createActor } from 'xstate';
import { outboxMachine } from '#machines/outbox.machine.ts';
import type { AsFlow } from '#app/flows.ts';
import type { SessionRef } from '#app/house.tsx';
import * as outboxPorts from '#adapters/browser/outbox.ts';
import * as requests from '#adapters/supabase/requests.ts';
import { whoIsHere } from './main.presence.ts';

/** Tells the outbox who is here, who comes and who goes. */
function introduce(session: SessionRef, outbox: outboxPorts.OutboxRef): void {
  let known: string | null = null;
  const tell = () => {
    const member = whoIsHere(session);
    if (member === undefined || member === known) return;
    known = member;
    outbox.send(member === null ? { type: 'member.left' } : { type: 'member.arrived', member });
  };
  tell();
  session.subscribe(tell);
}

function open(asFlow: AsFlow, session: SessionRef) {
  const outbox = createActor(
    asFlow(
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
  const desk = { outbox, whoIsHere: () => whoIsHere(session), find: requests.findRequest };
  return { outbox, desk };
}

const opened = new WeakMap<SessionRef, ReturnType<typeof open>>();

/** The page's outbox and its desk. The first who asks starts them: whoever asks has something to send, or will. */
export function outboxOf(asFlow: AsFlow, session: SessionRef): ReturnType<typeof open> {
  const known = opened.get(session) ?? open(asFlow, session);
  opened.set(session, known);
  return known;
}
