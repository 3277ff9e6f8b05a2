// What the views of a request for an offer are given.
import type { ReactNode } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { perkRequestMachine } from '#machines/perkRequest.machine.ts';
import type { Partner } from '#content/schema.items.ts';

export type PerkProps = {
  actor: ActorRefFrom<typeof perkRequestMachine>;
  snapshot: SnapshotFrom<typeof perkRequestMachine>;
  /** The offer that was chosen. */
  partner: Partner;
  /** Further content of the page: the profile's conditions, a note for visitors. */
  children?: ReactNode;
};

export const closePerk = { type: 'dialog.closed' } as const;
