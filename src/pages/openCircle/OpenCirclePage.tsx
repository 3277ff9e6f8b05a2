// Open Circle: six gatherings, each reachable by its anchor, and how guests are chosen.
import { MeetingRequest } from '#flows/meetingRequest/MeetingRequest.tsx';
import { gatherings } from '#content/gatherings.ts';
import { requests } from '#content/requests.ts';
import { itemWords, rooms } from '#content/rooms.ts';
import { routes } from '#content/routes.ts';
import type { Gathering } from '#content/schema.items.ts';
import { longDate } from '#pages/parts/dates.ts';
import { ItemCard } from '#pages/parts/ItemCard.tsx';
import { Notes } from '#pages/parts/Notes.tsx';
import { Opening } from '#pages/parts/Opening.tsx';
import { Status, type BadgeTone } from '#ui/Badge.tsx';
import { Page, Section } from '#ui/Page.tsx';
import { Grid, Stack } from '#ui/Stack.tsx';
import { Lede } from '#ui/Text.tsx';

const tones: Record<Gathering['status'], BadgeTone> = {
  accepting: 'mint',
  waitlist: 'gold',
  full: 'neutral',
};

/** The page at /open-circle. */
export function OpenCirclePage() {
  const { label, title } = rooms.openCircle;
  return (
    <Page>
      <Opening path="/open-circle" plate="open-circle" />
      <Section number={1} label={label} title={title}>
        <Grid $columns={3} $gap="oneHalf">
          {gatherings.map((gathering) => (
            <ItemCard
              key={gathering.id}
              anchor={gathering.id}
              kind="gathering"
              id={gathering.id}
              labels={[itemWords.eventTypes[gathering.eventType], longDate(gathering.date)]}
              title={gathering.title}
              text={gathering.description}
              foot={
                <Status tone={tones[gathering.status]}>
                  {itemWords.statuses[gathering.status]}
                </Status>
              }
            />
          ))}
        </Grid>
      </Section>
      <Section
        id="one-on-one"
        number={2}
        label={requests.meeting.label}
        title={requests.meeting.title}
        isText
      >
        <Stack $gap="oneHalf" $align="start">
          <Lede>{requests.meeting.text}</Lede>
          <MeetingRequest />
        </Stack>
      </Section>
      <Notes
        sections={routes['/open-circle'].sections.filter(({ id }) => id !== 'one-on-one')}
        from={3}
      />
    </Page>
  );
}
