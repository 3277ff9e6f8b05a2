// /plan
import { createFileRoute } from '@tanstack/react-router';
import { membersOnly } from '#boot/guard.ts';
import { PlanPage } from '#pages/plan/PlanPage.tsx';
import { planHead } from '#pages/plan/load.ts';
import { Loading } from '#pages/parts/Loading.tsx';
import { titled } from '#pages/parts/head.ts';

export const Route = createFileRoute('/plan')({
  beforeLoad: membersOnly,
  loader: ({ context: { app } }) => planHead(app.flows),
  head: ({ loaderData }) => titled(loaderData),
  pendingComponent: Loading,
  component: PlanPage,
});
