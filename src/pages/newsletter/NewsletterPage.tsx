// The Newsletter Hub: two newsletters, and the latest issue of each.
import { library } from '#content/library.ts';
import { rooms } from '#content/rooms.ts';
import { usePageWords } from '#boot/pageData.ts';
import { ArrowLink } from '#pages/parts/ArrowLink.tsx';
import { ArticleCards } from '#pages/parts/ArticleList.tsx';
import { SignupPanel } from '#pages/parts/newsletters.ts';
import { Opening } from '#pages/parts/Opening.tsx';
import { Card } from '#ui/Card.tsx';
import { Page, Section } from '#ui/Page.tsx';
import { Plate } from '#ui/Plate.tsx';
import { nextCurve } from '#ui/plates/nextCurve.tsx';
import { secondCurve } from '#ui/plates/secondCurve.tsx';
import { Grid } from '#ui/Stack.tsx';

const plateOf = (id: string) => (id === 'the-next-curve' ? nextCurve : secondCurve);

const newest = library.filter(
  (article, place) => library.findIndex(({ category }) => category === article.category) === place,
);

/** The page at /newsletter. */
export function NewsletterPage() {
  const { label, title } = rooms.newsletter;
  const { sections } = usePageWords();
  return (
    <Page>
      <Opening />
      <Grid $columns={2} $gap="oneHalf">
        {sections.map((letter) => (
          <Card
            key={letter.id}
            id={letter.id}
            heading={letter.title}
            headingLevel={2}
            plate={<Plate look={plateOf(letter.id)} id={letter.id} ratio={2} />}
            footer={letter.link ? <ArrowLink link={letter.link} /> : undefined}
          >
            {letter.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Card>
        ))}
      </Grid>
      <SignupPanel box="hub" />
      <Section number={1} label={label} title={title}>
        <ArticleCards articles={newest} columns={2} namesLetter />
      </Section>
    </Page>
  );
}
