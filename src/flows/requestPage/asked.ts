// Everything that a request asked, in the words and the order of its form.
import type { AskedRequest } from '#machines/requestPage.machine.ts';
import { requestPage } from '#content/requestPage.ts';
import { requests } from '#content/requests.ts';
import { mendFieldsOf } from '#flows/myRequests/mendFields.ts';
import type { MendField } from '#flows/myRequests/mendFields.ts';
import { slotWords } from '#flows/officeHours/slots.ts';

/** One question of the form, and its answer. */
export type AskedLine = { label: string; value: string };

/** The answer to a field as it was read in the form; empty where nothing was answered. */
function valueOf(field: MendField, answers: AskedRequest['answers']): string {
  if (field.type === 'fact') return field.value;
  const value = answers[field.field];
  if (field.type === 'tick') return value === true ? requestPage.yes : requestPage.no;
  if (typeof value !== 'string') return '';
  return field.type === 'text'
    ? value.trim()
    : (field.options.find(({ id }) => id === value)?.label ?? '');
}

/** How many facts of a question come before it: domain, subcategory, blockers. */
const beforeTheQuestion = 3;

/** The form for corrections begins with the question; the one in which it was asked comes to it after three steps. */
function inOrder({ kind }: AskedRequest, fields: readonly MendField[]): readonly MendField[] {
  if (kind !== 'asynq') return fields;
  const [question, ...facts] = fields;
  return question === undefined
    ? []
    : [...facts.slice(0, beforeTheQuestion), question, ...facts.slice(beforeTheQuestion)];
}

/**
 * The lines of a request.
 * @param slotLabel what its slot is called, for who reads it
 */
export function askedOf(
  request: AskedRequest,
  slotLabel: string = requests.outbox.slotAsked,
): readonly AskedLine[] {
  const { answers, slot } = request;
  const lines = inOrder(request, mendFieldsOf(request)).map((field) => ({
    label: field.label,
    value: valueOf(field, answers),
  }));
  const asked = typeof answers['slot'] === 'string' ? answers['slot'] : slot;
  return [
    ...(asked === null ? [] : [{ label: slotLabel, value: slotWords(asked) }]),
    ...lines.filter(({ value }) => value !== ''),
  ];
}
