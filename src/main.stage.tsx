// Part of the composition root: what is drawn into the document, and how it is drawn anew.
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { House } from '#app/house.tsx';
import { Site } from './main.site.tsx';

/** Draws content, with a layer over it; without one, the layer that was there stays. */
export type Show = (content: ReactNode, layer?: ReactNode) => void;

type Surroundings = {
  container: Element;
  /** The container holds HTML that React takes over. */
  isRendered: boolean;
  house: House;
  /** Hears that the first page stands. */
  onPage: () => void;
  /** Hears of everything that is drawn. */
  hear: ((page: Root, site: ReactNode) => void) | undefined;
};

export type Stage = ReturnType<typeof stageIn>;

/** The site in its container. */
export function stageIn({ container, isRendered, house, onPage, hear }: Surroundings) {
  let page: Root | null = null;
  let standing: ReactNode = null;
  let layer: ReactNode = null;

  /** Content that comes later does not take away what stands before it is there. */
  const show: Show = (content, over = layer) => {
    standing = content;
    layer = over;
    const site = (
      <Site house={house} onPage={onPage} layer={over}>
        {content}
      </Site>
    );
    if (page !== null) {
      const root = page;
      startTransition(() => root.render(site));
    } else if (isRendered) {
      page = hydrateRoot(container, site);
    } else {
      page = createRoot(container);
      page.render(site);
    }
    hear?.(page, site);
  };

  return {
    show,
    /** The content that was drawn last. */
    standing: () => standing,
  };
}
