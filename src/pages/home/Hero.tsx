// The hero: the headline, the curve, the first things to do, six benefits and five figures.
import { styled } from 'styled-components';
import { site } from '#content/site.ts';
import { useApp } from '#boot/app.tsx';
import { Button } from '#ui/Button.tsx';
import { Flush, Stack } from '#ui/Stack.tsx';
import { media, tokens } from '#ui/tokens.ts';
import { heroIslands, homeIslands } from './moving.ts';
import { homeParts } from './staticParts.ts';

const Opening = homeParts.piece('Opening');
const HeroLinks = homeParts.piece('HeroLinks');
const Drawn = homeParts.piece('Drawn');
const Figures = homeParts.piece('Figures');
const IntentDialog = homeIslands.piece('IntentDialog');
const HeroReveal = heroIslands.piece('HeroReveal');

const Split = styled.div`
  display: grid;
  align-items: center;
  ${media.tablet} {
    gap: ${tokens.space.three};
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: ${tokens.space.four};
  }
`;

/* On a phone the lines are close: the answer begins on the second screen (e2e/journeys/proof.spec.ts). */
const Whole = styled(Stack)`
  gap: ${tokens.space.oneHalf};
  ${media.tablet} {
    gap: ${tokens.space.three};
  }
`;

/* On a phone the lines start at the foot of the first screen, where the hint and the bar float. */
const First = styled(Stack)`
  min-height: calc(
    100svh - ${tokens.size.touch} - 2 * ${tokens.space.one} - 2 * ${tokens.space.three}
  );
  ${media.tablet} {
    min-height: 0;
  }
`;

/** The opening of the landing page. */
export function Hero() {
  const { onboardingLayer } = useApp();
  return (
    // Nothing below it is in view at first: tools/site/faces/page.mjs.
    <Whole data-first-view>
      <Split>
        <First $gap="two">
          <Opening />
          <Stack $gap="snug" $align="start">
            <HeroLinks />
            <Flush>
              <Button
                variant="quiet"
                size="small"
                iconAfter="arrow"
                onPress={() => onboardingLayer.send({ type: 'layer.requested', purpose: 'begin' })}
              >
                {site.buildStack.name}
              </Button>
              <IntentDialog />
            </Flush>
          </Stack>
        </First>
        <Drawn />
      </Split>
      <HeroReveal />
      <Figures />
    </Whole>
  );
}
