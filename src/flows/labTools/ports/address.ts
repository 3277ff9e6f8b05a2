// The query in the address of /from-lab.
import type { LabToolsEvent } from '#machines/labTools.machine.ts';
import { addressFeedOf } from '#adapters/address/addressFeed.ts';
import type { AddressBook } from '#adapters/page/surroundings.ts';

/**
 * Port `addressFeed` of /from-lab: the filters that `?show=stable,canvas` names. The machine ignores those that it does
 * not know.
 */
export const labAddressOf = (book: AddressBook) =>
  addressFeedOf<LabToolsEvent>(book, '/from-lab', (query) => ({
    type: 'address.named',
    show: (query.get('show') ?? '').split(',').filter((name) => name !== ''),
  }));
