// The tools in a page of the lab: they begin by reading what this browser holds, and do not wait for a sign of use.
import type { Flows } from '#boot/flows.ts';
import { liveIslands } from '#boot/islands.tsx';

const timerIslands = liveIslands(() => import('./TimerIsland.tsx'), 'labDiagnostic');
const canvasIslands = liveIslands(() => import('./CanvasIsland.tsx'), 'labCanvas');

export const LabTimer = timerIslands.piece('LabTimer');
export const LabCanvas = canvasIslands.piece('LabCanvas');

/** The parts that a tool's page needs besides its text. */
export async function loadTool(flows: Flows, slug: string): Promise<void> {
  if (slug === 'second-curve-timer') await timerIslands.load(flows);
  if (slug === 'assumption-canvas') await canvasIslands.load(flows);
}
