// The feed: eight items, each on its way to its page.
import { feed } from '#content/feed.ts';
import { feedTypeNames } from '#content/rooms.ts';
import { longDate } from '#pages/parts/dates.ts';
import { Card } from '#ui/Card.tsx';
import { Plate } from '#ui/Plate.tsx';
import { Grid } from '#ui/Stack.tsx';
import { Labels } from '#ui/Text.tsx';

/** The items. */
export function Feed() {
  return (
    <Grid $columns={2} $gap="oneHalf">
      {feed.map(({ id, type, date, title, link, summary }) => (
        <Card
          key={id}
          heading={title}
          href={link}
          eyebrow={<Labels parts={[feedTypeNames[type], longDate(date)]} />}
          plate={<Plate kind={type} id={id} />}
        >
          <p>{summary}</p>
        </Card>
      ))}
    </Grid>
  );
}
