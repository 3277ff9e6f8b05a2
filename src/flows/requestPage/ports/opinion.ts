// What its member said of an answer, as the backend returns it.
import type { Opinion } from '#machines/opinion.machine.ts';
import { moment } from '#adapters/supabase/moment.ts';
import { isRow, textOrNull } from '#adapters/supabase/requestRows.ts';

/** Null where nothing was said. */
export const toOpinion = (value: unknown): Opinion | null =>
  isRow(value)
    ? {
        helped: value['helped'] === true,
        why: textOrNull(value['why']),
        saidAt: moment(value['said_at']) ?? '',
      }
    : null;
