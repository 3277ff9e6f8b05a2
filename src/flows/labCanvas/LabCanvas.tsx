// The assumption canvas in the page: notes are written, placed, and moved; the corner gets its lines.
import { useActorRef, useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import { notesAt } from '#machines/labCanvas.machine.ts';
import type { Cell, Note } from '#machines/labCanvas.machine.ts';
import { lab } from '#content/lab.ts';
import { labCanvas as words } from '#content/labCanvas.ts';
import { useFlow } from '#boot/useFlow.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Section } from '#ui/Page.tsx';
import { Grid, Row, Stack } from '#ui/Stack.tsx';
import { Heading, Lede, Muted } from '#ui/Text.tsx';
import { TextArea } from '#ui/TextField.tsx';
import { tokens } from '#ui/tokens.ts';
import { useFocusOnProblem } from '#ui/useFocusOnProblem.ts';
import { useFollowedFocus } from '#ui/useFollowedFocus.ts';
import { CanvasGrid } from './CanvasGrid.tsx';
import { CanvasLearning } from './CanvasLearning.tsx';
import { CanvasNote } from './CanvasNote.tsx';
import { CanvasQuarter } from './CanvasQuarter.tsx';
import { NewerDraft, useIsRefused } from '#flows/draft/DraftNotice.tsx';
import { SheetActions, SheetUndo } from '#flows/labDiagnostic/SheetActions.tsx';

const Ways = styled.ol`
  padding-inline-start: ${tokens.space.oneHalf};
  font-size: ${tokens.type.small};
  color: ${tokens.color.muted};
`;

/** The view of `labCanvas`, as a section of the tool's page. */
export function LabCanvas() {
  const labCanvas = useFlow('labCanvas');
  const actor = useActorRef(labCanvas);
  const snapshot = useSelector(actor, (current) => current);
  const { notes, draft, problem, move, undo, saved } = snapshot.context;
  const isRefused = useIsRefused(snapshot.children.draft);
  const isEditable = snapshot.hasTag('editable');
  const isLearning = snapshot.hasTag('learning');
  const fault = problem !== null && 'key' in problem && problem.key in words.problems;
  const draftFault =
    fault && problem.key !== 'cornerFull' && problem.key !== 'incomplete'
      ? words.problems[problem.key]
      : undefined;
  const form = useFocusOnProblem(draftFault === undefined ? null : problem);
  const box = useFollowedFocus<HTMLDivElement>(
    JSON.stringify([snapshot.value, notes.map(({ id, cell }) => [id, cell])]),
  );
  const moveTo = (note: string, to: Cell) => actor.send({ type: 'note.moved', note, to });
  const draw = (note: Note) => (
    <CanvasNote
      key={note.id}
      note={note}
      isDisabled={!isEditable}
      onMove={moveTo}
      onRemove={(id) => actor.send({ type: 'note.removed', note: id })}
    >
      {problem?.key === 'cornerFull' && problem.note === note.id ? (
        <Notice tone="error" live title={words.problems.cornerFull} />
      ) : null}
      {isLearning && move.note === note.id ? (
        <CanvasLearning
          to={move.to}
          learning={move}
          problem={problem}
          onType={(field, text) => actor.send({ type: 'learning.typed', field, text })}
          onKeep={() => actor.send({ type: 'learning.kept' })}
          onDrop={() => actor.send({ type: 'learning.dropped' })}
        />
      ) : null}
    </CanvasNote>
  );
  const tray = notesAt(notes, null);
  return (
    <Section id="use" label={words.label} title={words.title}>
      <Stack
        ref={box}
        $gap="two"
        data-flow="labCanvas"
        data-state={statePath(snapshot.value)}
        data-print={notes.length > 0 ? 'alone' : undefined}
      >
        <Lede>{words.lede}</Lede>
        <NewerDraft draft={snapshot.children.draft} />
        <Grid $columns={2} $gap="two" data-print="hide">
          <Form
            ref={form}
            label={words.note.label}
            gap="one"
            onSubmit={() => actor.send({ type: 'note.added' })}
          >
            <TextArea
              rows={2}
              label={words.note.label}
              hint={words.note.hint}
              name="note"
              maxLength={240}
              value={draft}
              error={draftFault}
              isReadOnly={!isEditable}
              onChange={(text) => actor.send({ type: 'note.typed', text })}
            />
            <Row $gap="one">
              <Button type="submit" variant="primary" isDisabled={!isEditable}>
                {words.note.add}
              </Button>
              {snapshot.hasTag('restoring') ? <Muted as="output">{lab.sheet.loading}</Muted> : null}
            </Row>
          </Form>
          <Stack $gap="half">
            <Heading level={3} look={4}>
              {words.help.title}
            </Heading>
            <Ways>
              {words.help.ways.map((navigation) => (
                <li key={navigation}>{navigation}</li>
              ))}
            </Ways>
          </Stack>
        </Grid>
        {undo === null ? null : (
          <SheetUndo
            said={
              undo.removed === null
                ? lab.sheet.emptied
                : fillIn(words.removed, { note: undo.removed })
            }
            onUndo={() => actor.send({ type: 'change.undone' })}
          />
        )}
        <Stack $gap="half">
          <Heading level={3} look={4}>
            {words.note.tray}
          </Heading>
          {tray.length === 0 ? (
            <Muted>{words.note.trayEmpty}</Muted>
          ) : (
            <Grid as="ul" $columns={3} $gap="snug">
              {tray.map(draw)}
            </Grid>
          )}
          <Muted data-print="hide">{words.ways}</Muted>
        </Stack>
        <CanvasGrid notes={notes} isDisabled={!isEditable} onMove={moveTo} draw={draw} />
        <CanvasQuarter
          notes={notes}
          isDisabled={!isEditable}
          onType={(note, field, text) => actor.send({ type: 'line.typed', note, field, text })}
        />
        <SheetActions
          isBusy={snapshot.hasTag('busy')}
          hasFailed={snapshot.hasTag('failed')}
          saved={saved}
          isKept={!isRefused}
          onWant={
            notes.length > 0 && isEditable
              ? (as) => actor.send({ type: 'sheet.wanted', as })
              : undefined
          }
          onRestart={
            notes.length > 0 && isEditable
              ? () => actor.send({ type: 'canvas.restarted' })
              : undefined
          }
        />
      </Stack>
    </Section>
  );
}
