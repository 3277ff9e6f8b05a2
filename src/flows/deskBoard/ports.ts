// The ports of `deskBoard`: the place in the address, and the database.
import { deskBoardMachine } from '#machines/deskBoard.machine.ts';
import type { DeskBoardEvent } from '#machines/deskBoard.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { addressFeedOf } from '#adapters/address/addressFeed.ts';
import { sectionIn } from '#flows/desk/sections.ts';
import { takeAct } from './ports/acts.ts';
import { readBoard } from './ports/boards.ts';

/** The machine with its ports. */
export const connect = ({ addressBook, connectFlow }: PortsContext) =>
  connectFlow(
    'deskBoard',
    deskBoardMachine.provide({
      actors: {
        addressFeed: addressFeedOf<DeskBoardEvent>(addressBook, '/desk', (query) => ({
          type: 'address.named',
          section: sectionIn(query) ?? 'queue',
          at: query.get('at') || null,
        })),
        readBoard,
        takeAct,
      },
    }),
  );
