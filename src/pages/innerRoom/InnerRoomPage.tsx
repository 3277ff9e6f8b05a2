// The Inner Room, for members: office hours, advisory, and how to arrive prepared.
import { partners } from '#content/partners.ts';
import { rooms } from '#content/rooms.ts';
import { routes } from '#content/routes.ts';
import { site } from '#content/site.ts';
import { toolkits } from '#content/toolkits.ts';
import { ArrowLink } from '#pages/parts/ArrowLink.tsx';
import { Notes } from '#pages/parts/Notes.tsx';
import { Opening } from '#pages/parts/Opening.tsx';
import { PartnerGrid } from '#pages/parts/PartnerGrid.tsx';
import { ToolkitGrid } from '#pages/parts/ToolkitGrid.tsx';
import { Page, Section } from '#ui/Page.tsx';
import { Stack } from '#ui/Stack.tsx';

const { title: name, sections } = routes['/inner-room'];
const { dashboard } = site.account;
const crumbs = [{ label: dashboard.name, href: dashboard.href }, { label: name }];

/** The page at /inner-room. */
export function InnerRoomPage() {
  const { innerRoomTools: tools, innerRoomPerks: perks } = rooms;
  return (
    <Page>
      <Opening path="/inner-room" crumbs={crumbs} plate="open-circle" />
      <Notes sections={sections} />
      <Section number={sections.length + 1} label={tools.label} title={tools.title}>
        <Stack $gap="one">
          <ToolkitGrid toolkits={toolkits.slice(0, 2)} columns={2} />
          <div>
            <ArrowLink link={tools.link} />
          </div>
        </Stack>
      </Section>
      <Section number={sections.length + 2} label={perks.label} title={perks.title}>
        <Stack $gap="one">
          <PartnerGrid partners={partners.slice(0, 2)} />
          <div>
            <ArrowLink link={perks.link} />
          </div>
        </Stack>
      </Section>
    </Page>
  );
}
