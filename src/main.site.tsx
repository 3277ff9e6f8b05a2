// The site as both sides render it: one router and one wrapper, in the prerendered HTML and in the browser.
import { StrictMode, createContext, use, type FunctionComponent } from 'react';
import { RouterProvider, createRouter, type AnyRoute } from '@tanstack/react-router';
import { HouseContext } from '#app/house.tsx';
import type { House } from '#app/house.tsx';
import { Settled } from '#ui/hydration.ts';
import { routeTree } from './routeTree.gen.ts';

/** Hears that a page stands. */
const PageContext = createContext<() => void>(() => undefined);

type PageComponent = FunctionComponent & { preload?: () => Promise<void> };

/** The routes whose pages say when they stand. */
const announced = new WeakSet<AnyRoute>();

/** A part that says when it stands. */
const Announced = ({ part: Part }: { part: PageComponent }) => (
  <>
    <Part />
    <Settled onSettled={use(PageContext)} />
  </>
);

const announcing = (part: PageComponent): PageComponent =>
  Object.assign(() => <Announced part={part} />, part.preload && { preload: part.preload });

/**
 * Lets every page say when it stands: the router keeps each in a boundary that React hydrates after the shell.
 * Both sides do it, because React counts ids by the shape of the tree.
 */
function announcePages(routes: readonly AnyRoute[]) {
  for (const route of routes) {
    const Page = route.options.component as PageComponent | undefined;
    if (route.isRoot || Page === undefined || announced.has(route)) continue;
    announced.add(route);
    route.options.component = announcing(Page);
    // What a shell shows until its page may be entered.
    const Waiting = route.options.pendingComponent as PageComponent | undefined;
    if (Waiting !== undefined) route.options.pendingComponent = announcing(Waiting);
  }
}

/** A router over all routes; `isShell` renders the frame of a guarded page and leaves the page out. */
export function newRouter(house: House, { isShell = false } = {}) {
  const router = createRouter({
    routeTree,
    context: { house },
    defaultPendingMs: 150,
    scrollRestoration: true,
    isShell,
  });
  announcePages(Object.values(router.routesById));
  return router;
}

export type SiteRouter = ReturnType<typeof newRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter;
  }
}

export type SiteProps = { house: House; router: SiteRouter; onPage?: () => void };

/** Everything inside #root; `onPage` hears whenever a page stands and listens. */
export function Site({ house, router, onPage = () => undefined }: SiteProps) {
  return (
    <StrictMode>
      <HouseContext value={house}>
        <PageContext value={onPage}>
          <RouterProvider router={router} />
        </PageContext>
      </HouseContext>
    </StrictMode>
  );
}
