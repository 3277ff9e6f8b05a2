// The test kit of the signal triage: its draft, its clock and its export answer on command.
import { signalTriageMachine } from '#machines/signalTriage.machine.ts';
import type { SignalTriageEvent, TriageLine, TriageSheet } from '#machines/signalTriage.machine.ts';
import { draftKit, feed, handOutKit, play } from './kit.ts';

export const lineOf = (id: string, would = 'Call the buyer'): TriageLine => ({
  payer: 'The hospital',
  changes: 'A permission',
  wrongIf: 'The next form has no such line, in June',
  would,
  id,
  day: '2026-11-22',
  signal: `Signal ${id}`,
});
export const sheetOf = (more: Partial<TriageSheet> = {}): TriageSheet => ({
  signal: '',
  place: 'writing',
  no: null,
  note: { payer: '', changes: '', wrongIf: '', would: '' },
  lines: [],
  stopped: { paid: 0, otherwise: 0, change: 0, date: 0 },
  ...more,
});

export const begin = () => {
  const draft = draftKit<TriageSheet>();
  const dayFeed = feed<SignalTriageEvent>();
  const handOut = handOutKit();
  const flow = play(
    signalTriageMachine.provide({
      actors: { draft: draft.logic, dayFeed: dayFeed.logic, handOut: handOut.logic },
    }),
  );
  return { ...flow, draft, dayFeed, handOut };
};
/** The tool with what was saved. */
export const triaging = (more?: Partial<TriageSheet>) => {
  const flow = begin();
  flow.draft.say({ type: 'draft.restored', words: more === undefined ? null : sheetOf(more) });
  flow.dayFeed.say({ type: 'day.known', day: '2026-11-23' });
  const answer = (...answers: ('yes' | 'no')[]) => {
    for (const one of answers) flow.send({ type: 'answer.given', answer: one });
  };
  return { ...flow, answer };
};
