// Another slot, played with ports that answer on command.
import { reschedulingMachine } from '#machines/rescheduling.machine.ts';
import type {
  MoveAnswer,
  MoveDraft,
  MoveOffer,
  RequestedMove,
  ReschedulingEvent,
} from '#machines/rescheduling.machine.ts';
import { requestIn } from './myRequests.kit.ts';
import { draftKit, feed, play, port } from './kit.ts';

export const slot = '2026-11-24T14:20';
export const wanted = '2026-11-26T14:00';
export const nearest = ['2026-11-24T14:00', '2026-11-24T15:00', '2026-11-26T14:20'];
export const offer: MoveOffer = { nearest, first: '2026-11-22', last: '2027-11-21' };

/** A start as the view chooses it. */
export const chosen = (start: string) =>
  ({ slot: start, host: 'angel', subject: `Angel Office Hours, ${start}` }) as const;

/** The office hour as another reading of the page has it. */
export const hour = (rest: Parameters<typeof requestIn>[1] = {}) =>
  requestIn('scheduled', { id: 'h1', kind: 'office-hours', slot, ...rest });

/** The page of an office hour is open. */
export function begin(asked: string | null = null) {
  const ports = {
    findOffer: port<MoveOffer, { slot: string }>(),
    readDate: port<readonly string[], { date: string; slot: string }>(),
    askToMove: port<MoveAnswer, RequestedMove>(),
    takeMoveBack: port<MoveAnswer, { id: string }>(),
  };
  const draft = draftKit<MoveDraft>();
  const news = feed<ReschedulingEvent>();
  const flow = play(
    reschedulingMachine.provide({
      actors: {
        newsFeed: news.logic,
        draft: draft.logic,
        findOffer: ports.findOffer.logic,
        readDate: ports.readDate.logic,
        askToMove: ports.askToMove.logic,
        takeMoveBack: ports.takeMoveBack.logic,
      },
    }),
    { id: 'h1', slot, wanted: asked, longestNote: 12 },
  );
  return { ...flow, ...ports, draft, news };
}

/** The dialog is open, and the nearest slots are listed. */
export function choosing(asked: string | null = null) {
  const flow = begin(asked);
  flow.send({ type: 'move.opened' });
  flow.findOffer.resolve(offer);
  return flow;
}

/** A wish with a note is being sent. */
export function sending() {
  const flow = choosing();
  flow.send({ type: 'slot.chosen', slot: chosen('2026-11-26T14:20') });
  flow.send({ type: 'note.edited', text: ' A flight. ' });
  flow.draft.heard();
  flow.send({ type: 'move.submitted' });
  return flow;
}
