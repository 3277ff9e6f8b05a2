// The slots of one day: its date, both clocks, and a button for each slot.
import { useId } from 'react';
import { styled } from 'styled-components';
import type { OfferedSlot } from '#machines/officeHours.machine.ts';
import { hosts, officeHours as words } from '#content/booking.ts';
import { SlotButton, SlotLines } from '#ui/SlotButton.tsx';
import { Eyebrow, Heading, Labels } from '#ui/Text.tsx';
import { tokens } from '#ui/tokens.ts';
import type { HoursRef } from './props.ts';
import { chosenSlot } from './slots.ts';
import { ownTime, spokenSlot, zoneWords } from './words.ts';
import { longDate } from './zones.ts';

const Head = styled.div`
  display: grid;
  gap: ${tokens.space.hair};
  padding-block-end: ${tokens.space.snug};
  padding-inline: ${tokens.space.half};
  border-block-end: ${tokens.line.hair} solid ${tokens.color.strong};
`;

const tags = { open: undefined, few: words.few, closed: words.closed, past: words.past };

type SlotListProps = {
  actor: HoursRef;
  slots: readonly [OfferedSlot, ...OfferedSlot[]];
  zone: string | null;
};

/** A day's list. */
export function SlotList({ actor, slots, zone }: SlotListProps) {
  const id = useId();
  const [{ date, slot: first }] = slots;
  return (
    <section aria-labelledby={id}>
      <Head>
        <Heading level={3} look={4} id={id}>
          {longDate(date)}
        </Heading>
        <Eyebrow>
          <Labels parts={zoneWords(first, zone)} />
        </Eyebrow>
      </Head>
      <SlotLines>
        {slots.map(({ slot, time, host, state }) => (
          <li key={slot}>
            <SlotButton
              name={spokenSlot(slot, zone, state)}
              time={time}
              own={ownTime(slot, zone)}
              host={host}
              note={hosts[host].note}
              tag={tags[state]}
              isDisabled={state === 'closed' || state === 'past'}
              onPress={() =>
                actor.send({
                  type: 'slot.chosen',
                  slot: chosenSlot(slot, host, hosts[host].title),
                })
              }
            />
          </li>
        ))}
      </SlotLines>
    </section>
  );
}
