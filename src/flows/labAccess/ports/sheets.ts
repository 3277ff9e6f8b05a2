// What this browser keeps of the tools of a plan, for those whose plan has ended: to be read, and handed out.
import { fromPromise } from 'xstate';
import type { DraftUser } from '#machines/draft.machine.ts';
import type { HandOutRequest, HandedOut } from '#machines/handOut.machine.ts';
import type { PlanTool, SavedSheet } from '#machines/labAccess.machine.ts';
import type { DraftPorts } from '#flows/draft/ports.ts';
import { canvasText } from '#adapters/files/labSheets.ts';
import { isRecord } from '#adapters/isRecord.ts';
import { handOutAs } from '#adapters/files/sheetText.ts';
import { canvasDraft } from '#flows/labCanvas/ports/draft.ts';
import { ledgerDraft } from '#flows/decisionLedger/ports/draft.ts';
import { ledgerText } from '#flows/decisionLedger/ports/handOut.ts';
import { mapDraft } from '#flows/dilutionMap/ports/draft.ts';
import { mapText } from '#flows/dilutionMap/ports/handOut.ts';
import { premortemDraft } from '#flows/reversePremortem/ports/draft.ts';
import { premortemText } from '#flows/reversePremortem/ports/handOut.ts';

type Saved = {
  draft: DraftPorts;
  /** Its entries: without one there is nothing to read. */
  entriesIn: (sheet: HandedOut) => unknown;
  textOn: (sheet: HandedOut, day: string) => string;
};

/** One tool; its sheet comes from its own draft. */
const saved = <Sheet extends object>(
  draft: { store: DraftPorts['store']; understand: (stored: HandedOut) => Sheet },
  entriesIn: (sheet: Sheet) => readonly unknown[],
  textOn: (sheet: Sheet, day: string) => string,
): Saved => ({
  draft: draft as unknown as DraftPorts,
  entriesIn: (sheet) => entriesIn(sheet as Sheet),
  textOn: (sheet, day) => textOn(sheet as Sheet, day),
});

const tools: Record<PlanTool, Saved> = {
  'assumption-canvas': saved(
    canvasDraft,
    ({ notes }) => notes,
    ({ notes }, day) => canvasText(notes, day),
  ),
  'decision-ledger': saved(ledgerDraft, ({ lines }) => lines, ledgerText),
  'reverse-premortem': saved(premortemDraft, ({ sentences }) => sentences, premortemText),
  'dilution-weather-map': saved(mapDraft, ({ rows }) => rows, mapText),
};

/** Port `readSheet`: what this user has saved of the tool; null where there is nothing to read. */
export async function readSheet(tool: PlanTool, member: DraftUser): Promise<SavedSheet | null> {
  const { draft, entriesIn } = tools[tool];
  const found = await draft.store.find('', member, draft.understand);
  if (found.outcome !== 'found') return null;
  const entries = entriesIn(found.words);
  return Array.isArray(entries) && entries.length > 0 ? { sheet: found.words } : null;
}

/** Port `handOutSheet` for what was saved: the request names the tool. */
export const handOutSaved = fromPromise<string | null, HandOutRequest>(
  async ({ input: { as, sheet } }) => {
    const tool = Object.keys(tools).find((name): name is PlanTool => name === sheet['tool']);
    const entries = sheet['sheet'];
    if (tool === undefined || !isRecord(entries)) throw new Error('');
    return handOutAs(as, tool, (day) => tools[tool].textOn(entries, day));
  },
);
