// The request for an office hour: a dialog of three steps, then the result.
import { useSelector } from '@xstate/react';
import { booking as words, hosts } from '#content/booking.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Dialog, expectDialog } from '#ui/Dialog.tsx';
import { onDemand } from '#ui/onDemand.ts';
import { OutOfReach } from '#ui/OutOfReach.tsx';
import { bookingEndings, type BookingPart } from './props.ts';

const parts = onDemand(() => import('./BookingParts.tsx'));

/** Prefetches the dialog and its content, when a slot is about to be chosen. */
export const expectBooking = () => {
  parts.expect();
  expectDialog();
};

/** The view of `booking`, as long as there is one. */
export function Booking({ actor, zone }: Omit<BookingPart, 'snapshot'>) {
  const snapshot = useSelector(actor, (current) => current);
  const ending = bookingEndings.find((one) => snapshot.hasTag(one));
  const { title } =
    ending === undefined ? hosts[snapshot.context.slot.host] : words.confirmed[ending];
  const isOpen = snapshot.hasTag('dialogOpen');
  const { status, part } = parts.useLoadState(isOpen);
  const close = () => actor.send({ type: 'dialog.closed' });
  return (
    <div data-flow="booking" data-state={statePath(snapshot.value)}>
      {isOpen && status === 'unreachable' ? (
        <OutOfReach onRetry={parts.load} onGiveUp={close} />
      ) : null}
      <Dialog
        title={title}
        isOpen={isOpen && part !== null}
        onOpenChange={(open) => {
          if (!open) close();
        }}
        isDismissable={false}
        isCloseDisabled={snapshot.hasTag('busy')}
      >
        {part === null ? null : (
          <part.BookingParts actor={actor} snapshot={snapshot} zone={zone} ending={ending} />
        )}
      </Dialog>
    </div>
  );
}
