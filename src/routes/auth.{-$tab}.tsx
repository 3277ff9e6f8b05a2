// /auth, /auth/signin, /auth/signup
import { createFileRoute, notFound } from '@tanstack/react-router';
import { AuthPage } from '#pages/auth/AuthPage.tsx';
import { titled } from '#pages/parts/head.ts';
import { headWords } from '#pages/parts/load.ts';

type Tab = 'signin' | 'signup';
type Search = { tab?: Tab; next?: string };

const tabOf = (value: unknown): Tab | undefined =>
  value === 'signin' || value === 'signup' ? value : undefined;

export const Route = createFileRoute('/auth/{-$tab}')({
  validateSearch: (search: Record<string, unknown>): Search => {
    const tab = tabOf(search['tab']);
    const next = search['next'];
    return {
      ...(tab === undefined ? {} : { tab }),
      ...(typeof next === 'string' ? { next } : {}),
    };
  },
  beforeLoad: ({ context, params, search }) => {
    if (params.tab !== undefined && tabOf(params.tab) === undefined) throw notFound();
    context.house.session.send({ type: 'destination.named', path: search.next ?? null });
  },
  loader: () => headWords('/auth'),
  head: ({ loaderData }) => titled(loaderData),
  component: AuthRoute,
});

function AuthRoute() {
  const { tab, next } = Route.useSearch();
  const params = Route.useParams();
  return <AuthPage tab={tabOf(params.tab) ?? tab ?? 'signin'} next={next ?? null} />;
}
