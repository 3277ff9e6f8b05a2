// The rows of one kind: holders, notes, rounds, or the sale.
import { styled } from 'styled-components';
import { mostRows } from '#machines/dilutionMap.machine.ts';
import type { MapRow, RowKind } from '#machines/dilutionMap.machine.ts';
import { labMap as words } from '#content/labMap.ts';
import { Button } from '#ui/Button.tsx';
import { fieldLabel, fieldStack } from '#ui/field.ts';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { Eyebrow, Heading, Muted } from '#ui/Text.tsx';
import { TextField } from '#ui/TextField.tsx';
import { media, tokens } from '#ui/tokens.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { nameOf } from './rows.ts';
import type { FieldProblem } from './rows.ts';

const Rows = styled.ol`
  display: grid;
  list-style: none;
`;
const Item = styled.li`
  display: grid;
  gap: ${tokens.space.snug};
  padding-block: ${tokens.space.one};
  border-block-start: ${tokens.line.hair} solid ${tokens.color.hairline};
`;
const Fields = styled.div`
  display: grid;
  align-items: start;
  gap: ${tokens.space.one};
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
const Choice = styled.div`
  ${fieldStack}
`;
const ChoiceLabel = styled.span`
  ${fieldLabel}
`;

type Field = {
  id: string;
  label: string;
  hint?: string;
  options?: readonly { id: string; label: string }[];
};

export type MapGroupProps = {
  kind: RowKind;
  rows: readonly MapRow[];
  problems: Readonly<Record<string, FieldProblem>>;
  isDisabled: boolean;
  canAdd: boolean;
  onAdd: () => void;
  onRemove: (row: string) => void;
  onType: (row: string, field: string, text: string) => void;
};

/** The group, and the button that adds a row. */
export function MapGroup(props: MapGroupProps) {
  const { kind, rows, problems, isDisabled, canAdd, onAdd, onRemove, onType } = props;
  const group = words.groups[kind];
  const fields: readonly Field[] = group.fields;
  return (
    <Stack as="section" $gap="half" aria-label={group.title} data-kind={kind} data-print="hide">
      <Heading level={3}>{group.title}</Heading>
      <Muted>{group.text}</Muted>
      <Rows>
        {rows.map((row, at) => {
          const name = nameOf(row, at);
          return (
            <Item key={row.id} aria-label={name} data-row={row.id} data-focus-group={row.id}>
              {mostRows[kind] === 1 ? null : <Eyebrow>{name}</Eyebrow>}
              <Fields>
                {fields.map(({ id, label, hint, options }) => {
                  const typed = row.fields[id] ?? '';
                  const problem = problems[`${row.id}.${id}`];
                  return options === undefined ? (
                    <TextField
                      key={id}
                      label={label}
                      hint={hint}
                      name={`${row.id}-${id}`}
                      maxLength={60}
                      autoComplete="off"
                      value={typed}
                      error={problem === undefined ? undefined : words.problems[problem]}
                      isReadOnly={isDisabled}
                      onChange={(text) => onType(row.id, id, text)}
                    />
                  ) : (
                    <Choice key={id}>
                      <ChoiceLabel aria-hidden="true">{label}</ChoiceLabel>
                      <NativeSelect
                        label={`${label}: ${name}`}
                        options={options}
                        value={
                          options.some((option) => option.id === typed)
                            ? typed
                            : (options[0]?.id ?? null)
                        }
                        placeholder={label}
                        isDisabled={isDisabled}
                        onChange={(text) => onType(row.id, id, text)}
                      />
                    </Choice>
                  );
                })}
              </Fields>
              <Row>
                <Button
                  size="small"
                  variant="quiet"
                  icon="close"
                  isDisabled={isDisabled}
                  onPress={() => onRemove(row.id)}
                >
                  {words.remove}
                  <VisuallyHidden> {name}</VisuallyHidden>
                </Button>
              </Row>
            </Item>
          );
        })}
      </Rows>
      {canAdd || isDisabled ? (
        <Row>
          <Button size="small" isDisabled={isDisabled} onPress={onAdd}>
            {group.add}
          </Button>
        </Row>
      ) : null}
    </Stack>
  );
}
