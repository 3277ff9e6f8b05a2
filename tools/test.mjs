// `npm test`: installs what is missing, then checks everything, stage by stage, and ends with the counts.
// `npm test -- --only unit,journeys` runs some of the stages.
import '../server/check-node.cjs';

// Imported late, so that an old Node prints the check's sentence instead of failing on a missing name.
const { installIfNeeded } = await import('./lib/install.mjs');
const { root } = await import('../server/settings.mjs');
const { giveUp } = await import('../server/sorry.mjs');

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
