// Tabs: a ruled line, the chosen one underlined in the accent. Arrow keys, Home and End choose, as in the ARIA pattern.
import { createContext, use, useId, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { focusRing } from './motion.ts';
import { media, tokens } from './tokens.ts';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.oneHalf};
  min-width: 0;
`;

/* A tab's focus ring needs space beside its text: the line extends by as much, so that the text stays flush. */
const air = tokens.space.half;

const List = styled.div`
  display: flex;
  gap: ${tokens.space.half};
  margin-inline: calc(-1 * ${air});
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  background: linear-gradient(${tokens.color.hairline}, ${tokens.color.hairline}) bottom /
    calc(100% - 2 * ${air}) ${tokens.line.hair} no-repeat;
`;

const Leaf = styled.button`
  position: relative;
  flex: none;
  display: flex;
  align-items: center;
  min-height: ${tokens.size.control};
  min-width: ${tokens.size.touch};
  padding-inline: ${air};
  border-radius: ${tokens.radius.small};
  color: ${tokens.color.muted};
  touch-action: manipulation;
  cursor: pointer;
  white-space: nowrap;
  outline: none;
  &::after {
    content: '';
    position: absolute;
    inset-inline: ${air};
    inset-block-end: 0;
    border-bottom: ${tokens.line.bold} solid transparent;
  }
  @media (hover: hover) {
    &:hover:not(:disabled) {
      color: ${tokens.color.text};
    }
  }
  &[aria-selected='true'] {
    color: ${tokens.color.text};
    &::after {
      border-color: ${tokens.color.accent};
    }
  }
  &:focus-visible {
    ${focusRing}
    outline-offset: ${tokens.ring.inside};
  }
  &:disabled {
    opacity: ${tokens.opacity.disabled};
    cursor: default;
  }
  ${media.forced} {
    &[aria-selected='true']::after {
      border-color: Highlight;
    }
  }
`;

const Panel = styled.div`
  outline: none;
  &:focus-visible {
    ${focusRing}
    outline-offset: ${tokens.ring.far};
  }
`;

type Chosen = { name: string; selectedKey: string; choose: (id: string) => void };

const TabsContext = createContext<Chosen | null>(null);

function useTabs(): Chosen {
  const chosen = use(TabsContext);
  if (chosen === null) throw new Error('A tab stands outside Tabs.');
  return chosen;
}

export type TabsProps = {
  selectedKey: string;
  onSelectionChange: (id: string) => void;
  /** A TabList and its TabPanels. */
  children: ReactNode;
};

/** Wraps a TabList and its TabPanels. */
export function Tabs({ selectedKey, onSelectionChange, children }: TabsProps) {
  const name = useId();
  return (
    <TabsContext value={{ name, selectedKey, choose: onSelectionChange }}>
      <Frame>{children}</Frame>
    </TabsContext>
  );
}

/** The index of the tab to which a key moves from `place` among `count`; undefined for other keys. */
function destination(key: string, place: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (place + 1) % count;
  if (key === 'ArrowLeft') return (place - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

function moveByKey(event: KeyboardEvent<HTMLDivElement>) {
  // With one of these the key is the browser's: Alt and an arrow leave the page.
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const tabs = [
    ...event.currentTarget.querySelectorAll<HTMLButtonElement>('[role="tab"]:not(:disabled)'),
  ];
  const place = tabs.findIndex((tab) => tab === document.activeElement);
  const to = place < 0 ? undefined : destination(event.key, place, tabs.length);
  const tab = to === undefined ? undefined : tabs[to];
  if (tab === undefined) return;
  event.preventDefault();
  tab.focus();
  tab.click();
}

export type TabListProps = { 'aria-label': string; children: ReactNode };

/** The line of tabs. It scrolls sideways where it does not fit. */
export function TabList({ 'aria-label': label, children }: TabListProps) {
  return (
    <List role="tablist" aria-label={label} onKeyDown={moveByKey}>
      {children}
    </List>
  );
}

export type TabProps = {
  /** Shared with its panel. */
  id: string;
  isDisabled?: boolean | undefined;
  children: ReactNode;
};

/** One tab; only the chosen one is in the tab order. */
export function Tab({ id, isDisabled = false, children }: TabProps) {
  const { name, selectedKey, choose } = useTabs();
  const isSelected = id === selectedKey;
  return (
    <Leaf
      type="button"
      role="tab"
      id={`${name}-tab-${id}`}
      aria-selected={isSelected}
      aria-controls={isSelected ? `${name}-panel-${id}` : undefined}
      tabIndex={isSelected ? 0 : -1}
      disabled={isDisabled}
      onClick={({ currentTarget }) => {
        // Safari does not focus a pressed button, and the arrow keys would not reach the tabs.
        currentTarget.focus();
        if (!isSelected) choose(id);
      }}
    >
      {children}
    </Leaf>
  );
}

/** The elements in the tab order. */
const stops = ':is(a[href], button, input, select, textarea, [tabindex="0"]):not(:disabled)';

/**
 * Makes a panel focusable if it has no focusable child, so that keyboard users can scroll it. Its content may load
 * later.
 */
function reach(panel: HTMLDivElement) {
  const settle = () => {
    panel.tabIndex = panel.querySelector(stops) === null ? 0 : -1;
  };
  settle();
  const watch = new MutationObserver(settle);
  watch.observe(panel, { childList: true, subtree: true });
  return () => watch.disconnect();
}

export type TabPanelProps = { id: string; children: ReactNode };

/** The content of a tab, while it is the chosen one. */
export function TabPanel({ id, children }: TabPanelProps) {
  const { name, selectedKey } = useTabs();
  if (id !== selectedKey) return null;
  return (
    <Panel
      key={id}
      role="tabpanel"
      id={`${name}-panel-${id}`}
      aria-labelledby={`${name}-tab-${id}`}
      ref={reach}
    >
      {children}
    </Panel>
  );
}
