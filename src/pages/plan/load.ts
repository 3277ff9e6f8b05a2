// The loader of /plan: its words are fetched with its flow, because the router's script holds every route.
import { loadFlows } from '#boot/flows.ts';
import type { Flows } from '#boot/flows.ts';
import type { HeadWords } from '#pages/parts/head.ts';

/** The head of the page, once its flow is loaded. */
export async function planHead(flows: Flows): Promise<HeadWords> {
  const [{ plan }] = await Promise.all([
    import('#content/plan.ts'),
    loadFlows(flows, 'plan', 'plan/portal'),
  ]);
  return { title: plan.title, description: plan.description };
}
