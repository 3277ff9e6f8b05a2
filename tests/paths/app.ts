// What this app hands to the path kit (kit/README.md), and the two command lines that tools/paths.mjs runs.
import { equivalent } from './equivalent.ts';
import { goalOf } from './goals.ts';
import { main } from './kit/cli.ts';
import type { Console } from './kit/cli.ts';
import { main as mutateMain } from './kit/mutate.cli.ts';
import type { Project, ProjectFiles } from './kit/project.ts';
import { flows, models } from './models.ts';
import { productNames } from './products/names.ts';
import { survivors } from './survivors.ts';
import { wording } from './wording.ts';

/** Where the files of the paths are. */
const files: ProjectFiles = {
  listings: 'docs/paths',
  documents: [
    'README.md',
    'drivers.md',
    'mutants.md',
    'kept.md',
    'kept.json',
    'products.md',
    'assumptions.md',
  ],
  sample: 'theme',
  readings: 'flows/paths',
  records: 'tests/paths/values',
  declared: 'tests/paths/declared',
  mutants: 'docs/paths/mutants.md',
  specs: 'e2e/paths',
  kit: 'tests/paths/kit/define.ts',
  sources: (flow) => ({
    machine: `machines/${flow}.machine.ts`,
    model: `tests/paths/${flow}.paths.ts`,
  }),
};

/** The app as the kit sees it. */
export const project: Project = {
  flows,
  models,
  wording,
  files,
  properties: {
    kept: async (...given) => (await import('./kept/command.ts')).kept(...given),
    assumptions: async (_, writes, console) =>
      (await import('./assumptions/command.ts')).assumed(writes, console),
  },
  products: {
    names: productNames,
    explore: async (...given) => (await import('./products/command.ts')).productCommand(...given),
  },
  tours: async (...given) => (await import('../../e2e/paths/walked.ts')).walkedInBrowser(...given),
  goalOf,
  earlier: async (...given) => (await import('./earlier.ts')).earlier(files, ...given),
  equivalentMutants: equivalent,
  survivors,
};

/** `npm run paths`. */
export const paths = (argv: readonly string[], console: Console) => main(project, argv, console);

/** `npm run paths:mutate`. */
export const mutate = (argv: readonly string[], console: Console) =>
  mutateMain(project, argv, console);
