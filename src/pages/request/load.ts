// The loaders of a request's pages: their words are fetched with the flows, because the router's script holds every route.
import { loadFlows } from '#boot/flows.ts';
import type { FlowId, Flows } from '#boot/flows.ts';
import type { HeadWords } from '#pages/parts/head.ts';

const load = async (flows: Flows, ids: readonly FlowId[]) => {
  const [{ requestPage }] = await Promise.all([
    import('#content/requestPage.ts'),
    loadFlows(flows, ...ids),
  ]);
  return requestPage;
};

const headOf = ({ title, description }: HeadWords): HeadWords => ({ title, description });

/** The head of a request's page, once the flows of the page are loaded. */
export const requestHead = async (flows: Flows, ...ids: FlowId[]): Promise<HeadWords> =>
  headOf(await load(flows, ids));

/** The same for the page of its answer. */
export const answerHead = async (flows: Flows, ...ids: FlowId[]): Promise<HeadWords> =>
  headOf((await load(flows, ids)).document);

/** The same for the page of a forwarded answer. */
export const forwardedHead = async (flows: Flows, ...ids: FlowId[]): Promise<HeadWords> =>
  headOf((await load(flows, ids)).forwarded);
