// The browser around the flows: the clock, the theme, the window and the address.
import { fromCallback } from 'xstate';
import type { AuthFormEvent } from '#machines/authForm.machine.ts';
import type { DashboardEvent } from '#machines/dashboard.machine.ts';
import type { MobileMenuEvent } from '#machines/mobileMenu.machine.ts';
import type { ThemeChoice, ThemeEvent } from '#machines/theme.machine.ts';
import { keys, read, watch, write } from './keys.ts';

const millisecondsToNextHour = (now: Date) =>
  3_600_000 - ((now.getMinutes() * 60 + now.getSeconds()) * 1000 + now.getMilliseconds());

/** Port `clock` of the dashboard: the visitor's hour, at the start, when it passes, and when the tab comes back. */
export const clock = fromCallback<DashboardEvent>(({ sendBack }) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const strike = () => {
    const now = new Date();
    sendBack({ type: 'hour.struck', hour: now.getHours() });
    clearTimeout(timer);
    timer = setTimeout(strike, millisecondsToNextHour(now));
  };
  const wake = () => {
    if (document.visibilityState === 'visible') strike();
  };
  strike();
  document.addEventListener('visibilitychange', wake);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wake);
  };
});

/** Port `themeMemory`: the kept choice, and another tab's. */
export const themeMemory = fromCallback<ThemeEvent>(({ sendBack }) => {
  const recall = () => {
    const kept = read(keys.theme);
    const theme: ThemeChoice = kept === 'ink' || kept === 'paper' ? kept : 'system';
    wear(theme);
    sendBack({ type: 'theme.recalled', theme });
  };
  recall();
  return watch(keys.theme, recall);
});

/** Dresses the document. */
function wear(theme: ThemeChoice): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/** Keeps a choice: the watcher above dresses the document, here and in the other tabs. */
export function keepTheme(theme: ThemeChoice): void {
  write(keys.theme, theme === 'system' ? null : theme);
}

type Address = { pathname: string; search: string };

/** What these ports need of the router. */
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

/** Port `addressFeed` of the auth page: which tab the address names, at the start and after every navigation. */
export const authAddressOf = (book: AddressBook) =>
  fromCallback<AuthFormEvent>(({ sendBack }) => {
    const report = ({ pathname, search }: Address) => {
      if (!/^\/auth(\/|$)/.test(pathname)) return;
      // The path's tab wins over the search's.
      const isSignUp =
        pathname === '/auth/signup' ||
        (pathname !== '/auth/signin' && new URLSearchParams(search).get('tab') === 'signup');
      sendBack({ type: 'address.named', tab: isSignUp ? 'signup' : 'signin' });
    };
    report(book.here());
    return book.onNavigation(report);
  });
