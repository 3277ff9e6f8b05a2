// /answers/{token}: an answer that its member has forwarded. Nothing else of the member is here.
import { useActorRef, useSelector } from '@xstate/react';
import { usePath } from '#boot/app.tsx';
import { useFlow } from '#boot/useFlow.ts';
import { requestPage } from '#content/requestPage.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Button } from '#ui/Button.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page, PageHeading } from '#ui/Page.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { Loading } from '#pages/parts/Loading.tsx';
import { AnswerSheet } from './AnswerSheet.tsx';

const words = requestPage.forwarded;
const gone = ['revoked', 'deleted', 'unknown'] as const;

/** /answers/{token} */
const tokenIn = (path: string) => path.split('/')[2] ?? '';

function Inside({ token }: { token: string }) {
  const flow = useFlow('requestPage/forwardedAnswer');
  const actor = useActorRef(flow, { input: { token } });
  const snapshot = useSelector(actor, (current) => current);
  const reason = gone.find((tag) => snapshot.hasTag(tag));
  return (
    <Page>
      <Stack $gap="three" data-flow="forwardedAnswer" data-state={statePath(snapshot.value)}>
        {snapshot.hasTag('loading') ? <Loading text={words.loading} /> : null}
        {snapshot.hasTag('shown') ? (
          <AnswerSheet versions={snapshot.context.versions} question={null} />
        ) : null}
        {reason === undefined ? null : (
          <PageHeading
            eyebrow={words.eyebrow}
            title={words[reason].title}
            lede={words[reason].text}
          />
        )}
        {snapshot.hasTag('failed') ? (
          <>
            <PageHeading eyebrow={words.eyebrow} title={words.title} />
            <Notice
              tone="error"
              live
              title={words.failed.title}
              action={
                <Button size="small" onPress={() => actor.send({ type: 'retry.requested' })}>
                  {words.failed.action}
                </Button>
              }
            >
              {words.failed.text}
            </Notice>
          </>
        ) : null}
        {snapshot.hasTag('loading') ? null : (
          <Row data-print="hide">
            <LinkButton href={words.more.href}>{words.more.name}</LinkButton>
          </Row>
        )}
      </Stack>
    </Page>
  );
}

/** The page. */
export function ForwardedPage() {
  const token = tokenIn(usePath());
  return <Inside key={token} token={token} />;
}
