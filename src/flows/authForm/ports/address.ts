// The query of the auth page.
import { fromCallback } from 'xstate';
import type { AuthFormEvent } from '#machines/authForm.machine.ts';
import type { Address, AddressBook } from '#adapters/page/surroundings.ts';

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
