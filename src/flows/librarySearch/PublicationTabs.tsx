// The filter tabs of the Library, and under them the chosen publications (docs/product-spec.md, "Library").
import type { ReactNode } from 'react';
import { useActorRef, useSelector } from '@xstate/react';
import type { PublicationFilter } from '#machines/librarySearch.machine.ts';
import { search } from '#content/search.ts';
import { useFlow } from '#boot/useFlow.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Tab, TabList, TabPanel, Tabs } from '#ui/Tabs.tsx';

const words = search.library;
const filters: readonly PublicationFilter[] = ['all', 'second-curve', 'next-curve'];

/**
 * The view of `librarySearch`; `children` renders the publications of a tab. Without scripts all are shown, without
 * tabs.
 */
export function PublicationTabs({
  children,
}: {
  children: (publication: PublicationFilter) => ReactNode;
}) {
  const librarySearch = useFlow('librarySearch');
  const actor = useActorRef(librarySearch);
  const snapshot = useSelector(actor, (current) => current);
  const { publication } = snapshot.context;
  const choose = (id: string) => {
    const chosen = filters.find((one) => one === id);
    if (chosen !== undefined) actor.send({ type: 'tab.chosen', publication: chosen });
  };
  return (
    <div data-flow="librarySearch" data-state={statePath(snapshot.value)}>
      <Tabs selectedKey={publication} onSelectionChange={choose}>
        <div data-needs-js>
          <TabList aria-label={words.label}>
            {filters.map((one) => (
              <Tab key={one} id={one}>
                {words.tabs[one]}
              </Tab>
            ))}
          </TabList>
        </div>
        <TabPanel id={publication}>{children(publication)}</TabPanel>
      </Tabs>
    </div>
  );
}
