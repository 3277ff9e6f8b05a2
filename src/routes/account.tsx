// /account
import { createFileRoute } from '@tanstack/react-router';
import { membersOnly } from '#boot/guard.ts';
import { AccountPage } from '#pages/account/AccountPage.tsx';
import { accountHead } from '#pages/account/load.ts';
import { Loading } from '#pages/parts/Loading.tsx';
import { titled } from '#pages/parts/head.ts';

export const Route = createFileRoute('/account')({
  beforeLoad: membersOnly,
  loader: ({ context: { app } }) => accountHead(app.flows),
  head: ({ loaderData }) => titled(loaderData),
  pendingComponent: Loading,
  component: AccountPage,
});
