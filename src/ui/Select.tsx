// A choice from a list that opens: React Aria's Select.
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import {
  Select as AriaSelect,
  SelectValue,
  type SelectProps as AriaSelectProps,
} from 'react-aria-components/Select';
import { css, styled } from 'styled-components';
import { FieldProblem, Hint, LabelLine } from './Field.tsx';
import { fieldBox, fieldStack } from './field.ts';
import { Icon } from './Icon.tsx';
import { listItem, overlayPanel } from './overlay.ts';
import { tokens } from './tokens.ts';

const FieldStack = styled(AriaSelect)`
  ${fieldStack}
  &[data-invalid] > button {
    border-color: ${tokens.color.danger};
  }
` as typeof AriaSelect;

const Trigger = styled(Button)`
  ${fieldBox}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.one};
  text-align: start;
  > svg {
    color: ${tokens.color.muted};
  }
`;

const Value = styled(SelectValue)`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  &[data-placeholder] {
    color: ${tokens.color.muted};
  }
` as typeof SelectValue;

const panel = css`
  ${overlayPanel}
  min-width: var(--trigger-width);
`;
const Panel = styled(Popover)`
  ${panel}
`;
const List = styled(ListBox)`
  outline: none;
  padding: ${tokens.space.hair};
`;
const Item = styled(ListBoxItem)`
  ${listItem}
  > svg {
    margin-inline-start: auto;
    visibility: hidden;
    color: ${tokens.color.accent};
  }
  &[data-selected] > svg {
    visibility: visible;
  }
`;

export type SelectOption<Id extends string = string> = { id: Id; label: string };

export type SelectProps<Id extends string> = Pick<
  AriaSelectProps<SelectOption<Id>>,
  'name' | 'isDisabled' | 'isRequired' | 'autoFocus' | 'onOpenChange' | 'onFocus' | 'onBlur'
> & {
  label: string;
  options: readonly SelectOption<Id>[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** The chosen value; null or '' for none. */
  selectedKey: Id | '' | null;
  onSelectionChange: (id: Id) => void;
  error?: string | undefined;
} & ({ hint?: string | undefined; optional?: undefined } | { hint?: undefined; optional: true });

/** A select. Options never have an empty id. */
export function Select<Id extends string>({
  label,
  options,
  placeholder = 'Choose',
  selectedKey,
  onSelectionChange,
  hint,
  error,
  optional,
  ...rest
}: SelectProps<Id>) {
  return (
    <FieldStack
      validationBehavior="aria"
      {...rest}
      placeholder={placeholder}
      value={selectedKey || null}
      onChange={(key) => {
        const chosen = options.find((option) => option.id === key);
        if (chosen) onSelectionChange(chosen.id);
      }}
      isInvalid={Boolean(error)}
    >
      <LabelLine label={label} optional={optional} />
      {hint ? <Hint>{hint}</Hint> : null}
      <Trigger>
        <Value>
          {({ isPlaceholder, selectedText, defaultChildren }) =>
            isPlaceholder ? defaultChildren : selectedText
          }
        </Value>
        <Icon name="chevron" small />
      </Trigger>
      <FieldProblem>{error}</FieldProblem>
      <Panel>
        <List>
          {options.map((option) => (
            <Item key={option.id} id={option.id} textValue={option.label}>
              {option.label}
              <Icon name="check" small />
            </Item>
          ))}
        </List>
      </Panel>
    </FieldStack>
  );
}
