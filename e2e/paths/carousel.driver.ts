// Browser driver of the testimonials: those of the landing page, and those of The Second Curve.
import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { carouselWords, readers, testimonials } from '../../content/testimonials.ts';
import type { Testimonial } from '../../content/schema.items.ts';
import { expect } from './kit/expect.ts';
import { answer } from './kit/page.ts';
import { open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'carousel';
const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const control = (page: Page, name: string) => view(page).getByRole('button', { name, exact: true });
const dots = (page: Page) =>
  view(page).getByRole('group', { name: carouselWords.dots }).getByRole('button');

const known = ({ context }: AnyMachineSnapshot) => context as { at: number; turns: boolean };
const testimonialsOf = (snapshot: AnyMachineSnapshot): readonly Testimonial[] =>
  known(snapshot).turns ? testimonials : readers;

/** The chosen testimonial, its dot, and no other. */
async function showsOne(page: Page, snapshot: AnyMachineSnapshot) {
  const slides = testimonialsOf(snapshot);
  await expect(view(page).locator('blockquote').filter({ visible: true })).toHaveText(
    slides[known(snapshot).at]?.content ?? '',
  );
  await expect(dots(page)).toHaveCount(slides.length);
  await expect(dots(page).nth(known(snapshot).at)).toBeDisabled();
}

async function isLoud(page: Page, live: string, name: string) {
  await expect(view(page).locator('[aria-live]')).toHaveAttribute('aria-live', live);
  await expect(control(page, name)).toBeVisible();
}

export default {
  flow,
  include: `[data-flow=${flow}]`,
  input: {
    home: async (page) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await open(page, flow, '/', { interruptible: ['motionPreference'] });
    },
    secondCurve: (page) => open(page, flow, '/second-curve'),
  },
  events: {
    // As assistive technology presses: without moving the pointer or the focus there.
    'slide.chosen': (page, { at }) => dots(page).nth(Number(at)).dispatchEvent('click'),
    'rotation.paused': (page) => control(page, carouselWords.pause).dispatchEvent('click'),
    'rotation.resumed': (page) => control(page, carouselWords.resume).dispatchEvent('click'),
    'attention.gained': (page) => view(page).hover(),
  },
  environment: {
    site: { 'attention.lost': (page) => page.mouse.move(1, 1) },
    motionPreference: {
      'stillness.requested': (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
      'stillness.lifted': (page) => page.emulateMedia({ reducedMotion: 'no-preference' }),
    },
  },
  outcomes: {
    motionPreference: (page, outcome) => answer(page, flow, 'motionPreference', outcome),
  },
  states: {
    byHand: async (page, snapshot) => {
      await showsOne(page, snapshot);
      // Without autoplay there is nothing to stop.
      await expect(view(page).getByRole('button', { name: /^(Pause|Play)$/ })).toHaveCount(0);
    },
    'byItself.one.moving': async (page, snapshot) => {
      await showsOne(page, snapshot);
      await isLoud(page, 'off', carouselWords.pause);
    },
    'byItself.one.held': async (page, snapshot) => {
      await showsOne(page, snapshot);
      await isLoud(page, 'polite', carouselWords.pause);
    },
    'byItself.one.paused.alone': async (page, snapshot) => {
      await showsOne(page, snapshot);
      await isLoud(page, 'polite', carouselWords.resume);
    },
    'byItself.one.paused.attended': async (page, snapshot) => {
      await showsOne(page, snapshot);
      await isLoud(page, 'polite', carouselWords.resume);
    },
    'byItself.still': async (page, snapshot) => {
      await expect(view(page).locator('blockquote').filter({ visible: true })).toHaveCount(
        testimonialsOf(snapshot).length,
      );
      await expect(view(page).getByRole('button')).toHaveCount(0);
    },
  },
  invisible: { beginning: 'The machine leaves it before anything is drawn.' },
  indistinguishable: [
    {
      states: ['byItself.one.paused.alone', 'byItself.one.paused.attended'],
      reason: 'A paused testimonial looks the same with and without the pointer on it.',
    },
  ],
  // Pointer and focus on it are the page's own concern.
  survivesRemount: (snapshot) =>
    !snapshot.matches({ byItself: { one: 'held' } }) &&
    !snapshot.matches({ byItself: { one: { paused: 'attended' } } }),
} satisfies PageDriver;
