// The Second Curve: its essays, and why it exists.
import { essays } from '#content/essays.ts';
import { rooms } from '#content/rooms.ts';
import { usePageWords } from '#boot/pageData.ts';
import { ArticleList } from '#pages/parts/ArticleList.tsx';
import { Notes, unlisted } from '#pages/parts/Notes.tsx';
import { SignupBox } from '#pages/parts/newsletters.ts';
import { Opening } from '#pages/parts/Opening.tsx';
import { Page, Section } from '#ui/Page.tsx';
import { EarlierEssays } from './EarlierEssays.tsx';
import { testimonialIslands } from './moving.ts';
import { secondCurveParts } from './staticParts.ts';

const Readers = testimonialIslands.piece('Readers');
const PartnerNames = secondCurveParts.piece('PartnerNames');

const titles = essays.map(({ title }) => title);

/** The specification's count: the featured essay, and three beside it. */
const others = essays.filter(({ featured }) => !featured);
const shown = [...essays.filter(({ featured }) => featured), ...others.slice(0, 3)];
const earlier = others.slice(3);

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
        <ArticleList articles={shown} columns={3} featuredText={featuredText} />
      </Section>
      {earlier.length > 0 ? (
        <Section number={2} label={rooms.earlierEssays.label} title={rooms.earlierEssays.title}>
          <EarlierEssays essays={earlier} />
        </Section>
      ) : null}
      <Notes sections={unlisted(sections, titles)} from={earlier.length > 0 ? 3 : 2} />
    </Page>
  );
}
