// Probes of the voice note: parts of a second, and more than two minutes.
import type { Recording, voiceNoteMachine } from '#machines/voiceNote.machine.ts';
import type { ProbesOf } from './kit/define.ts';

const tick = (recorded: number) =>
  ({
    type: 'recorder.ticked',
    recorded,
    recording: { type: 'audio/webm' } as Recording,
  }) as const;

export const probes: ProbesOf<typeof voiceNoteMachine> = {
  'seconds are rounded, and never fewer than none': {
    steps: [
      { type: 'recording.requested' },
      { port: 'openMicrophone', gives: { stream: {}, type: 'audio/webm' } },
      ...[499, 500, 1499, 1500, 60_500, 119_600, 120_000, 121_000, 130_000].map(tick),
    ],
  },
};
