// Navigation × layer: what lies over a page (onboarding, the search, the mobile menu), while links, the router and the history lead to
// another one.
import type { Place } from '#machines/navigation.machine.ts';
import { offersOnboarding } from '../../../src/boot/onRouteEntered.ts';
import { listeningSession } from '../support.ts';
import { navigation, reading } from './navigationModel.ts';
import { modelOf } from './person.ts';
import { defineProduct, only, seen } from './product.ts';
import type { PartStep, Product, ProductMoment, Turn, World } from './product.ts';

type Shared = {
  /** The page that was entered last: a choice within it offers nothing anew (src/boot/onRouteEntered.ts). */
  entered: string;
  /** The page over which onboarding was asked for. */
  covered: string | null;
  /** The page that was in view then: the user may have been on the way to another one. */
  askedOn: string | null;
  /** The page that the user sees: HTML counts once it has been painted. */
  view: string;
  /** What the router has reported last of the page that it leads to. */
  report: 'left' | 'entered' | 'reached' | 'rendered';
};

/** What the router reports, in this order; it may leave for another page at any time. */
const order = ['left', 'entered', 'reached', 'rendered'] as const;

/** Whether a feed of a part runs. */
const runs = ({ parts }: World, part: string, port: string) =>
  parts[part]?.running.some((one) => one.port === port) === true;

/** What browser.tsx and the feeds of the layers make of what navigation says. */
function hearNavigation({ trace }: PartStep, turn: Turn<Shared>): void {
  const report = order.find((name) =>
    trace.transitions.some((id) => id.includes(` router.${name}`)),
  );
  if (report !== undefined) turn.share((now) => ({ ...now, report }));
  for (const event of trace.emitted) {
    const { pathname } = (event['place'] ?? reading) as Place;
    if (event.type === 'page.entered') {
      const { entered } = turn.world().shared;
      turn.share((now) => ({ ...now, entered: pathname }));
      if (pathname !== entered && offersOnboarding(pathname))
        turn.send('onboardingLayer', { type: 'layer.offered' });
    }
    if (event.type === 'html.shown' || event.type === 'page.rendered')
      turn.share((now) => ({ ...now, view: pathname }));
    if (event.type !== 'page.reached' && event.type !== 'html.shown') continue;
    if (runs(turn.world(), 'mobileMenu', 'surroundings'))
      turn.send('mobileMenu', { type: 'address.changed' });
    if (runs(turn.world(), 'siteSearch', 'addressFeed'))
      turn.send('siteSearch', { type: 'address.changed' });
    const { covered } = turn.world().shared;
    if (runs(turn.world(), 'onboardingLayer', 'pageFeed') && pathname !== covered)
      turn.send('onboardingLayer', { type: 'page.changed' });
  }
}

/** Onboarding was asked for: the page on which its feed starts (src/flows/onboardingLayer/ports.ts). */
function hearLayer({ after, trace }: PartStep, turn: Turn<Shared>): void {
  const place = seen(turn.world(), 'navigation')?.context.place as Place;
  const hasBegun = trace.started.some(({ port }) => port === 'pageFeed');
  if (hasBegun) turn.share((now) => ({ ...now, covered: place.pathname, askedOn: now.view }));
  else if (!after.snapshot.matches('called'))
    turn.share((now) => ({ ...now, covered: null, askedOn: null }));
}

type Moment = ProductMoment<Shared>;

/** A page, or its HTML, is reached by this move. */
const isReached = ({ steps }: Moment) =>
  steps.some(({ trace }) =>
    trace.emitted.some(({ type }) => type === 'page.reached' || type === 'html.shown'),
  );
const isOpen = ({ world }: Moment, part: string) =>
  seen(world, part)?.hasTag('dialogOpen') === true;

const layers = ['onboardingLayer', 'siteSearch', 'mobileMenu'];

/** Navigation × layer. */
export const navigationLayer: Product = defineProduct<Shared>({
  parts: {
    navigation: {
      model: navigation,
      starts: 'page',
      moves: only(
        'history>history.moved',
        'navigation.asked',
        'router.left',
        'router.entered',
        'router.reached',
        'router.rendered',
        'painted=done',
        'showHtml=reading',
        'showHtml=offering',
        'showHtml=none',
        'reopenHtml=reading',
        'reopenHtml=offering',
        'reopenHtml=none',
        'openRouter=open',
        'navigate=settled',
      ),
      key: ({ context }) => [
        (context.place as Place).pathname,
        (context.rendered as Place).pathname,
        (context.html as Place | null)?.pathname,
        (context.wanted as ({ href: string } | null)[]).at(-1)?.href,
      ],
    },
    onboardingLayer: {
      model: {
        ...modelOf('onboardingLayer'),
        input: { site: { say: 'The site opens', input: { session: listeningSession } } },
      },
      starts: 'site',
      moves: only(
        'layer.requested/begin',
        'retry.requested',
        'layer.declined',
        'readCompletion=missing',
        'readCompletion=complete',
        'fetchOnboarding=fetched',
        'fetchOnboarding=broken',
        'onboarding=closed',
      ),
    },
    siteSearch: {
      model: modelOf('siteSearch'),
      starts: 'site',
      moves: only('search.opened', 'search.closed'),
    },
    mobileMenu: {
      model: modelOf('mobileMenu'),
      starts: 'site',
      moves: only('menu.opened', 'menu.closed'),
    },
  },
  shared: {
    entered: reading.pathname,
    covered: null,
    askedOn: null,
    view: reading.pathname,
    report: 'rendered',
  },
  hear: { navigation: hearNavigation, onboardingLayer: hearLayer },
  isPossible: (part, move, world) => {
    if (move.kind === 'user') {
      // A layer is modal: below it nothing is pressed.
      const open = layers.find((name) => seen(world, name)?.hasTag('dialogOpen'));
      return open === undefined || open === part;
    }
    const name = order.find((one) => move.id.startsWith(`router.${one}`));
    if (name === undefined || name === 'left' || !('event' in move)) return true;
    const { pathname } = (move.event as unknown as { place: Place }).place;
    const place = seen(world, 'navigation')?.context.place as Place;
    return (
      pathname === place.pathname && order.indexOf(name) === order.indexOf(world.shared.report) + 1
    );
  },
  invariants: {
    'Onboarding opens over the page on which it was asked for, or on the way to it': (moment) => {
      const { askedOn, covered, view } = moment.world.shared;
      const place = seen(moment.world, 'navigation')?.context.place as Place;
      const wasOpen = seen(moment.before, 'onboardingLayer')?.hasTag('dialogOpen') === true;
      return (
        wasOpen ||
        !isOpen(moment, 'onboardingLayer') ||
        covered === view ||
        askedOn === view ||
        covered === place.pathname
      );
    },
    'When another page is in view, the onboarding of the page before it is closed': (moment) =>
      moment.before.shared.view === moment.world.shared.view ||
      !isOpen(moment, 'onboardingLayer') ||
      moment.world.shared.covered === moment.world.shared.view,
    'When a page is reached, the search is closed': (moment) =>
      !isReached(moment) || !isOpen(moment, 'siteSearch'),
    'When a page is reached, the mobile menu is closed': (moment) =>
      !isReached(moment) || !isOpen(moment, 'mobileMenu'),
  },
  bound: 800,
});
