// Links from an item to the ones before and after it in its section.
import { styled } from 'styled-components';
import { itemWords } from '#content/itemWords.ts';
import { TextLink } from '#ui/LinkButton.tsx';
import { Eyebrow } from '#ui/Text.tsx';
import { media, tokens } from '#ui/tokens.ts';
import type { DetailPageData, Step } from './load.ts';

const Ways = styled.nav`
  display: grid;
  gap: ${tokens.space.one};
  padding-block: ${tokens.space.one};
  border-block: ${tokens.line.hair} solid ${tokens.color.hairline};
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.size.touch};
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :last-child:not(:first-child) {
      text-align: end;
    }
  }
  ${media.print} {
    display: none;
  }
`;

function Navigation({ word, step }: { word: string; step: Step }) {
  return (
    <div>
      <Eyebrow>{word}</Eyebrow>
      <TextLink href={step.path}>{step.title}</TextLink>
    </div>
  );
}

/** Two links; one at either end of the section, none for a single item. */
export function Beside({ previous, next }: DetailPageData['beside']) {
  if (previous === null && next === null) return null;
  return (
    <Ways aria-label={itemWords.beside}>
      {previous === null ? null : <Navigation word={itemWords.previous} step={previous} />}
      {next === null ? null : <Navigation word={itemWords.next} step={next} />}
    </Ways>
  );
}
