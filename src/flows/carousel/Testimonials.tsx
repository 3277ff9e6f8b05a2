// Testimonials in a carousel: automatic on the landing page, manual on the pages of the newsletters.
import { useActorRef, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { carouselWords } from '#content/testimonials.ts';
import { useFlow } from '#boot/useFlow.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Carousel } from '#ui/Carousel.tsx';

export type TestimonialsProps = {
  slides: readonly { id: string; view: ReactNode }[];
  /** They follow one another by themselves. */
  turns: boolean;
};

/** The view of `carousel`. */
export function Testimonials({ slides, turns }: TestimonialsProps) {
  const carousel = useFlow('carousel');
  const actor = useActorRef(carousel, { input: { count: slides.length, turns } });
  const snapshot = useSelector(actor, (current) => current);
  const numbered = (words: string) => (at: number) =>
    fillIn(words, { at: at + 1, count: slides.length });
  return (
    <Carousel
      data-flow="carousel"
      data-state={statePath(snapshot.value)}
      words={{
        ...carouselWords,
        dot: numbered(carouselWords.dot),
        slide: numbered(carouselWords.slide),
      }}
      slides={slides}
      at={snapshot.context.at}
      allAtOnce={snapshot.hasTag('allAtOnce')}
      onChoose={(at) => actor.send({ type: 'slide.chosen', at })}
      {...(turns
        ? {
            rotation: {
              isMoving: snapshot.hasTag('turning'),
              isPaused: snapshot.hasTag('paused'),
              onPause: () => actor.send({ type: 'rotation.paused' }),
              onResume: () => actor.send({ type: 'rotation.resumed' }),
              onAttention: (isThere) =>
                actor.send({ type: isThere ? 'attention.gained' : 'attention.lost' }),
            },
          }
        : {})}
    />
  );
}
