// The tools in a page of the lab: they begin by reading what this browser holds, and do not wait for a sign of use.
import type { ComponentType } from 'react';
import type { Flows } from '#boot/flows.ts';
import { liveIslands } from '#boot/islands.tsx';

const timerIslands = liveIslands(() => import('./TimerIsland.tsx'), 'labDiagnostic');
const triageIslands = liveIslands(() => import('./TriageIsland.tsx'), 'signalTriage');
const canvasIslands = liveIslands(() => import('./CanvasIsland.tsx'), 'labAccess', 'labCanvas');
const ledgerIslands = liveIslands(
  () => import('./LedgerIsland.tsx'),
  'labAccess',
  'decisionLedger',
);
const premortemIslands = liveIslands(
  () => import('./PremortemIsland.tsx'),
  'labAccess',
  'reversePremortem',
);
const mapIslands = liveIslands(() => import('./MapIsland.tsx'), 'labAccess', 'dilutionMap');

type Tool = { load: (flows: Flows) => Promise<void>; View: ComponentType };

/** By the slug of the tool's page. */
const tools: Readonly<Record<string, Tool>> = {
  'second-curve-timer': { load: timerIslands.load, View: timerIslands.piece('LabTimer') },
  'signal-triage': { load: triageIslands.load, View: triageIslands.piece('SignalTriage') },
  'assumption-canvas': { load: canvasIslands.load, View: canvasIslands.piece('LabCanvas') },
  'decision-ledger': { load: ledgerIslands.load, View: ledgerIslands.piece('DecisionLedger') },
  'reverse-premortem': {
    load: premortemIslands.load,
    View: premortemIslands.piece('ReversePremortem'),
  },
  'dilution-weather-map': { load: mapIslands.load, View: mapIslands.piece('DilutionMap') },
};

/** The tool of a page; undefined where there is none. */
export const toolAt = (path: string): ComponentType | undefined =>
  tools[path.replace('/from-lab/', '')]?.View;

/** The parts that a tool's page needs besides its text. */
export async function loadTool(flows: Flows, slug: string): Promise<void> {
  await tools[slug]?.load(flows);
}
