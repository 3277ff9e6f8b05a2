// Where the two tools of the lab are kept in this browser: whose they are, and what was entered.
import { draftShelf } from './draftShelf.ts';
import { keys } from './keys.ts';

const shelfAt = (key: typeof keys.labTimer | typeof keys.labCanvas) => ({
  key,
  ...draftShelf(key, () => []),
});

export const timerShelf = shelfAt(keys.labTimer);
export const canvasShelf = shelfAt(keys.labCanvas);

/** Both, for whoever signs in. */
export const labShelves = [timerShelf, canvasShelf] as const;
