// The attachments of a question: documents and a voice note, checked here and kept in this browser until they are sent.
import { fromPromise } from 'xstate';
import { fileRules } from '#content/attachments.ts';
import { asynqFrame } from '#content/asynq.frame.ts';
import { service } from '#content/service.ts';
import type { Admission, AttachedFile } from '#machines/asynq.machine.ts';
import type { Note, Recording, VoiceNoteEvent } from '#machines/voiceNote.machine.ts';
import { newId } from '#adapters/outbox/submitRequest.ts';
import { playbackOf } from './playback.ts';
import { forgetFiles, saveFiles, readFile } from '#adapters/outbox/files.ts';

const { tooMany, noteName, unfinishedName } = asynqFrame.files;

/** One of the allowed files of a request is reserved for the voice note. */
export const mostDocuments = fileRules.places.asynq.question;

/**
 * Port `admitFiles`: keeps files that may be attached (the hint's types, 10 MB each, five of them) and reports why it
 * refuses each of the others. Rejects where the browser has no space for them. The checking code is
 * fetched with the first file.
 */
export const admitFiles = fromPromise<Admission, { files: readonly File[]; have: number }>(
  async ({ input, signal }) => {
    const rules = await import('#adapters/supabase/attachments.ts').catch(() => null);
    if (rules === null) return { kept: [], refused: [service.partOutOfReach] };
    const { mediaType, refusalOfFile } = rules;
    const refused: string[] = [];
    const admitted: { id: string; file: File }[] = [];
    const found = await Promise.all(input.files.map((file) => refusalOfFile(file, 'question')));
    for (const [place, file] of input.files.entries()) {
      const refusal = found[place] ?? null;
      if (refusal !== null) refused.push(refusal.message);
      else if (input.have + admitted.length < mostDocuments) admitted.push({ id: newId(), file });
      else refused.push(tooMany.replace('{name}', () => file.name));
    }
    if (admitted.length > 0) await saveFiles(admitted);
    // The flow no longer needs the files.
    if (signal.aborted) await forgetFiles(admitted.map(({ id }) => id));
    const kept = admitted.map(({ id, file }): AttachedFile => ({
      id,
      name: file.name,
      type: mediaType(file) ?? file.type,
      size: file.size,
    }));
    return { kept, refused };
  },
);

/**
 * Stores a recording under a name that its listener can open.
 * @throws where nothing was recorded, or there is no space
 */
async function save(recording: Recording | null, id: string, name: string): Promise<Note> {
  const type = recording?.type.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const ending = fileRules.types.find((one) => one.type === type)?.endings[0];
  if (recording === null || ending === undefined || recording.file.size === 0) throw new Error('');
  const file = new Blob([recording.file], { type });
  await saveFiles([{ id, file }]);
  return { id, name: `${name}.${ending}`, type, size: file.size };
}

/** Port `savePart`: what has been recorded so far, under a name that says so, in place of the part before it. */
export const savePart = fromPromise<Note, { recording: Recording | null; part: Note | null }>(
  async ({ input: { recording, part } }) => ({
    ...(await save(recording, part?.id ?? newId(), unfinishedName)),
    isUnfinished: true,
  }),
);

/** Port `saveNote`: the whole recording. It has an id of its own: a part that is written late replaces nothing. */
export const saveNote = fromPromise<Note, { recording: Recording | null }>(
  ({ input: { recording } }) => save(recording, newId(), noteName),
);

/** Port `readNote`: the bytes of the kept note, or null. Rejects where the database does not answer. */
export const readNote = fromPromise<Blob | null, { note: AttachedFile | null }>(
  ({ input: { note } }) => (note === null ? Promise.resolve(null) : readFile(note.id)),
);

/** Port `playback` of a voice note that is being recorded. */
export const playback = playbackOf<VoiceNoteEvent>();
