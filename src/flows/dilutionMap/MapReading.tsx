// The map as a sheet that cannot be changed: the sample of its preview, or what was saved before a plan ended.
import type { MapRow } from '#machines/dilutionMap.machine.ts';
import { labMap as words } from '#content/labMap.ts';
import { DataTable } from '#ui/DataTable.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Heading } from '#ui/Text.tsx';
import { MapResult } from './MapResult.tsx';
import { enteredTables, findingsOf } from './mapTables.ts';

/** The result, and what was entered. */
export const MapReading = ({ rows }: { rows: readonly MapRow[] }) => (
  <Stack $gap="two">
    <MapResult findings={findingsOf(rows)} />
    <Stack $gap="one">
      <Heading level={3}>{words.entered}</Heading>
      {enteredTables(rows).map(({ caption, head, rows: lines }) => (
        <DataTable key={caption} caption={caption} head={head} rows={lines} numeric={[]} />
      ))}
    </Stack>
  </Stack>
);
