// What the views of a section are given.
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { BoardSection } from '#machines/desk.machine.ts';
import type { Board, deskBoardMachine } from '#machines/deskBoard.machine.ts';

export type DeskBoardRef = ActorRefFrom<typeof deskBoardMachine>;
export type DeskBoardSnapshot = SnapshotFrom<typeof deskBoardMachine>;
export type DeskBoardProps = { actor: DeskBoardRef; snapshot: DeskBoardSnapshot };

/** The same with what one section shows. */
export type ShownProps<Section extends BoardSection> = DeskBoardProps & {
  board: Extract<Board, { section: Section }>;
};
