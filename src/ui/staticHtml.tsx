// Static parts of a page. They stay as their HTML, so that no script contains their texts and drawings; only without
// that HTML, after a client-side navigation, are they fetched.
import { memo, type ComponentType, type ReactNode } from 'react';
import { useSelector } from '@xstate/react';
import { onDemand } from './onDemand.ts';

/**
 * The site's one Trusted Types policy, named in its Content-Security-Policy. It makes an empty text of whatever it is
 * given: nothing else is ever set as HTML.
 */
const emptyHtml = globalThis.trustedTypes?.createPolicy('axis-one-static-html', {
  createHTML: () => '',
});

/** Always the same object: React leaves an unchanged inner HTML alone, and the existing HTML while it hydrates. */
const asItStands = { __html: emptyHtml?.createHTML('') ?? '' };

/**
 * Static parts of a page, all in one module. Links in them work (src/boot/links.ts); nothing else in them may handle
 * events.
 * @param load imports the module; the route's loader awaits `load`, so that a page never renders with a gap in it
 */
export function staticHtml<Pieces extends Record<string, ComponentType>>(
  load: () => Promise<Pieces>,
) {
  const loader = onDemand(load);
  const fill = (element: HTMLElement | null) => {
    if (element?.hasChildNodes() === false) void loader.load();
  };
  return {
    /** @throws where the parts cannot be fetched: the page shows an error with a retry */
    load: async (): Promise<void> => {
      if ((await loader.load()) === null) throw new Error('The still parts cannot be reached.');
    },
    /** One of them, as a component without props. */
    piece: (name: keyof Pieces) =>
      memo(function StaticHtml() {
        const Piece: ComponentType | undefined = useSelector(loader.actor(), loader.read)?.[name];
        return Piece === undefined ? (
          <div
            key="html"
            data-still=""
            ref={fill}
            suppressHydrationWarning
            dangerouslySetInnerHTML={asItStands}
          />
        ) : (
          <div key="part" data-still="">
            <Piece />
          </div>
        );
      }),
  };
}

/** HTML that React leaves unchanged, at hydration and after; `children` are for the renderer alone. */
export const PreservedHtml = ({ children }: { children?: ReactNode }) =>
  children === undefined ? (
    <div data-still="" suppressHydrationWarning dangerouslySetInnerHTML={asItStands} />
  ) : (
    <div data-still="">{children}</div>
  );
