// The Next Curve: its signals, and how one is read.
import { rooms } from '#content/rooms.ts';
import { routes } from '#content/routes.ts';
import { signals } from '#content/signals.ts';
import { FeaturedArticles } from '#pages/parts/ArticleList.tsx';
import { Notes, unlisted } from '#pages/parts/Notes.tsx';
import { SignupBox, SignupPanel } from '#pages/parts/letters.ts';
import { Opening } from '#pages/parts/Opening.tsx';
import { Page, Section } from '#ui/Page.tsx';
import { signalIslands } from './moving.ts';

const Signals = signalIslands.piece('Signals');

const { sections } = routes['/next-curve'];
const titles = signals.map(({ title }) => title);
const featuredText = sections.find(({ id }) => id === 'latest-signal')?.paragraphs[0];

/** The page at /next-curve. */
export function NextCurvePage() {
  const { label, title } = rooms.nextCurve;
  return (
    <Page>
      <Opening path="/next-curve">
        <SignupBox box="nextCurve" />
      </Opening>
      <Section number={1} label={label} title={title}>
        <FeaturedArticles articles={signals} featuredText={featuredText} />
        <Signals />
      </Section>
      <Notes sections={unlisted(sections, titles)} from={2} />
      <SignupPanel box="nextCurveEnd" />
    </Page>
  );
}
