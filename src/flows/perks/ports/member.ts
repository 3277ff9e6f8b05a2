// The user of the Signal Exchange's offers, and the changes of their profile.
import { fromCallback } from 'xstate';
import type { PerksEvent } from '#machines/perks.machine.ts';
import { keys, watch } from '#adapters/storage/keys.ts';
import { watchMembers } from '#adapters/user/members.ts';
import type { CurrentUser } from '#adapters/user/currentUser.ts';

/** Onboarding writes these last (src/adapters/storage/answers.ts), once the profile is saved. */
const written = [keys.stage, keys.sector, keys.companyName, keys.identity, keys.signals] as const;

/** Port `memberFeed` of the offers. */
export const perksFeedOf = (currentUser: CurrentUser) =>
  fromCallback<PerksEvent>(({ sendBack }) => {
    // All keys are written in the same task: the flow begins its reading anew with each, and only the last one is sent.
    const change = () => sendBack({ type: 'profile.changed' });
    const ends = [
      watchMembers(currentUser, {
        arrived: (member) => sendBack({ type: 'member.arrived', member }),
        left: () => sendBack({ type: 'member.absent' }),
        absent: () => sendBack({ type: 'member.absent' }),
      }),
      ...written.map((key) => watch(key, change)),
    ];
    return () => {
      for (const end of ends) end();
    };
  });
