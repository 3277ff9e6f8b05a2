// What the queue stores with a mail, by kind: the facts from which server/mail/render.mjs makes it, and nothing else.
// The queue is written by this table; renderMail refuses a row that lacks a fact, so that no mail arrives with a hole.

/**
 * @typedef {'id' | 'requestKind' | 'status' | 'outcome' | 'list' | 'lists' | 'plan' | 'words' | 'moment' | 'day' | 'count' | 'flag' | 'path' | 'token'} FactType
 * - id: a uuid
 * - requestKind: 'asynq', 'office-hours' … (public.requests.kind)
 * - status: 'inReview', 'accepted' … (public.requests.status)
 * - outcome: a status that has no mail of its own (the list below)
 * - list: 'second-curve' or 'next-curve'; lists: an array of them, not empty
 * - plan: 'membership' or 'toolkits' (public.subscriptions.product)
 * - words: any text, also a member's: escaped in the body, never in a subject
 * - moment: ISO with an offset, as '2026-11-24T13:20:00Z'; never the local time of a slot
 * - day: '2026-12-03', in Paris
 * - count: a whole number, 0 or more
 * - flag: true or false
 * - path: an address of the site that begins with one '/', as '/second-curve/the-early-second-curve'
 * - token: letters, digits, '-', '_', '.', '~' (what an address holds as it is)
 *
 * @typedef {object} MailKind
 * @property {boolean} necessary comes always; what is not can be switched off by kind, and carries a link that does it
 * @property {string} why of `necessary`
 * @property {Readonly<Record<string, FactType>>} facts what `data` must hold
 * @property {Readonly<Record<string, FactType>>} [more] what it may hold; null is the same as nothing
 */

/** The statuses that a mail of the kind `status` tells; the others have a kind of their own. */
export const outcomes = /** @type {const} */ ([
  'inReview',
  'accepted',
  'declined',
  'waitlisted',
  'held',
  'expired',
  'withdrawn',
]);

/** What every mail about a request holds. `title` is requests.subject: it may be the member's own words. */
const request = /** @type {const} */ ({
  requestId: 'id',
  requestKind: 'requestKind',
  title: 'words',
});

/** withoutAccount: no page of the site shows the request to its sender. */
const sender = /** @type {const} */ ({ withoutAccount: 'flag' });

/**
 * The appointment of a request, for its calendar file. `startsAt` is the slot in UTC (slot::timestamp at time zone
 * 'Europe/Paris'); `sequence` is how often the request had entered or left `scheduled` before this step: 0 for the first
 * appointment, 1 when it is called off, 2 when it is scheduled anew; `at` is when the step was made. `minutes` is how long
 * it lasts at most: as long as its kind does, unless it says otherwise.
 */
const appointment = /** @type {const} */ ({
  startsAt: 'moment',
  sequence: 'count',
  at: 'moment',
  minutes: 'count',
});

const asked = 'The member asked for something; this is what becomes of it.';
const reminds =
  'The time was mailed when it was fixed, with a calendar file: a reminder is a convenience.';

/** @satisfies {Record<string, MailKind>} */
export const mailKinds = /** @type {const} */ ({
  // A request is stored, or an answer is followed up. dueAt: what was promised, if anything was; priority: whether that is the
  // promise of Premium; position: its place, if it is on a waitlist.
  received: {
    necessary: true,
    why: asked,
    facts: request,
    more: { ...sender, dueAt: 'moment', priority: 'flag', position: 'count' },
  },
  // Every step without a mail of its own: to inReview, accepted, declined, held, expired, withdrawn, and to waitlisted by
  // the advisor. note: the advisor's words. With an appointment (from was 'scheduled', and it was not held): a file calls it off.
  status: {
    necessary: true,
    why: asked,
    facts: { ...request, from: 'status', to: 'outcome' },
    more: { ...sender, note: 'words', ...appointment },
  },
  // note: what the advisor asked.
  needsYou: { necessary: true, why: asked, facts: request, more: { ...sender, note: 'words' } },
  // The answer itself stays behind the sign-in.
  answered: { necessary: true, why: asked, facts: request, more: sender },
  // A new version of the answer. note: what changed.
  corrected: { necessary: true, why: asked, facts: request, more: { ...sender, note: 'words' } },
  // Without a slot (a request of another kind) there is no appointment: then the note says when.
  scheduled: {
    necessary: true,
    why: asked,
    facts: request,
    more: { ...sender, note: 'words', ...appointment },
  },
  // Another slot was asked for, and the advisor keeps the old one: startsAt.
  timeKept: {
    necessary: true,
    why: asked,
    facts: { ...request, startsAt: 'moment' },
    more: { note: 'words' },
  },
  reminder24: {
    necessary: false,
    why: reminds,
    facts: { ...request, startsAt: 'moment', leaveToken: 'token' },
  },
  reminder1: {
    necessary: false,
    why: reminds,
    facts: { ...request, startsAt: 'moment', leaveToken: 'token' },
  },
  // day: gathering_seats.held_on; the content names no hour.
  reminderDay: {
    necessary: false,
    why: 'The day stands on the page of the gathering: a reminder is a convenience.',
    facts: { ...request, day: 'day', leaveToken: 'token' },
  },
  // title: of the gathering's request. offeredUntil: requests.offered_until.
  seatOffered: { necessary: true, why: asked, facts: { ...request, offeredUntil: 'moment' } },
  offerLapsing: { necessary: true, why: asked, facts: { ...request, offeredUntil: 'moment' } },
  offerLapsed: { necessary: true, why: asked, facts: request, more: { position: 'count' } },
  // dueAt: what was promised. questionReturned: whether the question of that month is the member's again.
  promiseMissed: {
    necessary: true,
    why: asked,
    facts: { ...request, dueAt: 'moment', questionReturned: 'flag' },
  },
  welcome: {
    necessary: false,
    why: 'It says where to begin; nothing is lost without it.',
    facts: { leaveToken: 'token' },
  },
  passwordChanged: {
    necessary: true,
    why: 'Who did not change it learns of it here alone.',
    facts: { at: 'moment' },
  },
  factorOn: {
    necessary: true,
    why: 'Who did not switch it on learns of it here alone.',
    facts: { at: 'moment' },
  },
  factorOff: {
    necessary: true,
    why: 'Who did not switch it off learns of it here alone.',
    facts: { at: 'moment' },
  },
  codesRenewed: {
    necessary: true,
    why: 'Who did not make them learns of them here alone.',
    facts: { at: 'moment' },
  },
  // failed: when the payment was due. until: until when the plan stays open.
  paymentFailed: {
    necessary: true,
    why: 'Who does not pay in time loses what the plan opens.',
    facts: { plan: 'plan', failed: 'moment', until: 'moment' },
  },
  // until: when the plan ended. otherPlan: whether the member’s other plan is open.
  planEnded: {
    necessary: true,
    why: 'The plan was the member’s, and it did not end by their wish.',
    facts: { plan: 'plan', failed: 'moment', until: 'moment', otherPlan: 'flag' },
  },
  // due: when the account is deleted.
  deletionAsked: {
    necessary: true,
    why: 'Who did not ask for it learns of it here alone, and it is the way back.',
    facts: { due: 'moment' },
  },
  // The last mail to an address: its row is deleted with it.
  accountDeleted: {
    necessary: true,
    why: 'The member asked for it; this says that it is done.',
    facts: { at: 'moment' },
  },
  // until: when the archive is deleted.
  archiveReady: {
    necessary: true,
    why: 'The member asked for it, and it is there for a day.',
    facts: { until: 'moment' },
  },
  // path: /address/confirm#t=…, sealed until it is sent.
  addressConfirm: {
    necessary: true,
    why: 'Without it an account gets an address of someone else’s.',
    facts: { path: 'path' },
  },
  // To the address that the account has left. path: /address/return#t=…, sealed until it is sent.
  addressChanged: {
    necessary: true,
    why: 'Who did not change it learns of it here alone.',
    facts: { at: 'moment', path: 'path' },
  },
  // Leads to /mail/confirm?token=…
  newsletterConfirm: {
    necessary: true,
    why: 'Without it an address is subscribed by anyone who types it.',
    facts: { lists: 'lists', confirmToken: 'token' },
  },
  // title and summary: of the issue in content/ (ours, so the title is the subject). path: where it is read.
  newsletterIssue: {
    necessary: false,
    why: 'A reader leaves a letter as easily as they joined it.',
    facts: { list: 'list', title: 'words', summary: 'words', path: 'path', leaveToken: 'token' },
  },
  // path: '/auth#token_hash=…&type=recovery&email=…', each part encoded (encodeURIComponent).
  recovery: { necessary: true, why: 'The member asked for it.', facts: { path: 'path' } },
});

/** @typedef {keyof typeof mailKinds} MailKindName */
