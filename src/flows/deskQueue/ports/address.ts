// The filters of the queue in the address of /desk, and the request that is open beside it.
import type { DeskDue, DeskFilter, DeskQueueEvent } from '#machines/deskQueue.machine.ts';
import { addressFeedOf, choiceIn } from '#adapters/address/addressFeed.ts';
import type { AddressBook } from '#adapters/page/surroundings.ts';
import { kinds, statuses } from '../choices.ts';

const dues = ['overdue', 'today', '12h', '3d', 'none'] as const satisfies DeskDue[];

/** The known ones of a list: an unknown one in the address is no error. */
const chosenIn = <Choice extends string>(choices: readonly Choice[], asked: string | null) => {
  const named = (asked ?? '').split(',');
  return choices.filter((choice) => named.includes(choice));
};

/** What an address asks for. */
export const filterIn = (query: URLSearchParams): DeskFilter => ({
  view: choiceIn(['open', 'closed'] as const, query.get('view'), 'open'),
  kind: chosenIn(kinds, query.get('kind')),
  status: chosenIn(statuses, query.get('status')),
  due: choiceIn(dues, query.get('due'), null),
  query: (query.get('q') ?? '').slice(0, 200),
});

/** Port `addressFeed`. */
export const queueAddressOf = (book: AddressBook) =>
  addressFeedOf<DeskQueueEvent>(book, '/desk', (query) => ({
    type: 'address.named',
    filter: filterIn(query),
    request: query.get('request') || null,
  }));
