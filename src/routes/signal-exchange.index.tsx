// /signal-exchange
import { createFileRoute } from '@tanstack/react-router';
import { SignalExchangePage } from '#pages/signalExchange/SignalExchangePage.tsx';
import { titled } from '#pages/parts/head.ts';
import { headWords } from '#pages/parts/load.ts';

export const Route = createFileRoute('/signal-exchange/')({
  loader: () => headWords('/signal-exchange'),
  head: ({ loaderData }) => titled(loaderData),
  component: SignalExchangePage,
});
