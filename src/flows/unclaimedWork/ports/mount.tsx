// Mounts the question about texts of an earlier visit over the page: loaded where a member's browser has some.
import { Fragment, type ReactNode } from 'react';
import type { PortsContext } from '#boot/flows.ts';
import { connect } from '../ports.ts';
import { newId } from '#adapters/outbox/submitRequest.ts';
import { UnclaimedWork } from '../UnclaimedWork.tsx';

/** Renders the page with a layer over it, or with the last ones rendered; returns the content. */
type Show = (content?: ReactNode, layer?: ReactNode) => ReactNode;

/** The question of each page: the same element, however often it is rendered. */
const questions = new WeakMap<PortsContext, ReactNode>();

function questionOf(page: PortsContext, show: Show): ReactNode {
  // The page is mounted again, under a key of its own: its forms restore their drafts.
  const redraw = () => void show(<Fragment key={newId()}>{show()}</Fragment>);
  const question = questions.get(page) ?? <UnclaimedWork flow={connect(page, redraw)} />;
  questions.set(page, question);
  return question;
}

/** Mounts the question over the page; from then on it listens itself for every member who signs in. */
export const askWhose = (page: PortsContext, show: Show): void =>
  void show(undefined, questionOf(page, show));
