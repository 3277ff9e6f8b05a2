// The actions for a sheet of the lab: save it as a file, print it, start over; and the links back.
import type { HandOut } from '#machines/labDiagnostic.machine.ts';
import { lab } from '#content/lab.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { Muted } from '#ui/Text.tsx';
import { download } from '#ui/icons.tsx';

const words = lab.sheet;

export type SheetActionsProps = {
  isBusy: boolean;
  hasFailed: boolean;
  /** The file that was saved last. */
  saved: string | null;
  /** Undefined while there is no result to save. */
  onWant?: ((as: HandOut) => void) | undefined;
  /** Undefined while there is no result to discard. */
  onRestart?: (() => void) | undefined;
  /** False where this browser stores nothing. */
  isKept: boolean;
};

/** The line under a sheet, and beneath it the result of the last press. */
export function SheetActions(props: SheetActionsProps) {
  const { isBusy, hasFailed, saved, onWant, onRestart, isKept } = props;
  return (
    <Stack $gap="one" data-print="hide">
      <Row $gap="half">
        {onWant === undefined ? null : (
          <>
            <Button size="small" icon={download} isPending={isBusy} onPress={() => onWant('file')}>
              {words.save}
            </Button>
            <Button size="small" isPending={isBusy} onPress={() => onWant('paper')}>
              {words.print}
            </Button>
          </>
        )}
        {onRestart === undefined ? null : (
          <Button size="small" variant="quiet" onPress={onRestart}>
            {words.anew}
          </Button>
        )}
      </Row>
      <Muted as="output">{saved === null ? '' : words.saved.replace('{name}', () => saved)}</Muted>
      {hasFailed ? <Notice tone="error" live title={words.failed} /> : null}
      <Muted>{isKept ? words.kept : words.unkept}</Muted>
    </Stack>
  );
}

/** Names what was removed, with a button to undo it. */
export const SheetUndo = ({ said, onUndo }: { said: string; onUndo: () => void }) => (
  <Notice
    live
    icon={false}
    title={said}
    action={
      <Button size="small" data-heir onPress={onUndo}>
        {words.undo}
      </Button>
    }
  />
);
