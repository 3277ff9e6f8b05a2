// The first page of each file and how it is read: fetched when the first preview opens.
import { files } from '#content/files.ts';
import { previews } from '#content/details/previews.ts';
import { cabinet } from '#content/cabinet.ts';
import { Points } from '#pages/parts/Points.tsx';
import { Reading } from '#pages/parts/Reading.tsx';
import { Prose } from '#ui/Prose.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Muted } from '#ui/Text.tsx';

/** The titles of the parts after the first page. */
function partsAfter(id: string): readonly string[] {
  const shown = (previews[id] ?? []).flatMap((block) =>
    typeof block === 'object' && block.kind === 'heading' ? [block.words.join('')] : [],
  );
  return (files.find((file) => file.id === id)?.parts ?? []).filter(
    (part) => !shown.includes(part),
  );
}

/** The real first page, and the titles of the following parts. */
export function FirstPage({ id }: { id: string }) {
  const parts = partsAfter(id);
  return (
    <Stack $gap="oneHalf">
      <Prose>
        <Reading blocks={previews[id] ?? []} />
      </Prose>
      {parts.length > 0 ? (
        <Stack $gap="half">
          <Muted>{cabinet.preview.ends}</Muted>
          <Points points={parts} />
        </Stack>
      ) : null}
    </Stack>
  );
}
