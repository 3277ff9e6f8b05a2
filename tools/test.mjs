// `npm test`: installs what is missing, then checks everything, stage by stage, and ends with the counts.
// `npm test -- --only unit,journeys` runs some of the stages; `npm test -- --changed [ref]` what the changes since
// a commit can break (tools/lib/changed.mjs decides).
import '../server/check-node.cjs';

// Imported late, so that an old Node prints the check's sentence instead of failing on a missing name.
const { installIfNeeded } = await import('./lib/install.mjs');
const { askedBy } = await import('./lib/testWords.mjs');
const { root } = await import('../server/settings.mjs');
const { giveUp } = await import('../server/sorry.mjs');

try {
  process.chdir(root);
  const asked = askedBy(process.argv.slice(2));
  installIfNeeded();
  if ('changed' in asked) {
    const { runChanged } = await import('./lib/changedRun.mjs');
    process.exit(await runChanged(asked.changed));
  }
  const { runStages, stageNames } = await import('./lib/stages.mjs');
  process.exit(await runStages(asked.only ?? stageNames));
} catch (error) {
  giveUp(error);
}
