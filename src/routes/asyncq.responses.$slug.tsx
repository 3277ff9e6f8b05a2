// /asyncq/responses/{slug}
import { createFileRoute } from '@tanstack/react-router';
import { DetailPage } from '#pages/parts/DetailPage.tsx';
import { titled } from '#pages/parts/head.ts';
import { detailAt, detailHead } from '#pages/parts/load.ts';

export const Route = createFileRoute('/asyncq/responses/$slug')({
  loader: ({ params }) => detailAt('/asyncq/responses', params.slug),
  head: ({ loaderData }) => titled(detailHead(loaderData)),
  component: function Detail() {
    return <DetailPage {...Route.useLoaderData()} />;
  },
});
