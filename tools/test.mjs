// `npm test`: installs what is missing, then checks everything, stage by stage, and ends with the counts.
// `npm test -- --only unit,journeys` runs some of the stages.
import './check-node.cjs';
import { installIfNeeded } from './lib/install.mjs';
import { root } from './lib/settings.mjs';
import { giveUp } from './lib/sorry.mjs';

try {
  process.chdir(root);
  installIfNeeded();
  const { runStages, stageNames } = await import('./lib/stages.mjs');
  const at = process.argv.indexOf('--only');
  const only = at === -1 ? stageNames : (process.argv[at + 1] ?? '').split(',');
  process.exit(await runStages(only));
} catch (error) {
  giveUp(error);
}
