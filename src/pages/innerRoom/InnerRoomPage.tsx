// The Inner Room, for members: office hours, advisory, and how to arrive prepared.
import { opsCabinetDetails } from '#content/details/ops-cabinet.ts';
import { partners } from '#content/partners.ts';
import { itemWords, rooms } from '#content/rooms.ts';
import { routes } from '#content/routes.ts';
import { site } from '#content/site.ts';
import { toolkits } from '#content/toolkits.ts';
import { ArrowLink } from '#pages/parts/ArrowLink.tsx';
import { ItemCard } from '#pages/parts/ItemCard.tsx';
import { Notes } from '#pages/parts/Notes.tsx';
import { Opening } from '#pages/parts/Opening.tsx';
import { PartnerGrid } from '#pages/parts/PartnerGrid.tsx';
import { ToolkitGrid } from '#pages/parts/ToolkitGrid.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Page, Section } from '#ui/Page.tsx';
import { Stack } from '#ui/Stack.tsx';

const { title: name, sections } = routes['/inner-room'];
const { dashboard } = site.account;
const crumbs = [{ label: dashboard.name, href: dashboard.href }, { label: name }];

// A free item of its own, not one of the five toolkits (decisions, "Toolkits").
const playbook = opsCabinetDetails.find(({ path }) => path.endsWith('/go-to-market-playbook'));

/** The page at /inner-room. */
export function InnerRoomPage() {
  const { innerRoomTools: tools, innerRoomPerks: perks } = rooms;
  return (
    <Page>
      <Opening path="/inner-room" crumbs={crumbs} plate="open-circle" />
      <Notes sections={sections} />
      <Section number={sections.length + 1} label={tools.label} title={tools.title}>
        <Stack $gap="one">
          <ToolkitGrid toolkits={toolkits.slice(0, 1)} columns={2}>
            {playbook ? (
              <ItemCard
                kind="toolkit"
                id="go-to-market-playbook"
                labels={[tools.playbook.label]}
                title={playbook.title}
                href={playbook.path}
                text={playbook.summary}
                points={tools.playbook.points}
                foot={<Badge tone="mint">{itemWords.free}</Badge>}
              />
            ) : null}
          </ToolkitGrid>
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
