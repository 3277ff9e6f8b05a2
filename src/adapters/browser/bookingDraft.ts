// The request for an office hour that is being written, as this browser keeps it: its words serve for any slot.
import { draftShelf } from './draftShelf.ts';
import { keys } from './keys.ts';

export const {
  read: readBooking,
  write: writeBooking,
  release: releaseBooking,
  drop: dropBooking,
  adopt: adoptBooking,
} = draftShelf(keys.booking, ({ file }) => [file]);
