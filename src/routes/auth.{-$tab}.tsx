// /auth, /auth/signin, /auth/signup
import { createFileRoute, notFound } from '@tanstack/react-router';
import { loadFlows } from '#boot/flows.ts';
import { useApp, usePlace } from '#boot/app.tsx';
import { AuthPage } from '#pages/auth/AuthPage.tsx';
import { authParts } from '#pages/auth/staticParts.ts';
import { titled } from '#pages/parts/head.ts';
import { wordsOf } from '#pages/parts/load.ts';

const tabs = ['signin', 'signup'] as const;

export const Route = createFileRoute('/auth/{-$tab}')({
  beforeLoad: ({ params }) => {
    if (params.tab !== undefined && !tabs.some((tab) => tab === params.tab)) throw notFound();
  },
  loader: ({ context: { app } }) =>
    wordsOf('/auth', authParts.load(), loadFlows(app.flows, 'authForm', 'authForm/newPassword')),
  head: ({ loaderData }) => titled(loaderData),
  component: AuthRoute,
});

function AuthRoute() {
  const { navigation } = useApp();
  // All queries share one HTML file: while it is hydrated, only the path decides the tab.
  const { pathname, search } = usePlace();
  const named = [pathname.split('/')[2], new URLSearchParams(search).get('tab')];
  const tab = tabs.find((one) => named.find((name) => name !== undefined && name !== null) === one);
  const next = new URLSearchParams(navigation.here().search).get('next');
  return <AuthPage tab={tab ?? 'signin'} next={next} />;
}
