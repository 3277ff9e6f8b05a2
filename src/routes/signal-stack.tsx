// /signal-stack
import { createFileRoute } from '@tanstack/react-router';
import { SignalStackPage } from '#pages/signalStack/SignalStackPage.tsx';
import { titled } from '#pages/parts/head.ts';
import { headWords } from '#pages/parts/load.ts';

export const Route = createFileRoute('/signal-stack')({
  loader: () => headWords('/signal-stack'),
  head: ({ loaderData }) => titled(loaderData),
  component: SignalStackPage,
});
