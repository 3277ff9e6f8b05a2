// The root of all routes: the shell around the outlet, the guard that every address passes, and what stands in for a page.
import {
  CatchBoundary,
  HeadContent,
  Outlet,
  createRootRouteWithContext,
  useRouterState,
} from '@tanstack/react-router';
import { site } from '#content/site.ts';
import { ErrorBoundary } from '#app/ErrorBoundary.tsx';
import { recoveryFirst } from '#app/guard.ts';
import type { RouterContext } from '#app/guard.ts';
import { NotFound } from '#app/NotFound.tsx';
import { Shell } from '#app/Shell.tsx';
import { OnboardingLayer } from '#flows/onboarding/OnboardingLayer.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: recoveryFirst,
  head: () => ({
    meta: [{ title: site.brand.titleSuffix }, { name: 'description', content: site.brand.tagline }],
  }),
  component: Root,
  notFoundComponent: NotFound,
  errorComponent: Broken,
});

function Root() {
  const page = useRouterState({ select: (state) => state.resolvedLocation?.href ?? '' });
  return (
    <>
      <HeadContent />
      <Shell layers={<OnboardingLayer />}>
        {/* Inside the shell, so that a page that breaks leaves the way to the others. */}
        <CatchBoundary getResetKey={() => page} errorComponent={ErrorBoundary}>
          <Outlet />
        </CatchBoundary>
      </Shell>
    </>
  );
}

/** The shell itself, or the guard, broke: the words alone, on the site's ground. */
function Broken({ reset }: { reset: () => void }) {
  return <ErrorBoundary reset={reset} />;
}
