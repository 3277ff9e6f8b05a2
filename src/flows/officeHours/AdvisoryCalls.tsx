// The advisory calls of premium members: the same widget over the week of the calls, and the same dialog to request one.
import { useActorRef, useSelector } from '@xstate/react';
import { slotsOf } from '#machines/officeHours.machine.ts';
import { advisoryCalls as words } from '#content/booking.ts';
import { calls as week } from '#content/officeHours.ts';
import { useFlow } from '#boot/useFlow.ts';
import { Booking, expectBooking } from '#flows/booking/Booking.tsx';
import { statePath } from '#flows/shared/statePath.ts';
import { Stack } from '#ui/Stack.tsx';
import { DatePicker, Sheet, Unread, Unready, useHoursFocus } from './HoursParts.tsx';
import { SlotList } from './SlotList.tsx';

/** The view of `officeHours` over the calls, and of the `booking` that it starts. */
export function AdvisoryCalls() {
  const officeHours = useFlow('officeHours');
  const actor = useActorRef(officeHours, { input: { week } });
  const snapshot = useSelector(actor, (current) => current);
  const { booking } = snapshot.children;
  const { zone } = snapshot.context;
  const part = { actor, snapshot };
  const box = useHoursFocus(snapshot);
  const [first, ...rest] = slotsOf(snapshot.context, 'wednesday');
  return (
    <div ref={box} data-flow="officeHours" data-state={statePath(snapshot.value)}>
      {snapshot.hasTag('showing') ? (
        <Sheet>
          <DatePicker {...part} words={words} />
          <Stack $gap="oneHalf" onPointerEnter={expectBooking} onFocus={expectBooking}>
            <Unread {...part} />
            {first === undefined ? null : (
              <SlotList actor={actor} slots={[first, ...rest]} zone={zone} />
            )}
          </Stack>
        </Sheet>
      ) : (
        <Unready {...part} words={words} />
      )}
      {booking === undefined ? null : <Booking actor={booking} zone={zone} />}
    </div>
  );
}
