// The products of this app by name, and what each of them shows.
import type { ProductName } from './names.ts';
import { navigationLayer } from './navigationLayer.ts';
import { outboxRequest } from './outboxRequest.ts';
import type { Product } from './product.ts';
import { sessionForms } from './sessionForms.ts';
import { sessionMenus } from './sessionMenus.ts';
import { tabsOutbox } from './tabsOutbox.ts';

export type Entry = {
  title: string;
  /** What couples the machines, in a sentence. */
  coupling: string;
  variants: readonly Product[];
};

export const products: Readonly<Record<ProductName, Entry>> = {
  'session-menus': {
    title: 'Session × menus',
    coupling:
      'The mobile menu hears by its port `memberFeed` what the session emits; the dashboard, and the menu of the news on it, are there for a signed-in member alone. The account menu has no machine: React keeps it exactly as long as the header shows it, and the header shows it to a signed-in member alone (e2e/journeys/together.spec.ts).',
    variants: [sessionMenus],
  },
  'session-forms': {
    title: 'Session × every form',
    coupling:
      'Each form runs its draft, whose port `memberFeed` listens to the session; so do the ports `memberFeed` of three forms, and `memberRequests`, which two forms listen to. The ports run for real; the storage of the drafts is simulated by the rules of `draftStore.ts`. A form on a page for members is there for a signed-in member alone.',
    variants: sessionForms,
  },
  'outbox-request': {
    title: 'Outbox × request',
    coupling:
      'A submission writes its entry into the outbox, the outbox sends it, and the backend begins a request; the submission hears the answer, or looks at the outbox whenever it changes. Answers are lost, the network goes, time limits end, the browser has no room, and the page is loaded again.',
    variants: [outboxRequest],
  },
  'navigation-layer': {
    title: 'Navigation × layer',
    coupling:
      'Onboarding is offered by the pages that offer it when they are entered. Onboarding, the search and the mobile menu hear that another page is reached, or that its HTML is in view. A layer is modal: nothing below it is pressed; the history, the router and another layer that opens by itself go on.',
    variants: [navigationLayer],
  },
  'tabs-outbox': {
    title: 'Two tabs × outbox',
    coupling:
      'Both tabs have the storage, the backend and the lock for sending in common. A tab hears its own changes at once, those of the other when the browser tells it. Either is closed and opened in the middle of anything, and answers are lost.',
    variants: [tabsOutbox],
  },
};
