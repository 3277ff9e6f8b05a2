// The slot was given to another user: a message, and the nearest open slots. The form under it stays unchanged.
import { styled } from 'styled-components';
import { booking, hosts } from '#content/booking.ts';
import { chosenSlot, hostOf, partsOf } from '#flows/officeHours/slots.ts';
import { ownTime, spokenSlot } from '#flows/officeHours/words.ts';
import { longDate } from '#flows/officeHours/zones.ts';
import { SlotButton, SlotLines } from '#ui/SlotButton.tsx';
import { Eyebrow, Heading } from '#ui/Text.tsx';
import { tokens } from '#ui/tokens.ts';
import type { BookingPart } from './props.ts';

const words = booking.gone;

const Box = styled.section`
  display: grid;
  gap: ${tokens.space.one};
  padding: ${tokens.space.oneHalf};
  border: ${tokens.line.hair} solid ${tokens.color.hairline};
  border-inline-start: ${tokens.line.bold} solid ${tokens.color.danger};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.sunk};
`;

/** The first message of the form while its slot is no longer available. */
export function GoneSlot({ actor, snapshot, zone }: BookingPart) {
  const { nearest, problem } = snapshot.context;
  if (nearest === null || !snapshot.hasTag('ready')) return null;
  const title = problem?.key === 'slot_past' ? words.slot_past : words.slot_closed;
  return (
    <Box aria-label={title}>
      <Heading level={3} look={4} tabIndex={-1}>
        {title}
      </Heading>
      <p>{nearest.length === 0 ? words.none : words.text}</p>
      <SlotLines aria-label={words.nearest}>
        {nearest.map((slot) => {
          const host = hostOf(slot);
          if (host === null) return null;
          const { date, time } = partsOf(slot);
          const { title: hours, note } = hosts[host];
          return (
            <li key={slot}>
              <Eyebrow aria-hidden="true">{longDate(date)}</Eyebrow>
              <SlotButton
                name={spokenSlot(slot, zone)}
                time={time}
                own={ownTime(slot, zone)}
                host={host}
                note={note}
                isDisabled={!snapshot.hasTag('slotGone')}
                onPress={() =>
                  actor.send({ type: 'slot.exchanged', slot: chosenSlot(slot, host, hours) })
                }
              />
            </li>
          );
        })}
      </SlotLines>
    </Box>
  );
}
