// The dashboard's banner about the plan: the offer to free members, or that an upgrade was not completed.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useActorRef, useSelector } from '@xstate/react';
import { useFlow } from '#boot/useFlow.ts';
import { dashboard } from '#content/dashboard.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Button } from '#ui/Button.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { reserved } from '#ui/reserved.ts';
import { Sentence } from '#ui/Text.tsx';

const { banner, incomplete, sidebar } = dashboard;

const Place = styled.div`
  ${reserved}
`;

type LineProps = { words: { title: string; text: string }; action: ReactNode };

/** One line about the plan, with an action. */
const Line = ({ words, action }: LineProps) => (
  <Notice tone="gold" icon={false} title={words.title} action={action}>
    <Sentence text={words.text} />
  </Notice>
);

/** The view of `premiumOffer`: one of the two, the place for it while the tier is unknown, or nothing. */
export function Banner() {
  const premiumOffer = useFlow('dashboard/premiumOffer');
  const actor = useActorRef(premiumOffer);
  const snapshot = useSelector(actor, (current) => current);
  const isBusy = snapshot.hasTag('busy');
  if (snapshot.hasTag('awaited'))
    return (
      <Place aria-hidden="true" inert>
        <Line words={banner} action={<Button>{banner.button}</Button>} />
      </Place>
    );
  const isIncomplete = snapshot.hasTag('incomplete');
  if (!isIncomplete && !snapshot.hasTag('offered')) return null;
  return (
    <div data-flow="premiumOffer" data-state={statePath(snapshot.value)}>
      {isIncomplete ? (
        <Line
          words={incomplete}
          action={<LinkButton href={sidebar.upgrade.href}>{incomplete.button}</LinkButton>}
        />
      ) : (
        <Line
          words={banner}
          action={
            <Button isPending={isBusy} onPress={() => actor.send({ type: 'upgrade.requested' })}>
              {isBusy ? banner.processing : banner.button}
            </Button>
          }
        />
      )}
    </div>
  );
}
