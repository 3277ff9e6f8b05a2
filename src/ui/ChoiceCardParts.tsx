// The parts of a choice card: grid, mark, text, and the label that covers the whole card. Used by ChoiceCards alone.
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import { Text } from 'react-aria-components/Text';
import { css, styled } from 'styled-components';
import { FieldLabel, Hint } from './Field.tsx';
import { choiceMark, choiceMarkSelected, fieldStack, inputOverLabel } from './field.ts';
import { Icon } from './Icon.tsx';
import { focusRing } from './motion.ts';
import { wholeRows } from './Stack.tsx';
import { Sentence } from './Text.tsx';
import { media, tokens } from './tokens.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type ChoiceOption<Id extends string = string> = {
  id: Id;
  label: string;
  description?: string | undefined;
  isDisabled?: boolean | undefined;
};

export type ChoiceCardsLayout = 'cards' | 'list';

type Layout = { $layout: ChoiceCardsLayout };

const group = css`
  ${fieldStack}
  gap: ${tokens.space.one};
`;

export const Cards = styled.div<{ $columns: 1 | 2 | 3; $layout: ChoiceCardsLayout }>`
  display: grid;
  gap: ${(p) => (p.$layout === 'list' ? tokens.space.none : tokens.space.one)};
  grid-template-columns: minmax(0, 1fr);
  ${media.tablet} {
    grid-template-columns: repeat(${(p) => Math.min(2, p.$columns)}, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(${(p) => p.$columns}, minmax(0, 1fr));
  }
  ${(p) => (p.$layout === 'cards' ? wholeRows(p.$columns) : '')}
`;

const Mark = styled.span<{ $round?: boolean }>`
  ${choiceMark}
  ${(p) => (p.$round ? `border-radius: ${tokens.radius.round};` : '')}
`;

/* Above the overlay of the target, so that a press on the text reaches the text. */
const Title = styled.span<Layout>`
  position: relative;
  z-index: 1;
  ${(p) =>
    p.$layout === 'cards'
      ? `font-family: ${tokens.font.display}; font-size: ${tokens.type.title};
         line-height: ${tokens.leading.heading}; letter-spacing: ${tokens.tracking.heading}; text-wrap: balance;`
      : `line-height: ${tokens.leading.snug}; max-width: ${tokens.measure};`}
`;

const Description = styled(Text)`
  font-size: ${tokens.type.small};
  line-height: ${tokens.leading.snug};
  color: ${tokens.color.muted};
  max-width: 24em;
`;

/** The input covers the card, so that a press anywhere is a press on it; the description stays out of the name. */
const target = css<Layout>`
  display: flex;
  gap: ${tokens.space.one};
  justify-content: space-between;
  align-items: flex-start;
  flex-direction: ${(p) => (p.$layout === 'list' ? 'row-reverse' : 'row')};
  ${(p) => (p.$layout === 'list' ? 'justify-content: flex-end; align-items: center;' : '')}
  cursor: pointer;
  ${inputOverLabel}
  /* The card is the frame that the input fills. */
  position: static;
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
    ${(p) => (p.$layout === 'cards' ? `min-height: ${tokens.size.choice};` : '')}
  }
  ${media.forced} {
    &[data-selected] {
      outline: ${tokens.line.bold} solid Highlight;
    }
  }
`;

export const CheckGroup = styled(CheckboxGroup)`
  ${group}
`;
export const CheckCard = styled(CheckboxField)<Layout>`
  ${card}
`;
export const CheckTarget = styled(CheckboxButton)<Layout>`
  ${target}
`;
export const RadiosGroup = styled(RadioGroup)`
  ${group}
`;
export const RadioCard = styled(RadioField)<Layout>`
  ${card}
`;
export const RadioTarget = styled(RadioButton)<Layout>`
  ${target}
`;

export function GroupHead({
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

/** The label's text and mark. */
export function CardName({ option, layout, round = false }: CardWordsProps) {
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
export function CardNote({ option }: { option: ChoiceOption }) {
  return option.description ? (
    <Description slot="description">
      <Sentence text={option.description} />
    </Description>
  ) : null;
}
