// A request at the desk with ports that a test answers.
import { createActor, fromCallback } from 'xstate';
import type { DeskAnswerInput, deskAnswerMachine } from '#machines/deskAnswer.machine.ts';
import { deskRequestMachine } from '#machines/deskRequest.machine.ts';
import type {
  DeskListener,
  DeskRequestAnswer,
  DeskStep,
  DeskVerdict,
  StepDraft,
} from '#machines/deskRequest.machine.ts';
import { record } from '../paths/desk.samples.ts';
import { draftKit, play, port } from './kit.ts';

export const begin = () => {
  const told: string[] = [];
  const queue = createActor(
    fromCallback<{ type: 'request.changed' }>(({ receive }) => {
      receive(({ type }) => told.push(type));
    }),
  ).start() as unknown as DeskListener;
  const readRequest = port<DeskRequestAnswer, { id: string }>();
  const takeStep = port<DeskVerdict, DeskStep>();
  const draft = draftKit<StepDraft>();
  const answer = port<undefined, DeskAnswerInput>();
  const flow = play(
    deskRequestMachine.provide({
      actors: {
        answer: answer.logic as unknown as typeof deskAnswerMachine,
        draft: draft.logic,
        readRequest: readRequest.logic,
        takeStep: takeStep.logic,
      },
    }),
    { id: 'r1', queue, signature: 'The advisor' },
  );
  return { ...flow, answer, draft, readRequest, takeStep, told };
};
export type Flow = ReturnType<typeof begin>;
export const shown = () => {
  const flow = begin();
  flow.readRequest.resolve({ outcome: 'found', record });
  return flow;
};
export const composing = (command: 'schedule' | 'decline' | 'note' = 'schedule') => {
  const flow = shown();
  flow.send({ type: 'command.chosen', command });
  return flow;
};
