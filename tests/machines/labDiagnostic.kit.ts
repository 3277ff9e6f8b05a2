// The test kit of the second curve timer: its draft and its export answer on command.
import { labTimer } from '#content/labTimer.ts';
import { labDiagnosticMachine } from '#machines/labDiagnostic.machine.ts';
import type {
  Answer,
  HandOut,
  LabDiagnosticEvent,
  TimerAnswers,
  TimerSheet,
} from '#machines/labDiagnostic.machine.ts';
import { draftKit, play, port } from './kit.ts';

export const { questions } = labTimer;
export const all = (before: Answer, now: Answer, turned: readonly string[] = []): TimerAnswers =>
  Object.fromEntries(
    questions.map(({ id }) => [
      id,
      turned.includes(id) ? { before: 'yes' as const, now: 'no' as const } : { before, now },
    ]),
  );

export const begin = () => {
  const draft = draftKit<TimerSheet>();
  const handOutTimer = port<string | null, { as: HandOut; sheet: TimerSheet }>();
  const flow = play(
    labDiagnosticMachine.provide({
      actors: { draft: draft.logic, handOutTimer: handOutTimer.logic },
    }),
    { questions },
  );
  return { ...flow, draft, handOutTimer };
};
export const asking = (sheet: TimerSheet | null = null) => {
  const flow = begin();
  flow.draft.say({ type: 'draft.restored', words: sheet });
  return flow;
};
export const whole: TimerSheet = {
  answers: all('yes', 'yes', ['q1']),
  alike: ['q1'],
  isRead: false,
};
export const reading = () => asking({ ...whole, isRead: true });
export const give = (
  question: string,
  moment: 'before' | 'now',
  answer: Answer,
): LabDiagnosticEvent => ({
  type: 'answer.given',
  question,
  moment,
  answer,
});
/** A tool of the lab, as it begins. */
export type Lab = ReturnType<typeof begin>;
