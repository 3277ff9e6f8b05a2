// /auth, /auth/signin, /auth/signup
import { createFileRoute, notFound } from '@tanstack/react-router';
import type { RouterContext } from '#app/guard.ts';
import { AuthPage } from '#pages/auth/AuthPage.tsx';
import { doorParts } from '#pages/auth/still.ts';
import { titled } from '#pages/parts/head.ts';
import { headWords } from '#pages/parts/load.ts';
import { useIsHydrated } from '#ui/hydration.ts';

type Tab = 'signin' | 'signup';
type Search = { tab?: Tab; next?: string };

const tabOf = (value: unknown): Tab | undefined =>
  value === 'signin' || value === 'signup' ? value : undefined;

/** Where whoever signs in here is taken afterwards. */
function nameDestination({ context, search }: { context: RouterContext; search: Search }) {
  context.house.session.send({ type: 'destination.named', path: search.next ?? null });
}

export const Route = createFileRoute('/auth/{-$tab}')({
  validateSearch: (search: Record<string, unknown>): Search => {
    const tab = tabOf(search['tab']);
    const next = search['next'];
    return {
      ...(tab === undefined ? {} : { tab }),
      ...(typeof next === 'string' ? { next } : {}),
    };
  },
  beforeLoad: ({ params }) => {
    if (params.tab !== undefined && tabOf(params.tab) === undefined) throw notFound();
  },
  onEnter: nameDestination,
  onStay: nameDestination,
  loader: () => headWords('/auth', doorParts.bring()),
  head: ({ loaderData }) => titled(loaderData),
  component: AuthRoute,
});

function AuthRoute() {
  const { tab, next } = Route.useSearch();
  const params = Route.useParams();
  // One HTML stands for every search: while it is hydrated, the path alone names the tab.
  const asked = useIsHydrated() ? tab : undefined;
  return <AuthPage tab={tabOf(params.tab) ?? asked ?? 'signin'} next={next ?? null} />;
}
