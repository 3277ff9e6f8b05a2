// The voice note that was sent along: fetched when its member, or the advisor, wants to hear it.
import { useActorRef, useSelector } from '@xstate/react';
import { asynq } from '#content/asynq.ts';
import { requestPage } from '#content/requestPage.ts';
import { useFlow } from '#boot/useFlow.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Player } from '#ui/Player.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { Eyebrow } from '#ui/Text.tsx';
import { useLostFocus } from '#ui/useLostFocus.ts';

const words = requestPage.files;
const { voice } = asynq.wizard.context;

type VoiceNoteProps = {
  /** Of the file. */
  id: string;
  /** What hands it out: the desk asks another function of the database. */
  flow: 'requestPage/notePlayback' | 'deskRequest/notePlayback';
};

/** The view of `notePlayback`: the player, or the button that fetches the recording. */
export function VoiceNote({ id, flow }: VoiceNoteProps) {
  const actor = useActorRef(useFlow(flow), { input: { id } });
  const snapshot = useSelector(actor, (current) => current);
  const { address, problem } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  const control = address === null ? 'button' : 'audio';
  const box = useLostFocus<HTMLDivElement>(control, control);
  return (
    <div ref={box} data-flow="notePlayback" data-state={statePath(snapshot.value)}>
      <Stack $gap="half">
        <Eyebrow>{voice.label}</Eyebrow>
        {snapshot.hasTag('failed') ? (
          <Notice tone="error" live title={problem || words.noteFailed} />
        ) : null}
        {address === null ? (
          <Row $gap="half">
            <Button
              size="small"
              isPending={isBusy}
              onPress={() => actor.send({ type: 'note.requested' })}
            >
              {isBusy ? words.fetching : words.play}
            </Button>
          </Row>
        ) : (
          <Player label={voice.play} address={address} />
        )}
      </Stack>
    </div>
  );
}
