// /signal-exchange
import { createFileRoute } from '@tanstack/react-router';
import { titled } from '#pages/parts/head.ts';
import { wordsOf } from '#pages/parts/load.ts';
import { SignalExchangePage } from '#pages/signalExchange/SignalExchangePage.tsx';
import { offerIslands } from '#pages/signalExchange/offers.ts';

export const Route = createFileRoute('/signal-exchange/')({
  loader: ({ context: { app } }) => wordsOf('/signal-exchange', offerIslands.load(app.flows)),
  head: ({ loaderData }) => titled(loaderData),
  component: SignalExchangePage,
});
