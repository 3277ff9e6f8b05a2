// /dashboard
import { createFileRoute } from '@tanstack/react-router';
import { bringFlows } from '#app/flows.ts';
import { membersOnly } from '#app/guard.ts';
import { DashboardPage } from '#pages/dashboard/DashboardPage.tsx';
import { DashboardLoading } from '#pages/dashboard/DashboardLoading.tsx';
import { titled } from '#pages/parts/head.ts';
import { wordsOf } from '#pages/parts/load.ts';

export const Route = createFileRoute('/dashboard')({
  beforeLoad: membersOnly,
  loader: ({ context: { house } }) =>
    wordsOf(
      '/dashboard',
      bringFlows(house.flows, 'dashboard', 'feed', 'notifications', 'requests', 'stack'),
    ),
  head: ({ loaderData }) => titled(loaderData),
  pendingComponent: DashboardLoading,
  component: DashboardPage,
});
