// What the server does for accounts in the background: deletes those that are due, and makes the archives that members asked for.
import { callCheckout } from '../checkout/api.mjs';
import { callOn } from '../mail/queue.mjs';
import { makeNext } from './archive.mjs';
import { deleteAgain, deleteDue } from './deletions.mjs';

/**
 * @typedef {object} AccountWork
 * @property {() => void} wake a member has asked for an archive
 * @property {() => Promise<void>} close ends once what is under way is done
 */

/** How often the server looks at the clock, in milliseconds. */
const usual = 60_000;

/**
 * Deletes again what an older copy of the database still has, then begins.
 * @param {Pick<import('../backend/backend.mjs').Backend, 'database'>} backend
 * @param {Pick<import('../settings.mjs').Settings, 'deletions' | 'mailDir' | 'checkout'>} settings
 * @param {Pick<import('../log.mjs').Log, 'notice' | 'failure'>} log
 * @param {number} [minute]
 * @returns {Promise<AccountWork>}
 */
export async function startAccountWork({ database }, settings, log, minute = usual) {
  const call = callOn(database);
  const { deletions: list, mailDir, checkout } = settings;
  await deleteAgain({ call, list, log });
  const cancelPlan = checkout && callCheckout(checkout).cancel;
  const closing = new AbortController();

  /** Makes one archive after the other until none is asked for. */
  const makeAll = async () => {
    while (!closing.signal.aborted && (await makeNext(database, log)));
  };

  /** @type {Map<() => Promise<unknown>, Promise<void>>} */
  const running = new Map();
  /** @type {Set<() => Promise<unknown>>} */
  const again = new Set();
  /** Runs a piece of work alone, and once more if it was asked for meanwhile. @param {() => Promise<unknown>} work */
  function run(work) {
    if (closing.signal.aborted) return;
    if (running.has(work)) return void again.add(work);
    const done = work()
      .catch(() => log.failure('The work for accounts failed: the database did not answer'))
      .then(() => {
        running.delete(work);
        if (again.delete(work)) run(work);
      });
    running.set(work, done);
  }
  const remove = () => deleteDue({ call, list, mailDir, cancelPlan, log });
  const look = () => [remove, makeAll].forEach(run);
  const clock = setInterval(look, minute);
  look();
  return {
    wake: () => run(makeAll),
    async close() {
      closing.abort();
      clearInterval(clock);
      await Promise.all(running.values());
    },
  };
}
