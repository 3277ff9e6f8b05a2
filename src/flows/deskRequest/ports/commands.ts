// What an advisor may do about a request now: its chart says so, as the database does.
import { requestMachine } from '#machines/request.machine.ts';
import type { RequestEvent } from '#machines/request.machine.ts';
import type { DeskCommand } from '#machines/deskRequest.machine.ts';
import type { AskedRequest } from '#machines/requestPage.machine.ts';

/** The step of the chart behind each button, in the order of the buttons. */
const steps: readonly [DeskCommand, RequestEvent['type'] & `advisor.${string}`][] = [
  ['review', 'advisor.opened'],
  ['answer', 'advisor.answered'],
  ['reply', 'advisor.answered'],
  ['accept', 'advisor.accepted'],
  ['schedule', 'advisor.scheduled'],
  ['offer', 'advisor.offered'],
  ['agreeMove', 'advisor.moved'],
  ['refuseMove', 'advisor.declinedMove'],
  ['ask', 'advisor.asked'],
  ['decline', 'advisor.declined'],
];

/**
 * The commands.
 * @param request as it is stored
 * @param wantedSlot another slot that its member asks for
 * @param hasDocument its answer is a document, which can be corrected
 */
export function commandsOf(
  { kind, status }: Pick<AskedRequest, 'kind' | 'status'>,
  wantedSlot: string | null,
  hasDocument: boolean,
): readonly DeskCommand[] {
  const chart = requestMachine.resolveState({
    value: {
      life: status,
      promise: 'unmade',
      quota: 'untouched',
      followUp: 'unavailable',
      appointment: wantedSlot === null ? 'asBefore' : 'moveAsked',
    },
    // What was promised decides nothing about what is allowed.
    context: { kind, hasPriority: false },
  });
  const legal = steps.flatMap(([command, type]): DeskCommand[] => {
    // The answer to a question is a document; to anything else it may be a note as well.
    const isDocument = command === 'reply' && kind === 'asynq';
    return chart.can({ type }) && !isDocument ? [command] : [];
  });
  // What was given is another version, and no step of the chart.
  const corrected: DeskCommand[] = hasDocument && status === 'answered' ? ['correct'] : [];
  return [...legal, ...corrected, 'note'];
}
