// The content of a page's link image, from the same texts as the page.
import { itemWords } from '#content/itemWords.ts';
import { routes } from '#content/routes.ts';
import type { RoutePath } from '#content/routes.ts';
import { site } from '#content/site.ts';
import type { DetailPageData } from '#pages/parts/load.ts';
import type { PlateKind } from '#ui/plates/draw.ts';
import type { LinkCard } from './linkImage.tsx';

/** The plate of each page that is no item, as in its opening; a page without one has the plate of its subject. */
const plates: Readonly<Record<RoutePath, PlateKind>> = {
  '/': 'second-curve',
  '/signal-stack': 'next-curve',
  '/newsletter': 'second-curve',
  '/second-curve': 'second-curve',
  '/next-curve': 'next-curve',
  '/library': 'asyncq',
  '/auth': 'partner',
  '/reset-password': 'partner',
  '/onboarding': 'tool-drops',
  '/dashboard': 'tool-drops',
  '/asyncq': 'asyncq',
  '/inner-room': 'open-circle',
  '/advisory': 'second-curve',
  '/advisor': 'expert',
  '/upgrade': 'toolkit',
  '/ops-cabinet': 'toolkit',
  '/signal-exchange': 'signal-exchange',
  '/co-lab': 'expert',
  '/from-lab': 'lab-releases',
  '/open-circle': 'open-circle',
  '/about': 'expert',
  '/terms': 'partner',
  '/privacy': 'tool-drops',
  '/contact': 'asyncq',
  '/imprint': 'partner',
  '/accessibility': 'lab-releases',
};

/** The image of one of the site's routes: its title, and its purpose. */
export function cardOfRoute(path: RoutePath): LinkCard {
  const { title, description } = routes[path];
  return { plate: { kind: plates[path], id: path }, title, purpose: description };
}

/** The image of an item: its plate, its section, its title, and its details. */
export function cardOfItem({ room, item, labels }: DetailPageData): LinkCard {
  return {
    plate: { kind: item.kind, id: item.path.slice(item.path.lastIndexOf('/') + 1) },
    kicker: room.name,
    title: item.title,
    facts: labels.filter((label) => label !== itemWords.free),
  };
}

/** The text alternative of the image. */
export const altOf = ({ title, kicker }: LinkCard) =>
  [title, ...(kicker === undefined ? [] : [kicker]), site.brand.name].join(' · ');
