// The ports of `deskBoard`: the place in the address, the database, and the draft of a note in this browser.
import { deskBoardMachine } from '#machines/deskBoard.machine.ts';
import type { DeskBoardEvent } from '#machines/deskBoard.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { addressFeedOf } from '#adapters/address/addressFeed.ts';
import { sectionIn } from '#flows/desk/sections.ts';
import { stepDraft } from '#flows/deskRequest/ports/draft.ts';
import { connect as connectDraft } from '#flows/draft/ports.ts';
import { takeAct } from './ports/acts.ts';
import { readBoard } from './ports/boards.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) =>
  page.connectFlow(
    'deskBoard',
    deskBoardMachine.provide({
      actors: {
        addressFeed: addressFeedOf<DeskBoardEvent>(page.addressBook, '/desk', (query) => ({
          type: 'address.named',
          section: sectionIn(query) ?? 'queue',
          at: query.get('at') || null,
        })),
        draft: connectDraft(page, stepDraft),
        readBoard,
        takeAct,
      },
    }),
  );
