// The filter tabs of the Library, and under them the chosen publications (docs/product-spec.md, "Library").
import type { ReactNode } from 'react';
import { useActorRef, useSelector } from '@xstate/react';
import type { Shelf } from '#machines/librarySearch.machine.ts';
import { search } from '#content/search.ts';
import { useFlow } from '#boot/useFlow.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Tab, TabList, TabPanel, Tabs } from '#ui/Tabs.tsx';

const words = search.library;
const shelves: readonly Shelf[] = ['all', 'second-curve', 'next-curve'];

/**
 * The view of `librarySearch`; `children` renders the publications of a tab. Without scripts all are shown, without
 * tabs.
 */
export function Shelves({ children }: { children: (shelf: Shelf) => ReactNode }) {
  const librarySearch = useFlow('librarySearch');
  const actor = useActorRef(librarySearch);
  const snapshot = useSelector(actor, (current) => current);
  const { shelf } = snapshot.context;
  const choose = (id: string) => {
    const chosen = shelves.find((one) => one === id);
    if (chosen !== undefined) actor.send({ type: 'tab.chosen', shelf: chosen });
  };
  return (
    <div data-flow="librarySearch" data-state={statePath(snapshot.value)}>
      <Tabs selectedKey={shelf} onSelectionChange={choose}>
        <div data-needs-js>
          <TabList aria-label={words.label}>
            {shelves.map((one) => (
              <Tab key={one} id={one}>
                {words.tabs[one]}
              </Tab>
            ))}
          </TabList>
        </div>
        <TabPanel id={shelf}>{children(shelf)}</TabPanel>
      </Tabs>
    </div>
  );
}
