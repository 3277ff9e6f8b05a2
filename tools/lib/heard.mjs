// `npm run paths -- [flow] --heard`: walks the tours in Chromium, and writes what a screen reader's user hears and reaches: the
// contract of each flow (tests/paths/heard) and its transcript (docs/spoken). With --check it holds every step against them.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { playOnPaths } from './playOnPaths.mjs';

/** @typedef {typeof import('../../tests/paths/kit/heard.ts') & typeof import('../../tests/paths/kit/transcript.ts') & Pick<typeof import('../../e2e/paths/kit/heard.ts'), 'filesOf'>} Kit */

/**
 * @param {{ import: (file: string) => Promise<unknown> }} runner loads TypeScript
 * @param {string} root
 * @param {string} only a flow, or nothing for all of them
 * @param {boolean} isCheck whether nothing is written
 * @returns {Promise<number>} the exit code
 */
export async function hearAll(runner, root, only, isCheck) {
  if (only !== '' && !existsSync(`${root}e2e/paths/${only}.driver.ts`)) {
    console.error(`There is no flow ‘${only}’ with a driver: npm run paths lists the flows.`);
    return 2;
  }
  const files = [
    'tests/paths/kit/heard.ts',
    'tests/paths/kit/transcript.ts',
    'e2e/paths/kit/heard.ts',
  ];
  /** @type {Kit} */
  const kit = Object.assign(
    {},
    ...(await Promise.all(files.map((file) => runner.import(root + file)))),
  );
  const work = mkdtempSync(join(tmpdir(), 'axis-heard-'));
  try {
    const words = [
      '--no-deps',
      '--reporter=line',
      '--grep',
      only === '' ? ' tour ' : ` ${only} tour `,
    ];
    const status = await playOnPaths(root, 'paths.spec.ts', words, {
      ...(isCheck ? { AXIS_PATHS_HEARD_CHECK: 'on' } : { AXIS_PATHS_HEARD: work }),
      ...(only !== '' && { AXIS_PATHS_FLOWS: only }),
    });
    if (!isCheck) write(kit, root, work);
    return status;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/**
 * @param {Kit} kit
 * @param {string} root
 * @param {string} work the folder in which the tours have written what they heard
 */
function write({ contractOf, contractText, filesOf, passingAll, transcriptsText }, root, work) {
  /** @type {Map<string, { tour: number, steps: import('../../tests/paths/kit/heard.ts').HeardStep[] }[]>} */
  const byFlow = new Map();
  for (const file of readdirSync(work)) {
    const { flow, tour, steps } = JSON.parse(readFileSync(join(work, file), 'utf8'));
    byFlow.set(flow, [...(byFlow.get(flow) ?? []), { tour, steps }]);
  }
  for (const [flow, walks] of byFlow) {
    const all = walks.toSorted((one, other) => one.tour - other.tour);
    const { contract, transcripts } = filesOf(root, flow);
    for (const file of [contract, transcripts]) mkdirSync(dirname(file), { recursive: true });
    writeFileSync(contract, contractText(contractOf(all.flatMap(({ steps }) => steps))));
    writeFileSync(transcripts, transcriptsText(flow, passingAll(all)));
  }
}
