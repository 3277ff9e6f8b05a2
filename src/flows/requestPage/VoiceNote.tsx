// The voice note that was sent along: fetched when its member, or the advisor, wants to hear it.
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

type NotePlayerProps = {
  /** Where the player finds it; null until then. */
  address: string | null;
  isBusy: boolean;
  /** Why it cannot be heard, in the service's words; null where nothing is wrong. */
  problem: string | null;
  onPlay: () => void;
};

/** The player, or the button that fetches the recording. */
export function NotePlayer({ address, isBusy, problem, onPlay }: NotePlayerProps) {
  // Not the state of the whole page: a request that was read again moves no focus.
  const control = address === null ? 'button' : 'audio';
  const box = useLostFocus<HTMLDivElement>(control, control);
  return (
    <div ref={box}>
      <Stack $gap="half">
        <Eyebrow>{voice.label}</Eyebrow>
        {problem === null ? null : <Notice tone="error" live title={problem || words.noteFailed} />}
        {address === null ? (
          <Row $gap="half">
            <Button size="small" isPending={isBusy} onPress={onPlay}>
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

/** On the member's page of a request. */
export function VoiceNote({ actor, snapshot }: RequestPageProps) {
  const { address, noteProblem } = snapshot.context;
  return (
    <NotePlayer
      address={snapshot.hasTag('playable') ? address : null}
      isBusy={snapshot.hasTag('noteBusy')}
      problem={snapshot.hasTag('noteFailed') ? noteProblem : null}
      onPlay={() => actor.send({ type: 'note.requested' })}
    />
  );
}
