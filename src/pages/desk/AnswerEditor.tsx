// Writing an answer: the form, and beside it the answer as its member reads it.
import { useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import { desk } from '#content/desk.ts';
import type { DeskRecord } from '#machines/deskRequest.machine.ts';
import type { AnswerVersion } from '#machines/requestPage.machine.ts';
import { AnswerForm } from '#flows/deskAnswer/AnswerForm.tsx';
import { compileAnswer } from '#flows/deskAnswer/document.ts';
import type { DeskAnswerRef, DeskAnswerSnapshot } from '#flows/deskAnswer/props.ts';
import { Sent } from '#flows/deskAnswer/Sent.tsx';
import { statePath } from '#flows/shared/statePath.ts';
import { AnswerSheet } from '#pages/request/AnswerSheet.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Eyebrow } from '#ui/Text.tsx';
import { media, tokens } from '#ui/tokens.ts';
import { useLostFocus } from '#ui/useLostFocus.ts';

const Columns = styled.div`
  display: grid;
  gap: ${tokens.space.three};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
  }
`;
const Preview = styled.section`
  display: grid;
  gap: ${tokens.space.one};
  min-width: 0;
  ${media.desktop} {
    padding-inline-start: ${tokens.space.two};
    border-inline-start: ${tokens.line.hair} solid ${tokens.color.hairline};
  }
`;

/** The words as the version that they will be. */
function previewOf(
  { words, isLater, isCorrection }: DeskAnswerSnapshot['context'],
  { versions }: DeskRecord,
): readonly AnswerVersion[] {
  const { document } = compileAnswer(words, isLater || isCorrection);
  const { title, signedBy, parts, changed = null } = document;
  const version = versions.length + 1;
  const signedAt = new Date().toISOString();
  return [{ version, title, signedBy, signedAt, changed, parts }, ...versions];
}

type AnswerEditorProps = { actor: DeskAnswerRef; record: DeskRecord };

/** The view of `deskAnswer`. */
export function AnswerEditor({ actor, record }: AnswerEditorProps) {
  const snapshot = useSelector(actor, (current) => current);
  const { question } = record.request.answers;
  const isSent = snapshot.hasTag('sent');
  // The button that takes it back comes in the place of the fields, and another one where nobody knows what became of it.
  const part = snapshot.hasTag('unsettled') ? 'unsettled' : isSent ? 'sent' : 'written';
  const box = useLostFocus<HTMLDivElement>(part, 'button');
  return (
    <div ref={box} data-flow="deskAnswer" data-state={statePath(snapshot.value)}>
      <Columns>
        {isSent ? <Sent actor={actor} snapshot={snapshot} /> : null}
        {snapshot.hasTag('open') ? <AnswerForm actor={actor} snapshot={snapshot} /> : null}
        <Preview aria-label={desk.answer.preview}>
          <Stack $gap="one">
            <Eyebrow>{desk.answer.preview}</Eyebrow>
            <AnswerSheet
              versions={previewOf(snapshot.context, record)}
              question={typeof question === 'string' ? question : null}
              level={3}
            />
          </Stack>
        </Preview>
      </Columns>
    </div>
  );
}
