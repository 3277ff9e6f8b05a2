// The decision ledger in the page: the form of the next decision, its lines, and what is read once a year.
import { useActorRef, useSelector } from '@xstate/react';
import { labLedger as words } from '#content/labLedger.ts';
import { useFlow } from '#boot/useFlow.ts';
import { NewerDraft, useIsRefused } from '#flows/draft/DraftNotice.tsx';
import { HandOutActions } from '#flows/handOut/HandOutActions.tsx';
import { statePath } from '#flows/shared/statePath.ts';
import { Section } from '#ui/Page.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Lede } from '#ui/Text.tsx';
import { useFollowedFocus } from '#ui/useFollowedFocus.ts';
import { LedgerClosing } from './LedgerClosing.tsx';
import { LedgerForm } from './LedgerForm.tsx';
import { LedgerLines } from './LedgerLines.tsx';
import { LedgerYear } from './LedgerYear.tsx';

/** The view of `decisionLedger`, as a section of the tool's page. */
export function DecisionLedger() {
  const decisionLedger = useFlow('decisionLedger');
  const actor = useActorRef(decisionLedger);
  const snapshot = useSelector(actor, (current) => current);
  const { entry, lines, closing, day, problem, last } = snapshot.context;
  const isRefused = useIsRefused(snapshot.children.draft);
  const isEditable = snapshot.hasTag('editable');
  const isClosing = snapshot.hasTag('closing');
  const box = useFollowedFocus<HTMLDivElement>(
    JSON.stringify([snapshot.value, lines.map(({ id, outcome }) => [id, outcome !== null])]),
  );
  return (
    <Section id="use" label={words.label} title={words.title}>
      <Stack
        ref={box}
        $gap="two"
        data-flow="decisionLedger"
        data-state={statePath(snapshot.value)}
        data-print={lines.length > 0 ? 'alone' : undefined}
      >
        <Lede>{words.lede}</Lede>
        <NewerDraft draft={snapshot.children.draft} />
        <LedgerForm
          entry={entry}
          problem={isEditable ? problem : null}
          isRestoring={snapshot.hasTag('restoring')}
          isDisabled={!isEditable}
          canTakeBack={last !== null && isEditable}
          onType={(field, text) => actor.send({ type: 'entry.typed', field, text })}
          onAdd={() => actor.send({ type: 'line.added' })}
          onTakeBack={() => actor.send({ type: 'line.takenBack' })}
        />
        <LedgerLines
          lines={lines}
          day={day}
          onClose={isEditable ? (line) => actor.send({ type: 'outcome.opened', line }) : undefined}
          closed={isClosing ? closing.line : null}
          closing={
            <LedgerClosing
              closing={closing}
              problem={problem}
              onType={(text) => actor.send({ type: 'outcome.typed', text })}
              onJudge={(verdict) => actor.send({ type: 'outcome.judged', ...verdict })}
              onKeep={() => actor.send({ type: 'outcome.kept' })}
              onDrop={() => actor.send({ type: 'outcome.dropped' })}
            />
          }
        />
        <LedgerYear lines={lines} />
        <HandOutActions
          handOut={snapshot.children.handOut}
          isKept={!isRefused}
          onWant={
            lines.length > 0 && isEditable
              ? (as) => actor.send({ type: 'sheet.wanted', as })
              : undefined
          }
        />
      </Stack>
    </Section>
  );
}
