// Upcoming Events: two tables of the Open Circle; the second is for Premium members.
import { useVisitor } from '#boot/app.tsx';
import { builtOn } from '#content/builtOn.ts';
import { dashboard } from '#content/dashboard.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { ArrowLink } from '#pages/parts/ArrowLink.tsx';
import { longDate } from '#pages/parts/dates.ts';
import { ItemCard } from '#pages/parts/ItemCard.tsx';
import { Lock } from '#pages/parts/Lock.tsx';
import { Grid, Stack } from '#ui/Stack.tsx';
import { Heading, Muted } from '#ui/Text.tsx';
import { gathering as gatheringPlate } from '#ui/plates/gathering.tsx';

const words = dashboard.events;

/** Its day was before the build. */
const isOver = (date: string) => date < builtOn;

/** The section. */
export function Events() {
  const { isPremium } = useVisitor();
  return (
    <Stack as="section" $gap="one" aria-labelledby="events">
      <Heading id="events" look={3}>
        {words.title}
      </Heading>
      {words.items.every(({ date }) => isOver(date)) ? <Muted>{words.been}</Muted> : null}
      <Grid $columns={2} $gap="oneHalf">
        {words.items.map(({ id, title, date, seats, text, premium }) => (
          <ItemCard
            key={id}
            look={gatheringPlate}
            id={id}
            labels={[
              ...(isOver(date) ? [words.past] : []),
              longDate(date),
              fillIn(words.seats, { count: seats }),
              ...(premium ? [words.locked] : []),
            ]}
            title={title}
            text={text}
            foot={
              premium && !isPremium ? (
                <Lock id="premium-events" what={title} />
              ) : (
                <ArrowLink link={words.link} />
              )
            }
          />
        ))}
      </Grid>
    </Stack>
  );
}
