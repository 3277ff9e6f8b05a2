// The reverse pre-mortem, on demand: the tool for those whose plan includes it.
import { labSamples } from '#content/labSamples.ts';
import type { PremortemSheet } from '#machines/reversePremortem.machine.ts';
import { PremortemReading } from '#flows/reversePremortem/PremortemReading.tsx';
import { ReversePremortem as Tool } from '#flows/reversePremortem/ReversePremortem.tsx';
import { PlanTool } from './PlanTool.tsx';

const draw = (sheet: PremortemSheet) => <PremortemReading sheet={sheet} />;

/** The method, or its preview. */
export const ReversePremortem = () => (
  <PlanTool<PremortemSheet> tool="reverse-premortem" sample={labSamples.premortem} draw={draw}>
    <Tool />
  </PlanTool>
);
