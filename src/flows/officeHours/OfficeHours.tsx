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
import { Button } from '#ui/Button.tsx';
import { Chips } from '#ui/Chips.tsx';
import { Host } from '#ui/Host.tsx';
import { Notice } from '#ui/Notice.tsx';
import { onDemand } from '#ui/onDemand.ts';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Muted } from '#ui/Text.tsx';
import { media, tokens } from '#ui/tokens.ts';
import type { HoursRef, HoursSnapshot } from './props.ts';
import { SlotList } from './SlotList.tsx';

type PartProps = { actor: HoursRef; snapshot: HoursSnapshot };

const calendar = onDemand(() => import('./OfficeCalendar.tsx'));
const retry = { type: 'retry.requested' } as const;

/** The calendar, and beside it, from a tablet's width on, the lists. */
const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.two};
  align-items: start;
  ${media.tablet} {
    grid-template-columns: ${tokens.size.progress} minmax(0, 1fr);
  }
  ${media.desktop} {
    gap: ${tokens.space.three};
  }
`;
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

/** The calendar's placeholder, or the reason why it failed; the lists work without it. */
function DatePicker({ actor, snapshot }: PartProps) {
  const { context } = snapshot;
  const { status, part } = calendar.useLoadState(true);
  if (status === 'unreachable')
    return (
      <Notice
        tone="error"
        live
        title={words.calendarLost}
        action={
          <Button size="small" onPress={() => void calendar.load()}>
            {words.lost.action}
          </Button>
        }
      />
    );
  if (part === null) return <Skeleton height={tokens.size.calendar} />;
  return (
    <part.OfficeCalendar
      context={context}
      nearest={context.dates.toSorted()[0] ?? null}
      onPick={(date) => actor.send({ type: 'date.picked', date })}
    />
  );
}

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
      {snapshot.hasTag('unreadable') ? (
        <Notice
          live
          title={words.unread.title}
          action={
            <Button size="small" onPress={() => actor.send(retry)}>
              {words.unread.action}
            </Button>
          }
        >
          {words.unread.text}
        </Notice>
      ) : null}
      {lists.length === 0 ? <Muted>{words.days.none}</Muted> : null}
      <Lists onPointerEnter={expectBooking} onFocus={expectBooking}>
        {lists.map((slots) => (
          <SlotList key={slots[0].weekday} actor={actor} slots={slots} zone={context.zone} />
        ))}
      </Lists>
    </Stack>
  );
}

/** The host of the hours: glyph, name and description. */
function Hosts() {
  return (
    <Legend aria-label={words.legend}>
      {Object.entries(hosts).map(([id, { note }]) => (
        <li key={id}>
          <Host host={id as keyof typeof hosts} note={note} legend />
        </li>
      ))}
    </Legend>
  );
}

/** The placeholder of the widget until the time is known, or where it cannot be read. */
function Unready({ actor, snapshot }: PartProps) {
  const { title, text, action } = words.lost;
  return snapshot.hasTag('lost') ? (
    <Notice
      tone="error"
      live
      title={title}
      action={
        <Button size="small" onPress={() => actor.send(retry)}>
          {action}
        </Button>
      }
    >
      {text}
    </Notice>
  ) : (
    <SkeletonGroup label={words.loading}>
      <Sheet>
        <Skeleton height={tokens.size.calendar} />
        <Skeleton height={tokens.size.calendar} />
      </Sheet>
    </SkeletonGroup>
  );
}

/** The view of `officeHours`, and of the `booking` that it starts. */
export function OfficeHours() {
  const officeHours = useFlow('officeHours');
  const actor = useActorRef(officeHours, { input: { week } });
  const snapshot = useSelector(actor, (current) => current);
  const { booking } = snapshot.children;
  const part = { actor, snapshot };
  return (
    <Stack $gap="two" data-flow="officeHours" data-state={statePath(snapshot.value)}>
      {snapshot.hasTag('showing') ? (
        <Sheet>
          <Stack $gap="one">
            <DatePicker {...part} />
            <Hosts />
          </Stack>
          <Days {...part} />
        </Sheet>
      ) : (
        <Unready {...part} />
      )}
      <Quote>
        <blockquote>{words.quote}</blockquote>
        <Muted as="figcaption">{words.quoteBy}</Muted>
      </Quote>
      {booking === undefined ? null : <Booking actor={booking} zone={snapshot.context.zone} />}
    </Stack>
  );
}
