// /from-lab/{slug}
import { createFileRoute } from '@tanstack/react-router';
import { DetailPage } from '#pages/parts/DetailPage.tsx';
import { titled } from '#pages/parts/head.ts';
import { detailAt, detailHead } from '#pages/parts/load.ts';

export const Route = createFileRoute('/from-lab/$slug')({
  loader: ({ params }) => detailAt('/from-lab', params.slug),
  head: ({ loaderData }) => titled(detailHead(loaderData)),
  component: function Detail() {
    return <DetailPage {...Route.useLoaderData()} />;
  },
});
