// Cards to choose from: one or several, the whole card being the target.
import {
  CardName,
  CardNote,
  Cards,
  CheckCard,
  CheckGroup,
  CheckTarget,
  GroupHead,
  RadioCard,
  RadiosGroup,
  RadioTarget,
  type ChoiceCardsLayout,
  type ChoiceOption,
} from './ChoiceCardParts.tsx';
import { cardKeys, chosenBy } from './choiceKeys.ts';
import { FieldProblem } from './Field.tsx';

export type { ChoiceOption } from './ChoiceCardParts.tsx';

type CommonProps<Id extends string> = {
  /** The name of the group. */
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Hides the label visually, where a heading above has the same text; screen readers still read it. */
  hideLabel?: boolean | undefined;
  options: readonly ChoiceOption<Id>[];
  columns?: 1 | 2 | 3 | undefined;
  /** `list` sets the options as ruled lines, as a questionnaire does. */
  layout?: ChoiceCardsLayout | undefined;
  isDisabled?: boolean | undefined;
};

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
      <Cards $columns={columns} $layout={layout} onKeyDownCapture={cardKeys}>
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
  /**
   * A choice navigates at once: arrows only move the focus; a press, Enter or Space chooses, even the current choice.
   */
  isFinal?: boolean | undefined;
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
  isFinal = false,
}: RadioCardsProps<Id>) {
  const choose = (next: string | null | undefined) => {
    const chosen = options.find((option) => option.id === next);
    if (chosen) onChange(chosen.id);
  };
  return (
    <RadiosGroup
      validationBehavior="aria"
      value={value}
      onChange={(next) => {
        if (!isFinal) choose(next);
      }}
      isDisabled={isDisabled}
      isInvalid={Boolean(error)}
    >
      <GroupHead label={label} hideLabel={hideLabel} hint={hint} />
      <Cards
        $columns={columns}
        $layout={layout}
        onKeyDownCapture={cardKeys}
        onClickCapture={isFinal ? (event) => choose(chosenBy(event)) : undefined}
      >
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
