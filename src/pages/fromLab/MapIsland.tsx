// The dilution weather map, on demand: the tool for those whose plan includes it.
import { labSamples } from '#content/labSamples.ts';
import type { MapSheet } from '#machines/dilutionMap.machine.ts';
import { DilutionMap as Tool } from '#flows/dilutionMap/DilutionMap.tsx';
import { MapReading } from '#flows/dilutionMap/MapReading.tsx';
import { PlanTool } from './PlanTool.tsx';

const draw = ({ rows }: MapSheet) => <MapReading rows={rows} />;

/** The map, or its preview. */
export const DilutionMap = () => (
  <PlanTool<MapSheet> tool="dilution-weather-map" sample={{ rows: labSamples.map }} draw={draw}>
    <Tool example={labSamples.map} />
  </PlanTool>
);
