// What a link from a mail will do with an address, the button that does it, and what came of it.
import { useActorRef, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useFlow } from '#boot/useFlow.ts';
import { addressLink as words } from '#content/addressLink.ts';
import { statePath } from '#flows/shared/statePath.ts';
import type { AddressAct } from '#machines/addressLink.machine.ts';
import { Button } from '#ui/Button.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PageHeading } from '#ui/Page.tsx';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { tokens } from '#ui/tokens.ts';
import { useStepFocus } from '#ui/useStepFocus.ts';

/** What came of the link: where it leads, under its heading. */
function Result({ link }: { link: { name: string; href: string } }) {
  return (
    <Row>
      <LinkButton href={link.href} variant="primary">
        {link.name}
      </LinkButton>
    </Row>
  );
}

/** The view of `addressLink`. */
export function AddressLink({ act }: { act: AddressAct }) {
  const flow = useFlow('addressLink');
  const actor = useActorRef(flow, { input: { act } });
  const snapshot = useSelector(actor, (current) => current);
  const path = statePath(snapshot.value);
  const asked = words[act];
  const isBusy = snapshot.hasTag('busy');
  const hasFailed = snapshot.hasTag('failed');
  const step = isBusy || hasFailed ? 'asking' : path;
  const box = useStepFocus<HTMLDivElement>(step);
  const inside = (): ReactNode => {
    switch (step) {
      case 'reading':
        return (
          <SkeletonGroup label={words.loading}>
            <Stack $gap="oneHalf">
              <Skeleton width="60%" height={tokens.space.three} />
              <Skeleton height={tokens.space.four} />
            </Stack>
          </SkeletonGroup>
        );
      case 'changed':
      case 'returned':
      case 'taken':
      case 'unknown':
        return (
          <>
            <PageHeading title={words[step].title} lede={words[step].text} />
            <Result link={words[step].link} />
          </>
        );
      case 'expired':
        return (
          <>
            <PageHeading title={words.expired.title} lede={words.expired[act]} />
            <Result link={words.expired.link} />
          </>
        );
      default:
        return (
          <>
            <PageHeading title={asked.title} lede={asked.text} />
            {hasFailed ? (
              <Notice tone="error" live title={snapshot.context.problem || words.failed.title}>
                {words.failed.text}
              </Notice>
            ) : null}
            {/* One button, which keeps the focus when it has failed. */}
            <Row>
              <Button
                variant="primary"
                isPending={isBusy}
                onPress={() => actor.send({ type: hasFailed ? 'link.retried' : 'link.accepted' })}
              >
                {isBusy ? asked.busy : hasFailed ? words.failed.action : asked.button}
              </Button>
            </Row>
          </>
        );
    }
  };
  return (
    <div ref={box} data-flow="addressLink" data-state={path}>
      <Stack $gap="two">{inside()}</Stack>
    </div>
  );
}
