// The router, for navigation from the first page: fetched at the first sign of it.
import {
  RouterProvider,
  createMemoryHistory,
  createRouter,
  type AnyRoute,
  type ParsedLocation,
} from '@tanstack/react-router';
import type { FunctionComponent, ReactNode } from 'react';
import type { RouterHistory } from '@tanstack/react-router';
import { askForScript } from '#adapters/page/askForScript.ts';
import type { App } from './app.tsx';
import { leaveFormerBuild } from './formerBuild.ts';
import { PageDataContext } from './pageData.ts';
import type { RouterAdapter, Place, Report } from './navigation.ts';
import { routeTree } from './routeTree.gen.ts';

type PageComponent = FunctionComponent & { preload?: () => Promise<void> };

/** The routes whose pages receive their loaders' data. */
const given = new WeakSet<AnyRoute>();

/** Lets every page read its route's loader data, as in a first view. */
function giveData(routes: readonly AnyRoute[]) {
  for (const route of routes) {
    const Page = route.options.component as PageComponent | undefined;
    if (route.isRoot || Page === undefined || given.has(route)) continue;
    given.add(route);
    function Given() {
      const data: unknown = route.useLoaderData();
      return <PageDataContext value={() => data}>{Page && <Page />}</PageDataContext>;
    }
    route.options.component = Object.assign(Given, Page.preload && { preload: Page.preload });
  }
}

/** A router over all routes. */
export function newRouter(app: App, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    context: { app },
    defaultPendingMs: 150,
    // Not below the HTML of the page, which is in view already, where the user has scrolled to.
    scrollRestoration: () => document.querySelector('main[data-html]') === null,
    ...(history === undefined ? {} : { history }),
  });
  giveData(Object.values(router.routesById));
  return router;
}

/**
 * Fetches the scripts of the page to which a sign-in leads: its component, and what its loader prefetches. After the service's answer
 * only data is asked for.
 */
export async function prefetchDestination(app: App): Promise<void> {
  const href = app.session.getSnapshot().context.next ?? '/dashboard';
  const router = newRouter(app, createMemoryHistory({ initialEntries: [href] }));
  const routeId = router.matchRoutes(router.latestLocation).at(-1)?.routeId ?? '';
  const route = new Map<string, AnyRoute>(Object.entries(router.routesById)).get(routeId);
  if (route === undefined) return;
  const { component, loader } = route.options;
  const Page = component as PageComponent | undefined;
  const load: unknown = loader;
  await Promise.all([
    Page?.preload?.(),
    typeof load === 'function' ? load({ context: { app }, params: {} }) : undefined,
    // What reads the first answers.
    import('#adapters/supabase/requestRows.ts'),
    import('#flows/stack/ports/rows.ts'),
  ]);
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof newRouter>;
  }
}

const noState = { __TSR_index: 0 };

const placeOf = ({ pathname, searchStr, hash }: ParsedLocation): Place => ({
  pathname,
  search: searchStr,
  hash: hash === '' ? '' : `#${hash}`,
});

export type Opening = {
  app: App;
  report: Report;
  /** The page from which the user navigates; without one the router renders the first page itself. */
  from: Place | null;
  /** Called before guards and loaders run. */
  onLeave: () => void;
  /** Puts the router's page in the place of the first one. */
  show: (page: ReactNode) => void;
};

/** Opens the router, which navigates from now on. */
export function openRouter({ app, report, from, onLeave, show }: Opening): RouterAdapter {
  const router = newRouter(app);
  // The page has the Suspense boundary: the router adds none of its own.
  router.ssr = { manifest: undefined };
  let isShown = false;
  if (from !== null) {
    // The router has no record of the first page: its place and scroll position are set here.
    const { pathname, search, hash } = from;
    const isHere = pathname === window.location.pathname;
    router.stores.resolvedLocation.set(
      isHere
        ? router.latestLocation
        : router.parseLocation({
            pathname,
            search,
            hash,
            href: pathname + search + hash,
            state: noState,
          }),
    );
    if (isHere) document.dispatchEvent(new Event('scroll'));
  }
  router.subscribe('onBeforeLoad', ({ toLocation }) => {
    onLeave();
    report.leaves(placeOf(toLocation));
  });
  router.subscribe('onBeforeRouteMount', ({ toLocation }) => report.enters(placeOf(toLocation)));
  router.subscribe('onResolved', ({ toLocation }) => {
    report.reaches(placeOf(toLocation));
    if (!isShown) show(<RouterProvider router={router} />);
    isShown = true;
  });
  router.subscribe('onRendered', ({ toLocation }) => {
    // Removes the head of the first page: the route has its own.
    for (const element of document.querySelectorAll('head [data-first]')) element.remove();
    report.arrives(placeOf(toLocation));
  });
  /** A page that could not be made may be one of a build that is gone. */
  const renew = async () => {
    if (!router.state.matches.some(({ status }) => status === 'error')) return;
    await leaveFormerBuild({
      script: import.meta.url,
      ask: askForScript,
      reload: () => window.location.reload(),
    });
  };
  return {
    go: (href, replace) => {
      const { pathname: path, search } = new URL(href, window.location.href);
      const here = window.location;
      // A page that corrects its own address, or changes its query, keeps its scroll position.
      const stays = path === here.pathname && (replace || search !== here.search);
      return router.navigate({ href, replace, resetScroll: !stays }).then(renew);
    },
    follow: () => router.load().then(renew),
    refresh: () => router.invalidate().then(renew),
  };
}
