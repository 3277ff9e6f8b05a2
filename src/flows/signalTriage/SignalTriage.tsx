// Signal triage in the page: one signal and its questions, and the log below.
import { useActorRef, useSelector } from '@xstate/react';
import { lab } from '#content/lab.ts';
import { labTriage as words } from '#content/labTriage.ts';
import { useFlow } from '#boot/useFlow.ts';
import { NewerDraft, useIsRefused } from '#flows/draft/DraftNotice.tsx';
import { HandOutActions } from '#flows/handOut/HandOutActions.tsx';
import { SheetUndo } from '#flows/labDiagnostic/SheetActions.tsx';
import { fillIn } from '#flows/shared/fillIn.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Section } from '#ui/Page.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Lede } from '#ui/Text.tsx';
import { useFollowedFocus } from '#ui/useFollowedFocus.ts';
import { useLostFocus } from '#ui/useLostFocus.ts';
import { TriageAsking } from './TriageAsking.tsx';
import { TriageLog } from './TriageLog.tsx';

/** The view of `signalTriage`, as a section of the tool's page. */
export function SignalTriage() {
  const signalTriage = useFlow('signalTriage');
  const actor = useActorRef(signalTriage);
  const snapshot = useSelector(actor, (current) => current);
  const { lines, stopped, undo } = snapshot.context;
  const isRefused = useIsRefused(snapshot.children.draft);
  const isEditable = snapshot.hasTag('editable');
  const step = useLostFocus<HTMLDivElement>(
    statePath(snapshot.value),
    'h3[tabindex="-1"], form textarea',
  );
  const log = useFollowedFocus<HTMLDivElement>(
    JSON.stringify([undo === null, lines.map(({ id }) => id)]),
  );
  const holdsLog = lines.length > 0 || Object.values(stopped).some((count) => count > 0);
  return (
    <Section id="use" label={words.label} title={words.title}>
      <Stack $gap="two" data-flow="signalTriage" data-state={statePath(snapshot.value)}>
        <Lede>{words.lede}</Lede>
        <NewerDraft draft={snapshot.children.draft} />
        <div ref={step}>
          <TriageAsking actor={actor} />
        </div>
        <Stack ref={log} $gap="two">
          {undo === null ? null : (
            <SheetUndo
              said={
                undo.removed === null
                  ? lab.sheet.emptied
                  : fillIn(words.removed, { line: undo.removed })
              }
              onUndo={() => actor.send({ type: 'change.undone' })}
            />
          )}
          <TriageLog
            lines={lines}
            stopped={stopped}
            isDisabled={!isEditable}
            onType={(line, text) => actor.send({ type: 'line.typed', line, text })}
            onRemove={(line) => actor.send({ type: 'line.removed', line })}
          />
          <HandOutActions
            handOut={snapshot.children.handOut}
            isKept={!isRefused}
            onWant={
              lines.length > 0 && isEditable
                ? (as) => actor.send({ type: 'sheet.wanted', as })
                : undefined
            }
            onRestart={
              holdsLog && isEditable ? () => actor.send({ type: 'triage.restarted' }) : undefined
            }
          />
        </Stack>
      </Stack>
    </Section>
  );
}
