// The worker of a server that can send mails: its queue, its templates, and its way to an SMTP server.
import { openFacts } from './seal.mjs';
import { queueOn } from './queue.mjs';
import { renderMail } from './render.mjs';
import { openTransport } from './transport.mjs';
import { openWorker } from './worker.mjs';

/**
 * @typedef {import('../settings.mjs').Settings} Settings
 * @typedef {import('./queue.mjs').Claimed} Claimed
 */

/**
 * Makes what hands a mail of the queue to the receiver.
 * @param {import('./transport.mjs').Transport} transport
 * @param {string} siteUrl
 * @param {string | undefined} secret the server's signing secret; without it sealed mails fail
 * @returns {(mail: Claimed) => Promise<void>}
 */
export const deliverBy = (transport, siteUrl, secret) => async (mail) => {
  const { id, kind, address, data } = mail;
  const rendered = renderMail({ id, kind, address, data: openFacts(data, secret), siteUrl });
  await transport.send({ id, address, ...rendered });
};

/**
 * Starts the worker, where the settings name an SMTP server; mails into a folder, or on the console, have none.
 * @param {Pick<Settings, 'smtp' | 'mailDir' | 'siteUrl'>} settings
 * @param {{ call: import('./queue.mjs').Call, secret: string | undefined, log: import('../log.mjs').Log, answerTime?: number }} parts
 * @param {Partial<import('./worker.mjs').Pace>} [pace]
 * @returns {import('./worker.mjs').Worker | undefined}
 */
export function startMail({ smtp, mailDir, siteUrl }, { call, secret, log, answerTime }, pace) {
  if (smtp === undefined || mailDir !== undefined) return undefined;
  const transport = openTransport(smtp, siteUrl, answerTime === undefined ? {} : { answerTime });
  const deliver = deliverBy(transport, siteUrl, secret);
  const worker = openWorker({ queue: queueOn(call), deliver, log, ...(pace ? { pace } : {}) });
  return {
    async close() {
      await worker.close();
      transport.close();
    },
  };
}
