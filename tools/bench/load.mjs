// `npm run bench:load [-- --against <commit> --rounds 3 --seconds 4 --only pages,embedded,shared --out docs/benchmarks/load.md]`: pages under 200 connections
// and the API under 100 members, on both databases; this tree and an earlier commit, in alternating rounds of one run.
import '../../server/check-node.cjs';
import { fork } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const { default: connect } = await import('postgres');
const { root } = await import('../../server/settings.mjs');
const { giveUp } = await import('../../server/sorry.mjs');
const { checkOut } = await import('../lib/checkOut.mjs');
const { startPostgres } = await import('../lib/postgres.mjs');
const { earlier, nameOf, prepareSide, signUpAll, startSide } = await import('./loadSides.mjs');
const { table } = await import('./loadTable.mjs');

/**
 * @typedef {import('./loadSides.mjs').Side} Side
 * @typedef {import('./loadTable.mjs').Contender} Contender
 * @typedef {import('./loadWorker.mjs').Job} Job
 * @typedef {import('./loadWorker.mjs').Load} Load
 */

const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
    only: { type: 'string', default: 'pages,embedded,shared' },
    out: { type: 'string' },
  },
});
const rounds = Math.min(Number(values.rounds) || 3, 20);
const seconds = Math.min(Number(values.seconds) || 4, 60);
const wanted = values.only.split(',');

const connections = 200;
const measures = {
  pages: `pages, ${connections} connections`,
  embedded: 'API, 100 members, embedded database',
  shared: 'API, 100 members, PostgreSQL',
};

const work = mkdtempSync(join(tmpdir(), 'axis-load-'));
/** What is taken away in the end, the last first. @type {(() => void | Promise<void>)[]} */
const leave = [() => rmSync(work, { recursive: true, force: true })];

/**
 * Lets the generator do a job, in a process of its own.
 * @param {Omit<Job, 'warm' | 'seconds'>} job
 * @returns {Promise<Load>}
 */
function generate(job) {
  const child = fork(join(root, 'tools/bench/loadWorker.mjs'));
  child.send({ ...job, warm: 1, seconds });
  return new Promise((done, fail) => {
    child.once('message', (/** @type {Load} */ load) => done(load));
    child.once('exit', (code) => fail(new Error(`The load generator ended with ${code}.`)));
  });
}

/**
 * Makes the members of a side, in both databases.
 * @param {Side} side
 * @param {import('../lib/postgres.mjs').Postgres} postgres
 * @returns {Promise<Contender>}
 */
async function prepare(side, postgres) {
  process.stdout.write(`Signing up the members of ${side.name} …\n`);
  const database = `load_${side.name.replaceAll(/\W/g, '_')}`;
  await administer(postgres, `create database ${database}`);
  const embedded = await startSide(side, join(side.work, 'data'));
  const inFolder = await signUpAll(embedded.port, side.key);
  await embedded.stop();
  const shared = await startSide(side, join(side.work, 'shared'), postgres.url(database));
  const inDatabase = await signUpAll(shared.port, side.key);
  await shared.stop();
  return { ...side, embedded: inFolder, shared: inDatabase, database, figures: {} };
}

/** @param {import('../lib/postgres.mjs').Postgres} postgres @param {string[]} statements */
async function administer(postgres, ...statements) {
  const sql = connect(postgres.url(), { max: 1, onnotice: () => {} });
  for (const statement of statements) await sql.unsafe(statement);
  await sql.end({ timeout: 5 });
}

/**
 * One round of a side: each measure on a server that has just started, on unchanged data.
 * @param {Contender} side
 * @param {import('../lib/postgres.mjs').Postgres} postgres
 */
async function measureOnce(side, postgres) {
  /** @param {string} name @param {import('./loadSides.mjs').Started} server @param {Job['who']} who */
  const note = async (name, server, who) => {
    if (!wanted.includes(name)) return;
    const before = server.cpu();
    const load = await generate({ port: server.port, who });
    const cost = ((server.cpu() - before) * 1000) / Math.max(load.answers, 1);
    (side.figures[name] ??= []).push({ ...load, memory: server.memory(), cost });
    const wrong = Object.entries(load.wrong).map(([what, count]) => `${count} × ${what}`);
    process.stdout.write(
      `  ${side.name.padEnd(12)} ${name.padEnd(9)} ${load.rate.toFixed(0).padStart(6)} a second  p50 ${load.p50.toFixed(1)} ms  p99 ${load.p99.toFixed(1)} ms  cpu ${cost.toFixed(2)} ms  generator ${(load.busy * 100).toFixed(0)} %${wrong.length > 0 ? `  errors: ${wrong.join(', ')}` : ''}\n`,
    );
  };
  const data = join(side.work, 'round');
  cpSync(join(side.work, 'data'), data, { recursive: true });
  const alone = await startSide(side, data);
  await note('pages', alone, { paths: side.paths, connections });
  await note('embedded', alone, { key: side.key, members: side.embedded });
  await alone.stop();
  rmSync(data, { recursive: true, force: true });

  const copy = `${side.database}_round`;
  await administer(postgres, `create database ${copy} template ${side.database}`);
  const server = await startSide(side, join(side.work, 'shared'), postgres.url(copy));
  await note('shared', server, { key: side.key, members: side.shared });
  await server.stop();
  await administer(postgres, `drop database ${copy} with (force)`);
}

try {
  process.chdir(root);
  const ref = values.against ?? earlier();
  const earlierFolder = join(work, 'earlier');
  leave.push(checkOut(root, ref, earlierFolder));
  const sides = [
    prepareSide(nameOf(ref), earlierFolder, join(work, 'one')),
    prepareSide('this tree', root, join(work, 'other')),
  ];
  const postgres = await startPostgres({ durable: true });
  leave.push(postgres.stop);
  const [one, other] = [
    await prepare(sides[0] ?? never(), postgres),
    await prepare(sides[1] ?? never(), postgres),
  ];
  for (let round = 1; round <= rounds; round += 1) {
    process.stdout.write(`Round ${round} of ${rounds}\n`);
    // The side that was first is second in the next round.
    for (const side of round % 2 === 1 ? [one, other] : [other, one])
      await measureOnce(side, postgres);
  }
  const lines = table(measures, one, other);
  process.stdout.write(`\n${lines.join('\n')}\n`);
  if (values.out !== undefined) {
    const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}, PostgreSQL ${postgres.version.split(' ')[0]}`;
    const file = resolve(root, values.out);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, page(lines, machine));
  }
  await takeAway();
  process.exit(0);
} catch (error) {
  await takeAway();
  giveUp(error);
}

/** @returns {never} */
function never() {
  throw new Error('There are two sides.');
}

async function takeAway() {
  for (const call of leave.toReversed()) await call();
}

/**
 * The page of docs/benchmarks.
 * @param {string[]} lines
 * @param {string} machine
 */
function page(lines, machine) {
  return `<!-- Written by npm run bench:load -- --out. -->

# The server under load

${machine}; the load generator has one of the processors. Medians (ranges) of ${rounds} rounds of ${seconds} seconds each, in which
the two commits take turns; each measure begins with a server that has just started, on the same data.

- **Pages**: ${connections} connections that are kept alive ask for \`/\`, \`/library\` and the entry script, as brotli.
- **API**: 100 members, each with one request under way; of twelve requests four write (a request of the advisor, the profile,
  the stack), the others are the feed, My requests, the profile and what else the site reads.
- **CPU** is what an answer took the server's process (all its threads, not PostgreSQL's): on a machine that others use, too, it is
  the figure that varies least.
- **Memory** is what the server's process holds at the end of the measure (resident). An error is any answer that is not the
  expected one. Access lines are written to a file where the commit writes any.

${lines.join('\n')}

Run it again with \`npm run bench:load -- --against <commit>\`.
`;
}
