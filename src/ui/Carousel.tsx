// A carousel after the ARIA pattern: slides in one place, dots to choose one, and a control that stops the autoplay.
// Without scripts, and with reduced motion, slides of an autoplaying carousel are shown side by side.
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { IconButton, pressable } from './Button.tsx';
import { focusRing } from './motion.ts';
import { media, tokens } from './tokens.ts';
import { attentionHandlers } from './attention.ts';
import { pause, play } from './icons.tsx';

const Frame = styled.section`
  display: grid;
  gap: ${tokens.space.oneHalf};
`;

/* All in the same cell, so that the tallest one sets the height and nothing below shifts. */
const stacked = css`
  html[data-js] & {
    grid-template-columns: minmax(0, 1fr);
    > * {
      grid-area: 1 / 1;
    }
    > :not([data-shown]) {
      visibility: hidden;
      opacity: 0;
    }
  }
`;

const Slides = styled.div<{ $turns: boolean }>`
  display: grid;
  gap: ${tokens.space.two} ${tokens.space.three};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  /* Only the next slide fades in; the previous one disappears at once, because two visible texts would overlap. */
  > [data-shown] {
    transition: opacity ${tokens.duration.calm} ${tokens.ease};
  }
  ${(p) =>
    p.$turns
      ? css`
          ${media.moving} {
            ${stacked}
          }
        `
      : stacked}
`;

const Controls = styled.div<{ $turns: boolean }>`
  display: flex;
  align-items: center;
  gap: ${tokens.space.half};
  margin-inline-start: calc(-1 * ${tokens.space.snug});
  ${(p) =>
    p.$turns
      ? css`
          ${media.still} {
            display: none;
          }
        `
      : ''}
`;

const Dots = styled.div`
  display: flex;
`;

const Dot = styled.button`
  display: grid;
  place-items: center;
  width: ${tokens.size.touch};
  height: ${tokens.size.touch};
  border-radius: ${tokens.radius.small};
  &::before {
    content: '';
    width: ${tokens.space.oneHalf};
    border-block-start: ${tokens.line.bold} solid ${tokens.color.controlBorder};
  }
  &:hover::before {
    border-color: ${tokens.color.text};
  }
  &[aria-disabled='true']::before {
    border-block-start: ${tokens.line.edge} solid ${tokens.color.accent};
  }
  &:focus-visible {
    ${focusRing}
    outline-offset: ${tokens.ring.inside};
  }
  ${media.forced} {
    &[aria-disabled='true']::before {
      border-color: Highlight;
    }
  }
`;

export type CarouselWords = {
  label: string;
  dots: string;
  pause: string;
  resume: string;
  /** The name of a slide, and of the dot that shows it. */
  slide: (at: number) => string;
  dot: (at: number) => string;
};

export type CarouselProps = {
  words: CarouselWords;
  slides: readonly { id: string; view: ReactNode }[];
  /** The slide in view, counted from 0. */
  at: number;
  onChoose: (at: number) => void;
  /** For slides that follow one another by themselves. */
  rotation?: {
    isMoving: boolean;
    isPaused: boolean;
    onPause: () => void;
    onResume: () => void;
    onAttention: (isThere: boolean) => void;
  };
  /** All slides are in view: there is nothing to choose. */
  allAtOnce?: boolean;
  'data-flow'?: string;
  'data-state'?: string;
};

const nobody = () => undefined;

/** One of several slides. */
export function Carousel({
  words,
  slides,
  at,
  onChoose,
  rotation,
  allAtOnce = false,
  ...marks
}: CarouselProps) {
  const attention = attentionHandlers(rotation?.onAttention ?? nobody);
  const turns = rotation !== undefined;
  return (
    <Frame
      {...marks}
      {...(rotation ? attention : {})}
      aria-roledescription={allAtOnce ? undefined : 'carousel'}
      aria-label={words.label}
    >
      <Slides
        $turns={turns}
        aria-live={rotation === undefined || !rotation.isMoving ? 'polite' : 'off'}
      >
        {slides.map(({ id, view }, place) => (
          <div
            key={id}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the pattern's group: no set of fields, no details
            role="group"
            aria-roledescription="slide"
            aria-label={words.slide(place)}
            data-shown={place === at ? '' : undefined}
          >
            {view}
          </div>
        ))}
      </Slides>
      {allAtOnce ? null : (
        <Controls $turns={turns} data-needs-js="" data-print="hide">
          {rotation ? (
            <IconButton
              icon={rotation.isPaused ? play : pause}
              label={rotation.isPaused ? words.resume : words.pause}
              variant="quiet"
              takesFocus={false}
              onPress={rotation.isPaused ? rotation.onResume : rotation.onPause}
            />
          ) : null}
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the pattern's group: buttons, no fields */}
          <Dots role="group" aria-label={words.dots}>
            {slides.map(({ id }, place) => (
              <Dot
                key={id}
                {...pressable({ takesFocus: false, onPress: () => onChoose(place) })}
                aria-label={words.dot(place)}
                aria-disabled={place === at ? true : undefined}
              />
            ))}
          </Dots>
        </Controls>
      )}
    </Frame>
  );
}
