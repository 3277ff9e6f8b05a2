// `npm run bench:security [-- --out docs/benchmarks/security.md]`: whether the time of an answer reveals that an address is known. 200 addresses, half of them known,
// asked in turns at sign-in and at recovery; the medians must lie within 20 % of each other.
import '../../server/check-node.cjs';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const { readFileSync } = await import('node:fs');
const { root } = await import('../../server/settings.mjs');
const { giveUp } = await import('../../server/sorry.mjs');
const { startServer, templateData } = await import('../lib/throwaway.mjs');
const { median, ratio, spread } = await import('./statistics.mjs');

/** Addresses of each kind. */
const count = 100;
const goal = 0.2;

const { values } = parseArgs({ options: { out: { type: 'string' } } });

/**
 * What is kept of a run.
 * @param {string[]} rows
 */
const page = (rows) =>
  `<!-- Written by npm run bench:security -- --out. -->

# Whether an answer tells that an address is known

${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}. Milliseconds until the answer, medians (ranges) of ${count} addresses each, which are
asked in turns; hashes cost what they cost in production. The medians must lie within ${goal * 100} % of each other.

| | known | unknown | ratio | answers |
|---|---|---|---|---|
${rows.join('\n')}

Run it again with \`npm run bench:security\`.
`;

/** @param {number} number @param {boolean} known */
const addressOf = (number, known) => `${known ? 'known' : 'other'}-${number}@example.com`;

const work = mkdtempSync(join(tmpdir(), 'axis-security-'));
try {
  mkdirSync(join(work, 'dist'));
  writeFileSync(join(work, 'dist/index.html'), '<!doctype html><title>Axis One</title>');
  const site = { dist: join(work, 'dist'), template: await templateData() };
  // The cost of hashes as in production; the limits of one client are raised, because there is only one.
  const env = { LITE_AUTH_BCRYPT_COST: '10', AXIS_CLIENT_TRIES: '1000' };
  const server = await startServer(site, { env });
  const { publishableKey } = JSON.parse(readFileSync(join(server.data, 'keys.json'), 'utf8'));
  /** @param {string} path @param {object} body */
  const ask = async (path, body) => {
    const started = performance.now();
    const answer = await fetch(server.url + path, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    await answer.text();
    return { status: answer.status, time: performance.now() - started };
  };
  for (let number = 0; number < count; number += 1) {
    const email = addressOf(number, true);
    const { status } = await ask('/auth/v1/signup', { email, password: 'correct horse' });
    if (status !== 200) throw new Error(`A sign-up was answered with ${status}.`);
  }
  /** @type {[string, string, (email: string) => object][]} */
  const questions = [
    [
      'sign-in, wrong password',
      '/auth/v1/token?grant_type=password',
      (email) => ({ email, password: 'a wrong horse' }),
    ],
    ['recovery', '/auth/v1/recover', (email) => ({ email })],
  ];
  /** @type {string[]} */
  const rows = [];
  console.log(`Milliseconds until the answer, medians (ranges) of ${count} addresses each\n`);
  for (const [name, path, bodyOf] of questions) {
    /** @type {Record<'known' | 'other', number[]>} */
    const times = { known: [], other: [] };
    const statuses = new Set();
    for (let number = 0; number < count; number += 1)
      // The order alternates, so that neither kind is always first.
      for (const known of number % 2 === 0 ? [true, false] : [false, true]) {
        const { status, time } = await ask(path, bodyOf(addressOf(number, known)));
        times[known ? 'known' : 'other'].push(time);
        statuses.add(`${known ? 'known' : 'unknown'} ${status}`);
      }
    const apart = Math.abs(median(times.known) / median(times.other) - 1);
    console.log(
      `${name}: known ${spread(times.known, 1)}, unknown ${spread(times.other, 1)}, ${ratio(times.known, times.other)}`,
    );
    const [known, other] = [spread(times.known, 1), spread(times.other, 1)];
    rows.push(
      `| ${name} | ${known} | ${other} | ${ratio(times.known, times.other)} | ${[...statuses].toSorted().join(', ')} |`,
    );
    if (apart > goal) process.exitCode = 1;
    console.log(`  answers: ${[...statuses].toSorted().join(', ')}`);
    console.log(`  ${apart <= goal ? 'within' : 'NOT within'} ${goal * 100} %`);
  }
  await server.remove();
  if (values.out !== undefined) {
    const file = resolve(root, values.out);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, page(rows));
  }
} catch (error) {
  giveUp(error);
} finally {
  rmSync(work, { recursive: true, force: true });
}
