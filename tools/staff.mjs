// `npm run staff -- list | add <address> <name …> | end <address>`: who works at the advisor's desk. Written with the rights of the
// database's owner, because no key of the API may.
import '../server/check-node.cjs';

async function main() {
  const { runCommand } = await import('./lib/command.mjs');
  const { startBackend } = await import('../server/backend/backend.mjs');
  const { changeStaff } = await import('./staff/change.mjs');
  await runCommand('The staff are as they were', async (words, settings) => {
    const chosen = settings();
    const backend = await startBackend({ ...chosen, log: { ...chosen.log, quiet: true } });
    try {
      return await changeStaff(backend.database, words);
    } finally {
      await backend.close();
    }
  });
  process.exit();
}
main();
