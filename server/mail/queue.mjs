// The queue of mails (supabase/migrations, mail_queue) as the worker asks it: in this process, or through the API with its key.

/**
 * @typedef {object} Claimed a mail that this worker may send
 * @property {string} id
 * @property {string} kind
 * @property {string} address
 * @property {Record<string, unknown>} data
 * @property {number} attempts how many have failed
 *
 * @typedef {(name: string, args: Record<string, string | number | string[]>) => Promise<unknown>} Call calls a function of the database
 *
 * @typedef {object} Queue
 * @property {(worker: string, batch: number, lease: number) => Promise<Claimed[]>} claim `lease` in seconds
 * @property {(id: string) => Promise<unknown>} sent
 * @property {(id: string, worker: string, reason: string) => Promise<unknown>} failed
 * @property {() => Promise<unknown>} settle missed dates, lapsed offers and unpaid plans, which have mails of their own
 * @property {() => Promise<unknown>} tidy forgets what is over
 */

/** The functions' arguments in their order, with their types. @type {Record<string, Record<string, string>>} */
const signatures = {
  claim_mails: { worker: 'text', batch: 'integer', lease: 'integer' },
  mail_sent: { id: 'uuid' },
  mail_failed: { id: 'uuid', worker: 'text', reason: 'text' },
  settle_requests: {},
  tidy_mails: {},
  mail_link: { token: 'uuid' },
  follow_mail_link: { token: 'uuid', action: 'text' },
  mail_choices: { token: 'uuid' },
  choose_mails: { token: 'uuid', shown: 'text[]', chosen: 'text[]' },
  calendar_feed: { token: 'text' },
  due_deletions: { secret: 'text' },
  delete_account: { id: 'uuid' },
  delete_again: { secret: 'text', listed: 'text::jsonb' },
};

/**
 * An argument as PostgreSQL reads it: the driver is told no types, and lists are texts.
 * @param {string | number | string[] | undefined} value
 */
const written = (value) =>
  Array.isArray(value) ? `{${value.map((one) => JSON.stringify(one)).join()}}` : (value ?? null);

/**
 * Calls functions on a connection of the server's own.
 * @param {Pick<import('postgres').Sql, 'unsafe'>} sql
 * @returns {Call}
 */
export const callOn = (sql) => async (name, args) => {
  const parts = Object.entries(signatures[name] ?? {});
  const places = parts.map(([, type], at) => `$${at + 1}::${type}`).join(', ');
  const values = parts.map(([part]) => written(args[part]));
  const [row] = await sql.unsafe(`select public.${name}(${places}) as answer`, values);
  const answer = row?.['answer'];
  // Some drivers hand JSON over as its text.
  return typeof answer === 'string' ? JSON.parse(answer) : answer;
};

/**
 * The queue behind such calls.
 * @param {Call} call
 * @returns {Queue}
 */
export const queueOn = (call) => ({
  claim: async (worker, batch, lease) =>
    /** @type {Claimed[]} */ (await call('claim_mails', { worker, batch, lease })),
  sent: (id) => call('mail_sent', { id }),
  failed: (id, worker, reason) => call('mail_failed', { id, worker, reason }),
  settle: () => call('settle_requests', {}),
  tidy: () => call('tidy_mails', {}),
});
