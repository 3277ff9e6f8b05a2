// The draft of a request for an office hour: read, and checked.
import { wordsOf } from '#machines/booking.machine.ts';
import type {
  BookingAnswers,
  BookingDraft,
  BookingRole,
  BookingStage,
  SupportArea,
} from '#machines/booking.machine.ts';
import type { Attachment } from '#machines/outbox.machine.ts';
import type { Submission } from '#machines/submission.machine.ts';
import { clearSent } from '#flows/draft/ports/clearSent.ts';
import { isRecord } from '#adapters/isRecord.ts';
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

/** The draft of the request, as the flow `draft` keeps it. */
export const bookingDraft = {
  store,
  understand: async ({ answers, file }: StoredAnswers): Promise<BookingDraft | null> =>
    wordsOf({ answers: toAnswers(answers), file: await fileIn(file) }),
};

/** The words of a form as they are sent. */
const sentAs = (stored: unknown) => {
  const answers = toAnswers(stored);
  const [callObjective, additionalNotes] = [answers.callObjective, answers.additionalNotes];
  return JSON.stringify({
    ...answers,
    callObjective: callObjective.trim(),
    additionalNotes: additionalNotes.trim(),
  });
};

/** Deletes the draft of a submission: the outbox has its words and its file, and a reload would offer them again. */
export function clearSentBooking({ answers, kept }: Submission, owner: string | null): void {
  const sent = sentAs(answers);
  const sentFile = kept?.[0]?.id;
  clearSent(store, owner, ({ draft: { answers: stored, file } }) => {
    const storedFile = isRecord(file) ? file['id'] : undefined;
    return sentAs(stored) === sent && storedFile === sentFile;
  });
}
