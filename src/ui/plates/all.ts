// Every plate, for pages that show any item.
import type { Look, PlateKind } from './draw.ts';
import { feedPlates } from './feed.ts';
import { expert } from './expert.tsx';
import { gathering } from './gathering.tsx';
import { partner } from './partner.tsx';
import { portrait } from './portrait.tsx';
import { toolkit } from './toolkit.tsx';

export const plates: Readonly<Record<PlateKind, Look>> = {
  ...feedPlates,
  toolkit,
  expert,
  portrait,
  partner,
  gathering,
};
export const plateKinds = Object.keys(plates) as PlateKind[];
