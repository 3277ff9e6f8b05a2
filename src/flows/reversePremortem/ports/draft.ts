// The draft of the reverse pre-mortem: read, and checked.
import { planned } from '#machines/reversePremortem.machine.ts';
import type {
  LookBack,
  PlanField,
  PremortemPhase,
  PremortemSheet,
} from '#machines/reversePremortem.machine.ts';
import { isRecord } from '#adapters/isRecord.ts';
import { listIn, textIn, textsIn } from '#adapters/storage/answerParts.ts';
import type { StoredAnswers } from '#adapters/storage/draftStore.ts';
import { premortemStore as store } from '#adapters/storage/draftStores.ts';

const phases = ['writing', 'reading', 'planning'] as const satisfies PremortemPhase[];
const planFields = ['who', 'day', 'cost'] as const satisfies PlanField[];

function toPlan(stored: unknown): LookBack['plan'] {
  if (!isRecord(stored)) return {};
  return Object.fromEntries(
    planFields.flatMap((field) => {
      const text = textIn(stored, field);
      return text === '' ? [] : [[field, text]];
    }),
  );
}

function toSentence(stored: unknown): LookBack[] {
  if (!isRecord(stored)) return [];
  const [id, text] = [textIn(stored, 'id'), textIn(stored, 'text')];
  if (id === '' || text === '') return [];
  return [{ id, text, isTwice: stored['isTwice'] === true, plan: toPlan(stored['plan']) }];
}

/** The phase that the sheet can be in: reading needs three sentences, and planning three that are chosen. */
function phaseOf(
  stored: unknown,
  { sentences, chosen }: Pick<PremortemSheet, 'sentences' | 'chosen'>,
): PremortemPhase {
  const phase = phases.find((one) => one === stored) ?? 'writing';
  if (sentences.length < planned) return 'writing';
  return phase === 'planning' && chosen.length !== planned ? 'reading' : phase;
}

/** The valid part of a stored sheet. */
export function toPremortem(draft: StoredAnswers): PremortemSheet {
  const sentences = listIn(draft['sentences']).flatMap(toSentence);
  const chosen = textsIn(draft['chosen']).filter((id) => sentences.some((one) => one.id === id));
  return {
    phase: phaseOf(draft['phase'], { sentences, chosen }),
    draft: textIn(draft, 'draft'),
    sentences,
    chosen,
    signs: textsIn(draft['signs']),
  };
}

/** The draft of the reverse pre-mortem, as the flow `draft` keeps it. */
export const premortemDraft = { store, understand: toPremortem };
