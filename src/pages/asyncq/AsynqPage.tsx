// AsynQ: a landing page, replaced by the six steps once the user starts a question.
import { useActorRef, useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import { useFlow } from '#boot/useFlow.ts';
import { Asynq } from '#flows/asynq/Asynq.tsx';
import { Start } from '#flows/asynq/Start.tsx';
import { Page } from '#ui/Page.tsx';
import { Stack } from '#ui/Stack.tsx';
import { media, tokens } from '#ui/tokens.ts';
import { asynqParts } from './staticParts.ts';

const Headline = asynqParts.piece('Headline');
const Drawn = asynqParts.piece('Drawn');
const Sections = asynqParts.piece('Sections');

const Split = styled.div`
  display: grid;
  gap: ${tokens.space.three};
  align-items: center;
  ${media.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: ${tokens.space.four};
  }
`;

/** The page at /asyncq. */
export function AsynqPage() {
  const asynq = useFlow('asynq');
  const actor = useActorRef(asynq);
  const snapshot = useSelector(actor, (current) => current);
  return (
    <Asynq
      actor={actor}
      snapshot={snapshot}
      landing={
        <Page>
          <Split>
            <Stack $gap="two">
              <Headline />
              <Start actor={actor} snapshot={snapshot} />
            </Stack>
            <Drawn />
          </Split>
          <Sections />
        </Page>
      }
    />
  );
}
