// What the dashboard says about the plan: the offer to free members, or that an upgrade was not completed.
import { styled } from 'styled-components';
import { useActorRef, useSelector } from '@xstate/react';
import { useFlows } from '#app/flows.ts';
import { dashboard } from '#content/dashboard.ts';
import { statePath } from '#flows/statePath.ts';
import { Button } from '#ui/Button.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Sentence } from '#ui/Text.tsx';

const { banner, incomplete, sidebar } = dashboard;

/* As high as the banner that may come: what stands below it must not move under a finger. Whoever this browser knows as
   premium (the head script says so) awaits none. */
const Place = styled.div`
  visibility: hidden;
  html[data-premium] & {
    display: none;
  }
`;

/** The view of `premiumOffer`: one of the two, the place for it while the tier is unknown, or nothing. */
export function Banner() {
  const { premiumOffer } = useFlows('dashboard');
  const actor = useActorRef(premiumOffer);
  const snapshot = useSelector(actor, (current) => current);
  const isIncomplete = snapshot.hasTag('incomplete');
  const isBusy = snapshot.hasTag('busy');
  if (snapshot.hasTag('awaited'))
    return (
      <Place aria-hidden="true" inert>
        <Notice
          tone="gold"
          icon={false}
          title={banner.title}
          action={<Button>{banner.button}</Button>}
        >
          <Sentence text={banner.text} />
        </Notice>
      </Place>
    );
  if (!isIncomplete && !snapshot.hasTag('offered')) return null;
  const { title, text, button } = isIncomplete ? incomplete : banner;
  return (
    <div data-flow="premiumOffer" data-state={statePath(snapshot.value)}>
      <Notice
        tone="gold"
        icon={false}
        title={title}
        action={
          isIncomplete ? (
            <LinkButton href={sidebar.upgrade.href}>{button}</LinkButton>
          ) : (
            <Button isPending={isBusy} onPress={() => actor.send({ type: 'upgrade.requested' })}>
              {isBusy ? banner.processing : button}
            </Button>
          )
        }
      >
        <Sentence text={text} />
      </Notice>
    </div>
  );
}
