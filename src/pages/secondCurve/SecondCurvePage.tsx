// The Second Curve: its essays, and why it exists.
import { essays } from '#content/essays.ts';
import { rooms } from '#content/rooms.ts';
import { usePageWords } from '#boot/pageData.ts';
import { ArticleList } from '#pages/parts/ArticleList.tsx';
import { Notes, unlisted } from '#pages/parts/Notes.tsx';
import { SignupBox } from '#pages/parts/newsletters.ts';
import { Opening } from '#pages/parts/Opening.tsx';
import { Page, Section } from '#ui/Page.tsx';
import { testimonialIslands } from './moving.ts';
import { secondCurveParts } from './staticParts.ts';

const Readers = testimonialIslands.piece('Readers');
const PartnerNames = secondCurveParts.piece('PartnerNames');

const titles = essays.map(({ title }) => title);

/** The page at /second-curve. */
export function SecondCurvePage() {
  const { label, title } = rooms.secondCurve;
  const { sections } = usePageWords();
  const featuredText = sections.find(({ id }) => id === 'featured-essay')?.paragraphs[0];
  return (
    <Page>
      <Opening>
        <SignupBox box="secondCurve" />
      </Opening>
      <Readers />
      <PartnerNames />
      <Section number={1} label={label} title={title}>
        <ArticleList articles={essays} columns={3} featuredText={featuredText} />
      </Section>
      <Notes sections={unlisted(sections, titles)} from={2} />
    </Page>
  );
}
