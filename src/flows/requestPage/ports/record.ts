// One request of the signed-in member as the backend returns it: everything that they wrote, and its answer.
import { fromPromise } from 'xstate';
import type { AskedRequest, RequestAnswer, RequestRecord } from '#machines/requestPage.machine.ts';
import { moment } from '#adapters/supabase/moment.ts';
import { callFunction, refusalIn } from '#adapters/supabase/functions.ts';
import { isRow, rowsOf, text, toAttachment, toRequest } from '#adapters/supabase/requestRows.ts';
import { toOpinion } from './opinion.ts';
import { toVersions } from './versions.ts';

const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Some drivers hand JSON over as a string that holds it. */
export function answersIn(value: unknown): AskedRequest['answers'] {
  if (isRow(value)) return value;
  try {
    const read: unknown = JSON.parse(text(value));
    return isRow(read) ? read : {};
  } catch {
    return {};
  }
}

/** The one question that may follow an answer up. */
function followUpIn(value: unknown): RequestRecord['followUp'] {
  const until = isRow(value) ? moment(value['until']) : null;
  return isRow(value) && until !== null ? { until, askedAt: moment(value['asked_at']) } : null;
}

/** The answer of `request_page()`; also the form in which this browser keeps it. */
export function toRecord(answer: Readonly<Record<string, unknown>>): RequestRecord {
  const { request, forwarding, consent, moves } = answer;
  if (!isRow(request)) throw new Error('');
  return {
    request: { ...toRequest(request), answers: answersIn(request['answers']) },
    versions: toVersions(answer['answer']),
    answerFiles: rowsOf(answer['answer_files']).map(toAttachment),
    forwardedAt: isRow(forwarding) ? moment(forwarding['created_at']) : null,
    moves: Array.isArray(moves) ? moves.filter((move) => typeof move === 'string') : [],
    followUp: followUpIn(answer['follow_up']),
    opinion: toOpinion(answer['opinion']),
    consentedAt: isRow(consent) ? moment(consent['given_at']) : null,
  };
}

/**
 * Port `loadRequest`. An address that can be no request's is not asked for: the answer would be the same.
 * Rejects with the shared Error of functions.ts where there is no answer.
 */
export const loadRequest = fromPromise<RequestAnswer, { id: string }>(async ({ input: { id } }) => {
  if (!isId.test(id)) return { outcome: 'missing' };
  const answer = await callFunction('request_page', { id });
  if (answer.outcome === 'found') return { outcome: 'found', record: toRecord(answer) };
  if (refusalIn(answer, ['not_found', 'not_signed_in']).reason === 'not_found')
    return { outcome: 'missing' };
  throw new Error('');
});
