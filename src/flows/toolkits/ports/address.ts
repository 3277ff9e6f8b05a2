// The query in the address of /ops-cabinet.
import { cabinet } from '#content/cabinet.ts';
import { categorySlug } from '#content/toolkits.ts';
import type { ToolkitsEvent } from '#machines/toolkits.machine.ts';
import { addressFeedOf, choiceIn } from '#adapters/address/addressFeed.ts';
import type { AddressBook } from '#adapters/page/surroundings.ts';

const categories = cabinet.filters.options.map(({ id }) => id);

/** Port `addressFeed` of /ops-cabinet: the category in `?category=`, in any case; an unknown one means all. */
export const cabinetAddressOf = (book: AddressBook) =>
  addressFeedOf<ToolkitsEvent>(book, '/ops-cabinet', (query) => ({
    type: 'address.named',
    category: choiceIn(categories, categorySlug(query.get('category') ?? ''), 'all'),
  }));
