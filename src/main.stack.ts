// Part of the composition root: what can be done with an item wherever it stands, fetched by the pages that show some.
import { shareMachine } from '#machines/share.machine.ts';
import { stackMachine } from '#machines/stack.machine.ts';
import type { AsFlow, FlowGroups } from '#app/flows.ts';
import type { SessionRef } from '#app/house.tsx';
import { shareLink } from '#adapters/browser/share.ts';
import { stackFeedOf } from '#adapters/browser/stackFeed.ts';
import { keepWishes } from '#adapters/browser/wishes.ts';
import { onCall } from '#adapters/onCall.ts';
import { presenceOf } from './main.presence.ts';

/** What only members need. */
const rows = () => import('#adapters/supabase/stack.ts');

/** 'Add to stack' and 'Share'. */
export const stackFlows = (asFlow: AsFlow, session: SessionRef): FlowGroups['stack'] => ({
  stack: asFlow(
    'stack',
    stackMachine.provide({
      actors: {
        memberFeed: stackFeedOf(presenceOf(session)),
        keepWishes,
        loadStack: onCall(() => rows().then((ports) => ports.loadStack)),
        addItem: onCall(() => rows().then((ports) => ports.addItem)),
        removeItem: onCall(() => rows().then((ports) => ports.removeItem)),
      },
    }),
  ),
  share: asFlow('share', shareMachine.provide({ actors: { shareLink } })),
});
