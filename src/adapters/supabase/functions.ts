// The answers of the database's functions: an outcome, or a typed refusal. Any other answer is thrown as an error.
import { holdsToken, loadClient, toError } from './client.ts';
import { isRecord } from '../isRecord.ts';

/** A refusal by a function of the database, with its reason. */
export type Refusal<Reason extends string = string> = {
  outcome: 'refused';
  reason: Reason;
  detail: Readonly<Record<string, unknown>>;
};

/** An answer before it is checked. */
export type Answer = { outcome: string } & Readonly<Record<string, unknown>>;

const isAnswer = (data: unknown): data is Answer =>
  typeof data === 'object' &&
  data !== null &&
  'outcome' in data &&
  typeof data.outcome === 'string';

/**
 * Calls a function of the database as the signed-in user, or as a visitor.
 * A body that the server would not even read (413), and a function that the caller may not call, are refusals too.
 * @throws the shared Error of functions.ts: the service's sentence, or ours where it cannot be reached
 */
export async function callFunction(
  name: string,
  parameters: Readonly<Record<string, unknown>>,
): Promise<Answer> {
  const client = await loadClient();
  const { data, error, status } = await client.rpc(name, parameters);
  if (status === 413) return { outcome: 'refused', reason: 'too_large', detail: {} };
  // Staff without a second factor: no function of the desk answers.
  if (error?.code === 'second_factor_required') return { outcome: 'refused', reason: error.code };
  // The function is not for visitors, or not for members.
  if (error?.code === '42501') {
    return { outcome: 'refused', reason: holdsToken() ? 'not_allowed' : 'not_signed_in' };
  }
  if (error !== null) throw toError({ message: error.message, status });
  if (!isAnswer(data)) throw new Error('');
  return data;
}

/**
 * Calls a function of the database that has an answer of its own shape, without parameters.
 * @throws the shared Error of functions.ts
 */
export async function readFunction(name: string): Promise<unknown> {
  const client = await loadClient();
  const { data, error, status } = await client.rpc(name);
  if (error !== null) throw toError({ message: error.message, status });
  return data;
}

/**
 * The refusal in an answer, if its reason is one that the caller knows.
 * @throws an Error without a message for an unknown reason
 */
export function refusalIn<Reason extends string>(
  answer: Answer,
  reasons: readonly Reason[],
): Refusal<Reason> {
  const reason = reasons.find((known) => known === answer['reason']);
  if (answer.outcome !== 'refused' || reason === undefined) throw new Error('');
  const { detail } = answer;
  return { outcome: 'refused', reason, detail: isRecord(detail) ? detail : {} };
}

/** A text in an answer; throws where there is none. */
export function textIn(answer: Readonly<Record<string, unknown>>, key: string): string {
  const value = answer[key];
  if (typeof value !== 'string') throw new Error('');
  return value;
}
