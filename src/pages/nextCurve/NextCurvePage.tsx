// The Next Curve: its readers, its signals and their search, its figures, and how to read a signal.
import { rooms } from '#content/rooms.ts';
import { signals } from '#content/signals.ts';
import { usePageWords } from '#boot/pageData.ts';
import { FeaturedArticles } from '#pages/parts/ArticleList.tsx';
import { Notes, unlisted } from '#pages/parts/Notes.tsx';
import { SignupBox, SignupPanel } from '#pages/parts/newsletters.ts';
import { Opening } from '#pages/parts/Opening.tsx';
import { Page, Section } from '#ui/Page.tsx';
import { Stack } from '#ui/Stack.tsx';
import { signalIslands } from './moving.ts';
import { nextCurveParts } from './staticParts.ts';

const Signals = signalIslands.piece('Signals');
const Readership = nextCurveParts.piece('Readership');
const Figures = nextCurveParts.piece('Figures');
const Saying = nextCurveParts.piece('Saying');

const titles = signals.map(({ title }) => title);

/** The page at /next-curve. */
export function NextCurvePage() {
  const { label, title } = rooms.nextCurve;
  const { sections } = usePageWords();
  const featuredText = sections.find(({ id }) => id === 'latest-signal')?.paragraphs[0];
  // The readership has its own panel.
  const listed = sections.filter(({ id }) => id !== 'readership');
  return (
    <Page>
      <Opening>
        <SignupBox box="nextCurve" />
      </Opening>
      <Readership />
      <Section number={1} label={label} title={title}>
        <Stack $gap="two">
          <FeaturedArticles articles={signals} featuredText={featuredText} />
          <Signals />
        </Stack>
      </Section>
      <Figures />
      <Saying />
      <Notes sections={unlisted(listed, titles)} from={2} />
      <SignupPanel box="nextCurveEnd" />
    </Page>
  );
}
