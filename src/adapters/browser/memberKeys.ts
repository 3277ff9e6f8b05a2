// Whose the browser's keys are: written for a member, made theirs at sign-in, removed at sign-out.
import type { Answers } from '#machines/onboarding.machine.ts';
import { draftShelves } from './draftShelves.ts';
import { answerKeys, forget, keys, read, write } from './keys.ts';

/** Writes answers and completion under the specification's keys, as this member's. */
export function keepAnswers(owner: string, answers: Answers): void {
  adopt(owner);
  write(keys.identity, JSON.stringify(answers.identities));
  write(keys.companyName, answers.companyName);
  write(keys.stage, answers.stage);
  write(keys.sector, answers.sector);
  write(keys.modules, JSON.stringify(answers.modules));
  write(keys.signals, JSON.stringify(answers.signals));
  write(keys.complete, 'true');
}

/**
 * Makes the browser's keys this member's: another member's are removed, ownerless ones adopted
 * (decisions, "Sessions and storage"). A visitor's drafts become the member's; another member's wait for their owner.
 */
export function adopt(owner: string): void {
  const former = read(keys.owner);
  if (former !== null && former !== owner) {
    forget(answerKeys);
    write(keys.complete, null);
  }
  write(keys.owner, owner);
  for (const shelf of draftShelves) shelf.adopt(owner);
}

/**
 * Removes what sign-out removes: answers, drafts, the flag, the tier and the mark of a link by mail. Owner, completion and outbox stay, and what
 * other members have begun to write.
 */
export function forgetMember(): void {
  const owner = read(keys.owner);
  for (const shelf of draftShelves) shelf.dropOf(owner);
  forget([...answerKeys, keys.wishes, keys.linkAsked]);
}
