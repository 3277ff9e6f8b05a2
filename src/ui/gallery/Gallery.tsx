// Every component in every state, both themes side by side: what the design system looks like, on one page.
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

export type GalleryProps = {
  /** Both themes, or one of them across the page. */
  only?: Theme | undefined;
};

/** The gallery. */
export function Gallery({ only }: GalleryProps) {
  const shown = themes.filter((theme) => only === undefined || theme === only);
  return (
    <main>
      <Head data-theme={only}>
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
      <Both style={only ? { gridTemplateColumns: 'minmax(0, 1fr)' } : undefined}>
        {shown.map((theme) => (
          <Half key={theme} data-theme={theme} aria-label={theme}>
            <WordSpecimens theme={theme} />
            <ControlSpecimens theme={theme} />
            <ChoiceSpecimens theme={theme} />
            <FeedbackSpecimens theme={theme} />
            <OverlaySpecimens theme={theme} />
            <ContentSpecimens theme={theme} />
            <PlateSpecimens theme={theme} />
          </Half>
        ))}
      </Both>
    </main>
  );
}
