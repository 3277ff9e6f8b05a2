// What a form says while another tab has a newer draft of it: the user chooses, and neither is lost.
import { newerDraft } from '#content/newerDraft.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Row } from '#ui/Stack.tsx';
import type { DraftRef } from './draftRef.ts';

/** The line with its two buttons. */
export function NewerNotice({ draft }: { draft: DraftRef }) {
  const { title, hint, show, keep } = newerDraft;
  return (
    <div data-flow="draft" data-state={statePath(draft.getSnapshot().value)}>
      <Notice
        live
        title={title}
        action={
          <Row $gap="half">
            <Button size="small" onPress={() => draft.send({ type: 'newer.requested' })}>
              {show}
            </Button>
            <Button
              size="small"
              variant="quiet"
              onPress={() => draft.send({ type: 'own.preferred' })}
            >
              {keep}
            </Button>
          </Row>
        }
      >
        {hint}
      </Notice>
    </div>
  );
}
