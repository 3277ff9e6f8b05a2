// From The Lab: six tools with their status, and how far to trust each.
import { labTools } from '#content/labTools.ts';
import { rooms } from '#content/rooms.ts';
import { routes } from '#content/routes.ts';
import type { LabTool } from '#content/schema.items.ts';
import { longDate } from '#pages/parts/dates.ts';
import { ItemCard } from '#pages/parts/ItemCard.tsx';
import { Notes, unlisted } from '#pages/parts/Notes.tsx';
import { Opening } from '#pages/parts/Opening.tsx';
import { Badge, type BadgeTone } from '#ui/Badge.tsx';
import { Page, Section } from '#ui/Page.tsx';
import { Grid } from '#ui/Stack.tsx';

const tones: Record<LabTool['status'], BadgeTone> = {
  Experimental: 'ember',
  Stable: 'mint',
  Archived: 'neutral',
};
const titles = labTools.map(({ title }) => title);

/** The page at /from-lab. */
export function FromLabPage() {
  const { label, title } = rooms.fromLab;
  return (
    <Page>
      <Opening path="/from-lab" plate="lab-releases" />
      <Section number={1} label={label} title={title}>
        <Grid $columns={3} $gap="oneHalf">
          {labTools.map((tool) => (
            <ItemCard
              key={tool.id}
              kind="lab-releases"
              id={tool.id}
              labels={[tool.category, longDate(tool.releaseDate)]}
              title={tool.title}
              href={tool.href}
              text={tool.description}
              tags={tool.tags}
              foot={<Badge tone={tones[tool.status]}>{tool.status}</Badge>}
            />
          ))}
        </Grid>
      </Section>
      <Notes sections={unlisted(routes['/from-lab'].sections, titles)} from={2} />
    </Page>
  );
}
