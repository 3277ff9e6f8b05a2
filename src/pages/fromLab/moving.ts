// The interactive parts of the lab: its list, and the tools in the page. Hydrated after the page.
import type { Flows } from '#boot/flows.ts';
import { islands } from '#boot/islands.tsx';

export const labIslands = islands(
  () => import('./LabIslands.tsx'),
  'application',
  'fileDownload',
  'labTools',
  'stack',
  'stack/share',
);
const timerIslands = islands(() => import('./TimerIsland.tsx'), 'labDiagnostic');
const canvasIslands = islands(() => import('./CanvasIsland.tsx'), 'labCanvas');

export const LabTimer = timerIslands.piece('LabTimer');
export const LabCanvas = canvasIslands.piece('LabCanvas');

/** The parts that a tool's page needs besides its text. */
export async function loadTool(flows: Flows, slug: string): Promise<void> {
  if (slug === 'second-curve-timer') await timerIslands.load(flows);
  if (slug === 'assumption-canvas') await canvasIslands.load(flows);
}
