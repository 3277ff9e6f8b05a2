// `npm run paths -- [flow …] --pictures`: walks the tours in Chromium and takes a picture of each state, and writes them with an
// index and a contact sheet of each flow. `--again <times>` takes them again, counts what differs, and keeps it in `differs/`.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { keepDiffering } from './pictureFiles.mjs';
import { playOnPaths } from './playOnPaths.mjs';
import { makeSmall, picturesFolder } from './smallPictures.mjs';
import { prepareSite } from './throwaway.mjs';

/** @typedef {typeof import('../../tests/paths/kit/pictures.ts') & typeof import('../../tests/paths/kit/contactSheet.ts') & typeof import('../../tests/paths/contactStyle.ts') & typeof import('../../tests/paths/models.ts') & typeof import('../../e2e/paths/looks.ts')} Kit */
/** @typedef {import('../../tests/paths/kit/pictures.ts').FlowPictures} FlowPictures */

/** @param {readonly string[]} argv */
function read(argv) {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      pictures: { type: 'boolean' },
      out: { type: 'string', default: picturesFolder },
      again: { type: 'string', default: '0' },
      workers: { type: 'string', default: '2' },
    },
  });
  const again = Number(values.again);
  if (!Number.isInteger(again) || again < 0)
    throw new Error(`--again needs a whole number, not ‘${values.again}’.`);
  return { flows: positionals, out: values.out, again, workers: values.workers };
}

/**
 * @param {{ import: (file: string) => Promise<unknown> }} runner loads TypeScript
 * @param {string} root
 * @param {readonly string[]} argv
 * @returns {Promise<number>} the exit code: 1 where a tour fails or a picture differs, 2 where an argument is unknown
 */
export async function takeAll(runner, root, argv) {
  const files = [
    'tests/paths/kit/pictures.ts',
    'tests/paths/kit/contactSheet.ts',
    'tests/paths/contactStyle.ts',
    'tests/paths/models.ts',
    'e2e/paths/looks.ts',
  ];
  /** @type {Kit} */
  const kit = Object.assign(
    {},
    ...(await Promise.all(files.map((file) => runner.import(root + file)))),
  );
  const known = kit.flows.map(([flow]) => flow);
  /** @type {ReturnType<typeof read>} */
  let asked;
  try {
    asked = read(argv);
    const unknown = asked.flows.find((flow) => !known.includes(flow));
    if (unknown !== undefined)
      throw new Error(`There is no flow ‘${unknown}’: npm run paths lists the flows.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 2;
  }
  const { flows, again, workers } = asked;
  const out = resolve(root, asked.out);
  const work = mkdtempSync(join(tmpdir(), 'axis-pictures-'));
  try {
    const dist = process.env['AXIS_PATHS_DIST'] ?? join(work, 'dist');
    // Built once for all runs.
    await prepareSite({ dist, reuse: true, mode: 'e2e' });
    const runs = Array.from({ length: again + 1 }, (_, run) => join(work, `run-${run}`));
    let status = 0;
    for (const folder of runs) {
      mkdirSync(folder);
      const words = [
        '--no-deps',
        '--reporter=line',
        '--grep',
        ' pictures of tour ',
        `--workers=${workers}`,
      ];
      const code = await playOnPaths(root, 'pictures.spec.ts', words, {
        AXIS_PATHS_PICTURES: folder,
        AXIS_PATHS_DIST: dist,
        ...(flows.length > 0 && { AXIS_PATHS_FLOWS: flows.join(',') }),
      });
      status = Math.max(status, code);
    }
    await write(kit, runs[0] ?? '', out, flows.length > 0 ? flows : known, status === 0);
    if (again === 0) return status;
    const { lines, different } = keepDiffering(kit.differing, runs, out);
    for (const line of lines) console.log(line);
    return different === 0 ? status : Math.max(status, 1);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/**
 * @param {Kit} kit
 * @param {string} work the folder into which the tours have put their pictures
 * @param {string} out
 * @param {readonly string[]} flows
 * @param {boolean} isWhole false where a tour has failed: what was not walked at all stays as it is
 */
async function write(kit, work, out, flows, isWhole) {
  /** @type {Map<string, { planned: string[], shots: import('../../tests/paths/kit/pictures.ts').Shot[] }>} */
  const taken = new Map();
  for (const file of readdirSync(work).filter((one) => one.endsWith('.json'))) {
    const { flow, planned, shots } = JSON.parse(readFileSync(join(work, file), 'utf8'));
    const before = taken.get(flow) ?? { planned: [], shots: [] };
    taken.set(flow, {
      planned: [...before.planned, ...planned],
      shots: [...before.shots, ...shots],
    });
  }
  const titles = new Map(kit.flows.map(([flow, { title }]) => [flow, title]));
  const walked = flows.filter((flow) => isWhole || taken.has(flow));
  const pictures = walked.map((flow) => {
    const { planned = [], shots = [] } = taken.get(flow) ?? {};
    return kit.flowPictures(flow, titles.get(flow) ?? flow, planned, shots);
  });
  mkdirSync(out, { recursive: true });
  for (const { flow } of pictures) {
    rmSync(join(out, flow), { recursive: true, force: true });
    if (existsSync(join(work, flow)))
      cpSync(join(work, flow), join(out, flow), { recursive: true });
  }
  const small = await makeSmall(
    out,
    pictures.flatMap(({ shots }) => shots.flatMap(({ files }) => Object.values(files))),
  );
  const index = join(out, 'index.json');
  const old = existsSync(index) ? JSON.parse(readFileSync(index, 'utf8')) : undefined;
  const looks = kit.looks.map(({ name }) => name);
  const merged = kit.mergedIndex(old, { looks, flows: pictures });
  writeFileSync(index, `${JSON.stringify(merged, null, 2)}\n`);
  const style = kit.contactStyle();
  for (const flow of pictures) {
    const sheet = kit.contactSheet(flow, {
      style,
      labelOf: kit.labelOf,
      looks,
      imageOf: (file) => small.get(file) ?? '',
    });
    writeFileSync(join(out, `${flow.flow}.html`), sheet);
    const { planned } = taken.get(flow.flow) ?? {};
    for (const sentence of kit.missingSentences(flow, planned)) console.log(sentence);
  }
  console.log(`${small.size} pictures of ${pictures.length} flows in ${out}.`);
}
