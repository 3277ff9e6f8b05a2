// The single file of a booking: checked here and kept in this browser until it is sent.
import { fromPromise } from 'xstate';
import { booking } from '#content/booking.ts';
import type { FileAdmission } from '#machines/booking.machine.ts';
import { mediaType, refusalOfFile } from '#adapters/supabase/attachments.ts';
import { newId } from '#adapters/outbox/submitRequest.ts';
import { forgetFiles, saveFiles } from '#adapters/outbox/files.ts';

const { onlyOne } = booking.steps.ready.materials;

/**
 * Port `admitFile`: keeps the first file that may be attached (PDF, PPTX or DOCX, 10 MB) and reports why it refuses
 * each of the others. Rejects where the browser has no space for it.
 */
export const admitFile = fromPromise<FileAdmission, { files: readonly File[] }>(
  async ({ input, signal }) => {
    const found = await Promise.all(input.files.map((one) => refusalOfFile(one, 'appointment')));
    const first = found.findIndex((refusal) => refusal === null);
    const file = input.files[first];
    const refused = input.files.flatMap((one, place) =>
      place === first ? [] : (found[place]?.message ?? onlyOne.replace('{name}', () => one.name)),
    );
    if (file === undefined) return { kept: null, refused };
    const id = newId();
    await saveFiles([{ id, file }]);
    // The form no longer waits for it.
    if (signal.aborted) await forgetFiles([id]);
    const { name, size } = file;
    return { kept: { id, name, type: mediaType(file) ?? file.type, size }, refused };
  },
);
