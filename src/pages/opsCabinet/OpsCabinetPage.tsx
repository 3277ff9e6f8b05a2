// The Ops Cabinet, also called the Founder Toolkit: five toolkits and what they cost.
import { rooms } from '#content/rooms.ts';
import { routes } from '#content/routes.ts';
import { site } from '#content/site.ts';
import { toolkits } from '#content/toolkits.ts';
import { ArrowLink } from '#pages/parts/ArrowLink.tsx';
import { Notes, unlisted } from '#pages/parts/Notes.tsx';
import { Opening } from '#pages/parts/Opening.tsx';
import { ToolkitGrid } from '#pages/parts/ToolkitGrid.tsx';
import { PremiumBadge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { Page, Section } from '#ui/Page.tsx';

const notes = unlisted(
  routes['/ops-cabinet'].sections,
  toolkits.map(({ title }) => title),
);
// What they cost fills the field that five cards leave open.
const price = notes.find(({ id }) => id === 'prices');

/** The page at /ops-cabinet. */
export function OpsCabinetPage() {
  const { label, title } = rooms.opsCabinet;
  return (
    <Page>
      <Opening path="/ops-cabinet" plate="toolkit">
        <PremiumBadge word={site.account.premiumBadge} />
      </Opening>
      <Section number={1} label={label} title={title}>
        <ToolkitGrid toolkits={toolkits}>
          {price ? (
            <Card
              id={price.id}
              heading={price.title}
              footer={price.link ? <ArrowLink link={price.link} /> : undefined}
            >
              {price.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Card>
          ) : null}
        </ToolkitGrid>
      </Section>
      <Notes sections={notes.filter((note) => note !== price)} from={2} />
    </Page>
  );
}
