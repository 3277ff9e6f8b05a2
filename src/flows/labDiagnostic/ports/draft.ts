// The draft of the second curve timer: read, and checked.
import { moments } from '#machines/labDiagnostic.machine.ts';
import type { Answer, TimerAnswers, TimerSheet } from '#machines/labDiagnostic.machine.ts';
import { isRecord } from '#adapters/isRecord.ts';
import type { StoredAnswers } from '#adapters/storage/draftStore.ts';
import { timerStore as store } from '#adapters/storage/draftStores.ts';

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

const isAnswer = (value: unknown): value is Answer => value === 'yes' || value === 'no';

function toAnswers(stored: unknown): TimerAnswers {
  if (!isRecord(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([question, given]) => {
      if (!isRecord(given)) return [];
      const known = moments.flatMap((moment) => {
        const answer = given[moment];
        return isAnswer(answer) ? [[moment, answer] as const] : [];
      });
      return known.length === 0 ? [] : [[question, Object.fromEntries(known)] as const];
    }),
  );
}

/** The valid part of a stored timer. */
export const toTimer = (draft: StoredAnswers): TimerSheet => ({
  answers: toAnswers(draft['answers']),
  alike: textsIn(draft['alike']),
  isRead: draft['isRead'] === true,
});

/** The draft of the timer, as the flow `draft` keeps it. */
export const timerDraft = { store, understand: toTimer };
