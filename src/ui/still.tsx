// Parts of a page that never move. They stay the HTML that they were, and their words and drawings are in no script;
// only where there is no such HTML, after a navigation in the page, are they fetched.
import { memo, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { onDemand } from './onDemand.ts';

/**
 * The site's one Trusted Types policy, named in its Content-Security-Policy. It makes an empty text of whatever it is
 * given: nothing else is ever set as HTML.
 */
const emptyHtml = globalThis.trustedTypes?.createPolicy('axis-one-static-html', {
  createHTML: () => '',
});

/** Always the same object: React leaves an inner HTML alone that does not change, and what it finds while it hydrates. */
const asItStands = { __html: emptyHtml?.createHTML('') ?? '' };

/**
 * Pieces of a page that stand still, all in one module. Links in them are followed (src/boot/links.ts); nothing else
 * in them may listen.
 * @param load imports the module; the route's loader awaits `bring`, so that a page never arrives with a hole in it
 */
export function still<Pieces extends Record<string, ComponentType>>(load: () => Promise<Pieces>) {
  const loader = onDemand(load);
  const fill = (box: HTMLElement | null) => {
    if (box?.hasChildNodes() === false) void loader.load();
  };
  return {
    /** @throws where the pieces cannot be fetched: the page says so, and can be tried again */
    load: async (): Promise<void> => {
      if ((await loader.load()) === null) throw new Error('The still parts cannot be reached.');
    },
    /** One of them, as a component without props. */
    piece: (name: keyof Pieces) =>
      memo(function Still() {
        const { part } = useSyncExternalStore(loader.subscribe, loader.read, loader.read);
        const Piece: ComponentType | undefined = part?.[name];
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

/** HTML that stays as it was made, however React comes to it; `children` are for the renderer alone. */
export const PreservedHtml = ({ children }: { children?: ReactNode }) =>
  children === undefined ? (
    <div data-still="" suppressHydrationWarning dangerouslySetInnerHTML={asItStands} />
  ) : (
    <div data-still="">{children}</div>
  );
