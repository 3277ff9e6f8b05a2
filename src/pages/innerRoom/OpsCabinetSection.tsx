// The Ops Cabinet in the Inner Room: a toolkit that is locked, and a playbook that is free.
import { opsCabinetDetails } from '#content/details/ops-cabinet.ts';
import { itemWords, rooms } from '#content/rooms.ts';
import { toolkits } from '#content/toolkits.ts';
import { ArrowLink } from '#pages/parts/ArrowLink.tsx';
import { ItemCard } from '#pages/parts/ItemCard.tsx';
import { ToolkitGrid } from '#pages/parts/ToolkitGrid.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Section } from '#ui/Page.tsx';
import { Stack } from '#ui/Stack.tsx';

const { innerRoomTools: words } = rooms;

// A free item of its own, not one of the five toolkits (decisions, "Toolkits").
const playbook = opsCabinetDetails.find(({ path }) => path.endsWith('/go-to-market-playbook'));

/** The section with both cards; `number` is its place on the page. */
export function OpsCabinetSection({ number }: { number: number }) {
  return (
    <Section number={number} label={words.label} title={words.title}>
      <Stack $gap="one">
        <ToolkitGrid toolkits={toolkits.slice(0, 1)} columns={2}>
          {playbook ? (
            <ItemCard
              kind="toolkit"
              id="go-to-market-playbook"
              labels={[words.playbook.label]}
              title={playbook.title}
              href={playbook.path}
              text={playbook.summary}
              points={words.playbook.points}
              foot={<Badge tone="mint">{itemWords.free}</Badge>}
            />
          ) : null}
        </ToolkitGrid>
        <div>
          <ArrowLink link={words.link} />
        </div>
      </Stack>
    </Section>
  );
}
