// What a step of a request's history says at the desk: who, and to which status, or what it was about where the status stayed.
import { desk } from '#content/desk.ts';
import type { DeskRecord } from '#machines/deskRequest.machine.ts';
import type { RequestStatus } from '#machines/request.machine.ts';
import { statusName } from '#flows/desk/statusName.ts';
import { slotWords } from '#flows/officeHours/slots.ts';
import { fillIn } from '#flows/shared/fillIn.ts';

const words = desk.request.history;

type Step = DeskRecord['history'][number];

/**
 * The sentence.
 * @param step one of the history
 * @param before the status before it
 */
export function historyLine(
  { actor, to, by, about, slot }: Pick<Step, 'actor' | 'to' | 'by' | 'about' | 'slot'>,
  before: RequestStatus | undefined,
): string {
  const facts = {
    actor: by?.name ?? words[actor],
    status: statusName(to),
    slot: slot === undefined ? '' : slotWords(slot),
  };
  if (about !== undefined) return fillIn(words.about[about], facts);
  return fillIn(before === to ? words.note : words.line, facts);
}
