// Cards to choose from: one or several, the whole card being the target.
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import { Text } from 'react-aria-components/Text';
import { css, styled } from 'styled-components';
import { FieldLabel, FieldProblem, Hint } from './Field.tsx';
import { choiceMark, choiceMarkSelected, fieldStack } from './field.ts';
import { Icon } from './Icon.tsx';
import { focusRing } from './motion.ts';
import { media, tokens } from './tokens.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type ChoiceOption<Id extends string = string> = {
  id: Id;
  label: string;
  description?: string | undefined;
  isDisabled?: boolean | undefined;
};

export type ChoiceCardsLayout = 'cards' | 'list';

type CommonProps<Id extends string> = {
  /** The name of the group. */
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** The label is read and not shown (a heading above says it already). */
  hideLabel?: boolean | undefined;
  options: readonly ChoiceOption<Id>[];
  columns?: 1 | 2 | 3 | undefined;
  /** `list` sets the options as ruled lines, as a questionnaire does. */
  layout?: ChoiceCardsLayout | undefined;
  isDisabled?: boolean | undefined;
};

type Layout = { $layout: ChoiceCardsLayout };

const group = css`
  ${fieldStack}
  gap: ${tokens.space.one};
`;

const Cards = styled.div<{ $columns: 1 | 2 | 3; $layout: ChoiceCardsLayout }>`
  display: grid;
  gap: ${(p) => (p.$layout === 'list' ? tokens.space.none : tokens.space.one)};
  grid-template-columns: minmax(0, 1fr);
  ${media.tablet} {
    grid-template-columns: repeat(${(p) => Math.min(2, p.$columns)}, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(${(p) => p.$columns}, minmax(0, 1fr));
  }
`;

const Mark = styled.span<{ $round?: boolean }>`
  ${choiceMark}
  ${(p) => (p.$round ? `border-radius: ${tokens.radius.round};` : '')}
`;

/** Above the target's cover, so that a press on the words is a press on the words. */
const Title = styled.span<Layout>`
  position: relative;
  z-index: 1;
  ${(p) =>
    p.$layout === 'cards'
      ? `font-family: ${tokens.font.display}; font-size: ${tokens.type.title};
         line-height: ${tokens.leading.heading}; letter-spacing: ${tokens.tracking.heading}; text-wrap: balance;`
      : `line-height: ${tokens.leading.snug};`}
`;

const Description = styled(Text)`
  font-size: ${tokens.type.small};
  line-height: ${tokens.leading.snug};
  color: ${tokens.color.muted};
  max-width: 36ch;
`;

/** The label covers the card, so that a press anywhere is a press on it; the description stays out of the name. */
const target = css<Layout>`
  display: flex;
  gap: ${tokens.space.one};
  justify-content: space-between;
  align-items: flex-start;
  flex-direction: ${(p) => (p.$layout === 'list' ? 'row-reverse' : 'row')};
  ${(p) => (p.$layout === 'list' ? 'justify-content: flex-end; align-items: center;' : '')}
  cursor: pointer;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &[data-selected] > ${Mark} {
    ${choiceMarkSelected}
  }
  &[data-hovered] > ${Mark} {
    border-color: ${tokens.color.text};
  }
  &[data-disabled] {
    opacity: ${tokens.opacity.disabled};
    cursor: default;
  }
`;

const card = css<Layout>`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.half};
  min-height: ${tokens.size.touch};
  ${(p) =>
    p.$layout === 'list'
      ? `justify-content: center; padding: ${tokens.space.one} 0;
         border-bottom: ${tokens.line.hair} solid ${tokens.color.hairline};
         &:first-child { border-top: ${tokens.line.hair} solid ${tokens.color.hairline}; }
         > :not(label) { padding-inline-start: calc(${tokens.size.mark} + ${tokens.space.one}); }`
      : `padding: ${tokens.space.oneHalf}; background: ${tokens.color.raised};
         border: ${tokens.line.hair} solid ${tokens.color.strong}; border-radius: ${tokens.radius.medium};
         &:hover:not([data-disabled]) { border-color: ${tokens.color.text}; }
         &[data-selected], &[data-selected]:hover:not([data-disabled]) {
           border-color: ${tokens.color.accent}; outline: ${tokens.line.hair} solid ${tokens.color.accent};
         }`}
  &:has([data-focus-visible]) {
    ${focusRing}
  }
  &[data-disabled] {
    background: transparent;
    border-style: dashed;
    border-color: ${tokens.color.hairline};
  }
  ${media.tablet} {
    ${(p) => (p.$layout === 'cards' ? 'min-height: 7.5rem;' : '')}
  }
  ${media.forced} {
    &[data-selected] {
      outline: ${tokens.line.bold} solid Highlight;
    }
  }
`;

const CheckGroup = styled(CheckboxGroup)`
  ${group}
`;
const CheckCard = styled(CheckboxField)<Layout>`
  ${card}
`;
const CheckTarget = styled(CheckboxButton)<Layout>`
  ${target}
`;
const RadiosGroup = styled(RadioGroup)`
  ${group}
`;
const RadioCard = styled(RadioField)<Layout>`
  ${card}
`;
const RadioTarget = styled(RadioButton)<Layout>`
  ${target}
`;

function GroupHead({
  label,
  hideLabel,
  hint,
}: {
  label: string;
  hideLabel: boolean;
  hint?: string | undefined;
}) {
  return (
    <>
      {hideLabel ? (
        <VisuallyHidden>
          <FieldLabel>{label}</FieldLabel>
        </VisuallyHidden>
      ) : (
        <FieldLabel>{label}</FieldLabel>
      )}
      {hint ? <Hint>{hint}</Hint> : null}
    </>
  );
}

type CardWordsProps = { option: ChoiceOption; layout: ChoiceCardsLayout; round?: boolean };

/** The label's words and mark. */
function CardName({ option, layout, round = false }: CardWordsProps) {
  return (
    <>
      <Title $layout={layout}>{option.label}</Title>
      <Mark $round={round} aria-hidden="true">
        <Icon name="check" />
      </Mark>
    </>
  );
}

/** The description: tied to the choice, and no part of its name. */
function CardNote({ option }: { option: ChoiceOption }) {
  return option.description ? (
    <Description slot="description">{option.description}</Description>
  ) : null;
}

export type CheckboxCardsProps<Id extends string> = CommonProps<Id> & {
  value: readonly Id[];
  onChange: (value: Id[]) => void;
};

/** Cards of which several can be chosen. */
export function CheckboxCards<Id extends string>({
  label,
  hint,
  error,
  hideLabel = false,
  options,
  columns = 3,
  layout = 'cards',
  isDisabled = false,
  value,
  onChange,
}: CheckboxCardsProps<Id>) {
  return (
    <CheckGroup
      validationBehavior="aria"
      value={[...value]}
      onChange={(next) => onChange(options.map((o) => o.id).filter((id) => next.includes(id)))}
      isDisabled={isDisabled}
      isInvalid={Boolean(error)}
    >
      <GroupHead label={label} hideLabel={hideLabel} hint={hint} />
      <Cards $columns={columns} $layout={layout}>
        {options.map((option) => (
          <CheckCard
            key={option.id}
            value={option.id}
            isDisabled={option.isDisabled ?? false}
            $layout={layout}
          >
            <CheckTarget $layout={layout}>
              <CardName option={option} layout={layout} />
            </CheckTarget>
            <CardNote option={option} />
          </CheckCard>
        ))}
      </Cards>
      <FieldProblem>{error}</FieldProblem>
    </CheckGroup>
  );
}

export type RadioCardsProps<Id extends string> = CommonProps<Id> & {
  value: Id | null;
  onChange: (value: Id) => void;
};

/** Cards of which one can be chosen. */
export function RadioCards<Id extends string>({
  label,
  hint,
  error,
  hideLabel = false,
  options,
  columns = 3,
  layout = 'cards',
  isDisabled = false,
  value,
  onChange,
}: RadioCardsProps<Id>) {
  return (
    <RadiosGroup
      validationBehavior="aria"
      value={value}
      onChange={(next) => {
        const chosen = options.find((option) => option.id === next);
        if (chosen) onChange(chosen.id);
      }}
      isDisabled={isDisabled}
      isInvalid={Boolean(error)}
    >
      <GroupHead label={label} hideLabel={hideLabel} hint={hint} />
      <Cards $columns={columns} $layout={layout}>
        {options.map((option) => (
          <RadioCard
            key={option.id}
            value={option.id}
            isDisabled={option.isDisabled ?? false}
            $layout={layout}
          >
            <RadioTarget $layout={layout}>
              <CardName option={option} layout={layout} round />
            </RadioTarget>
            <CardNote option={option} />
          </RadioCard>
        ))}
      </Cards>
      <FieldProblem>{error}</FieldProblem>
    </RadiosGroup>
  );
}
