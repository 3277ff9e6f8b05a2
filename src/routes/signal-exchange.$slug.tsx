// /signal-exchange/{slug}
import { createFileRoute } from '@tanstack/react-router';
import { titled } from '#pages/parts/head.ts';
import { detailAt, detailHead } from '#pages/parts/load.ts';
import { OfferPage } from '#pages/signalExchange/OfferPage.tsx';
import { offerIslands } from '#pages/signalExchange/offers.ts';

export const Route = createFileRoute('/signal-exchange/$slug')({
  loader: ({ params }) => detailAt('/signal-exchange', params.slug, offerIslands.bring()),
  head: ({ loaderData }) => titled(detailHead(loaderData)),
  component: OfferPage,
});
