// /address/confirm, /address/return
import { createFileRoute, notFound } from '@tanstack/react-router';
import { AddressPage } from '#pages/address/AddressPage.tsx';
import { addressHead } from '#pages/address/load.ts';
import { Loading } from '#pages/parts/Loading.tsx';
import { titled } from '#pages/parts/head.ts';

const actOf = (named: string) => (named === 'return' ? 'return' : 'confirm');

export const Route = createFileRoute('/address/$act')({
  beforeLoad: ({ params }) => {
    if (params.act !== actOf(params.act)) throw notFound();
  },
  loader: ({ context: { app }, params }) => addressHead(app.flows, actOf(params.act)),
  head: ({ loaderData }) => titled(loaderData),
  pendingComponent: Loading,
  component: AddressRoute,
});

function AddressRoute() {
  const { act } = Route.useParams();
  return <AddressPage act={actOf(act)} />;
}
