// Every address of the site: the specification's table, and every detail page of content/.
import { join } from 'node:path';
import { coLabDetails } from '#content/details/co-lab.ts';
import { fromLabDetails } from '#content/details/from-lab.ts';
import { opsCabinetDetails } from '#content/details/ops-cabinet.ts';
import { signalExchangeDetails } from '#content/details/signal-exchange.ts';
import { sampleAnswer } from '#content/asynq/sample.ts';
import { routes } from '#content/routes.ts';
import { publishedAddresses } from '../tools/content/collections.mjs';

export type Address = { path: string; title: string };

/** The specification's table, and pages of our own, written down once more, so that no route can fall out of content/ unnoticed. */
const table = [
  '/',
  '/auth',
  '/reset-password',
  '/onboarding',
  '/dashboard',
  '/signal-stack',
  '/newsletter',
  '/second-curve',
  '/next-curve',
  '/asyncq',
  '/inner-room',
  '/advisory',
  '/ops-cabinet',
  '/signal-exchange',
  '/co-lab',
  '/from-lab',
  '/library',
  '/open-circle',
  '/upgrade',
  // Beyond the table: who signs, and the pages about the site.
  '/advisor',
  '/about',
  '/terms',
  '/privacy',
  '/contact',
  '/imprint',
  '/accessibility',
] as const;

const guarded: readonly string[] = ['/dashboard', '/inner-room'];

const all = table.map((path): Address => ({ path, title: routes[path].headTitle }));

export const publicAddresses = all.filter(({ path }) => !guarded.includes(path));
export const memberAddresses = all.filter(({ path }) => guarded.includes(path));

/** Playwright does not run Vite's plugins: Markdown is read here as the build reads it. */
export const detailAddresses: readonly Address[] = [
  ...publishedAddresses(join(import.meta.dirname, '..')),
  { path: sampleAnswer.href, title: sampleAnswer.title },
  ...[opsCabinetDetails, fromLabDetails, coLabDetails, signalExchangeDetails]
    .flat()
    .map(({ path, title }) => ({ path, title })),
];

/** Addresses that redirect to a page of the table. */
export const authAliases = ['/auth/signin', '/auth/signup'];

const areaOf = ({ path }: Address) => path.split('/')[1];

/** One page of each kind, for checks that every kind needs but not every page. */
export const samples: readonly Address[] = [
  ...publicAddresses,
  ...detailAddresses.filter(
    (address, index) =>
      detailAddresses.findIndex((one) => areaOf(one) === areaOf(address)) === index,
  ),
];
