// /dashboard
import { createFileRoute } from '@tanstack/react-router';
import { loadFlows } from '#boot/flows.ts';
import { membersOnly } from '#boot/guard.ts';
import { DashboardPage } from '#pages/dashboard/DashboardPage.tsx';
import { DashboardLoading } from '#pages/dashboard/DashboardLoading.tsx';
import { titled } from '#pages/parts/head.ts';
import { wordsOf } from '#pages/parts/load.ts';

export const Route = createFileRoute('/dashboard')({
  beforeLoad: membersOnly,
  loader: ({ context: { app } }) =>
    wordsOf(
      '/dashboard',
      loadFlows(
        app.flows,
        'dashboard',
        'dashboard/premiumOffer',
        'dashboard/recommendations',
        'feed',
        'feed/signalStack',
        'notifications',
        'myRequests',
        'stack',
        'stack/share',
      ),
    ),
  head: ({ loaderData }) => titled(loaderData),
  pendingComponent: DashboardLoading,
  component: DashboardPage,
});
