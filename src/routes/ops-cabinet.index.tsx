// /ops-cabinet
import { createFileRoute } from '@tanstack/react-router';
import { OpsCabinetPage } from '#pages/opsCabinet/OpsCabinetPage.tsx';
import { titled } from '#pages/parts/head.ts';
import { headWords } from '#pages/parts/load.ts';

export const Route = createFileRoute('/ops-cabinet/')({
  loader: () => headWords('/ops-cabinet'),
  head: ({ loaderData }) => titled(loaderData),
  component: OpsCabinetPage,
});
