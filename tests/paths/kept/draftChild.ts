// The draft of a form, run with its real ports: pure steps of its machine, and what each port really does in the browser.
import type { AnyEventObject } from 'xstate';
import { draftMachine } from '#machines/draft.machine.ts';
import { draftOf } from '../../../src/flows/draft/ports.ts';
import type { DraftPorts } from '../../../src/flows/draft/ports.ts';
import { sits } from '../../adapters/openForm.ts';
import { answerEvent, createEngine } from '../kit/engine.ts';
import type { Step } from '../kit/engine.ts';
import { runPort } from './world.ts';
import type { World } from './world.ts';

const engine = createEngine(draftMachine);
const ports = ['writeDraft', 'removeDraft', 'readDraft', 'compareDraft'];

/** Whether a form sends this event to its draft. */
export const isForDraft = ({ type }: AnyEventObject): boolean =>
  /^(?:words\.changed|place\.changed|draft\.(?:requested|takenUp|handedOver))$/.test(type);

/** The draft of one form; what it tells the form is added to `told`. */
export function draftChildOf(given: DraftPorts) {
  const loads: ReturnType<typeof draftOf>[] = [];
  const portsOfLoad = (load: number): Record<string, unknown> => {
    loads[load] ??= draftOf(sits(null), given);
    return loads[load].implementations.actors as Record<string, unknown>;
  };

  /** Runs the ports of the draft until it waits for nothing, or for what a slow browser does not answer. */
  async function settle(world: World, first: Step, told: AnyEventObject[]): Promise<void> {
    let step = first;
    for (;;) {
      told.push(...step.trace.sent);
      const { running } = step.situation;
      const port = ports
        .filter((name) => !world.isSlow || name !== 'readDraft')
        .flatMap((name) => running.filter((one) => one.port === name))[0];
      if (port === undefined) break;
      const answer = await runPort(portsOfLoad(world.load)[port.port], port.input).then(
        (output) => ({ output }),
        (error: unknown) => ({ error }),
      );
      step = engine.answer(step.situation, port.id, answerEvent(port.id, answer));
    }
    world.draft = step.situation;
  }

  return {
    /** Starts it, in a page that knows who is here. */
    begin: async (world: World, input: unknown, told: AnyEventObject[]): Promise<void> => {
      const begun = engine.begin(input);
      told.push(...begun.trace.sent);
      const event = { type: 'member.known', member: world.user };
      await settle(world, engine.send(begun.situation, event), told);
    },
    /** Sends it an event. */
    tell: async (world: World, event: AnyEventObject, told: AnyEventObject[]): Promise<void> => {
      if (world.draft !== null) await settle(world, engine.send(world.draft, event), told);
    },
  };
}
