// The editor of answers with ports that a test answers.
import { deskAnswerMachine } from '#machines/deskAnswer.machine.ts';
import type {
  AnswerFate,
  AnswerToSend,
  AnswerVerdict,
  AnswerWords,
  AttachVerdict,
  DeskAnswerInput,
  TakenBack,
} from '#machines/deskAnswer.machine.ts';
import type { SearchEntry } from '#content/schema.search.ts';
import { blank, sentOf } from '../paths/desk.samples.ts';
import { draftKit, play, port } from './kit.ts';

export const begin = (given: Partial<DeskAnswerInput> = {}) => {
  const draft = draftKit<AnswerWords>();
  const fetchIndex = port<readonly SearchEntry[]>();
  const attachFile = port<AttachVerdict, { id: string; file: File | null }>();
  const sendAnswer = port<AnswerVerdict, AnswerToSend>();
  const takeBack = port<TakenBack, { id: string }>();
  const readFate = port<AnswerFate, { id: string }>();
  const flow = play(
    deskAnswerMachine.provide({
      actors: {
        draft: draft.logic,
        fetchIndex: fetchIndex.logic,
        attachFile: attachFile.logic,
        sendAnswer: sendAnswer.logic,
        takeBack: takeBack.logic,
        readFate: readFate.logic,
      },
    }),
    {
      id: 'r1',
      isCorrection: false,
      isLater: false,
      start: blank,
      sent: null,
      failed: null,
      files: [],
      ...given,
    },
  );
  return { ...flow, draft, fetchIndex, attachFile, sendAnswer, takeBack, readFate };
};
export type Flow = ReturnType<typeof begin>;

export const idle = ['writing.text.resting', 'writing.files.resting'];
export const write = (flow: Flow, text = 'Sign it.') =>
  flow.send({ type: 'words.edited', field: 'recommendation', text });
export const sending = () => {
  const flow = begin();
  write(flow);
  flow.draft.heard();
  flow.send({ type: 'answer.sent' });
  return flow;
};
export const counting = (seconds = 10) => {
  const flow = sending();
  flow.sendAnswer.resolve({ outcome: 'stored', sent: sentOf({ seconds }) });
  return flow;
};
export const settling = () => {
  const flow = counting();
  flow.wait(10_000);
  return flow;
};
