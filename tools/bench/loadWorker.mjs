// The load generator, in a process of its own: many connections that ask as fast as they are answered.
// Gets one job as a message, answers with its figures.
import { openClient } from './loadClient.mjs';
import { busyMember, visitor } from './loadPlans.mjs';

/**
 * @typedef {object} Job
 * @property {number} port
 * @property {number} warm seconds that are not counted
 * @property {number} seconds
 * @property {{ paths: string[], connections: number } | { key: string, members: import('./loadPlans.mjs').Member[] }} who
 *
 * @typedef {object} Load
 * @property {number} rate good answers a second
 * @property {number} answers good answers altogether, those of the first seconds included
 * @property {number} p50 milliseconds
 * @property {number} p99 milliseconds
 * @property {number} errors answers that were not the right ones, and connections that were lost
 * @property {number} busy the generator's own part of a processor: near 1 it is the generator that was measured
 * @property {Record<string, number>} wrong the errors, by what they were
 */

/** A minute without one good answer ends the measurement. */
const graceTime = 60_000;

/**
 * @param {number[]} sorted
 * @param {number} part from 0 to 1
 */
const quantile = (sorted, part) => sorted[Math.ceil(sorted.length * part) - 1] ?? 0;

/**
 * @param {Job} job
 * @returns {Promise<Load>}
 */
async function run({ port, warm, seconds, who }) {
  const plans =
    'paths' in who
      ? Array.from({ length: who.connections }, (_, index) => visitor(who.paths, index))
      : who.members.map((member, index) => busyMember(who.key, member, index));
  const began = performance.now() + warm * 1000;
  const end = began + seconds * 1000;
  /** @type {number[]} */
  const times = [];
  /** @type {Record<string, number>} */
  const wrong = {};
  /** @param {string} what */
  const note = (what) => (wrong[what] = (wrong[what] ?? 0) + 1);
  let answers = 0;
  let cpu = process.cpuUsage();
  setTimeout(() => (cpu = process.cpuUsage()), warm * 1000);

  /** @param {() => import('./loadPlans.mjs').Step} plan */
  const drive = async (plan) => {
    const client = openClient(port);
    for (;;) {
      const start = performance.now();
      if (start >= end) return client.close();
      const { text, isGood } = plan();
      try {
        const answer = await client.ask(text);
        if (isGood(answer)) answers += 1;
        else note(`${answer.status} ${text.split(/[?\r]/, 1)[0]}`);
        if (isGood(answer) && start >= began) times.push(performance.now() - start);
      } catch (error) {
        note(error instanceof Error ? error.message : String(error));
        // A server that refuses every connection is not asked a million times.
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  };
  await Promise.race([
    Promise.all(plans.map(drive)),
    new Promise((resolve) => setTimeout(resolve, (warm + seconds) * 1000 + graceTime).unref()),
  ]);
  const elapsed = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  const sorted = times.toSorted((one, other) => one - other);
  return {
    rate: times.length / elapsed,
    answers,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    errors: Object.values(wrong).reduce((sum, count) => sum + count, 0),
    busy: (user + system) / 1e6 / elapsed,
    wrong,
  };
}

process.once('message', (/** @type {Job} */ job) => {
  run(job).then(
    (load) => process.send?.(load, () => process.exit(0)),
    (error) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    },
  );
});
