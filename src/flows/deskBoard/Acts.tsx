// What the staff did, newest first.
import { deskBoard } from '#content/deskBoard.ts';
import { paris } from '#flows/myRequests/words.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { TextLink } from '#ui/LinkButton.tsx';
import { Row } from '#ui/Stack.tsx';
import { Eyebrow, Labels } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { Lines } from './BoardParts.tsx';
import { actName } from './names.ts';
import type { ShownProps } from './props.ts';

/** A list; what an act is about is a link where it is a request. */
export function Acts({ board: { rows } }: ShownProps<'acts'>) {
  if (rows.length === 0)
    return <EmptyState title={deskBoard.logEmpty}>{deskBoard.logEmptyText}</EmptyState>;
  return (
    <Lines aria-label={deskBoard.titles.acts}>
      {rows.map(({ id, at, by, act, request }) => (
        <li key={id}>
          <Eyebrow>
            <Labels parts={[paris(at), by.name]} />
          </Eyebrow>
          <Row $gap="one">
            <p>{actName(act)}</p>
            {request === null ? null : (
              <TextLink tone="action" href={`/desk?request=${request}`}>
                {deskBoard.open}
                <VisuallyHidden>{` ${request.slice(0, 8)}`}</VisuallyHidden>
              </TextLink>
            )}
          </Row>
        </li>
      ))}
    </Lines>
  );
}
