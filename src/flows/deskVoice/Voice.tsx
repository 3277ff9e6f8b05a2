// The voice note of a request at the desk, in the member's own player.
import { useActorRef, useSelector } from '@xstate/react';
import { useFlow } from '#boot/useFlow.ts';
import { NotePlayer } from '#flows/requestPage/VoiceNote.tsx';
import { statePath } from '#flows/shared/statePath.ts';

/** The view of `deskVoice`. */
export function Voice({ id }: { id: string }) {
  const actor = useActorRef(useFlow('deskRequest/deskVoice'), { input: { id } });
  const snapshot = useSelector(actor, (current) => current);
  const { address, problem } = snapshot.context;
  return (
    <div data-flow="deskVoice" data-state={statePath(snapshot.value)}>
      <NotePlayer
        address={address}
        isBusy={snapshot.hasTag('busy')}
        problem={snapshot.hasTag('failed') ? problem : null}
        onPlay={() => actor.send({ type: 'note.requested' })}
      />
    </div>
  );
}
