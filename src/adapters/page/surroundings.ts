// The browser around the flows of every page: the theme, the window and the address.
import { fromCallback } from 'xstate';
import type { MobileMenuEvent } from '#machines/mobileMenu.machine.ts';
import type { ThemeChoice, ThemeEvent } from '#machines/theme.machine.ts';
import { keys, read, watch, write } from '#adapters/storage/keys.ts';

/** Port `themeMemory`: the stored choice, and changes by another tab. */
export const themeMemory = fromCallback<ThemeEvent>(({ sendBack }) => {
  const restore = () => {
    const kept = read(keys.theme);
    const theme: ThemeChoice = kept === 'ink' || kept === 'paper' ? kept : 'system';
    wear(theme);
    sendBack({ type: 'theme.restored', theme });
  };
  restore();
  return watch(keys.theme, restore);
});

/** Dresses the document. */
function wear(theme: ThemeChoice): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/** Keeps a choice: the watcher above dresses the document, here and in the other tabs. */
export function saveTheme(theme: ThemeChoice): void {
  write(keys.theme, theme === 'system' ? null : theme);
}

export type Address = { pathname: string; search: string };

/** The part of the router that these ports need. */
export type AddressBook = {
  /** Calls back after every navigation. */
  onNavigation: (callBack: (address: Address) => void) => () => void;
  /** Where the visitor is now. */
  here: () => Address;
};

/** Port `surroundings` of the mobile menu; `wide` is the media query from which the header shows everything. */
export const surroundingsOf = (book: AddressBook, wide: string) =>
  fromCallback<MobileMenuEvent>(({ sendBack }) => {
    const query = window.matchMedia(wide);
    const grow = () => {
      if (query.matches) sendBack({ type: 'viewport.widened' });
    };
    query.addEventListener('change', grow);
    const stop = book.onNavigation(() => sendBack({ type: 'address.changed' }));
    return () => {
      stop();
      query.removeEventListener('change', grow);
    };
  });
