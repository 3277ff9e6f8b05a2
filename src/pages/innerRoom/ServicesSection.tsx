// The advisory services of the Inner Room: two cards, and how to prepare.
import { innerRoom } from '#content/innerRoom.ts';
import { usePageWords } from '#boot/pageData.ts';
import { ArrowLink } from '#pages/parts/ArrowLink.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Section } from '#ui/Page.tsx';
import { Grid, Stack } from '#ui/Stack.tsx';
import { Heading, MutedLines } from '#ui/Text.tsx';

const { services } = innerRoom;

/** The services; `number` is the section's place on the page. */
export function ServicesSection({ number }: { number: number }) {
  const { sections } = usePageWords();
  const lead = sections.find(({ id }) => id === 'strategic-advisory');
  const prepared = sections.find(({ id }) => id === 'come-prepared');
  return (
    <Section id="strategic-advisory" number={number} label={services.label} title={services.title}>
      <Stack $gap="two">
        <MutedLines>{lead?.paragraphs.join(' ')}</MutedLines>
        <Grid $columns={2} $gap="oneHalf">
          {[services.officeHours, services.advisory].map(({ title, mark, text, link }) => (
            <Card
              key={title}
              heading={title}
              footer={
                <>
                  <Badge tone={mark === services.officeHours.mark ? 'mint' : 'neutral'}>
                    {mark}
                  </Badge>
                  <LinkButton href={link.href} size="small">
                    {link.name}
                  </LinkButton>
                </>
              }
            >
              <p>{text}</p>
            </Card>
          ))}
        </Grid>
        {prepared ? (
          <Stack id={prepared.id} $gap="half" $align="start">
            <Heading level={3}>{prepared.title}</Heading>
            <MutedLines>{prepared.paragraphs.join(' ')}</MutedLines>
            {prepared.link ? <ArrowLink link={prepared.link} /> : null}
          </Stack>
        ) : null}
      </Stack>
    </Section>
  );
}
