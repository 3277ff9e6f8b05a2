// The path model of navigation for its product: two pages, of which one offers onboarding, and a router that reports them.
import type { AnyMachineSnapshot } from 'xstate';
import type { Place } from '#machines/navigation.machine.ts';
import { site } from '../kit/define.ts';
import type { Paths } from '../kit/define.ts';
import { modelOf } from './person.ts';

const placeAt = (pathname: string): Place => ({ pathname, search: '', hash: '' });
/** A page that offers nothing, and one that offers onboarding. */
export const reading = placeAt('/open-circle');
const offering = placeAt('/asyncq');
const pages = { reading, offering };

type Seen = {
  context: { place: Place; rendered: Place; html: Place | null };
  matches: (state: object | string) => boolean;
};

const inView = ({ context }: Pick<Seen, 'context'>) => (context.html ?? context.rendered).pathname;

/** The same event about each page. */
const each = <Given>(give: (place: Place) => (now: Seen) => Given | undefined) =>
  Object.fromEntries(Object.entries(pages).map(([name, place]) => [name, give(place)]));

/** The router reports a page that it was told to open, or that the history leads to. */
const reports = each((place) => (now) => (now.matches('routed') ? { place } : undefined));
const asks = each(
  (place) => (now) =>
    inView(now) === place.pathname ? undefined : { href: place.pathname, replace: false, place },
);
const moves = each(
  (place) => (now) =>
    inView(now) === place.pathname || now.matches('firstPage') ? undefined : { place },
);

/** The router leads where the user is on the way to. */
export const navigation: Paths = {
  ...modelOf('navigation'),
  input: {
    page: {
      say: 'A visitor opens Open Circle',
      input: { place: reading, servesPath: () => false, savesData: false },
    },
  },
  environment: {
    history: { 'history.moved': { say: 'Back or forward', samples: moves } },
    [site]: {
      'navigation.asked': { say: 'Press a link', samples: asks },
      'router.left': { say: 'The router leaves for the page', samples: reports },
      'router.entered': { say: 'The guards let the user in', samples: reports },
      'router.reached': { say: 'The router has reached the page', samples: reports },
      'router.rendered': { say: 'The page is rendered', samples: reports },
    },
  },
  outcomes: {
    ...modelOf('navigation').outcomes,
    showHtml: {
      reading: {
        gives: reading,
        say: 'The HTML of the page is in view',
        when: (now) => wants(now as AnyMachineSnapshot, reading),
      },
      offering: {
        gives: offering,
        say: 'The HTML of the page is in view',
        when: (now) => wants(now as AnyMachineSnapshot, offering),
      },
      none: { fails: 'No HTML.', say: 'There is no HTML of the page' },
    },
    reopenHtml: {
      reading: { gives: reading, say: 'The page is shown as it was left' },
      offering: { gives: offering, say: 'The page is shown as it was left' },
      none: { fails: 'No HTML.', say: 'There is no HTML of the page' },
    },
  },
};

/** The last destination is this page. */
const wants = ({ context }: AnyMachineSnapshot, { pathname }: Place) =>
  (context.wanted as { href: string }[] | undefined)?.at(-1)?.href === pathname;
