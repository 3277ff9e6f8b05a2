// The loader of /address/…: its words are fetched with its flow, because the router's script holds every route.
import { loadFlows } from '#boot/flows.ts';
import type { Flows } from '#boot/flows.ts';
import type { HeadWords } from '#pages/parts/head.ts';

/** The head of the page, once its flow is loaded. */
export async function addressHead(flows: Flows, act: 'confirm' | 'return'): Promise<HeadWords> {
  const [{ addressLink: words }] = await Promise.all([
    import('#content/addressLink.ts'),
    loadFlows(flows, 'addressLink'),
  ]);
  return { title: words[act].title, description: words.description };
}
