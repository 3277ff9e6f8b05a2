// /address/return
import { createFileRoute } from '@tanstack/react-router';
import { AddressPage } from '#pages/address/AddressPage.tsx';
import { addressHead } from '#pages/address/load.ts';
import { Loading } from '#pages/parts/Loading.tsx';
import { titled } from '#pages/parts/head.ts';

export const Route = createFileRoute('/address/return')({
  loader: ({ context: { app } }) => addressHead(app.flows, 'return'),
  head: ({ loaderData }) => titled(loaderData),
  pendingComponent: Loading,
  component: () => <AddressPage act="return" />,
});
