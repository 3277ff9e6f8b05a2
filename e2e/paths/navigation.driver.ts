// Browser driver of navigation: the Library and Open Circle, the header that marks the page, and the browser's own
// requests for documents. The router answers on command; a hand-over to the browser is real.
import type { Page } from 'playwright/test';
import { site } from '../../content/site.ts';
import type { Destination, Place } from '../../machines/navigation.machine.ts';
import { expect } from './kit/expect.ts';
import { keepDocument } from './kit/network.ts';
import { answer, report } from './kit/page.ts';
import { open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'navigation';
/** Any document of the site that this driver leads to. */
const documents = /^\/(?:library|open-circle|co-lab)(?:\?q=a)?$/;
const held = [
  'history',
  'painted',
  'showOwn',
  'fetchRouter',
  'showHtml',
  'reopenHtml',
  'openRouter',
  'navigate',
  'refresh',
];

/** The documents that the browser has asked for. */
const asked = new WeakMap<Page, string[]>();

const showingAgain = { routed: { order: { preparing: 'showing' } } } as const;

type Seen = {
  context: Record<string, unknown>;
  matches: (state: { firstPage: { preparing: 'showing' } } | typeof showingAgain) => boolean;
};
const placeOf = ({ context }: Seen) => context['place'] as Place;

const begin = (address: string) => async (page: Page) => {
  await open(page, flow, address, { held, interruptible: ['handOver'] });
  // From here on the page follows links by itself.
  await page.locator('#root[data-awake]').waitFor();
  asked.set(page, await keepDocument(page, documents));
};

const entryOf = (page: Page, seen: Seen) => {
  const { pathname } = placeOf(seen);
  const entry = site.navigation.items.find(({ href }) => href === pathname);
  return page.getByRole('banner').getByRole('link', { name: entry?.name ?? '', exact: true });
};

/** The HTML of the next page is being painted: the header follows after that. */
const isBeingPainted = (seen: Seen) =>
  seen.matches({ firstPage: { preparing: 'showing' } }) || seen.matches(showingAgain);

/** The header marks the page that the user is on, or on the way to. */
async function isHere(page: Page, seen: Seen) {
  if (!isBeingPainted(seen))
    await expect(entryOf(page, seen)).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('main h1')).toBeVisible();
}

/** The browser has asked for the next document; a part of this one needs none. */
async function isHandedOver(page: Page, seen: Seen) {
  await expect(entryOf(page, seen)).toHaveAttribute('aria-current', 'page');
  const last = (seen.context['wanted'] as readonly Destination[]).at(-1);
  if (last?.href.includes('#') === true)
    return expect(page).toHaveURL((url) => url.href.endsWith(last.href));
  // Without a destination the document of that moment was loaded again; its address may have changed since.
  const isWanted = (one: string) =>
    !last || new URL(one).pathname === new URL(last.href, page.url()).pathname;
  await expect.poll(() => asked.get(page)?.some(isWanted)).toBe(true);
}

/** Presses a link that leads there, as a screen reader does: without a pointer, which would fetch the router before. */
const press = (page: Page, href: string) =>
  page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), { href: address });
    document.body.append(link);
    link.click();
    link.remove();
  }, href);

const told = (page: Page, event: object) => report(page, flow, event as { type: string });

export default {
  flow,
  // The controls belong to the pages and to the frame around them.
  include: `[data-flow=${flow}]`,
  input: { library: begin('/library'), circle: begin('/open-circle') },
  events: {},
  // The page below would be rendered anew under the address of another one, which it reads.
  survivesRemount: ({ context }) => {
    const { place, rendered } = context as unknown as { place: Place; rendered: Place };
    return place.pathname === rendered.pathname;
  },
  environment: {
    history: { 'history.moved': told },
    site: {
      'navigation.asked': (page, { href }) => press(page, String(href)),
      'navigation.expected': (page, { href }) =>
        page
          .getByRole('contentinfo')
          .locator(`a[href="${String(href)}"]`)
          .first()
          .dispatchEvent('pointerover'),
      'follow.asked': told,
      // A member’s own page is shown to a member: until then the page has told of the visitor who opened it.
      'admission.asked': async (page, event) => {
        await told(page, { type: 'user.known', isMember: true });
        await told(page, event);
      },
      'refresh.asked': told,
      'user.known': told,
      'router.left': told,
      'router.entered': told,
      'router.reached': told,
      'router.rendered': told,
    },
  },
  outcomes: {
    history: (page, outcome) => answer(page, flow, 'history', outcome),
    painted: (page, outcome) => answer(page, flow, 'painted', outcome),
    showOwn: (page, outcome) => answer(page, flow, 'showOwn', outcome),
    fetchRouter: (page, outcome) => answer(page, flow, 'fetchRouter', outcome),
    showHtml: (page, outcome) => answer(page, flow, 'showHtml', outcome),
    reopenHtml: (page, outcome) => answer(page, flow, 'reopenHtml', outcome),
    openRouter: (page, outcome) => answer(page, flow, 'openRouter', outcome),
    navigate: (page, outcome) => answer(page, flow, 'navigate', outcome),
    refresh: (page, outcome) => answer(page, flow, 'refresh', outcome),
    handOver: (page, outcome) => answer(page, flow, 'handOver', outcome),
  },
  states: {
    'firstPage.onPage.reading': isHere,
    'firstPage.onPage.expecting': isHere,
    'firstPage.onPage.ready': isHere,
    'firstPage.admitting': isHere,
    'firstPage.preparing.fetchingHtml': isHere,
    'firstPage.preparing.showing': isHere,
    'firstPage.preparing.painting': isHere,
    'firstPage.preparing.opening': isHere,
    'firstPage.handingOver': isHandedOver,
    'routed.page.onPage': isHere,
    'routed.page.guarded': isHere,
    'routed.page.arriving': isHere,
    'routed.html.none': isHere,
    'routed.html.shown': isHere,
    'routed.order.resting': isHere,
    'routed.order.reopening': isHere,
    'routed.order.preparing.fetchingHtml': isHere,
    'routed.order.preparing.showing': isHere,
    'routed.order.preparing.painting': isHere,
    'routed.order.navigating': isHere,
    'routed.upkeep.fresh': isHere,
    'routed.upkeep.refreshing': isHere,
    'routed.history.ignored': isHere,
    'routed.history.followed': isHere,
  },
  indistinguishable: [
    {
      states: [
        'firstPage.onPage.reading',
        'firstPage.onPage.expecting',
        'firstPage.onPage.ready',
        'firstPage.admitting',
        'firstPage.preparing.fetchingHtml',
        'firstPage.preparing.showing',
        'firstPage.preparing.painting',
        'firstPage.preparing.opening',
        'firstPage.handingOver',
        'routed.page.onPage',
        'routed.page.guarded',
        'routed.page.arriving',
        'routed.html.none',
        'routed.html.shown',
        'routed.order.resting',
        'routed.order.reopening',
        'routed.order.preparing.fetchingHtml',
        'routed.order.preparing.showing',
        'routed.order.preparing.painting',
        'routed.order.navigating',
        'routed.upkeep.fresh',
        'routed.upkeep.refreshing',
        'routed.history.ignored',
        'routed.history.followed',
      ],
      reason:
        'A user sees the page, and in the header the page that the router leads to; how far the router is shows only its line at the top, after 300 ms. The HTML of a page is the same page (e2e/journeys/steps.spec.ts).',
    },
  ],
} satisfies PageDriver;
