// The three tabs of the main area; the open one is the flow's state and part of the address.
import type { ReactNode } from 'react';
import type { DashboardTab } from '#machines/dashboard.machine.ts';
import { dashboard } from '#content/dashboard.ts';
import { Tab, TabList, TabPanel, Tabs } from '#ui/Tabs.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { DashboardProps } from './dashboard.ts';

const words = dashboard.tabs;
const tabs = [
  { id: 'stack', name: words.feed },
  { id: 'community', name: words.community },
  { id: 'channels', name: words.channels },
] as const satisfies { id: DashboardTab; name: string }[];

/** The tabs and their content. */
export function DashboardTabs({
  actor,
  snapshot,
  panels,
}: DashboardProps & { panels: Record<DashboardTab, ReactNode> }) {
  const open = tabs.find(({ id }) => snapshot.hasTag(id))?.id ?? 'stack';
  return (
    <Tabs
      selectedKey={open}
      onSelectionChange={(key) => {
        const chosen = tabs.find(({ id }) => id === key);
        if (chosen !== undefined) actor.send({ type: 'tab.chosen', tab: chosen.id });
      }}
    >
      <TabList aria-label={words.label}>
        {tabs.map(({ id, name }) => (
          <Tab key={id} id={id}>
            {name}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, name }) => (
        <TabPanel key={id} id={id}>
          <VisuallyHidden as="h2">{name}</VisuallyHidden>
          {panels[id]}
        </TabPanel>
      ))}
    </Tabs>
  );
}
