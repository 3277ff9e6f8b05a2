// The mails that were given up, or fail and are tried again.
import { deskBoard } from '#content/deskBoard.ts';
import type { BoardMail } from '#machines/deskBoard.machine.ts';
import { paris } from '#flows/myRequests/words.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { Badge } from '#ui/Badge.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { Eyebrow, Labels, Mono, Muted } from '#ui/Text.tsx';
import { ActButton, Lines } from './BoardParts.tsx';
import { mailName } from './names.ts';
import type { DeskBoardProps, ShownProps } from './props.ts';

const words = deskBoard.mails;

function MailRow({ mail, ...props }: DeskBoardProps & { mail: BoardMail }) {
  const { id, kind, address, attempts, lastError, createdAt, isGivenUp } = mail;
  const about = fillIn(words.about, { kind: mailName(kind), address });
  return (
    <>
      <Row $gap="half">
        <Badge tone={isGivenUp ? 'danger' : 'gold'}>
          {isGivenUp ? words.givenUp : words.trying}
        </Badge>
      </Row>
      <p>{about}</p>
      <Eyebrow>
        <Labels parts={[paris(createdAt), fillIn(words.attempts, { count: attempts })]} />
      </Eyebrow>
      {lastError === null ? null : (
        <Muted>
          <Mono>{lastError}</Mono>
        </Muted>
      )}
      {isGivenUp ? (
        <Row $gap="half">
          <ActButton {...props} act={{ kind: 'sendAgain', id, about }} />
        </Row>
      ) : null}
    </>
  );
}

/** The counts of all mails, and what failed. */
export function Mails({ board, ...props }: ShownProps<'mails'>) {
  const { counts, rows } = board;
  const counted = (['sent', 'queued', 'givenUp'] as const).map((status) =>
    fillIn(words.counts[status], { count: counts[status] ?? 0 }),
  );
  return (
    <Stack $gap="oneHalf">
      <Eyebrow>
        <Labels parts={counted} />
      </Eyebrow>
      {rows.length === 0 ? (
        <EmptyState title={words.empty}>{words.emptyText}</EmptyState>
      ) : (
        <Lines aria-label={deskBoard.titles.mails}>
          {rows.map((mail) => (
            <li key={mail.id}>
              <MailRow {...props} mail={mail} />
            </li>
          ))}
        </Lines>
      )}
    </Stack>
  );
}
