// What the address of /signal-stack asks for.
import { fromCallback } from 'xstate';
import type { Show, SignalStackEvent } from '#machines/signalStack.machine.ts';
import type { Address, AddressBook } from './surroundings.ts';

const shows = [
  'second-curve',
  'next-curve',
  'tool-drops',
  'lab-releases',
  'asyncq',
  'open-circle',
  'signal-exchange',
] as const satisfies Show[];

/** Port `addressFeed` of /signal-stack: the kind that the address names, at the start and after every navigation. */
export const stackAddressOf = (book: AddressBook) =>
  fromCallback<SignalStackEvent>(({ sendBack }) => {
    const report = ({ pathname, search }: Address) => {
      if (pathname !== '/signal-stack') return;
      const asked = new URLSearchParams(search).get('show');
      sendBack({ type: 'address.named', show: shows.find((show) => show === asked) ?? 'all' });
    };
    report(book.here());
    return book.onNavigation(report);
  });
