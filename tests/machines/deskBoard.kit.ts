// What the tests of a section share: its address, its service, and a section that is on screen.
import { deskBoardMachine } from '#machines/deskBoard.machine.ts';
import type {
  ActVerdict,
  Board,
  BoardAct,
  BoardAsked,
  DeskBoardEvent,
} from '#machines/deskBoard.machine.ts';
import type { StepDraft } from '#machines/deskRequest.machine.ts';
import { hide, postsOf } from '../paths/deskBoard.samples.ts';
import { draftKit, feed, play, port } from './kit.ts';

export const begin = () => {
  const addressFeed = feed<DeskBoardEvent>();
  const readBoard = port<Board, BoardAsked>();
  const takeAct = port<ActVerdict, { act: BoardAct | null; note: string; board: Board | null }>();
  const draft = draftKit<StepDraft>();
  const flow = play(
    deskBoardMachine.provide({
      actors: {
        addressFeed: addressFeed.logic,
        draft: draft.logic,
        readBoard: readBoard.logic,
        takeAct: takeAct.logic,
      },
    }),
    { section: 'posts' },
  );
  return { ...flow, addressFeed, draft, readBoard, takeAct };
};
export type Flow = ReturnType<typeof begin>;
export const named = (at: string | null, section: 'posts' | 'hours' | 'queue' = 'posts') =>
  ({ type: 'address.named', section, at }) as const;
export const two = postsOf(['p1', 'p2'], 'more');
export const shown = (board = two) => {
  const flow = begin();
  flow.addressFeed.say(named(null));
  flow.readBoard.resolve(board);
  return flow;
};
export const composing = () => {
  const flow = shown();
  flow.send({ type: 'act.chosen', act: hide });
  return flow;
};
export const acting = () => {
  const flow = composing();
  flow.send({ type: 'note.edited', text: ' It sells. ' });
  flow.send({ type: 'act.confirmed' });
  return flow;
};
export const ids = (flow: Flow) => flow.context().board?.rows.map((row) => 'id' in row && row.id);
export const asked = (flow: Flow) => flow.readBoard.asked.at(-1);
