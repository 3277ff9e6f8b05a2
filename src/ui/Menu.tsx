// A menu under a button: React Aria's, which means that it can be loaded when it is first wanted.
import { Button as AriaButton } from 'react-aria-components/Button';
import { Header } from 'react-aria-components/Header';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  MenuTrigger,
  Popover,
  type MenuItemProps as AriaMenuItemProps,
  type MenuProps as AriaMenuProps,
  type PopoverProps,
} from 'react-aria-components/Menu';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { buttonLook, type ButtonLook } from './Button.tsx';
import { Icon, type IconName } from './Icon.tsx';
import { focusRing } from './motion.ts';
import { listItem, overlayPanel } from './overlay.ts';
import { tokens } from './tokens.ts';

export type MenuButtonLook = 'button' | 'text' | 'icon' | 'bare';

const textLook = css`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.hair};
  min-height: ${tokens.size.touch};
  color: ${tokens.color.muted};
  &[data-hovered],
  &[aria-expanded='true'] {
    color: ${tokens.color.text};
  }
  &[data-focus-visible] {
    ${focusRing}
    border-radius: ${tokens.radius.small};
  }
`;

const bareLook = css`
  display: inline-grid;
  place-items: center;
  min-width: ${tokens.size.touch};
  min-height: ${tokens.size.touch};
  border-radius: ${tokens.radius.round};
  &[data-focus-visible] {
    ${focusRing}
  }
`;

const FramedTrigger = styled(AriaButton)<ButtonLook>`
  ${buttonLook}
`;
const IconTrigger = styled(FramedTrigger)`
  width: ${tokens.size.touch};
  height: ${tokens.size.touch};
  padding: 0;
`;
const TextTrigger = styled(AriaButton)`
  ${textLook}
`;
const BareTrigger = styled(AriaButton)`
  ${bareLook}
`;

const Panel = styled(Popover)`
  ${overlayPanel}
  min-width: ${tokens.size.popover};
`;

export type MenuButtonProps = {
  /** What the button shows: words, or an avatar. With words alone it is also the name. */
  label: ReactNode;
  /** The button's name, where what it shows does not say it. */
  'aria-label'?: string | undefined;
  /** `text` in navigation, `button` framed, `icon` square, `bare` for an avatar. */
  look?: MenuButtonLook | undefined;
  placement?: PopoverProps['placement'];
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  isOpen?: boolean | undefined;
  /** The Menu. */
  children: ReactNode;
};

/** A button and the menu that it opens. */
export function MenuButton({
  label,
  'aria-label': ariaLabel,
  look = 'button',
  placement = 'bottom end',
  children,
  onOpenChange,
  isOpen,
}: MenuButtonProps) {
  const name = ariaLabel === undefined ? {} : { 'aria-label': ariaLabel };
  const framed = { $variant: 'secondary', $size: 'small', $wide: false } as const;
  return (
    <MenuTrigger
      {...(onOpenChange ? { onOpenChange } : {})}
      {...(isOpen === undefined ? {} : { isOpen })}
    >
      {look === 'text' ? (
        <TextTrigger {...name}>
          {label}
          <Icon name="chevron" small />
        </TextTrigger>
      ) : look === 'bare' ? (
        <BareTrigger {...name}>{label}</BareTrigger>
      ) : look === 'icon' ? (
        <IconTrigger {...name} {...framed}>
          {label}
        </IconTrigger>
      ) : (
        <FramedTrigger {...name} {...framed}>
          {label}
          <Icon name="chevron" small />
        </FramedTrigger>
      )}
      <Panel {...(placement ? { placement } : {})} offset={8}>
        {children}
      </Panel>
    </MenuTrigger>
  );
}

const StyledMenu = styled(AriaMenu)`
  padding: ${tokens.space.hair};
  outline: none;
` as typeof AriaMenu;

export type MenuProps = Omit<AriaMenuProps<object>, 'className' | 'style'>;

/** The list of commands; `onAction` hears the id of what was chosen. */
export function Menu(props: MenuProps) {
  return <StyledMenu {...props} />;
}

const StyledItem = styled(AriaMenuItem)<{ $tone: 'plain' | 'gold' | 'danger' }>`
  ${listItem}
  ${(p) => (p.$tone === 'plain' ? '' : `color: ${tokens.color[p.$tone]};`)}
`;

export type MenuItemProps = Omit<AriaMenuItemProps, 'className' | 'style' | 'children'> & {
  icon?: IconName | undefined;
  tone?: 'plain' | 'gold' | 'danger' | undefined;
  children: ReactNode;
};

/** One command, or with `href` one link. */
export function MenuItem({ icon, tone = 'plain', children, ...rest }: MenuItemProps) {
  const textValue = rest.textValue ?? (typeof children === 'string' ? children : undefined);
  return (
    <StyledItem {...rest} {...(textValue === undefined ? {} : { textValue })} $tone={tone}>
      {icon ? <Icon name={icon} small /> : null}
      {children}
    </StyledItem>
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
export function MenuSection({ title, 'aria-label': ariaLabel, children }: MenuSectionProps) {
  return (
    <Section {...(ariaLabel === undefined ? {} : { 'aria-label': ariaLabel })}>
      {title ? <SectionTitle>{title}</SectionTitle> : null}
      {children}
    </Section>
  );
}
