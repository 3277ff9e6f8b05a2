// The last column of a line: what came, whether it was good, and whether for the reason that was given.
import { useId } from 'react';
import type { Closing, LedgerProblem, Verdict } from '#machines/decisionLedger.machine.ts';
import { labLedger as words } from '#content/labLedger.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Grid, Row, Stack } from '#ui/Stack.tsx';
import { Eyebrow, Heading } from '#ui/Text.tsx';
import { TextArea } from '#ui/TextField.tsx';
import { useFocusOnProblem } from '#ui/useFocusOnProblem.ts';
import { YesNo } from '#ui/YesNo.tsx';

export type LedgerClosingProps = {
  closing: Closing;
  problem: LedgerProblem | null;
  onType: (text: string) => void;
  onJudge: (verdict: Verdict) => void;
  onKeep: () => void;
  onDrop: () => void;
};

/** Takes the focus when it appears, because the line waits for it. */
const enter = (field: HTMLTextAreaElement | null) => field?.focus();

const answerOf = (is: string | null, yes: string) =>
  is === null ? undefined : is === yes ? 'yes' : 'no';

/** The form, inside its line. */
export function LedgerClosing(props: LedgerClosingProps) {
  const { closing, problem, onType, onJudge, onKeep, onDrop } = props;
  const form = useFocusOnProblem(problem);
  const id = useId();
  const isOpen = problem?.key === 'open';
  return (
    <Form ref={form} label={words.closing.title} gap="one" onSubmit={onKeep}>
      <Heading level={4}>{words.closing.title}</Heading>
      <TextArea
        ref={enter}
        rows={2}
        label={words.closing.what}
        name="what"
        maxLength={240}
        value={closing.what}
        error={isOpen && closing.what.trim() === '' ? words.problems.open : undefined}
        onChange={onType}
      />
      <Grid $columns={2} $gap="one">
        <Stack $gap="hair">
          <Eyebrow id={`${id}-result`}>{words.closing.result}</Eyebrow>
          <YesNo
            labelledBy={`${id}-result`}
            yes={words.result.good}
            no={words.result.bad}
            value={answerOf(closing.result, 'good')}
            isInvalid={isOpen && closing.result === null}
            onChange={(answer) => onJudge({ of: 'result', is: answer === 'yes' ? 'good' : 'bad' })}
          />
        </Stack>
        <Stack $gap="hair">
          <Eyebrow id={`${id}-reason`}>{words.closing.reason}</Eyebrow>
          <YesNo
            labelledBy={`${id}-reason`}
            yes={words.reason.expected}
            no={words.reason.other}
            value={answerOf(closing.reason, 'expected')}
            isInvalid={isOpen && closing.reason === null}
            onChange={(answer) =>
              onJudge({ of: 'reason', is: answer === 'yes' ? 'expected' : 'other' })
            }
          />
        </Stack>
      </Grid>
      {isOpen && closing.what.trim() !== '' ? (
        <Notice tone="error" live title={words.problems.open} />
      ) : null}
      <Row $gap="half">
        <Button type="submit" size="small" variant="primary">
          {words.closing.keep}
        </Button>
        <Button size="small" variant="quiet" onPress={onDrop}>
          {words.closing.drop}
        </Button>
      </Row>
    </Form>
  );
}
