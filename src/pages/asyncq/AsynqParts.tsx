// The static parts of AsynQ's landing page: what it is, what is promised, an example of an answer.
import { styled } from 'styled-components';
import { answers } from '#content/answers.ts';
import { asynq } from '#content/asynq.ts';
import { feedTypeNames } from '#content/itemWords.ts';
import { rooms } from '#content/rooms.ts';
import { usePageWords } from '#boot/pageData.ts';
import { ArrowLink } from '#pages/parts/ArrowLink.tsx';
import { longDate } from '#pages/parts/dates.ts';
import { ItemCard } from '#pages/parts/ItemCard.tsx';
import { Notes } from '#pages/parts/Notes.tsx';
import { SampleAnswer } from '#pages/parts/SampleAnswer.tsx';
import { PageHeading, Section } from '#ui/Page.tsx';
import { Plate } from '#ui/Plate.tsx';
import { asyncq as asyncqPlate } from '#ui/plates/asyncq.tsx';
import { Grid, Stack } from '#ui/Stack.tsx';
import { Heading, Lede, Muted, Sentence } from '#ui/Text.tsx';
import { media, tokens } from '#ui/tokens.ts';

const { landing } = asynq;

/** Its name, and its purpose. */
export function Headline() {
  return <PageHeading title={landing.headline} lede={landing.lede} />;
}

const Figure = styled.div`
  border: ${tokens.line.hair} solid ${tokens.color.hairline};
  border-radius: ${tokens.radius.medium};
  overflow: hidden;
`;

/** Its plate. */
export function Drawn() {
  return (
    <Figure>
      <Plate look={asyncqPlate} id="/asyncq" ratio={1.6} />
    </Figure>
  );
}

const Promised = styled.div`
  display: grid;
  gap: ${tokens.space.oneHalf};
  ${media.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    align-items: baseline;
  }
`;

const Hours = styled.p`
  font-family: ${tokens.font.display};
  font-size: ${tokens.type.display};
  line-height: ${tokens.leading.tight};
  letter-spacing: ${tokens.tracking.display};
  font-feature-settings: 'lnum';
  color: ${tokens.color.accent};
`;

function Promise() {
  const { label, title, figure, text, priority, link } = landing.promise;
  return (
    <Section number={1} label={label} title={title} isText>
      <Promised>
        <Hours>
          <Sentence text={figure} />
        </Hours>
        <Stack $gap="half" $align="start">
          <Lede>
            <Sentence text={text} />
          </Lede>
          <Muted>{priority}</Muted>
          <ArrowLink link={link} />
        </Stack>
      </Promised>
    </Section>
  );
}

const Paragraphs = styled(Stack)`
  max-width: ${tokens.measure};
`;

const Part = styled.div`
  display: grid;
  align-content: start;
  gap: ${tokens.space.half};
  padding-block-start: ${tokens.space.one};
  border-block-start: ${tokens.line.hair} solid ${tokens.color.accent};
`;

/** How every answer is built, and one of them. */
function Answer({ number }: { number: number }) {
  return (
    <Section number={number} label={landing.formLabel} title={landing.formTitle}>
      <Stack $gap="three">
        <Grid $columns={4} $gap="oneHalf">
          {landing.form.map(({ id, title, text }) => (
            <Part key={id}>
              <Heading level={3}>{title}</Heading>
              <Muted>{text}</Muted>
            </Part>
          ))}
        </Grid>
        <SampleAnswer />
      </Stack>
    </Section>
  );
}

/** Everything below the start of the six steps. */
export function Sections() {
  const { label, title } = rooms.asyncq;
  const { sections } = usePageWords();
  return (
    <Stack $gap="section">
      <Promise />
      <Section number={2} label={landing.whatLabel} title={landing.whatTitle} isText>
        <Paragraphs>
          {landing.what.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Paragraphs>
      </Section>
      <Notes sections={sections} from={3} />
      <Answer number={3 + sections.length} />
      <Section number={4 + sections.length} label={label} title={title}>
        <Stack $gap="two" $align="start">
          <Grid $columns={2} $gap="oneHalf">
            {answers.map((answer) => (
              <ItemCard
                key={answer.id}
                look={asyncqPlate}
                id={answer.id}
                labels={[feedTypeNames.asyncq, longDate(answer.date)]}
                title={answer.title}
                href={answer.href}
                text={answer.excerpt}
                tags={answer.tags}
              />
            ))}
          </Grid>
          <ArrowLink link={{ name: landing.again, href: '#begin' }} />
        </Stack>
      </Section>
    </Stack>
  );
}
