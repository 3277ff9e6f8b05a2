// Open Circle: six gatherings, each with its anchor, a meeting of two, and how guests are chosen.
import { circle } from '#content/circle.ts';
import { pastGatheringWords, pastGatherings } from '#content/pastGatherings.ts';
import { requestForms } from '#content/requests.forms.ts';
import { rooms } from '#content/rooms.ts';
import { usePageWords } from '#boot/pageData.ts';
import { longDate } from '#pages/parts/dates.ts';
import { Notes } from '#pages/parts/Notes.tsx';
import { Opening } from '#pages/parts/Opening.tsx';
import { Card } from '#ui/Card.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page, Section } from '#ui/Page.tsx';
import { Grid, Row, Stack } from '#ui/Stack.tsx';
import { Labels, Lede, Muted, Sentence } from '#ui/Text.tsx';
import { Gatherings, MeetingRequest, ScrollTop } from './islands.ts';
import { openCircle as openCirclePlate } from '#ui/plates/openCircle.tsx';

/** The gatherings that are over: what was asked, and what was said. */
function Past() {
  const { label, title, note } = pastGatheringWords;
  return (
    <Section number={2} label={label} title={title}>
      <Stack $gap="oneHalf">
        <Muted>{note}</Muted>
        <Grid $columns={2} $gap="oneHalf">
          {pastGatherings.map(({ id, title: name, date, question, said }) => (
            <Card
              key={id}
              id={id}
              heading={question}
              eyebrow={<Labels parts={[name, longDate(date)]} />}
            >
              <p>
                <Sentence text={said} />
              </p>
            </Card>
          ))}
        </Grid>
      </Stack>
    </Section>
  );
}

function Closing() {
  const { title, text, first, second } = circle.closing;
  return (
    <Section title={title}>
      <Stack $gap="oneHalf" $align="start">
        <Lede>{text}</Lede>
        <Row>
          <LinkButton href={first.href} variant="primary">
            {first.name}
          </LinkButton>
          <LinkButton href={second.href}>{second.name}</LinkButton>
        </Row>
      </Stack>
    </Section>
  );
}

/** The page at /open-circle. */
export function OpenCirclePage() {
  const { label, title } = rooms.openCircle;
  const { sections } = usePageWords();
  return (
    <>
      <Page>
        <Opening plate={openCirclePlate} />
        <Section number={1} label={label} title={title}>
          <Stack $gap="oneHalf">
            <noscript>
              <Notice>{circle.noScripts}</Notice>
            </noscript>
            <Gatherings />
          </Stack>
        </Section>
        <Past />
        <Section
          id="one-on-one"
          number={3}
          label={requestForms.meeting.label}
          title={requestForms.meeting.title}
          isText
        >
          <Stack $gap="oneHalf" $align="start">
            <Lede>{requestForms.meeting.text}</Lede>
            <MeetingRequest />
          </Stack>
        </Section>
        <Notes sections={sections.filter(({ id }) => id !== 'one-on-one')} from={4} />
        <Closing />
      </Page>
      <ScrollTop />
    </>
  );
}
