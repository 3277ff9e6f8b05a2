// The root of all routes: the guard for every address, the document's head, and the fallbacks of a page.
import { HeadContent, Outlet, createRootRouteWithContext } from '@tanstack/react-router';
import { site } from '#content/site.ts';
import { ErrorBoundary } from '#shell/ErrorBoundary.tsx';
import { recoveryFirst } from '#boot/guard.ts';
import type { RouterContext } from '#boot/guard.ts';
import { Missing } from '#pages/missing/Missing.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: recoveryFirst,
  head: () => ({
    // No title: each page has its own, the 404 included, and the document may have only one.
    meta: [{ name: 'description', content: site.brand.tagline }],
  }),
  component: Root,
  notFoundComponent: Missing,
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
