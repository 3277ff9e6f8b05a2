// `npm run bench:speed [-- --runs 9 --routes /,/auth --steps 9 --members 9]`: what a user with a slow phone feels: first views beside the same pages
// without scripts, steps beside documents, and the pages of members.
import '../../server/check-node.cjs';
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { findChromium } = await import('../lib/chromium.mjs');
const { giveUp } = await import('../../server/sorry.mjs');
const { prepareSite, startServer } = await import('../lib/throwaway.mjs');
const { compress } = await import('../site/build.mjs');
const { measure } = await import('./measure.mjs');
const { ratio, spread } = await import('./statistics.mjs');
const { benchSteps } = await import('./steps.mjs');
const { benchMembers } = await import('./members.mjs');

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '9' },
    steps: { type: 'string', default: '9' },
    members: { type: 'string', default: '9' },
    routes: { type: 'string', default: '/,/auth,/library,/co-lab,/from-lab,/second-curve' },
  },
});

/**
 * The same site without a script behind its words: every page as its HTML alone.
 * @param {string} dist
 * @param {string} stripped
 */
async function strip(dist, stripped) {
  cpSync(dist, stripped, { recursive: true });
  for (const name of readdirSync(stripped, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const file = join(stripped, name);
    const [head, body = ''] = readFileSync(file, 'utf8').split('<div id="root"');
    const words = body.replace(/<script[\s\S]*?<\/script>/g, '');
    writeFileSync(file, `${head}<div id="root"${words}`);
  }
  await compress(stripped);
}

/** @typedef {import('./measure.mjs').Figures} Figures */

/** @param {keyof Figures} key @param {Figures[]} from */
const column = (key, from) => from.map((figures) => figures[key]);

/**
 * The chunks by their weight over the line.
 * @param {string} dist
 */
function chunks(dist) {
  const folder = join(dist, 'assets');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => {
      const small = readdirSync(folder).includes(`${name}.br`) ? `${name}.br` : name;
      return { name, weight: statSync(join(folder, small)).size };
    })
    .toSorted((one, other) => other.weight - one.weight);
}

/**
 * The scripts that a page asks for after its first paint, in kB of brotli.
 * @param {string} dist
 * @param {string} route
 */
function firstView(dist, route) {
  const html = readFileSync(
    join(dist, route === '/' ? 'index.html' : `${route.slice(1)}.html`),
    'utf8',
  );
  const named = new Set(html.match(/\/assets\/[\w.~-]+\.js/g));
  const weights = new Map(chunks(dist).map(({ name, weight }) => [`/assets/${name}`, weight]));
  return [...named].reduce((sum, name) => sum + (weights.get(name) ?? 0), 0) / 1000;
}

const work = mkdtempSync(join(tmpdir(), 'axis-bench-'));
try {
  const { chromium } = await import('playwright');
  const site = await prepareSite({ dist: join(work, 'dist') });
  const stripped = join(work, 'stripped');
  await strip(site.dist, stripped);
  const server = await startServer(site);
  const bareServer = await startServer({ ...site, dist: stripped });
  const flags = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
  ];
  const browser = await chromium.launch({ executablePath: await findChromium(), args: flags });
  const runs = Number(values.runs);
  console.log(`4 × CPU, 1.6 Mbit/s, 150 ms, 412 × 823; median (range) of ${runs} interleaved runs`);
  for (const route of values.routes.split(',')) {
    /** @type {Figures[]} */
    const full = [];
    /** @type {Figures[]} */
    const bare = [];
    // One of each in turn, so that a busy minute of the machine meets both alike; the first pair warms up.
    for (let run = 0; run <= runs; run += 1) {
      const pair = [
        await measure(browser, server.url + route, { scripts: true }),
        await measure(browser, bareServer.url + route, { scripts: false }),
      ];
      if (run === 0 || pair[0] === undefined || pair[1] === undefined) continue;
      full.push(pair[0]);
      bare.push(pair[1]);
    }
    const line = (/** @type {Figures[]} */ from) =>
      [
        `FCP ${spread(column('fcp', from))}`,
        `LCP ${spread(column('lcp', from))}`,
        `TBT ${spread(column('tbt', from))}`,
        `longest task ${spread(column('longest', from))}`,
        `scripts ${spread(column('scripts', from))}`,
        `CLS ${spread(column('cls', from), 3)}`,
        `INP ${spread(column('inp', from))}`,
        `interactive ${spread(column('interactive', from))}`,
        `JS ${spread(column('js', from), 1)} kB`,
        `total ${spread(column('total', from), 1)} kB`,
      ].join('  ');
    console.log(`\n${route}`);
    console.log(`  with scripts    ${line(full)}`);
    console.log(`  without         ${line(bare)}`);
    console.log(
      `  LCP ${ratio(column('lcp', full), column('lcp', bare))}   first view ${firstView(site.dist, route).toFixed(1)} kB of brotli JS`,
    );
  }
  await benchSteps(browser, server.url, Number(values.steps));
  await benchMembers(browser, server, Number(values.members));
  console.log('\nThe heaviest chunks, brotli:');
  for (const { name, weight } of chunks(site.dist).slice(0, 20))
    console.log(`  ${(weight / 1000).toFixed(1).padStart(6)} kB  ${name}`);
  await browser.close();
  await server.remove();
  await bareServer.remove();
} catch (error) {
  giveUp(error);
} finally {
  rmSync(work, { recursive: true, force: true });
}
process.exit();
