// The ports of `newsletterSignup`: the draft, and the service that stores an address, loaded when one is sent.
import { newsletterSignupMachine } from '#machines/newsletterSignup.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { connect as connectDraft } from '#flows/draft/ports.ts';
import { connect as connectTriesPause } from '#flows/triesPause/ports.ts';
import { onCall } from '#adapters/onCall.ts';
import { signupDraft } from './ports/draft.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) =>
  page.connectFlow(
    'newsletterSignup',
    newsletterSignupMachine.provide({
      actors: {
        subscribe: onCall(() => import('./ports/subscribe.ts').then((part) => part.subscribe)),
        draft: connectDraft(page, signupDraft),
        triesPause: connectTriesPause(page),
      },
    }),
  );
