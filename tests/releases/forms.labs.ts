// What the lab's four younger tools store in this browser.
import { fromCallback, fromPromise } from 'xstate';
import { labSamples } from '#content/labSamples.ts';
import { decisionLedgerMachine } from '#machines/decisionLedger.machine.ts';
import type { LedgerSheet } from '#machines/decisionLedger.machine.ts';
import { dilutionMapMachine } from '#machines/dilutionMap.machine.ts';
import type { MapSheet } from '#machines/dilutionMap.machine.ts';
import { reversePremortemMachine } from '#machines/reversePremortem.machine.ts';
import type { PremortemSheet } from '#machines/reversePremortem.machine.ts';
import { signalTriageMachine } from '#machines/signalTriage.machine.ts';
import type { TriageSheet } from '#machines/signalTriage.machine.ts';
import { keys } from '../../src/adapters/storage/keys.ts';
import { ledgerDraft } from '../../src/flows/decisionLedger/ports/draft.ts';
import { mapDraft } from '../../src/flows/dilutionMap/ports/draft.ts';
import { draftOf } from '../../src/flows/draft/ports.ts';
import { premortemDraft } from '../../src/flows/reversePremortem/ports/draft.ts';
import { triageDraft } from '../../src/flows/signalTriage/ports/draft.ts';
import { begin, sits } from '../adapters/openForm.ts';
import { charted } from './form.ts';
import type { StoredForm } from './form.ts';

/** A port that never answers, and a feed that never sends anything. */
const never = fromPromise(() => new Promise<never>(() => {})) as never;
const silent = fromCallback(() => {}) as never;

const triage: StoredForm = {
  name: 'signalTriage',
  flow: 'signalTriage',
  keys: [keys.labTriage],
  forVisitors: true,
  restore: charted<TriageSheet>('signalTriage', {
    open: (who) =>
      begin(
        signalTriageMachine.provide({
          actors: { draft: draftOf(sits(who), triageDraft), dayFeed: silent, handOut: never },
        }),
      ),
    typed: ({ signal, note, lines, stopped }, state) => [
      signal,
      note,
      lines,
      Object.entries(stopped).map(([question, count]) => `${question} stopped ${count}`),
      `at ${state.replaceAll('"', '')}`,
    ],
    // The signal has passed: it goes back to its last question.
    change: (send) => send({ type: 'answer.takenBack' }),
  }),
};

/** The ledger: its form and its lines, or a line that is being closed. */
const ledger = (name: string, change: Parameters<typeof charted>[1]['change']): StoredForm => ({
  name,
  flow: 'decisionLedger',
  keys: [keys.labLedger],
  forVisitors: true,
  restore: charted<Required<LedgerSheet>>(name, {
    open: (who) =>
      begin(
        decisionLedgerMachine.provide({
          actors: { draft: draftOf(sits(who), ledgerDraft), dayFeed: silent, handOut: never },
        }),
      ),
    typed: ({ entry, lines, closing }) => [entry, lines, closing.what],
    change,
  }),
});

const premortem: StoredForm = {
  name: 'reversePremortem',
  flow: 'reversePremortem',
  keys: [keys.labPremortem],
  forVisitors: true,
  restore: charted<PremortemSheet>('reversePremortem', {
    open: (who) =>
      begin(
        reversePremortemMachine.provide({
          actors: { draft: draftOf(sits(who), premortemDraft), handOut: never },
        }),
      ),
    typed: ({ draft, sentences, chosen, signs }, state) => [
      draft,
      sentences,
      chosen,
      signs,
      `at ${state.replaceAll('"', '')}`,
    ],
    change: (send) => send({ type: 'reading.resumed' }),
  }),
};

const map: StoredForm = {
  name: 'dilutionMap',
  flow: 'dilutionMap',
  keys: [keys.labMap],
  forVisitors: true,
  restore: charted<MapSheet>('dilutionMap', {
    open: (who) =>
      begin(
        dilutionMapMachine.provide({
          actors: { draft: draftOf(sits(who), mapDraft), handOut: never },
        }),
        undefined,
        { example: labSamples.map },
      ),
    typed: ({ rows }) => rows,
    change: (send) => send({ type: 'row.added', kind: 'holder' }),
  }),
};

/** The four tools. */
export const labForms: readonly StoredForm[] = [
  triage,
  ledger('decisionLedger', (send) =>
    send({ type: 'entry.typed', field: 'owner', text: 'Changed.' }),
  ),
  ledger('decisionLedgerClosing', (send) => send({ type: 'outcome.typed', text: 'Changed.' })),
  premortem,
  map,
];
