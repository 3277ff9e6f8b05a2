// The loader of /account: its words are fetched with its flows, because the router's script holds every route.
import { loadFlows } from '#boot/flows.ts';
import type { FlowId, Flows } from '#boot/flows.ts';
import type { HeadWords } from '#pages/parts/head.ts';

/** The flows that the page starts with. */
const flowsOfAccount: readonly FlowId[] = [
  'profileFields',
  'devices',
  'devices/changePassword',
  'devices/changeAddress',
  'mailChoices',
  'exportData',
  'deleteAccount',
  'devices/secondFactor',
];

/** The head of the page, once its flows are loaded. */
export async function accountHead(flows: Flows): Promise<HeadWords> {
  const [{ account }] = await Promise.all([
    import('#content/account.ts'),
    loadFlows(flows, ...flowsOfAccount),
  ]);
  return { title: account.title, description: account.description };
}
