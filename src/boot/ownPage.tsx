// A member's own page as the first page: it is shown as soon as its member is known, and the router, which runs the guards, is
// fetched after it. The script is fetched with the page (tools/site/compose.mjs); public pages have no such page.
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Placed } from '#ui/placed.ts';
import type { App } from './app.tsx';
import { isMemberHere } from './currentUser.ts';
import { loadFlows, type FlowId } from './flows.ts';
import { firstPage } from './site.tsx';

type OwnPage = {
  app: App;
  /** The script of the page's component. */
  part: string;
  /** The flows that the page begins with, as its HTML names them. */
  own: string | undefined;
  /** Resolves when the frame is hydrated: an update before that would make React render all of it anew. */
  awake: Promise<unknown>;
  show: (page: ReactNode) => void;
};

/** The browser has looked for the part that the address names before the page was here. */
const scrollToPart = () => document.getElementById(window.location.hash.slice(1))?.scrollIntoView();

/**
 * Shows the page of a shell in it.
 * @param signal is aborted where the user has asked for another page meanwhile
 * @throws where no member is here, or a script cannot be fetched: then the router shows why
 */
export async function showOwnPage(
  { app, part, own, awake, show }: OwnPage,
  signal: AbortSignal,
): Promise<void> {
  const admission = isMemberHere(app.session).then((isMember) => {
    if (!isMember) throw new Error('No member is here.');
  });
  const [page] = await Promise.all([
    firstPage('page', part),
    admission,
    awake,
    loadFlows(app.flows, ...((own ?? '').split(' ') as FlowId[])),
  ]);
  signal.throwIfAborted();
  // At once: what the page's actors say first, the greeting among it, is rendered before the first paint of the page.
  flushSync(() => {
    show(
      <>
        {page}
        <Placed onPlaced={scrollToPart} />
      </>,
    );
  });
}
