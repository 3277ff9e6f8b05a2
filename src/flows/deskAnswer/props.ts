// What the views of the editor are given.
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { deskAnswerMachine } from '#machines/deskAnswer.machine.ts';

export type DeskAnswerRef = ActorRefFrom<typeof deskAnswerMachine>;
export type DeskAnswerSnapshot = SnapshotFrom<typeof deskAnswerMachine>;
export type DeskAnswerProps = { actor: DeskAnswerRef; snapshot: DeskAnswerSnapshot };
