// The ports of `perks`: the member's profile, against which the conditions of the offers are checked.
import { perksMachine } from '#machines/perks.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { currentUserOf } from '#boot/currentUser.ts';
import { perksFeedOf } from './ports/member.ts';
import { readPerkProfile } from '#adapters/supabase/profiles.ts';

/** The machine with its ports. */
export const connect = ({ connectFlow, session }: PortsContext) =>
  connectFlow(
    'perks',
    perksMachine.provide({
      actors: { memberFeed: perksFeedOf(currentUserOf(session)), readProfile: readPerkProfile },
    }),
  );
