// The draft of a request for an office hour: read, checked, and saved from then on.
import { fromPromise } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type {
  BookingAnswers,
  BookingDraft,
  BookingRole,
  BookingStage,
  SupportArea,
  bookingMachine,
} from '#machines/booking.machine.ts';
import type { Attachment } from '#machines/outbox.machine.ts';
import { isRecord } from '#adapters/isRecord.ts';
import { forgetBytes } from '#adapters/storage/draftStore.ts';
import type { StoredAnswers } from '#adapters/storage/draftStore.ts';
import { bookingStore as store } from '#adapters/storage/draftStores.ts';
import { readFile } from '#adapters/outbox/files.ts';

const roles = [
  'founder',
  'investor',
  'lp',
  'advisor',
  'researcher',
] as const satisfies BookingRole[];
const stages = [
  'idea',
  'pre-seed',
  'seed',
  'series-a',
  'scaling',
] as const satisfies BookingStage[];
const areas = [
  'gtm-strategy',
  'fundraising',
  'hiring-team',
  'product-development',
  'market-analysis',
  'other',
] as const satisfies SupportArea[];

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const oneOf = <Id extends string>(ids: readonly Id[], value: unknown): Id | '' =>
  ids.find((id) => id === value) ?? '';

/** Converts stored values to answers: unknown values are left out. */
function toAnswers(stored: unknown): BookingAnswers {
  const answers = isRecord(stored) ? stored : {};
  return {
    role: oneOf(roles, answers['role']),
    stage: oneOf(stages, answers['stage']),
    supportArea: oneOf(areas, answers['supportArea']),
    callObjective: text(answers['callObjective']),
    previousEngagement: answers['previousEngagement'] === true,
    readyOnTime: answers['readyOnTime'] === true,
    willSendMaterials: answers['willSendMaterials'] === true,
    additionalNotes: text(answers['additionalNotes']),
  };
}

/** The file of a draft, if its bytes still exist: a browser may delete its database. */
async function fileIn(stored: unknown): Promise<Attachment | null> {
  if (!isRecord(stored)) return null;
  const { id, name, type, size } = stored;
  if (typeof id !== 'string' || typeof name !== 'string' || typeof type !== 'string') return null;
  const bytes = await readFile(id).catch(() => null);
  return bytes === null ? null : { id, name, type, size: Number(size) };
}

/** Nothing was chosen, typed, ticked or attached. */
const isBlank = ({ answers, file }: BookingDraft) =>
  file === null &&
  Object.values(answers).every((value) => (typeof value === 'string' ? !value.trim() : !value));

/** Deletes the draft: its text and its file are in the outbox now. */
export const clearBooking = (): void => store.clear();

/** The form of a draft, or null where nothing was entered. */
async function toForm({ answers, file }: StoredAnswers): Promise<BookingDraft | null> {
  const draft = { answers: toAnswers(answers), file: await fileIn(file) };
  return isBlank(draft) ? null : draft;
}

/** Port `restoreBooking`: waits until the user is known. */
export const restoreBookingOf = (whenUserKnown: (signal: AbortSignal) => Promise<string | null>) =>
  fromPromise<BookingDraft | null>(({ signal }) => store.restore(whenUserKnown, signal, toForm));

type BookingSnapshot = SnapshotFrom<typeof bookingMachine>;

/**
 * Watches one form and saves it after every change, so that a reload, a crash or a taken slot loses no text.
 * While it is being sent it is in the outbox (`releaseBooking`).
 * @param currentUserId the id of the current member; a form that was opened for a member remains theirs
 */
export const saveBookingOf =
  (currentUserId: () => string | null | undefined) =>
  (form: { subscribe: (observer: (snapshot: BookingSnapshot) => void) => unknown }): void => {
    store.showNone();
    let beside: string | null = null;
    // A form that opened before its draft was restored must not delete it.
    let isMine = false;
    form.subscribe((snapshot) => {
      const { answers, file } = snapshot.context;
      if (snapshot.hasTag('confirmed')) beside = null;
      if (!snapshot.hasTag('editable')) return;
      const gone = beside;
      beside = file?.id ?? null;
      if (gone !== null && gone !== beside) forgetBytes([gone]).catch(() => undefined);
      if (!isBlank({ answers, file })) {
        isMine = true;
        store.save(currentUserId() ?? null, { answers, file });
      } else if (isMine) store.discard();
    });
  };
