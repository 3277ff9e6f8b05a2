// The draft of the dilution weather map: read, and checked.
import { rowKinds } from '#machines/dilutionMap.machine.ts';
import type { MapRow, MapSheet } from '#machines/dilutionMap.machine.ts';
import { isRecord } from '#adapters/isRecord.ts';
import { listIn, textIn } from '#adapters/storage/answerParts.ts';
import type { StoredAnswers } from '#adapters/storage/draftStore.ts';
import { mapStore as store } from '#adapters/storage/draftStores.ts';

function toRow(stored: unknown): MapRow[] {
  if (!isRecord(stored)) return [];
  const { kind, fields } = stored;
  const id = textIn(stored, 'id');
  const known = rowKinds.find((one) => one === kind);
  if (id === '' || known === undefined) return [];
  const texts = Object.entries(isRecord(fields) ? fields : {}).flatMap(([name, text]) =>
    typeof text === 'string' ? [[name, text] as const] : [],
  );
  return [{ id, kind: known, fields: Object.fromEntries(texts) }];
}

/** The valid part of a stored map. */
export function toMap(draft: StoredAnswers): MapSheet {
  return { rows: listIn(draft['rows']).flatMap(toRow) };
}

/** The draft of the map, as the flow `draft` keeps it. */
export const mapDraft = { store, understand: toMap };
