// What a member writes about another slot for an office hour.
import { fromCallback, fromPromise } from 'xstate';
import { reschedulingMachine } from '#machines/rescheduling.machine.ts';
import type { MoveOffer } from '#machines/rescheduling.machine.ts';
import { draftOf } from '../../src/flows/draft/ports.ts';
import { moveDraft } from '../../src/flows/rescheduling/ports/draft.ts';
import { keys } from '../../src/adapters/storage/keys.ts';
import { begin, sits } from '../adapters/openForm.ts';
import { charted } from './form.ts';
import type { StoredForm } from './form.ts';

const offer: MoveOffer = { nearest: ['2026-11-26T14:20'], first: '2026-11-22', last: '2027-11-21' };

/** The note of the dialog, for one office hour. */
export const movingForm: StoredForm = {
  name: 'rescheduling',
  flow: 'rescheduling',
  keys: [keys.mending],
  forVisitors: false,
  restore: charted<{ note: string }>('rescheduling', {
    open: (who) => {
      const opened = begin(
        reschedulingMachine.provide({
          actors: {
            newsFeed: fromCallback(() => {}),
            findOffer: fromPromise<MoveOffer, { slot: string }>(async () => offer),
            draft: draftOf(sits(who), moveDraft),
          },
        }),
        undefined,
        { id: 'h1', slot: '2026-11-24T14:20', wanted: null, longestNote: 4000 },
      );
      opened.actor.send({ type: 'move.opened' });
      return opened;
    },
    typed: ({ note }) => [note],
    change: (send) => send({ type: 'note.edited', text: 'Changed.' }),
  }),
};
