// The menu itself: React Aria's, fetched when the first one is about to open. Used through Menu.tsx alone.
import { Header } from 'react-aria-components/Header';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  Popover,
  type MenuItemProps as AriaMenuItemProps,
  type MenuProps as AriaMenuProps,
} from 'react-aria-components/Menu';
import type { ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import { listItem, overlayPanel } from './overlay.ts';
import { reserved } from './reserved.ts';
import { tokens } from './tokens.ts';

const Panel = styled(Popover)`
  ${overlayPanel}
  min-width: ${tokens.size.popover};
`;

export type MenuPanelProps = {
  triggerRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  placement: 'bottom start' | 'bottom end';
  labelledBy: string;
  children: ReactNode;
};

/** The floating panel under the button. */
export function MenuPanel({ labelledBy, children, ...rest }: MenuPanelProps) {
  return (
    <Panel {...rest} trigger="MenuTrigger" aria-labelledby={labelledBy} offset={8}>
      {children}
    </Panel>
  );
}

const List = styled(AriaMenu)`
  padding: ${tokens.space.hair};
  outline: none;
` as typeof AriaMenu;

export type MenuProps = Omit<AriaMenuProps<object>, 'className' | 'style'>;

/** The list of commands. */
export function MenuList(props: MenuProps) {
  return <List {...props} />;
}

const Line = styled(AriaMenuItem)<{ $tone: 'plain' | 'gold' | 'danger'; $isReserved: boolean }>`
  ${listItem}
  ${(p) => (p.$isReserved ? reserved : '')}
  ${(p) => (p.$tone === 'plain' ? '' : `color: ${tokens.color[p.$tone]};`)}
`;

export type MenuItemProps = Omit<AriaMenuItemProps, 'className' | 'style' | 'children'> & {
  tone?: 'plain' | 'gold' | 'danger' | undefined;
  /** Keeps the item's place, invisible and out of reach, until it is known whether it is offered. */
  isReserved?: boolean | undefined;
  children: ReactNode;
};

/** One command, or with `href` one link. */
export function MenuLine({ tone = 'plain', isReserved = false, children, ...rest }: MenuItemProps) {
  const textValue = rest.textValue ?? (typeof children === 'string' ? children : undefined);
  return (
    <Line
      {...rest}
      {...(isReserved ? { isDisabled: true } : {})}
      {...(textValue === undefined ? {} : { textValue })}
      $tone={tone}
      $isReserved={isReserved}
    >
      {children}
    </Line>
  );
}

const Section = styled(AriaMenuSection)`
  & + & {
    margin-block-start: ${tokens.space.hair};
    padding-block-start: ${tokens.space.hair};
    border-block-start: ${tokens.line.hair} solid ${tokens.color.hairline};
  }
` as typeof AriaMenuSection;

const SectionTitle = styled(Header)`
  padding: ${tokens.space.half} ${tokens.space.snug};
  font-family: ${tokens.font.mono};
  font-size: ${tokens.type.micro};
  line-height: ${tokens.leading.text};
  color: ${tokens.color.muted};
  overflow-wrap: anywhere;
`;

export type MenuSectionProps = {
  /** Words over the section: they name it. */
  title?: ReactNode;
  'aria-label'?: string | undefined;
  children: ReactNode;
};

/** Commands that belong together, ruled off from the others. */
export function MenuGroup({ title, 'aria-label': ariaLabel, children }: MenuSectionProps) {
  return (
    <Section {...(ariaLabel === undefined ? {} : { 'aria-label': ariaLabel })}>
      {title ? <SectionTitle>{title}</SectionTitle> : null}
      {children}
    </Section>
  );
}
