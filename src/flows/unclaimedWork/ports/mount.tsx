// Puts the question about words of an earlier visit over the page: loaded where a member's browser keeps some.
import { Fragment, type ReactNode } from 'react';
import type { PortsContext } from '#boot/flows.ts';
import { connect } from '../ports.ts';
import { UnclaimedWork } from '../UnclaimedWork.tsx';

let isHere = false;

/**
 * Puts the question over the page, once; from then on it hears by itself of every member
 * who signs in.
 * @param show draws the page with a layer over it, or what of both was drawn last; returns the content
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
