// The dilution weather map in the page: rows to fill in, and the map that follows them.
import { useActorRef, useSelector } from '@xstate/react';
import { rowKinds, rowsOf } from '#machines/dilutionMap.machine.ts';
import type { MapRow } from '#machines/dilutionMap.machine.ts';
import { lab } from '#content/lab.ts';
import { labMap as words } from '#content/labMap.ts';
import { useFlow } from '#boot/useFlow.ts';
import { NewerDraft, useIsRefused } from '#flows/draft/DraftNotice.tsx';
import { HandOutActions } from '#flows/handOut/HandOutActions.tsx';
import { SheetUndo } from '#flows/labDiagnostic/SheetActions.tsx';
import { statePath } from '#flows/shared/statePath.ts';
import { Button } from '#ui/Button.tsx';
import { Section } from '#ui/Page.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { Lede, Muted } from '#ui/Text.tsx';
import { useFollowedFocus } from '#ui/useFollowedFocus.ts';
import { MapGroup } from './MapGroup.tsx';
import { MapResult } from './MapResult.tsx';
import { findingsOf } from './mapTables.ts';
import { readRows } from './rows.ts';

/** The view of `dilutionMap`, as a section of the tool's page. */
export function DilutionMap({ example }: { example: readonly MapRow[] }) {
  const dilutionMap = useFlow('dilutionMap');
  const actor = useActorRef(dilutionMap, { input: { example } });
  const snapshot = useSelector(actor, (current) => current);
  const { rows, undo } = snapshot.context;
  const isRefused = useIsRefused(snapshot.children.draft);
  const isEditable = snapshot.hasTag('editable');
  const { problems } = readRows(rows);
  const box = useFollowedFocus<HTMLDivElement>(
    JSON.stringify([undo === null, rows.map(({ id }) => id)]),
  );
  return (
    <Section id="use" label={words.label} title={words.title}>
      <Stack
        ref={box}
        $gap="two"
        data-flow="dilutionMap"
        data-state={statePath(snapshot.value)}
        data-print={rows.length > 0 ? 'alone' : undefined}
      >
        <Lede>{words.lede}</Lede>
        <NewerDraft draft={snapshot.children.draft} />
        <Row $gap="one" data-print="hide">
          <Button
            size="small"
            isDisabled={!isEditable}
            onPress={() => actor.send({ type: 'example.taken' })}
          >
            {words.example}
          </Button>
          {snapshot.hasTag('restoring') ? <Muted as="output">{lab.sheet.loading}</Muted> : null}
        </Row>
        {undo === null ? null : (
          <SheetUndo
            said={undo.all ? lab.sheet.emptied : words.removed}
            onUndo={() => actor.send({ type: 'change.undone' })}
          />
        )}
        {rowKinds.map((kind) => (
          <MapGroup
            key={kind}
            kind={kind}
            rows={rowsOf(rows, kind)}
            problems={problems}
            isDisabled={!isEditable}
            canAdd={isEditable && snapshot.can({ type: 'row.added', kind })}
            onAdd={() => actor.send({ type: 'row.added', kind })}
            onRemove={(row) => actor.send({ type: 'row.removed', row })}
            onType={(row, field, text) => actor.send({ type: 'field.typed', row, field, text })}
          />
        ))}
        <MapResult findings={findingsOf(rows)} />
        <HandOutActions
          handOut={snapshot.children.handOut}
          isKept={!isRefused}
          onWant={
            rows.length > 0 && isEditable
              ? (as) => actor.send({ type: 'sheet.wanted', as })
              : undefined
          }
          onRestart={
            rows.length > 0 && isEditable ? () => actor.send({ type: 'map.restarted' }) : undefined
          }
        />
      </Stack>
    </Section>
  );
}
