// /answers/{token}
import { createFileRoute } from '@tanstack/react-router';
import { ForwardedPage } from '#pages/request/ForwardedPage.tsx';
import { forwardedHead } from '#pages/request/load.ts';
import { Loading } from '#pages/parts/Loading.tsx';
import { titled } from '#pages/parts/head.ts';

export const Route = createFileRoute('/answers/$token')({
  loader: ({ context: { app } }) => forwardedHead(app.flows, 'requestPage/forwardedAnswer'),
  head: ({ loaderData }) => {
    const { meta } = titled(loaderData);
    return { meta: [...meta, { name: 'robots', content: 'noindex' }] };
  },
  pendingComponent: Loading,
  component: ForwardedPage,
});
