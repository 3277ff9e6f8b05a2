// The form of the next decision: five columns, all of them filled in before it is announced.
import type { EntryField, LedgerEntry, LedgerProblem } from '#machines/decisionLedger.machine.ts';
import { lab } from '#content/lab.ts';
import { labLedger as words } from '#content/labLedger.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Grid, Row, Stack } from '#ui/Stack.tsx';
import { Heading, Muted } from '#ui/Text.tsx';
import { TextArea, TextField } from '#ui/TextField.tsx';
import { useFocusOnProblem } from '#ui/useFocusOnProblem.ts';

export type LedgerFormProps = {
  entry: LedgerEntry;
  problem: LedgerProblem | null;
  isRestoring: boolean;
  isDisabled: boolean;
  canTakeBack: boolean;
  onType: (field: EntryField, text: string) => void;
  onAdd: () => void;
  onTakeBack: () => void;
};

/** What is wrong with a column after the line was refused. */
function faultOf(field: EntryField, text: string, problem: LedgerProblem | null) {
  if (problem?.key === 'nobody' && field === 'owner') return words.problems.nobody;
  return problem?.key === 'incomplete' && text.trim() === ''
    ? words.problems.incomplete
    : undefined;
}

/** The form, and under it the last line while it can be taken back. */
export function LedgerForm(props: LedgerFormProps) {
  const { entry, problem, isRestoring, isDisabled, canTakeBack, onType, onAdd, onTakeBack } = props;
  const form = useFocusOnProblem(problem);
  return (
    <Stack $gap="one" data-print="hide">
      <Form ref={form} label={words.form} gap="one" onSubmit={onAdd}>
        <Heading level={3}>{words.form}</Heading>
        <Grid $columns={2} $gap="one">
          {words.fields.map(({ id, label, hint }) => {
            const field = {
              label,
              hint,
              name: id,
              value: entry[id],
              error: faultOf(id, entry[id], problem),
              isReadOnly: isDisabled,
              onChange: (text: string) => onType(id, text),
            };
            return id === 'knowBy' ? (
              <TextField key={id} type="date" {...field} />
            ) : id === 'owner' ? (
              <TextField key={id} maxLength={80} autoComplete="off" {...field} />
            ) : (
              <TextArea key={id} rows={2} maxLength={240} {...field} />
            );
          })}
        </Grid>
        <Row $gap="one">
          <Button type="submit" variant="primary" isDisabled={isDisabled}>
            {words.add}
          </Button>
          {isRestoring ? <Muted as="output">{lab.sheet.loading}</Muted> : null}
        </Row>
      </Form>
      {canTakeBack ? (
        <Notice
          live
          icon={false}
          title={words.added}
          action={
            <Button size="small" data-heir onPress={onTakeBack}>
              {words.takeBack}
            </Button>
          }
        />
      ) : null}
    </Stack>
  );
}
