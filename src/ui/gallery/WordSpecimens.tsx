// Color, type and text, as the gallery shows them.
import { styled } from 'styled-components';
import { BrandMark } from '../BrandMark.tsx';
import { Curve } from '../Curve.tsx';
import { Icon, iconNames } from '../Icon.tsx';
import * as icons from '../icons.tsx';
import { TextLink } from '../LinkButton.tsx';
import { Prose } from '../Prose.tsx';
import { Row, Stack } from '../Stack.tsx';
import { Display, Eyebrow, Heading, Lede, Mono, Muted } from '../Text.tsx';
import { palettes, tokens, type ColorName } from '../tokens.ts';
import { GalleryPage, Specimen, type SpecimensProps } from './Specimen.tsx';

const colorNames = Object.keys(palettes.ink) as ColorName[];

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${tokens.size.swatch}, 1fr));
  gap: ${tokens.space.half};
`;
const Swatch = styled.li<{ $color: ColorName }>`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.hair};
  &::before {
    content: '';
    height: ${tokens.size.touch};
    border: ${tokens.line.hair} solid ${tokens.color.hairline};
    border-radius: ${tokens.radius.small};
    background: ${(p) => tokens.color[p.$color]};
  }
`;

const Drawing = styled.div`
  max-width: ${tokens.size.dialog};
`;

export function WordSpecimens({ theme }: SpecimensProps) {
  return (
    <GalleryPage title="Words and colours">
      <Specimen name="Brand">
        <BrandMark />
      </Specimen>
      <Specimen name="Colours">
        <Swatches>
          {colorNames.map((name) => (
            <Swatch key={name} $color={name}>
              <Eyebrow as="span">{name}</Eyebrow>
            </Swatch>
          ))}
        </Swatches>
      </Specimen>
      <Specimen name="Type">
        <Stack>
          <Eyebrow>Strategic intelligence for founders</Eyebrow>
          <Display as="p" $size="hero">
            Start the second curve <em>before</em> the first one peaks.
          </Display>
          <Display as="p">The quarter in which everything works</Display>
          <Heading level={3} look={2}>
            One advisor, seven ways to be useful to you.
          </Heading>
          <Heading level={3}>The printer patent that expired in 2009</Heading>
          <Heading level={4}>The price of a printer fell from $14,000 to $300</Heading>
          <Lede>Ask a hard question, get a structured answer in 48–72 hours.</Lede>
          <p>
            Body text, with <TextLink href="#type">a link in it</TextLink> and a number:{' '}
            <Mono>14:20</Mono>.
          </p>
          <Muted>AsynQ · answer due Monday, November 23</Muted>
        </Stack>
      </Specimen>
      <Specimen name="Prose">
        <Prose $dropCap>
          <p>
            There is one quarter in the life of most companies in which everything works. Hiring
            lands, the pipeline fills itself, the board meeting ends early. Nobody calls it a
            warning, because it feels like the reward.
          </p>
          <blockquote>A curve is easiest to leave while it is still rising.</blockquote>
          <ul>
            <li>What would you start if this quarter were the last good one?</li>
            <li>Who would you move to it?</li>
          </ul>
          <ol>
            <li>Name the second curve.</li>
            <li>Give it one person and one quarter.</li>
          </ol>
        </Prose>
      </Specimen>
      <Specimen name="Icons">
        <Row $gap="snug">
          {iconNames.map((name) => (
            <Icon key={name} name={name} />
          ))}
          {Object.entries(icons).map(([name, drawing]) => (
            <Icon key={name} name={drawing} />
          ))}
        </Row>
      </Specimen>
      <Specimen name="Curve">
        <Drawing>
          <Curve label={`Two curves of advantage over time, on ${theme}`} />
        </Drawing>
      </Specimen>
    </GalleryPage>
  );
}
