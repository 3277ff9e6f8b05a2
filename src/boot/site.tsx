// The site as both sides render it, in the prerendered HTML and in the browser: the shell, and in it one page.
import {
  StrictMode,
  Suspense,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { ErrorBoundary } from '#shell/ErrorBoundary.tsx';
import { AppContext, useApp, usePageActor } from './app.tsx';
import type { App } from './app.tsx';
import { PageDataContext } from './pageData.ts';
import { Shell } from '#shell/Shell.tsx';
import { Boundary } from '#ui/Boundary.tsx';
import { SiteStyle } from '#ui/GlobalStyle.tsx';
import { Settled } from '#ui/hydration.ts';
import { OnboardingLayer } from '#flows/onboardingLayer/OnboardingLayer.tsx';
import { onDemand } from '#ui/onDemand.ts';
import { OutOfReach } from '#ui/OutOfReach.tsx';
import { PreservedHtml } from '#ui/staticHtml.tsx';

/**
 * The page in the HTML: a complete page, a shell that is not hydrated, or the 404.
 * @param part the script of a page's component; the HTML names it, so that no list of all pages is in the entry
 * @throws where it cannot be fetched
 */
export async function firstPage(kind = 'page', part = ''): Promise<ReactNode> {
  if (kind === 'shell') return <PreservedHtml />;
  if (kind === 'missing') {
    const { Missing } = await import('#pages/missing/Missing.tsx');
    return <Missing />;
  }
  const { component: Page } = (await import(/* @vite-ignore */ part)) as {
    component: ComponentType;
  };
  const data: unknown = JSON.parse(document.getElementById('page-data')?.textContent ?? 'null');
  return (
    <PageDataContext value={() => data}>
      <Page />
    </PageDataContext>
  );
}

/** Fetched when it is first opened. */
const searching = onDemand(() => import('#flows/siteSearch/SearchLayer.tsx'));

/** The search over every page. */
function Searching() {
  const { siteSearch } = useApp();
  const isOpen = usePageActor(siteSearch, (snapshot) => snapshot.hasTag('dialogOpen'));
  const { status, part } = searching.useLoadState(isOpen);
  if (part !== null) return <part.SearchLayer />;
  return isOpen && status === 'unreachable' ? (
    <OutOfReach
      onRetry={searching.load}
      onGiveUp={() => siteSearch.send({ type: 'search.closed' })}
    />
  ) : null;
}

/** The error page of the shell itself: text alone, on the site's background. */
function Broken({ reset }: { reset: () => void }) {
  return (
    <main>
      <SiteStyle />
      <ErrorBoundary reset={reset} />
    </main>
  );
}

/** The layers over the pages. */
const Layers = () => (
  <>
    <OnboardingLayer />
    <Searching />
  </>
);

/** The page in its shell; if a page fails, the navigation to the others remains. */
function Frame({ children }: { children: ReactNode }) {
  const { navigation } = useApp();
  const reached = useSyncExternalStore(
    navigation.onCounted,
    navigation.reached,
    navigation.reached,
  );
  return (
    <Shell layers={<Layers />}>
      <Boundary about={reached} fallback={ErrorBoundary}>
        {/* React hydrates the page after its shell, and keeps it until the next page is rendered. */}
        <Suspense>{children}</Suspense>
      </Boundary>
    </Shell>
  );
}

const nobody = () => undefined;

export type SiteProps = {
  app: App;
  /** The first page, or the router once it is open. */
  children: ReactNode;
  /** Called when the first page is hydrated. */
  onPage?: () => void;
};

/** Everything inside #root. */
export function Site({ app, children, onPage = nobody }: SiteProps) {
  return (
    <StrictMode>
      <AppContext value={app}>
        <Boundary fallback={Broken}>
          <Frame>
            {children}
            <Settled onSettled={onPage} />
          </Frame>
        </Boundary>
      </AppContext>
    </StrictMode>
  );
}
