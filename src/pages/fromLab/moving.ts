// What moves in the lab: its list, and the tools that can be used in the page. Taken over once the page stands.
import { islands } from '#app/island.tsx';

export const labIslands = islands(() => import('./LabIslands.tsx'));
const timerIslands = islands(() => import('./TimerIsland.tsx'));
const canvasIslands = islands(() => import('./CanvasIsland.tsx'));

export const LabTimer = timerIslands.piece('LabTimer');
export const LabCanvas = canvasIslands.piece('LabCanvas');

/** What the page of a tool needs besides its text. */
export async function bringTool(slug: string): Promise<void> {
  if (slug === 'second-curve-timer') await timerIslands.bring();
  if (slug === 'assumption-canvas') await canvasIslands.bring();
}
