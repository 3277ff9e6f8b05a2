// Renders a piece of the design system into a document, and removes it.
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

declare global {
  // React requires this flag for `act`.
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

/** Renders, and returns the host element and a function to render again. */
export const render = (node: ReactNode) => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  const show = (next: ReactNode) => act(() => root.render(next));
  show(node);
  onTestFinished(() => {
    act(() => root.unmount());
    host.remove();
  });
  return { host, show };
};

/** Exactly one element, or a clear failure. */
export const one = <T extends Element = HTMLElement>(host: ParentNode, selector: string): T => {
  const found = host.querySelector<T>(selector);
  if (!found) throw new Error(`Nothing matches ${selector}`);
  return found;
};
