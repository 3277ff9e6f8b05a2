// `npm run bench:desk`: a page of the advisor's queue with 1,000 and with 10,000 open requests, on both databases, through the API.
// Fails when 95 of 100 pages take longer than promised, or when ten times the requests take much longer.
import '../../server/check-node.cjs';

// Imported late, so that an old Node prints the check's sentence instead of failing on a missing name.
const { mkdtempSync, rmSync } = await import('node:fs');
const { tmpdir } = await import('node:os');
const { join } = await import('node:path');
const { startBackend } = await import('../../server/backend/backend.mjs');
const { readSettings, root } = await import('../../server/settings.mjs');
const { giveUp } = await import('../../server/sorry.mjs');
const { startPostgres } = await import('../lib/postgres.mjs');
const { fillQueue, newDatabase, openAdvisor } = await import('./deskFill.mjs');
const { median, ratio, spread } = await import('./statistics.mjs');

/** @typedef {import('../../server/backend/backend.mjs').Backend} Backend */

/** What 95 of 100 pages may take, in milliseconds. */
const promised = 300;
const rounds = 5;
const pages = 20;

/** What the advisor asks of the queue. @type {Record<string, import('./deskFill.mjs').Asked>} */
const questions = {
  'the first page': {},
  'the second page': { isNext: true },
  'one kind': { filter: { kind: ['meeting'] } },
  'due in a day': { filter: { due: '24h' } },
  'without a date': { filter: { due: 'none' } },
  'a common word': { filter: { q: 'roadmap' } },
  'a rare word': { filter: { q: 'zirconium' } },
  'a member': { filter: { q: 'company 17' } },
};

/** @param {number[]} times @returns {number} */
const p95 = (times) =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1] ?? 0;

/**
 * The 95th of a hundred times of each question, a figure for each round. Both queues are asked in turn, so that what else the
 * machine does falls on both.
 * @param {((asked: { filter: object, cursor?: string | null }) => Promise<import('./deskFill.mjs').Page>)[]} queues
 */
async function measure(queues) {
  /** @type {Record<string, number[][]>} */
  const figures = {};
  for (const [name, { filter = {}, isNext = false }] of Object.entries(questions)) {
    /** @type {(string | null)[]} */
    const cursors = [];
    for (const ask of queues) cursors.push(isNext ? (await ask({ filter })).next : null);
    /** @type {number[][]} */
    const list = queues.map(() => []);
    // The first round warms up.
    for (let round = 0; round <= rounds; round += 1) {
      /** @type {number[][]} */
      const times = queues.map(() => []);
      for (let page = 0; page < pages; page += 1)
        for (const [at, ask] of queues.entries()) {
          const began = performance.now();
          await ask({ filter, cursor: cursors[at] ?? null });
          times[at]?.push(performance.now() - began);
        }
      if (round > 0) for (const [at, one] of times.entries()) list[at]?.push(p95(one));
    }
    figures[name] = list;
  }
  return figures;
}

try {
  process.chdir(root);
  process.env['LITE_AUTH_BCRYPT_COST'] = '4';
  const work = mkdtempSync(join(tmpdir(), 'axis-desk-'));
  const server = await startPostgres();
  let faults = 0;
  for (const name of ['embedded', 'PostgreSQL']) {
    /** @type {Backend[]} */
    const backends = [];
    const queues = [];
    for (const size of [1000, 10_000]) {
      const settings = readSettings({
        AXIS_LOG: 'quiet',
        AXIS_DATA: join(work, `${name}${size}`),
        // The arrivals on a busy machine may need longer than a request may take.
        AXIS_STATEMENT_TIMEOUT: '60000',
        ...(name === 'embedded' ? {} : { AXIS_DATABASE_URL: await newDatabase(server.url()) }),
      });
      const backend = await startBackend(settings);
      backends.push(backend);
      queues.push(openAdvisor(backend, await fillQueue(backend, size)));
    }
    const figures = await measure(queues);
    for (const backend of backends) await backend.close();
    process.stdout.write(
      `\n${name}\n${'p95 of a page in ms'.padEnd(22)} ${'1,000 requests'.padStart(20)} ${'10,000 requests'.padStart(20)} ${'growth'.padStart(8)}\n`,
    );
    for (const [question, [base = [], list = []]] of Object.entries(figures)) {
      faults += Number(median(list) > promised);
      process.stdout.write(
        `${question.padEnd(22)} ${spread(base, 1).padStart(20)} ${spread(list, 1).padStart(20)} ${ratio(list, base).padStart(8)}\n`,
      );
    }
  }
  await server.stop();
  rmSync(work, { recursive: true });
  process.exit(faults === 0 ? 0 : 1);
} catch (error) {
  giveUp(error);
}
