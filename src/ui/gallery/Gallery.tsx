// Every component in every state, both themes side by side: the design system on one page.
import { styled } from 'styled-components';
import { Column, PageHeading } from '../Page.tsx';
import { media, tokens, type Theme } from '../tokens.ts';
import { ChoiceSpecimens } from './ChoiceSpecimens.tsx';
import { ContentSpecimens } from './ContentSpecimens.tsx';
import { ControlSpecimens } from './ControlSpecimens.tsx';
import { FeedbackSpecimens } from './FeedbackSpecimens.tsx';
import { OverlaySpecimens } from './OverlaySpecimens.tsx';
import { PlateSpecimens } from './PlateSpecimens.tsx';
import { WordSpecimens } from './WordSpecimens.tsx';

const Head = styled(Column)`
  padding-block: ${tokens.space.four} ${tokens.space.three};
`;

const Both = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Half = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.four};
  padding: ${tokens.space.three} ${tokens.space.gutter};
  background: ${tokens.color.background};
`;

const themes: readonly Theme[] = ['ink', 'paper'];

/** The sections in their order; the test takes a screenshot of one at a time. */
const rooms = {
  words: WordSpecimens,
  controls: ControlSpecimens,
  choices: ChoiceSpecimens,
  answers: FeedbackSpecimens,
  overlays: OverlaySpecimens,
  content: ContentSpecimens,
  plates: PlateSpecimens,
};

export type GalleryPageName = keyof typeof rooms;
export const galleryPages = Object.keys(rooms) as GalleryPageName[];

/** One section alone, on the page's own background. */
export function GalleryPage({ page, theme }: { page: GalleryPageName; theme: Theme }) {
  const Specimens = rooms[page];
  return (
    <Half as="main" data-theme={theme}>
      <Specimens theme={theme} />
    </Half>
  );
}

/** The gallery. */
export function Gallery() {
  return (
    <main>
      <Head>
        <PageHeading
          eyebrow="Axis One / design system"
          title={
            <>
              Every part, in <em>every</em> state.
            </>
          }
          lede="Tokens, type, controls and plates, on ink and on paper."
        />
      </Head>
      <Both>
        {themes.map((theme) => (
          <Half key={theme} data-theme={theme} aria-label={theme}>
            {galleryPages.map((page) => {
              const Specimens = rooms[page];
              return <Specimens key={page} theme={theme} />;
            })}
          </Half>
        ))}
      </Both>
    </main>
  );
}
