// /signal-exchange/{slug}
import { createFileRoute } from '@tanstack/react-router';
import { titled } from '#pages/parts/head.ts';
import { wholeDetail, detailHead } from '#pages/parts/load.ts';
import { OfferPage } from '#pages/signalExchange/OfferPage.tsx';
import { offerIslands } from '#pages/signalExchange/offers.ts';

export const Route = createFileRoute('/signal-exchange/$slug')({
  loader: ({ context: { app }, params: { slug } }) =>
    wholeDetail(app.flows, '/signal-exchange', slug, offerIslands.load(app.flows)),
  head: ({ loaderData }) => titled(detailHead(loaderData)),
  component: OfferPage,
});
