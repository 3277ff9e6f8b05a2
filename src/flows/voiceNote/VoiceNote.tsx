// The voice note: two minutes with a countdown; then play, delete or keep it.
import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { voiceNoteMachine } from '#machines/voiceNote.machine.ts';
import { asynq } from '#content/asynq.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { lastSnapshotOf } from '#flows/shared/lastSnapshot.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Player } from '#ui/Player.tsx';
import { Recorder, RecorderLine } from '#ui/Recorder.tsx';
import { record } from '#ui/icons.tsx';
import { useLostFocus } from '#ui/useLostFocus.ts';

const words = asynq.wizard.context.voice;
const request = { type: 'recording.requested' } as const;
const stop = { type: 'recording.stopped' } as const;

type VoiceNoteRef = ActorRefFrom<typeof voiceNoteMachine>;
type PartProps = { actor: VoiceNoteRef; snapshot: SnapshotFrom<typeof voiceNoteMachine> };

/** 107 seconds as "1:47". */
export const clockOf = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The controls and the display, by state. */
function Controls({ actor, snapshot }: PartProps) {
  const { address, note, secondsLeft } = snapshot.context;
  if (snapshot.hasTag('recording'))
    return (
      <RecorderLine
        status={words.recording}
        isLive
        clock={fillIn(words.left, { left: clockOf(secondsLeft) })}
      >
        <Button size="small" variant="primary" onPress={() => actor.send(stop)}>
          {words.stop}
        </Button>
      </RecorderLine>
    );
  if (snapshot.hasTag('asking'))
    return (
      <RecorderLine status={words.asking}>
        <Button size="small" onPress={() => actor.send(stop)}>
          {words.cancel}
        </Button>
      </RecorderLine>
    );
  if (snapshot.hasTag('kept'))
    return (
      <RecorderLine
        status={note?.isUnfinished ? words.unfinished : secondsLeft === 0 ? words.reached : ''}
      >
        {address === null ? null : <Player label={words.play} address={address} />}
        <Button
          size="small"
          variant="danger"
          onPress={() => actor.send({ type: 'recording.deleted' })}
        >
          {words.remove}
        </Button>
      </RecorderLine>
    );
  if (snapshot.hasTag('busy')) return <RecorderLine status={words.keeping} />;
  const isAgain = snapshot.hasTag('refused') || snapshot.hasTag('failed');
  return (
    <RecorderLine status="">
      <Button size="small" icon={record} onPress={() => actor.send(request)}>
        {isAgain ? words.again : words.start}
      </Button>
    </RecorderLine>
  );
}

/** The reason why there is no note. */
function Trouble({ snapshot }: Pick<PartProps, 'snapshot'>) {
  if (snapshot.hasTag('refused'))
    return (
      <Notice tone="error" live>
        {words.refused}
      </Notice>
    );
  if (snapshot.hasTag('failed'))
    return (
      <Notice tone="error" live>
        {words.failed}
      </Notice>
    );
  if (snapshot.hasTag('unsaved')) return <Notice live>{words.unsaved}</Notice>;
  return null;
}

/** The view of `voiceNote`. */
export function VoiceNote({ actor }: { actor: VoiceNoteRef }) {
  const snapshot = useSelector(lastSnapshotOf(actor), (current) => current);
  const path = statePath(snapshot.value);
  const box = useLostFocus<HTMLDivElement>(
    path,
    snapshot.hasTag('kept') ? 'audio, button' : 'button',
  );
  return (
    <div ref={box} data-flow="voiceNote" data-state={path}>
      <Recorder label={words.label} hint={words.hint}>
        {snapshot.hasTag('unsupported') ? (
          <Notice>{words.unsupported}</Notice>
        ) : (
          <>
            <Trouble snapshot={snapshot} />
            <Controls actor={actor} snapshot={snapshot} />
          </>
        )}
      </Recorder>
    </div>
  );
}
