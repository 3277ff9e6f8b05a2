// A request's attachments. Checked here to spare the user an upload in vain, and by the database to enforce the rules.
import { fromPromise } from 'xstate';
import { fileRules, fileWords } from '#content/attachments.ts';
import { fromBase64, toBase64 } from '#adapters/files/handOut.ts';
import { callFunction, refusalIn, textIn } from './functions.ts';
import type { Refusal } from './functions.ts';

/** The hint under the form: it decides which files the form accepts. */
export type FileGroup = keyof typeof fileRules.groups;

type Described = Pick<File, 'name' | 'type' | 'size'>;

const reasons = [
  'too_large',
  'wrong_type',
  'wrong_content',
  'macros',
  'too_many',
  'empty',
  'invalid',
  'storage_full',
  'request_closed',
  'not_signed_in',
  'not_allowed',
  'not_found',
] as const;
export type AttachingReason = (typeof reasons)[number];

/** A refusal, with the sentence that names the file. */
export type FileRefusal = Refusal<AttachingReason> & { message: string };
export type Attachment = { id: string; name: string; type: string; size: number };

const endingOf = (name: string) => /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/**
 * The media type under which a file is sent, in lower case and without parameters (`audio/webm;codecs=opus` is
 * `audio/webm`). If the system knows no type for an extension, the extension decides. Null: not accepted.
 */
export function mediaType({ name, type }: Pick<File, 'name' | 'type'>): string | null {
  const ending = endingOf(name);
  const said = type.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const isSilent = said === '' || said === 'application/octet-stream';
  const rule = fileRules.types.find(
    (one) => one.endings.includes(ending) && (isSilent || one.type === said),
  );
  return rule?.type ?? null;
}

const refusal = (
  reason: AttachingReason,
  name: string,
  detail: Refusal['detail'],
  endings: readonly string[],
): FileRefusal => ({
  outcome: 'refused',
  reason,
  detail,
  message: fileWords.attaching[reason]
    .replace('{name}', () => name)
    .replace('{types}', endings.map((ending) => ending.toUpperCase()).join(', ')),
});

const macros: readonly string[] = fileRules.macros;
const everyEnding = fileRules.types.flatMap(({ endings }) => endings);

/** Formats with macros are identified by their extension or their type. */
const carriesMacros = ({ name, type }: Pick<File, 'name' | 'type'>) =>
  /macroenabled/i.test(type) || macros.includes(endingOf(name));

/**
 * Why a file cannot be attached, or null where it can: 10 MB and the hint's types (docs/product-spec.md, "9. Business constants and limits").
 * @param group the hint under the form; without one, whatever any form accepts
 */
export function fileRefusal(file: Described, group?: FileGroup): FileRefusal | null {
  const endings: readonly string[] = group === undefined ? everyEnding : fileRules.groups[group];
  if (carriesMacros(file)) return refusal('macros', file.name, {}, endings);
  const type = mediaType(file);
  if (type === null || !endings.includes(endingOf(file.name)))
    return refusal('wrong_type', file.name, { type: file.type }, endings);
  if (file.size === 0) return refusal('empty', file.name, {}, endings);
  if (file.size > fileRules.largest)
    return refusal('too_large', file.name, { limit: fileRules.largest }, endings);
  return null;
}

/**
 * The same, and a check of the content: a file must start as its type does and contain no macros. The checking code is
 * fetched with the first file; if it is unreachable, the check is left to the database, which makes it in any case.
 * @throws the browser's own error where the file is missing or must not be read
 */
export async function refusalOfFile(file: File, group?: FileGroup): Promise<FileRefusal | null> {
  const refused = fileRefusal(file, group);
  if (refused !== null) return refused;
  const look = await import('#adapters/files/content.ts').catch(() => null);
  const fault = await look?.contentFault(file, mediaType(file) ?? '');
  return fault ? refusal(fault, file.name, {}, everyEnding) : null;
}

export type AttachInput = {
  /** Made in the browser: sent twice, the attachment is stored once. */
  id: string;
  requestId: string;
  name: string;
  type: string;
  body: Blob;
};
export type AttachAnswer = { outcome: 'stored'; attachment: Attachment } | FileRefusal;

/**
 * Sends one file of a stored request, as the signed-in member.
 * @throws the shared Error of functions.ts where there is no answer: then the call may be repeated
 */
export async function sendAttachment(input: AttachInput): Promise<AttachAnswer> {
  const { id, requestId, name, type, body } = input;
  const refused = await refusalOfFile(new File([body], name, { type }));
  if (refused !== null) return refused;
  const answer = await callFunction('attach', {
    id,
    request_id: requestId,
    name,
    type: mediaType({ name, type }),
    body: await toBase64(body),
  });
  if (answer.outcome !== 'stored') {
    const { reason, detail } = refusalIn(answer, reasons);
    return refusal(reason, name, detail, everyEnding);
  }
  return { outcome: 'stored', attachment: toAttachment(answer['attachment']) };
}

function toAttachment(value: unknown): Attachment {
  if (typeof value !== 'object' || value === null) throw new Error('');
  const row = { ...value } as Record<string, unknown>;
  if (typeof row['size'] !== 'number') throw new Error('');
  const [id, name, type] = [textIn(row, 'id'), textIn(row, 'name'), textIn(row, 'type')];
  return { id, name, type, size: row['size'] };
}

const readingReasons = ['not_found', 'not_signed_in', 'not_allowed'] as const;
export type ReadAnswer =
  | { outcome: 'found'; name: string; body: Blob }
  | (Refusal<(typeof readingReasons)[number]> & { message: string });

/**
 * An attachment's bytes, only for the member who sent it.
 * @throws the shared Error of functions.ts where there is no answer
 */
export async function readAttachment(id: string): Promise<ReadAnswer> {
  const answer = await callFunction('attachment_body', { id });
  if (answer.outcome === 'found') {
    const body = new Blob([fromBase64(textIn(answer, 'body'))], { type: textIn(answer, 'type') });
    return { outcome: 'found', name: textIn(answer, 'name'), body };
  }
  const refused = refusalIn(answer, readingReasons);
  return { ...refused, message: fileWords.reading[refused.reason] };
}

/** Port `attach`: one file of a stored request. */
export const attach = fromPromise<AttachAnswer, AttachInput>(({ input }) => sendAttachment(input));
