// The Signal Exchange in the Inner Room: the two offers that suit an early company first.
import { useActorRef, useSelector } from '@xstate/react';
import { innerRoom } from '#content/innerRoom.ts';
import { partners } from '#content/partners.ts';
import { rooms } from '#content/rooms.ts';
import { useFlow } from '#boot/useFlow.ts';
import { PerkDialog, expectPerk } from '#flows/perkRequest/PerkDialog.tsx';
import { statePath } from '#flows/shared/statePath.ts';
import { ArrowLink } from '#pages/parts/ArrowLink.tsx';
import { ItemCard } from '#pages/parts/ItemCard.tsx';
import { Badge, Status } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Section } from '#ui/Page.tsx';
import { Grid, Stack } from '#ui/Stack.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

const { innerRoomPerks: words } = rooms;
const offers = partners.slice(0, 2);

/** The section with both offers; `number` is its place on the page. */
export function SignalExchangeSection({ number }: { number: number }) {
  const perkRequest = useFlow('perkRequest');
  const actor = useActorRef(perkRequest, { input: { kind: 'perk' } });
  const snapshot = useSelector(actor, (current) => current);
  const { perk, asked } = snapshot.context;
  return (
    <Section number={number} label={words.label} title={words.title}>
      <Stack $gap="one" data-flow="perkRequest" data-state={statePath(snapshot.value)}>
        <Grid $columns={2} $gap="oneHalf" onPointerEnter={expectPerk} onFocus={expectPerk}>
          {offers.map(({ id, name, logo, category, href, description, offer, buttonText }) => (
            <ItemCard
              key={id}
              kind="partner"
              id={logo}
              labels={[category]}
              title={name}
              href={href}
              text={description}
              foot={
                <>
                  <Badge tone="mint">{offer}</Badge>
                  {asked[name] === undefined ? null : (
                    <Status tone="mint">{innerRoom.perks.asked}</Status>
                  )}
                  <Button
                    size="small"
                    onPress={() => actor.send({ type: 'perk.chosen', partner: id, name })}
                  >
                    {buttonText}
                    <VisuallyHidden> {name}</VisuallyHidden>
                  </Button>
                </>
              }
            />
          ))}
        </Grid>
        <div>
          <ArrowLink link={words.link} />
        </div>
        <PerkDialog
          actor={actor}
          snapshot={snapshot}
          partner={offers.find(({ id }) => id === perk?.partner)}
        />
      </Stack>
    </Section>
  );
}
