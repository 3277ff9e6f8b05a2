// The voice note that was sent along: fetched when its member wants to hear it.
import { asynq } from '#content/asynq.ts';
import { requestPage } from '#content/requestPage.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Player } from '#ui/Player.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { Eyebrow } from '#ui/Text.tsx';
import { useLostFocus } from '#ui/useLostFocus.ts';
import type { RequestPageProps } from './props.ts';

const words = requestPage.files;
const { voice } = asynq.wizard.context;

/** The player, or the button that fetches the recording. */
export function VoiceNote({ actor, snapshot }: RequestPageProps) {
  const { address, noteProblem } = snapshot.context;
  const isBusy = snapshot.hasTag('noteBusy');
  const isPlayable = snapshot.hasTag('playable');
  // Not the state of the whole page: a request that was read again moves no focus.
  const control = isPlayable ? 'audio' : 'button';
  const box = useLostFocus<HTMLDivElement>(control, control);
  return (
    <div ref={box}>
      <Stack $gap="half">
        <Eyebrow>{voice.label}</Eyebrow>
        {snapshot.hasTag('noteFailed') ? (
          <Notice tone="error" live title={noteProblem || words.noteFailed} />
        ) : null}
        {isPlayable && address !== null ? (
          <Player label={voice.play} address={address} />
        ) : (
          <Row $gap="half">
            <Button
              size="small"
              isPending={isBusy}
              onPress={() => actor.send({ type: 'note.requested' })}
            >
              {isBusy ? words.fetching : words.play}
            </Button>
          </Row>
        )}
      </Stack>
    </div>
  );
}
