// What is done about a row, as the database's functions take it, and what is said afterwards.
import { fromPromise } from 'xstate';
import type { ActKind, ActVerdict, Asker, Board, BoardAct } from '#machines/deskBoard.machine.ts';
import { deskBoard } from '#content/deskBoard.ts';
import { saveFile } from '#adapters/files/handOut.ts';
import { isRecord } from '#adapters/isRecord.ts';
import { callFunction, type Answer } from '#adapters/supabase/functions.ts';
import { rowsOf, text } from '#adapters/supabase/requestRows.ts';
import { refusalOf } from '#flows/deskRequest/ports/refusals.ts';
import { slotWords } from '#flows/officeHours/slots.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { whoOf } from '../names.ts';
import { csvOf } from './figures.ts';

type Call = [name: string, parameters: Readonly<Record<string, unknown>>];

const moveTo =
  (to_status: string) =>
  (id: string, note: string | null): Call => ['desk_move', { id, to_status, note }];

/** The function of each act; a file is saved without one. */
const calls: Record<Exclude<ActKind, 'saveFile'>, (id: string, note: string | null) => Call> = {
  schedule: (id, note) => ['desk_schedule', { id, note }],
  agreeMove: (id, note) => ['desk_decide_move', { id, agreed: true, note }],
  refuseMove: (id, note) => ['desk_decide_move', { id, agreed: false, note }],
  accept: moveTo('accepted'),
  decline: moveTo('declined'),
  hide: (id, reason) => ['desk_hide_post', { id, reason }],
  show: (id) => ['desk_show_post', { id }],
  sendAgain: (id) => ['desk_send_mail_again', { id }],
};

const refusals: Readonly<Record<string, string>> = deskBoard.refusals;

/** Why it was refused: in the words of this page, else in those of a request at the desk. */
export const whyNot = (answer: Answer) => refusals[text(answer['reason'])] ?? refusalOf(answer);

/** Everybody who asks for a slot of the week on screen, by request. */
const askersOn = (board: Board | null): ReadonlyMap<string, Asker> =>
  new Map(
    board?.section === 'hours'
      ? board.rows.flatMap(({ asking }) => asking.map((one): [string, Asker] => [one.id, one]))
      : [],
  );

/** What was done, and who was offered another slot because of it. */
export function resultOf(act: BoardAct, answer: Answer, board: Board | null): string {
  const askers = askersOn(board);
  const offers = rowsOf(answer['offered']).map((offer) => {
    const slots = Array.isArray(offer['slots']) ? (offer['slots'] as unknown[]) : [];
    const asker = askers.get(text(offer['id']));
    return fillIn(deskBoard.results.offered, {
      who: asker === undefined ? deskBoard.noAccount : whoOf(asker),
      slots: slots.map((slot) => slotWords(text(slot))).join('; '),
    });
  });
  return [fillIn(deskBoard.results[act.kind], { about: act.about }), ...offers].join(' ');
}

/** Hands the figures out as a file. */
function saveFigures({ about }: BoardAct, board: Board | null): ActVerdict {
  if (board?.section !== 'figures') return { outcome: 'refused', message: '' };
  saveFile(about, new Blob([csvOf(board.figures)], { type: 'text/csv;charset=utf-8' }));
  return { outcome: 'stored', result: fillIn(deskBoard.results.saveFile, { about }) };
}

type Taken = { act: BoardAct | null; note: string; board: Board | null };

/** Port `takeAct`. */
export const takeAct = fromPromise<ActVerdict, Taken>(async ({ input: { act, note, board } }) => {
  if (act === null) throw new Error('');
  if (act.kind === 'saveFile') return saveFigures(act, board);
  const answer = await callFunction(...calls[act.kind](act.id, note === '' ? null : note));
  return answer.outcome === 'stored'
    ? { outcome: 'stored', result: resultOf(act, answer, board) }
    : { outcome: 'refused', message: whyNot(answer) };
});

/** The field that a refusal is about. */
export const fieldOf = (answer: Answer) =>
  isRecord(answer['detail']) ? text(answer['detail']['field']) : '';
