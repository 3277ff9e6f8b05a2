// What the path model of a draft types, finds and looks at.
import type { DraftAnswer, DraftUser, DraftWords } from '#machines/draft.machine.ts';

export const stored = { text: 'Two buyers', premium: false };
export const first = { text: 'Two', premium: false };
export const second = { text: 'Two boards', premium: false };
export const found = (owner: string | null): DraftAnswer => ({
  outcome: 'found',
  id: `of ${owner}`,
  owner,
  words: stored,
});

export type Seen = {
  context: { place: string; offersFound?: boolean; member?: DraftUser; words: DraftWords | null };
  hasTag: (tag: 'waiting' | 'restored' | 'kept' | 'overtaken') => boolean;
};
export const typed = ({ context }: Seen) => context.words?.['text'];
export const isOf =
  (...members: DraftUser[]) =>
  ({ context }: Seen) =>
    members.includes(context.member);

export const isOvertaken = (seen: Seen) => seen.hasTag('overtaken');
