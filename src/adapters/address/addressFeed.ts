// A choice that is kept in the address: a shared link, Back and a press all lead to the same page.
import { fromCallback } from 'xstate';
import type { EventObject } from 'xstate';
import type { AddressBook } from '#adapters/page/surroundings.ts';

/**
 * Port `addressFeed` of a page that keeps its choices in its address: reports the query at the start and after
 * every navigation to that page.
 * @param toEvent makes the machine's own event of the query
 */
export const addressFeedOf = <Event extends EventObject>(
  book: AddressBook,
  page: string,
  toEvent: (query: URLSearchParams) => Event,
) =>
  fromCallback<Event>(({ sendBack }) => {
    // Reads the destination and not the current place, so that of two quick key presses the later one counts.
    const report = () => {
      const { pathname, search } = book.here();
      if (pathname === page) sendBack(toEvent(new URLSearchParams(search)));
    };
    report();
    return book.onNavigation(report);
  });

/** The requested one of `choices`, else `otherwise`: an unknown value in the address is no error. */
export const choiceIn = <Choice extends string, Other>(
  choices: readonly Choice[],
  asked: string | null,
  otherwise: Other,
): Choice | Other => choices.find((choice) => choice === asked) ?? otherwise;
