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
import { useHouse, usePageActor } from '#app/house.tsx';
import { NotFound } from '#app/NotFound.tsx';
import { Shell } from '#app/Shell.tsx';
import { SiteStyle } from '#ui/GlobalStyle.tsx';
import { OutOfReach } from '#ui/OutOfReach.tsx';
import { onDemand } from '#ui/onDemand.ts';

/** Fetched when it first opens. */
const layer = onDemand(() => import('#flows/onboarding/OnboardingLayer.tsx'));

/** What lies over the pages. Once it has been open it stays, so that it can be seen to close. */
function Layers() {
  const { onboardingLayer } = useHouse();
  const isOpen = usePageActor(onboardingLayer, (snapshot) => snapshot.hasTag('dialogOpen'));
  const { status, part } = layer.useSupply(isOpen);
  if (part !== null) return <part.OnboardingLayer />;
  return isOpen && status === 'unreachable' ? (
    <OutOfReach
      onRetry={layer.bring}
      onGiveUp={() => {
        const { onboarding } = onboardingLayer.getSnapshot().children;
        onboarding?.send({ type: 'close.requested' });
      }}
    />
  ) : null;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: recoveryFirst,
  head: () => ({
    // No title: each page has its own, the 404 included, and only one may stand in the document.
    meta: [{ name: 'description', content: site.brand.tagline }],
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
      <Shell layers={<Layers />}>
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
  return (
    <main>
      <SiteStyle />
      <ErrorBoundary reset={reset} />
    </main>
  );
}
