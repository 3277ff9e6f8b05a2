// A choice that is kept in the address: a shared link, Back and a press all lead to the same page.
import { fromCallback } from 'xstate';
import type { EventObject } from 'xstate';
import type { AddressBook } from '#adapters/page/surroundings.ts';

/**
 * Port `addressFeed` of a page whose choices stand in its address: what the address asks for, at the start and after
 * every navigation to that page.
 * @param toEvent makes the machine's own event of the query
 */
export const addressFeedOf = <Event extends EventObject>(
  book: AddressBook,
  page: string,
  toEvent: (query: URLSearchParams) => Event,
) =>
  fromCallback<Event>(({ sendBack }) => {
    // Of two keys the later one counts: it is asked where the visitor is going, not what was reached.
    const report = () => {
      const { pathname, search } = book.here();
      if (pathname === page) sendBack(toEvent(new URLSearchParams(search)));
    };
    report();
    return book.onNavigation(report);
  });

/** The one of `choices` that was asked for, else `otherwise`: nobody is punished for an address of their own making. */
export const choiceIn = <Choice extends string, Other>(
  choices: readonly Choice[],
  asked: string | null,
  otherwise: Other,
): Choice | Other => choices.find((choice) => choice === asked) ?? otherwise;
