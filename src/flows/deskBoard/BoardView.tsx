// One section of the desk: its heading, where in it the page is, and its rows.
import { styled } from 'styled-components';
import { desk } from '#content/desk.ts';
import { deskBoard } from '#content/deskBoard.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { Heading } from '#ui/Text.tsx';
import { tokens } from '#ui/tokens.ts';
import { useLostFocus } from '#ui/useLostFocus.ts';
import { ActDialog } from './ActDialog.tsx';
import { Acts } from './Acts.tsx';
import { Figures } from './Figures.tsx';
import { Hours } from './Hours.tsx';
import { Mails } from './Mails.tsx';
import { PlacePicker } from './PlacePicker.tsx';
import { Posts } from './Posts.tsx';
import type { DeskBoardProps } from './props.ts';
import { Readers } from './Readers.tsx';
import { Tables } from './Tables.tsx';

const words = deskBoard.states;

/* On a phone a long heading breaks, and the button beside it stays whole. */
const Head = styled(Row)`
  > button {
    flex: none;
  }
`;

/** The shape of a few rows. */
const Waiting = () => (
  <SkeletonGroup label={words.loading}>
    <Stack $gap="one">
      <Skeleton height={tokens.size.field} />
      <Skeleton height={tokens.size.field} />
      <Skeleton height={tokens.size.field} />
    </Stack>
  </SkeletonGroup>
);

function Rows(props: DeskBoardProps) {
  const { board } = props.snapshot.context;
  switch (board?.section) {
    case 'hours':
      return <Hours {...props} board={board} />;
    case 'tables':
      return <Tables {...props} board={board} />;
    case 'readers':
      return <Readers {...props} board={board} />;
    case 'posts':
      return <Posts {...props} board={board} />;
    case 'mails':
      return <Mails {...props} board={board} />;
    case 'figures':
      return <Figures {...props} board={board} />;
    case 'acts':
      return <Acts {...props} board={board} />;
    default:
      return null;
  }
}

function More({ actor, snapshot }: DeskBoardProps) {
  const isExtending = snapshot.hasTag('extending');
  const { board } = snapshot.context;
  return (
    <>
      {snapshot.hasTag('moreFailed') ? <Notice tone="error" live title={words.cut} /> : null}
      {board === null || board.next === null ? null : (
        <Row>
          <Button
            size="small"
            isPending={isExtending}
            isDisabled={!isExtending && !snapshot.can({ type: 'more.requested' })}
            onPress={() => actor.send({ type: 'more.requested' })}
          >
            {isExtending ? words.reading : words.more}
          </Button>
        </Row>
      )}
    </>
  );
}

/** The view of `deskBoard`. */
export function BoardView(props: DeskBoardProps) {
  const { actor, snapshot } = props;
  const { section, result } = snapshot.context;
  const path = statePath(snapshot.value);
  // A dialog that closes gives the focus back by itself; only what is read afterwards may have removed its opener.
  const isBetween = snapshot.hasTag('dialogOpen') || path === 'shown.list.refreshing';
  const box = useLostFocus<HTMLDivElement>(isBetween ? '' : path);
  const refresh = () => actor.send({ type: 'refresh.requested' });
  return (
    <div ref={box} data-flow="deskBoard" data-state={path} data-section={section}>
      <Stack $gap="two">
        <Head $justify="space-between" $gap="half" $nowrap>
          <Heading tabIndex={-1}>{deskBoard.titles[section]}</Heading>
          <Button
            size="small"
            variant="quiet"
            aria-keyshortcuts={desk.keys.commands.refresh.key}
            isDisabled={!snapshot.can({ type: 'refresh.requested' })}
            onPress={refresh}
          >
            {words.refresh}
          </Button>
        </Head>
        <PlacePicker {...props} />
        {result === null ? null : <Notice tone="success" live title={result} />}
        {snapshot.hasTag('stale') ? (
          <Notice
            live
            title={words.stale}
            action={
              <Button size="small" onPress={refresh}>
                {words.lookAgain}
              </Button>
            }
          >
            {words.staleText}
          </Notice>
        ) : null}
        {snapshot.hasTag('loading') ? <Waiting /> : null}
        {snapshot.hasTag('failed') ? (
          <Notice
            tone="error"
            live
            title={words.failed}
            action={
              <Button size="small" onPress={refresh}>
                {words.again}
              </Button>
            }
          >
            {words.failedText}
          </Notice>
        ) : null}
        {snapshot.hasTag('shown') ? (
          <>
            <Rows {...props} />
            <More {...props} />
          </>
        ) : null}
      </Stack>
      <ActDialog {...props} />
    </div>
  );
}
