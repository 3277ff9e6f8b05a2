// /answers/{token}
import { createFileRoute } from '@tanstack/react-router';
import { requestPage } from '#content/requestPage.ts';
import { loadFlows } from '#boot/flows.ts';
import { ForwardedPage } from '#pages/request/ForwardedPage.tsx';
import { Loading } from '#pages/parts/Loading.tsx';
import { titled } from '#pages/parts/head.ts';

export const Route = createFileRoute('/answers/$token')({
  loader: ({ context: { app } }) => loadFlows(app.flows, 'requestPage/forwardedAnswer'),
  head: () => {
    const { meta } = titled(requestPage.forwarded);
    return { meta: [...meta, { name: 'robots', content: 'noindex' }] };
  },
  pendingComponent: Loading,
  component: ForwardedPage,
});
