// The Ops Cabinet, also called the Founder Toolkit: five toolkits and what they cost.
import { rooms } from '#content/rooms.ts';
import { routes } from '#content/routes.ts';
import { site } from '#content/site.ts';
import { toolkits } from '#content/toolkits.ts';
import { Notes, unlisted } from '#pages/parts/Notes.tsx';
import { Opening } from '#pages/parts/Opening.tsx';
import { ToolkitGrid } from '#pages/parts/ToolkitGrid.tsx';
import { PremiumBadge } from '#ui/Badge.tsx';
import { Page, Section } from '#ui/Page.tsx';

const titles = toolkits.map(({ title }) => title);

/** The page at /ops-cabinet. */
export function OpsCabinetPage() {
  const { label, title } = rooms.opsCabinet;
  return (
    <Page>
      <Opening path="/ops-cabinet" plate="toolkit">
        <PremiumBadge word={site.account.premiumBadge} />
      </Opening>
      <Section number={1} label={label} title={title}>
        <ToolkitGrid toolkits={toolkits} />
      </Section>
      <Notes sections={unlisted(routes['/ops-cabinet'].sections, titles)} from={2} />
    </Page>
  );
}
