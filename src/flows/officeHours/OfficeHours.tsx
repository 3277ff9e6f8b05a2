// The office hours: a calendar, the two days, their slots, and the dialog to request one of them.
import { useActorRef, useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import { slotsOf } from '#machines/officeHours.machine.ts';
import type { OfferedSlot, Weekday } from '#machines/officeHours.machine.ts';
import { hosts, officeHours as words } from '#content/booking.ts';
import { slots as week } from '#content/officeHours.ts';
import { useFlow } from '#boot/useFlow.ts';
import { Booking, expectBooking } from '#flows/booking/Booking.tsx';
import { statePath } from '#flows/shared/statePath.ts';
import { toggledId } from '#flows/shared/toggledId.ts';
import { Chips } from '#ui/Chips.tsx';
import { Host } from '#ui/Host.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Muted } from '#ui/Text.tsx';
import { media, tokens } from '#ui/tokens.ts';
import {
  DatePicker,
  Sheet,
  Unread,
  Unready,
  useHoursFocus,
  type PartProps,
} from './HoursParts.tsx';
import { SlotList } from './SlotList.tsx';

const Lists = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.two};
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.half} ${tokens.space.oneHalf};
`;
const Quote = styled.figure`
  display: grid;
  gap: ${tokens.space.half};
  padding-block-start: ${tokens.space.oneHalf};
  border-block-start: ${tokens.line.hair} solid ${tokens.color.hairline};
  blockquote {
    max-width: ${tokens.measure};
    font-family: ${tokens.font.display};
    font-size: ${tokens.type.title};
    font-style: italic;
    line-height: ${tokens.leading.heading};
    text-wrap: balance;
  }
`;

const isList = (list: OfferedSlot[]): list is [OfferedSlot, ...OfferedSlot[]] => list.length > 0;

function Days({ actor, snapshot }: PartProps) {
  const { context } = snapshot;
  const shown: Weekday[] = [
    ...(snapshot.hasTag('tuesdayShown') ? ['tuesday' as const] : []),
    ...(snapshot.hasTag('thursdayShown') ? ['thursday' as const] : []),
  ];
  const lists = shown.map((weekday) => slotsOf(context, weekday)).filter(isList);
  return (
    <Stack $gap="oneHalf">
      <Chips
        mode="multiple"
        label={words.days.label}
        options={words.days.options}
        value={shown}
        onChange={(now) => {
          const weekday = toggledId(shown, now);
          if (weekday !== undefined) actor.send({ type: 'day.toggled', weekday });
        }}
      />
      <Unread actor={actor} snapshot={snapshot} />
      {lists.length === 0 ? <Muted>{words.days.none}</Muted> : null}
      <Lists onPointerEnter={expectBooking} onFocus={expectBooking}>
        {lists.map((slots) => (
          <SlotList key={slots[0].weekday} actor={actor} slots={slots} zone={context.zone} />
        ))}
      </Lists>
    </Stack>
  );
}

/** Who holds office hours; the calls are the advisor's. */
const legend = ['javelyn', 'quasar', 'angel'] as const;

/** The host of the hours: glyph, name and description. */
function Hosts() {
  return (
    <Legend aria-label={words.legend}>
      {legend.map((host) => (
        <li key={host}>
          <Host host={host} note={hosts[host].note} legend />
        </li>
      ))}
    </Legend>
  );
}

/** The view of `officeHours`, and of the `booking` that it starts. */
export function OfficeHours() {
  const officeHours = useFlow('officeHours');
  const actor = useActorRef(officeHours, { input: { week } });
  const snapshot = useSelector(actor, (current) => current);
  const { booking } = snapshot.children;
  const part = { actor, snapshot };
  const box = useHoursFocus(snapshot);
  return (
    <Stack ref={box} $gap="two" data-flow="officeHours" data-state={statePath(snapshot.value)}>
      {snapshot.hasTag('showing') ? (
        <Sheet>
          <Stack $gap="one">
            <DatePicker {...part} words={words} />
            <Hosts />
          </Stack>
          <Days {...part} />
        </Sheet>
      ) : (
        <Unready {...part} words={words} />
      )}
      <Quote>
        <blockquote>{words.quote}</blockquote>
        <Muted as="figcaption">{words.quoteBy}</Muted>
      </Quote>
      {booking === undefined ? null : <Booking actor={booking} zone={snapshot.context.zone} />}
    </Stack>
  );
}
