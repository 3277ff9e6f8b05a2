// The gatherings: seats, and who sits, waits, is offered a seat or is still undecided.
import { deskBoard } from '#content/deskBoard.ts';
import type { ActKind, BoardTable, Guest } from '#machines/deskBoard.machine.ts';
import { paris } from '#flows/myRequests/words.ts';
import { longDate } from '#flows/officeHours/zones.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { Badge } from '#ui/Badge.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { Eyebrow, Heading, Labels, Mono, Muted } from '#ui/Text.tsx';
import { ActButton, Inner, Lines, Who } from './BoardParts.tsx';
import { whoOf } from './names.ts';
import type { DeskBoardProps, ShownProps } from './props.ts';

const words = deskBoard.tables;

const groups = ['undecided', 'offered', 'waitlisted', 'accepted'] as const;

/**
 * What the chart of a request allows a guest of this status; the database has the last word. A free seat is offered by the
 * database, to the first in line: a button for it would never have a seat to offer.
 */
function actsOf({ status }: Guest, { free, isOver }: BoardTable): readonly ActKind[] {
  if (isOver || status === 'accepted' || status === 'scheduled' || status === 'held') return [];
  const isUndecided = status === 'submitted' || status === 'inReview';
  return isUndecided && free > 0 ? ['accept', 'decline'] : ['decline'];
}

function GuestLine({
  guest,
  table,
  ...props
}: DeskBoardProps & { guest: Guest; table: BoardTable }) {
  const { position, offeredUntil } = guest;
  const about = fillIn(words.about, { who: whoOf(guest), table: table.title });
  const acts = actsOf(guest, table);
  return (
    <li>
      <Row $gap="half">
        {position === null ? null : <Mono>{fillIn(words.place, { position })}</Mono>}
        <Who asker={guest} />
        {offeredUntil === null ? null : (
          <Badge tone="gold">{fillIn(words.until, { date: paris(offeredUntil) })}</Badge>
        )}
      </Row>
      {acts.length === 0 ? null : (
        <Row $gap="half">
          {acts.map((kind) => (
            <ActButton
              key={kind}
              {...props}
              variant={kind === 'decline' ? 'danger' : 'secondary'}
              act={{ kind, id: guest.id, about }}
            />
          ))}
        </Row>
      )}
    </li>
  );
}

function Table({ table, ...props }: DeskBoardProps & { table: BoardTable }) {
  const { title, heldOn, isOver, seats, reserved, free, accepted, offered } = table;
  const taken = accepted.length + offered.length;
  const filled = groups.filter((group) => table[group].length > 0);
  return (
    <Stack $gap="one">
      <Row $gap="one" $align="baseline">
        <Heading level={3} look={4}>
          {title}
        </Heading>
        {isOver ? <Badge>{words.over}</Badge> : null}
      </Row>
      <Eyebrow>
        <Labels
          parts={[
            heldOn === null ? words.undated : longDate(heldOn),
            ...fillIn(words.counts, { taken, seats, reserved, free }).split(' · '),
          ]}
        />
      </Eyebrow>
      {filled.length === 0 ? <Muted>{words.nobody}</Muted> : null}
      {filled.map((group) => (
        <Stack key={group} $gap="half">
          <Muted>{words.groups[group]}</Muted>
          <Inner>
            {table[group].map((guest) => (
              <GuestLine key={guest.id} {...props} guest={guest} table={table} />
            ))}
          </Inner>
        </Stack>
      ))}
    </Stack>
  );
}

/** Those to come first. */
export function Tables({ board, ...props }: ShownProps<'tables'>) {
  if (board.rows.length === 0)
    return <EmptyState title={words.empty}>{words.emptyText}</EmptyState>;
  return (
    <Lines aria-label={deskBoard.titles.tables}>
      {board.rows.map((table) => (
        <li key={table.id}>
          <Table {...props} table={table} />
        </li>
      ))}
    </Lines>
  );
}
