// The reverse pre-mortem in the page: sentences are written, read and chosen, and three of them planned.
import { useActorRef, useSelector } from '@xstate/react';
import { lab } from '#content/lab.ts';
import { labPremortem as words } from '#content/labPremortem.ts';
import { useFlow } from '#boot/useFlow.ts';
import { NewerDraft, useIsRefused } from '#flows/draft/DraftNotice.tsx';
import { HandOutActions } from '#flows/handOut/HandOutActions.tsx';
import { SheetUndo } from '#flows/labDiagnostic/SheetActions.tsx';
import { fillIn } from '#flows/shared/fillIn.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Notice } from '#ui/Notice.tsx';
import { Section } from '#ui/Page.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Lede } from '#ui/Text.tsx';
import { useLostFocus } from '#ui/useLostFocus.ts';
import { PremortemPlanning } from './PremortemPlanning.tsx';
import { PremortemReadingAloud } from './PremortemReadingAloud.tsx';
import { PremortemSteps } from './PremortemSteps.tsx';
import { PremortemWriting } from './PremortemWriting.tsx';

/** The view of `reversePremortem`, as a section of the tool's page. */
export function ReversePremortem() {
  const reversePremortem = useFlow('reversePremortem');
  const actor = useActorRef(reversePremortem);
  const snapshot = useSelector(actor, (current) => current);
  const { sentences, undo } = snapshot.context;
  const isRefused = useIsRefused(snapshot.children.draft);
  const isPlanning = snapshot.hasTag('planning');
  const isReading = snapshot.hasTag('reading');
  const isWriting = snapshot.hasTag('writing');
  const box = useLostFocus<HTMLDivElement>(
    `${statePath(snapshot.value)} ${undo === null} ${sentences.length}`,
    '[data-heir], h3[tabindex="-1"], form textarea',
  );
  return (
    <Section id="use" label={words.label} title={words.title}>
      <Stack
        ref={box}
        $gap="two"
        data-flow="reversePremortem"
        data-state={statePath(snapshot.value)}
        data-print={isPlanning ? 'alone' : undefined}
      >
        <Lede>{words.lede}</Lede>
        <div data-print="hide">
          <Notice title={words.warning} />
        </div>
        <NewerDraft draft={snapshot.children.draft} />
        <PremortemSteps at={isPlanning ? 'planning' : isReading ? 'reading' : 'writing'} />
        {undo === null ? null : (
          <SheetUndo
            said={
              undo.removed === null
                ? lab.sheet.emptied
                : fillIn(words.removed, { sentence: undo.removed })
            }
            onUndo={() => actor.send({ type: 'change.undone' })}
          />
        )}
        {isPlanning ? (
          <PremortemPlanning actor={actor} />
        ) : isReading ? (
          <PremortemReadingAloud actor={actor} />
        ) : (
          <PremortemWriting actor={actor} isDisabled={!isWriting} />
        )}
        <HandOutActions
          handOut={snapshot.children.handOut}
          isKept={!isRefused}
          onWant={isPlanning ? (as) => actor.send({ type: 'sheet.wanted', as }) : undefined}
          onRestart={
            isWriting && sentences.length > 0
              ? () => actor.send({ type: 'method.restarted' })
              : undefined
          }
        />
      </Stack>
    </Section>
  );
}
