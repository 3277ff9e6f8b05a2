// Tabs: a ruled line, the chosen one underlined in the accent.
import {
  Tab as AriaTab,
  TabList as AriaTabList,
  TabPanel as AriaTabPanel,
  Tabs as AriaTabs,
} from 'react-aria-components/Tabs';
import { styled } from 'styled-components';
import { focusRing } from './motion.ts';
import { media, tokens } from './tokens.ts';

/** Wraps a TabList and its TabPanels: `selectedKey` and `onSelectionChange` make it controlled. */
export const Tabs = styled(AriaTabs)`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.oneHalf};
  min-width: 0;
`;

/** The line of tabs; name it with `aria-label`. It scrolls sideways where it does not fit. */
export const TabList = styled(AriaTabList)`
  display: flex;
  gap: ${tokens.space.oneHalf};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  box-shadow: inset 0 calc(-1 * ${tokens.line.hair}) ${tokens.color.hairline};
` as typeof AriaTabList;

/** One tab, with an `id` that its panel shares. */
export const Tab = styled(AriaTab)`
  position: relative;
  flex: none;
  display: flex;
  align-items: center;
  min-height: ${tokens.size.control};
  min-width: ${tokens.size.touch};
  color: ${tokens.color.muted};
  cursor: pointer;
  white-space: nowrap;
  outline: none;
  &::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    border-bottom: ${tokens.line.bold} solid transparent;
  }
  &[data-hovered] {
    color: ${tokens.color.text};
  }
  &[data-selected] {
    color: ${tokens.color.text};
    &::after {
      border-color: ${tokens.color.accent};
    }
  }
  &[data-focus-visible] {
    ${focusRing}
    outline-offset: ${tokens.ring.inside};
  }
  &[data-disabled] {
    opacity: ${tokens.opacity.disabled};
    cursor: default;
  }
  ${media.forced} {
    &[data-selected]::after {
      border-color: Highlight;
    }
  }
`;

/** What a tab shows. */
export const TabPanel = styled(AriaTabPanel)`
  outline: none;
  &[data-focus-visible] {
    ${focusRing}
    outline-offset: ${tokens.ring.far};
  }
`;
