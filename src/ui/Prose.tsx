// Long reading: the serif, the measure, the drop capital.
import { styled } from 'styled-components';
import { media, tokens } from './tokens.ts';

/** Paragraphs, lists, quotations and figures in the reading typeface. `$dropCap` for an essay's opening. */
export const Prose = styled.div<{ $dropCap?: boolean }>`
  max-width: ${tokens.measure};
  font-family: ${tokens.font.display};
  font-size: ${tokens.type.lead};
  line-height: ${tokens.leading.reading};
  hyphens: manual;

  /* Figures and tables may be wider than the text. */
  :is(p, ul, ol, blockquote) {
    max-width: ${tokens.measureReading};
  }
  > * + * {
    margin-block-start: 1.1em;
  }
  > :is(h2, h3, h4) {
    margin-block-start: 2em;
    letter-spacing: ${tokens.tracking.heading};
    line-height: ${tokens.leading.heading};
  }
  h2 {
    font-size: ${tokens.type.section};
  }
  h3 {
    font-size: ${tokens.type.title};
  }
  a {
    text-decoration-color: ${tokens.color.accent};
  }
  strong {
    font-weight: ${tokens.weight.strong};
  }
  ul > li,
  ol > li {
    position: relative;
    padding-inline-start: ${tokens.space.two};
  }
  li + li {
    margin-block-start: 0.5em;
  }
  ul > li::before {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    inset-block-start: 0.8em;
    width: ${tokens.space.one};
    border-top: ${tokens.line.hair} solid ${tokens.color.accent};
  }
  ol {
    counter-reset: item;
  }
  ol > li::before {
    counter-increment: item;
    content: counter(item, decimal-leading-zero);
    position: absolute;
    inset-inline-start: 0;
    inset-block-start: 0.35em;
    font-family: ${tokens.font.mono};
    font-size: ${tokens.type.micro};
    color: ${tokens.color.muted};
  }
  blockquote {
    padding-inline-start: ${tokens.space.oneHalf};
    border-inline-start: ${tokens.line.bold} solid ${tokens.color.accent};
    font-style: italic;
  }
  code {
    font-family: ${tokens.font.mono};
    font-size: 0.85em;
  }
  /* On paper the type is smaller, and a line has as many characters. */
  ${media.print} {
    font-size: ${tokens.printType};
    max-width: none;
    :is(p, ul, ol, blockquote) {
      max-width: ${tokens.measure};
      orphans: 3;
      widows: 3;
    }
  }
  ${(p) =>
    p.$dropCap
      ? `> p:first-of-type::first-letter {
          float: left;
          font-family: ${tokens.font.initial};
          font-size: 3.3em;
          line-height: 0.82;
          font-weight: ${tokens.weight.regular};
          padding: 0.06em 0.1em 0 0;
          color: ${tokens.color.accent};
        }
        @supports (initial-letter: 2) {
          > p:first-of-type::first-letter {
            initial-letter: 2;
            float: none;
            font-size: inherit;
            line-height: inherit;
            padding: 0;
            margin-inline-end: 0.12em;
          }
        }`
      : ''}
`;
