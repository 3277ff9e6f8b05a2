// The week of office hours: who has which slot, who asks for it, and who would like to move there.
import { styled } from 'styled-components';
import { deskBoard } from '#content/deskBoard.ts';
import type { BoardSlot } from '#machines/deskBoard.machine.ts';
import { partsOf, slotWords } from '#flows/officeHours/slots.ts';
import { longDate } from '#flows/officeHours/zones.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { Badge } from '#ui/Badge.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Host } from '#ui/Host.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { Heading, Mono, Muted } from '#ui/Text.tsx';
import { media, tokens } from '#ui/tokens.ts';
import { ActButton, Inner, Lines, Who } from './BoardParts.tsx';
import { whoOf } from './names.ts';
import type { DeskBoardProps, ShownProps } from './props.ts';

const words = deskBoard.hours;

/* The time and its host beside what is known of the slot. */
const Slot = styled.div`
  display: grid;
  gap: ${tokens.space.half} ${tokens.space.oneHalf};
  ${media.tablet} {
    /* The time and the longest host fit beside each other. */
    grid-template-columns: minmax(calc(2 * ${tokens.space.six}), 1fr) minmax(0, 4fr);
    align-items: start;
  }
`;

/** What is known of a slot that nobody has; who has it is shown with the status of the request. */
function stateOf({ isPast, isAvailable, scheduled }: BoardSlot) {
  if (scheduled !== null) return null;
  if (isPast) return <Badge>{words.past}</Badge>;
  return isAvailable ? null : <Badge>{words.gone}</Badge>;
}

function SlotRow({ slot: one, ...props }: DeskBoardProps & { slot: BoardSlot }) {
  const { slot, host, scheduled, asking, wantedBy, isPast, isAvailable } = one;
  const askers = [...asking, ...wantedBy];
  const isOpen = scheduled === null && !isPast && isAvailable;
  return (
    <Slot>
      <Row $gap="one" $align="baseline">
        <Mono>{partsOf(slot).time}</Mono>
        {host === null ? null : <Host host={host} />}
      </Row>
      <Stack $gap="one">
        {stateOf(one) === null ? null : <Row>{stateOf(one)}</Row>}
        {scheduled === null ? null : <Who asker={scheduled} />}
        {isOpen && askers.length === 0 ? <Muted>{words.free}</Muted> : null}
        {askers.length === 0 ? null : (
          <Inner>
            {asking.map((asker) => (
              <li key={asker.id}>
                <Muted>{words.asks}</Muted>
                <Who asker={asker} />
                {/* Its member has to answer first. */}
                {isOpen && asker.status !== 'needsYou' ? (
                  <Row $gap="half">
                    <ActButton
                      {...props}
                      act={{ kind: 'schedule', id: asker.id, about: aboutOf(asker, slot) }}
                    />
                  </Row>
                ) : null}
              </li>
            ))}
            {wantedBy.map((asker) => (
              <li key={asker.id}>
                <Muted>{fillIn(words.wants, { slot: slotWords(asker.slot) })}</Muted>
                <Who asker={asker} />
                <Row $gap="half">
                  <ActButton
                    {...props}
                    act={{ kind: 'agreeMove', id: asker.id, about: aboutOf(asker, slot) }}
                  />
                  <ActButton
                    {...props}
                    variant="danger"
                    act={{ kind: 'refuseMove', id: asker.id, about: aboutOf(asker, asker.slot) }}
                  />
                </Row>
              </li>
            ))}
          </Inner>
        )}
      </Stack>
    </Slot>
  );
}

const aboutOf = (asker: BoardSlot['asking'][number], slot: string) =>
  fillIn(words.about, { who: whoOf(asker), slot: slotWords(slot) });

/** The week, day by day. */
export function Hours({ board, ...props }: ShownProps<'hours'>) {
  const days = [...new Set(board.rows.map(({ slot }) => partsOf(slot).date))];
  if (days.length === 0) return <EmptyState title={words.empty}>{words.emptyText}</EmptyState>;
  return (
    <Stack $gap="two">
      {days.map((day) => (
        <Stack key={day} $gap="one">
          <Heading level={3} look={4}>
            {longDate(day)}
          </Heading>
          <Lines aria-label={longDate(day)}>
            {board.rows
              .filter(({ slot }) => partsOf(slot).date === day)
              .map((slot) => (
                <li key={slot.slot}>
                  <SlotRow {...props} slot={slot} />
                </li>
              ))}
          </Lines>
        </Stack>
      ))}
    </Stack>
  );
}
