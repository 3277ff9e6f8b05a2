// Mounts the question about texts of an earlier visit over the page: loaded where a member's browser has some.
import { Fragment, type ReactNode } from 'react';
import type { PortsContext } from '#boot/flows.ts';
import { connect } from '../ports.ts';
import { UnclaimedWork } from '../UnclaimedWork.tsx';

let isHere = false;

/**
 * Mounts the question over the page, once; from then on it listens itself for every member
 * who signs in.
 * @param show renders the page with a layer over it, or with the last ones rendered; returns the content
 */
export function askWhose(
  page: PortsContext,
  show: (content?: ReactNode, layer?: ReactNode) => ReactNode,
): void {
  if (isHere) return;
  isHere = true;
  let drawn = 0;
  // The page is mounted again: its forms restore their drafts.
  const redraw = () => {
    drawn += 1;
    show(<Fragment key={drawn}>{show()}</Fragment>);
  };
  show(undefined, <UnclaimedWork flow={connect(page, redraw)} />);
}
