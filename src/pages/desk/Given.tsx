// The answer that was given: its newest version as its member reads it, and the earlier ones, each closed until it is opened.
import { styled } from 'styled-components';
import { desk } from '#content/desk.ts';
import type { DeskRecord } from '#machines/deskRequest.machine.ts';
import { paris } from '#flows/myRequests/words.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { AnswerSheet } from '#pages/request/AnswerSheet.tsx';
import { focusRing } from '#ui/motion.ts';
import { Stack } from '#ui/Stack.tsx';
import { tokens } from '#ui/tokens.ts';

const Earlier = styled.details`
  > summary {
    padding-block: ${tokens.space.half};
    color: ${tokens.color.muted};
    font-size: ${tokens.type.small};
    cursor: pointer;
    &:focus-visible {
      ${focusRing}
    }
  }
`;

/** Nothing for an answer that is a plain note: the history has it. */
export function Given({ record: { versions } }: { record: DeskRecord }) {
  return (
    <Stack $gap="oneHalf">
      <AnswerSheet versions={versions} question={null} level={3} />
      {versions.slice(1).map((one) => (
        <Earlier key={one.version}>
          <summary>
            {fillIn(desk.answer.earlier, { version: one.version, date: paris(one.signedAt) })}
          </summary>
          <AnswerSheet versions={[one]} question={null} level={3} />
        </Earlier>
      ))}
    </Stack>
  );
}
