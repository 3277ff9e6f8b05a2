// The assumption canvas, on demand: the tool for those whose plan includes it.
import { labSamples } from '#content/labSamples.ts';
import type { CanvasSheet } from '#machines/labCanvas.machine.ts';
import { CanvasReading } from '#flows/labCanvas/CanvasReading.tsx';
import { LabCanvas as Tool } from '#flows/labCanvas/LabCanvas.tsx';
import { PlanTool } from './PlanTool.tsx';

const draw = ({ notes }: CanvasSheet) => <CanvasReading notes={notes} />;

/** The canvas, or its preview. */
export const LabCanvas = () => (
  <PlanTool<CanvasSheet> tool="assumption-canvas" sample={labSamples.canvas} draw={draw}>
    <Tool />
  </PlanTool>
);
