// The ports of `desk`: the database, which alone knows who is staff, and the address, which names a section.
import { fromPromise } from 'xstate';
import { deskMachine } from '#machines/desk.machine.ts';
import type { DeskEvent, StaffAnswer, Staff } from '#machines/desk.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { addressFeedOf } from '#adapters/address/addressFeed.ts';
import { isRecord } from '#adapters/isRecord.ts';
import { callFunction, textIn } from '#adapters/supabase/functions.ts';
import { sectionIn } from './sections.ts';

/** Staff in an answer of the desk. */
function staffIn(value: unknown): Staff {
  if (!isRecord(value)) throw new Error('');
  return { id: textIn(value, 'id'), name: textIn(value, 'name') };
}

/** Port `askStaff`. A refusal is the answer that everybody else gets, but for staff without a second factor. */
const askStaff = fromPromise<StaffAnswer>(async () => {
  const answer = await callFunction('desk_me', {});
  if (answer.outcome === 'found') return { outcome: 'found', staff: staffIn(answer['staff']) };
  return { outcome: answer['reason'] === 'second_factor_required' ? 'needsFactor' : 'refused' };
});

/** The machine with its ports. */
export const connect = ({ addressBook, connectFlow }: PortsContext) =>
  connectFlow(
    'desk',
    deskMachine.provide({
      actors: {
        askStaff,
        addressFeed: addressFeedOf<DeskEvent>(addressBook, '/desk', (query) => ({
          type: 'section.named',
          section: sectionIn(query),
        })),
      },
    }),
  );
