// What the staff did, newest first.
import { deskBoard } from '#content/deskBoard.ts';
import { statusName } from '#flows/desk/statusName.ts';
import { paris, tones } from '#flows/myRequests/words.ts';
import { Status } from '#ui/Badge.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { TextLink } from '#ui/LinkButton.tsx';
import { Row } from '#ui/Stack.tsx';
import { Eyebrow, Labels } from '#ui/Text.tsx';
import { Lines } from './BoardParts.tsx';
import { actName } from './names.ts';
import type { ShownProps } from './props.ts';

/** A list; what an act is about is a link where it is a request. */
export function Acts({ board: { rows } }: ShownProps<'acts'>) {
  if (rows.length === 0)
    return <EmptyState title={deskBoard.logEmpty}>{deskBoard.logEmptyText}</EmptyState>;
  return (
    <Lines aria-label={deskBoard.titles.acts}>
      {rows.map(({ id, at, by, act, request, subject, status }) => (
        <li key={id}>
          <Eyebrow>
            <Labels parts={[paris(at), by.name]} />
          </Eyebrow>
          <Row $gap="half">
            <p>{actName(act)}</p>
            {act === 'moved' && status !== null ? (
              <Status tone={tones[status]}>{statusName(status)}</Status>
            ) : null}
          </Row>
          {request === null || subject === null ? null : (
            <TextLink tone="action" href={`/desk?request=${request}`}>
              {subject}
            </TextLink>
          )}
        </li>
      ))}
    </Lines>
  );
}
