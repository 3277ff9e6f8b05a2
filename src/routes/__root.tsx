// The root of all routes: the guard that every address passes, the document's head, and what stands in for a page.
import { HeadContent, Outlet, createRootRouteWithContext } from '@tanstack/react-router';
import { site } from '#content/site.ts';
import { ErrorBoundary } from '#shell/ErrorBoundary.tsx';
import { recoveryFirst } from '#boot/guard.ts';
import type { RouterContext } from '#boot/guard.ts';
import { NotFound } from '#shell/NotFound.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: recoveryFirst,
  head: () => ({
    // No title: each page has its own, the 404 included, and only one may stand in the document.
    meta: [{ name: 'description', content: site.brand.tagline }],
  }),
  component: Root,
  notFoundComponent: NotFound,
  errorComponent: ErrorBoundary,
});

function Root() {
  return (
    <>
      <HeadContent />
      <Outlet />
    </>
  );
}
