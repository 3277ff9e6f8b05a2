// The second curve timer in the page: its questions, then its result.
import { useActorRef, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { givenIn } from '#machines/labDiagnostic.machine.ts';
import type { labDiagnosticMachine } from '#machines/labDiagnostic.machine.ts';
import { lab } from '#content/lab.ts';
import { labTimer as words } from '#content/labTimer.ts';
import { useFlow } from '#boot/useFlow.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Button } from '#ui/Button.tsx';
import { CheckLines } from '#ui/CheckLines.tsx';
import { Form } from '#ui/Form.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Section } from '#ui/Page.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { Lede, Muted } from '#ui/Text.tsx';
import { useFocusOnProblem } from '#ui/useFocusOnProblem.ts';
import { useLostFocus } from '#ui/useLostFocus.ts';
import { NewerDraft, useIsRefused } from '#flows/draft/DraftNotice.tsx';
import { SheetActions, SheetUndo } from './SheetActions.tsx';
import { TimerQuestions } from './TimerQuestions.tsx';
import { TimerResult } from './TimerResult.tsx';

const { questions } = words;
const all = questions.length * 2;
const doubles = questions
  .filter(({ countsDouble }) => countsDouble)
  .map(({ id, text }) => ({ id, label: text }));

type TimerRef = ActorRefFrom<typeof labDiagnosticMachine>;

function Asking({ actor }: { actor: TimerRef }) {
  const snapshot = useSelector(actor, (current) => current);
  const { answers, alike, problem, undo } = snapshot.context;
  const isRefused = useIsRefused(snapshot.children.draft);
  const given = givenIn(questions, answers);
  const isRestoring = snapshot.hasTag('restoring');
  const form = useFocusOnProblem(problem);
  const holdsSomething = given + alike.length > 0;
  return (
    <Stack $gap="oneHalf">
      {undo === null ? null : (
        <SheetUndo said={lab.sheet.emptied} onUndo={() => actor.send({ type: 'restart.undone' })} />
      )}
      <Form ref={form} label={words.title} onSubmit={() => actor.send({ type: 'result.asked' })}>
        <TimerQuestions
          answers={answers}
          isDisabled={isRestoring}
          marksMissing={problem !== null}
          onAnswer={(question, moment, answer) =>
            actor.send({ type: 'answer.given', question, moment, answer })
          }
        />
        <CheckLines
          label={words.alike.label}
          hint={words.alike.hint}
          options={doubles}
          value={alike}
          isDisabled={isRestoring}
          onToggle={(question) => actor.send({ type: 'alike.toggled', question })}
        />
        {problem !== null && given < all ? (
          <Notice tone="error" live title={fillIn(words.missing, { count: all - given })} />
        ) : null}
        <Row $gap="one">
          <Button type="submit" variant="primary" isDisabled={isRestoring}>
            {words.ask}
          </Button>
          <Muted as="output">
            {isRestoring ? lab.sheet.loading : fillIn(words.counts, { given })}
          </Muted>
        </Row>
      </Form>
      <SheetActions
        isBusy={false}
        hasFailed={false}
        saved={null}
        isKept={!isRefused}
        onRestart={holdsSomething ? () => actor.send({ type: 'timer.restarted' }) : undefined}
      />
    </Stack>
  );
}

function Result({ actor }: { actor: TimerRef }) {
  const snapshot = useSelector(actor, (current) => current);
  const { context } = snapshot;
  const isRefused = useIsRefused(snapshot.children.draft);
  return (
    <Stack $gap="two">
      <TimerResult sheet={context} />
      <Row>
        <Button size="small" icon="back" onPress={() => actor.send({ type: 'answers.reopened' })}>
          {words.reopen}
        </Button>
      </Row>
      <SheetActions
        isBusy={snapshot.hasTag('busy')}
        hasFailed={snapshot.hasTag('failed')}
        saved={context.saved}
        isKept={!isRefused}
        onWant={(as) => actor.send({ type: 'sheet.wanted', as })}
        onRestart={() => actor.send({ type: 'timer.restarted' })}
      />
    </Stack>
  );
}

/** The view of `labDiagnostic`, as a section of the tool's page. */
export function LabTimer() {
  const labDiagnostic = useFlow('labDiagnostic');
  const actor = useActorRef(labDiagnostic, { input: { questions } });
  const snapshot = useSelector(actor, (current) => current);
  const isRead = snapshot.hasTag('result');
  const { undo } = snapshot.context;
  const box = useLostFocus<HTMLDivElement>(
    `${isRead} ${undo === null}`,
    '[data-heir], h3[tabindex="-1"], form input:not(:disabled)',
  );
  return (
    <Section id="use" label={words.label} title={words.title}>
      <Stack ref={box} $gap="two" data-flow="labDiagnostic" data-state={statePath(snapshot.value)}>
        <Lede>{words.lede}</Lede>
        <NewerDraft draft={snapshot.children.draft} />
        {isRead ? <Result actor={actor} /> : <Asking actor={actor} />}
      </Stack>
    </Section>
  );
}
