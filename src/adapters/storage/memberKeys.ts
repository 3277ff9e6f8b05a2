// The owner of the browser's keys: set for a member, changed at sign-in, removed at sign-out.
import type { Answers } from '#machines/onboarding.machine.ts';
import type { SavedDraft } from './draftStore.ts';
import { draftStores } from './draftStores.ts';
import type { DraftStore } from './draftStores.ts';
import { answerKeys, forget, keys, read, write } from './keys.ts';
import { isOfThisVisit } from './visit.ts';
import type { Authorship } from './visit.ts';

/** Writes answers and completion under the specification's keys, as this member's. */
export function saveAnswers(owner: string, answers: Answers): void {
  writeAnswers(owner, answers);
  write(keys.complete, 'true');
}

/** Writes answers under the specification's keys, as this member's. */
export function writeAnswers(owner: string, answers: Answers): void {
  adopt(owner);
  write(keys.identity, JSON.stringify(answers.identities));
  write(keys.companyName, answers.companyName);
  write(keys.stage, answers.stage);
  write(keys.sector, answers.sector);
  write(keys.modules, JSON.stringify(answers.modules));
  write(keys.signals, JSON.stringify(answers.signals));
}

/**
 * Makes the browser's keys this member's: another member's are removed, ownerless ones adopted
 * (docs/product-decisions.md, "Sessions and storage"). Drafts that were written without an account become the member's if they are of this
 * visit; for all others the member decides (unclaimedWork.ts). Another member's drafts wait for their owner.
 */
export function adopt(owner: string): void {
  const former = read(keys.owner);
  if (former !== null && former !== owner) {
    forget(answerKeys);
    write(keys.complete, null);
  }
  write(keys.owner, owner);
  for (const store of draftStores) assignDrafts(store, owner, isOfThisVisit);
}

/** Makes the drafts of which this is true a member's. */
export function assignDrafts(
  store: DraftStore,
  member: string,
  isTheirs: (draft: SavedDraft) => boolean,
): void {
  const drafts = store.all();
  if (drafts.some(isTheirs))
    store.replaceAll(
      drafts.map((stored) => (isTheirs(stored) ? { ...stored, owner: member } : stored)),
    );
}

/** Which drafts leave with a member: their own, and those of this visit that never had an owner. */
export const isDeletedAtSignOutOf =
  (member: string | null) =>
  (draft: Authorship): boolean =>
    isOfThisVisit(draft) || (member !== null && draft.owner === member);

/**
 * Removes what sign-out removes: answers, drafts, the flag, the tier and the mark of a link by mail. Owner, completion and outbox stay, and what
 * other members, or visitors of earlier visits, have begun to write.
 */
export function forgetMember(): void {
  const owner = read(keys.owner);
  for (const store of draftStores) store.discardEach(isDeletedAtSignOutOf(owner));
  forget([...answerKeys, keys.pendingAdds, keys.linkAsked]);
}
