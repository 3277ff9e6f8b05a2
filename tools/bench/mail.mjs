// `npm run bench:mail [-- <mails>]`: the queue against a bad receiver, with the worker killed 20 times, on both databases.
import '../../server/check-node.cjs';

// Imported late, so that an old Node prints the check's sentence instead of failing on a missing name.
const { mkdtempSync, rmSync } = await import('node:fs');
const { tmpdir } = await import('node:os');
const { join } = await import('node:path');
const { startBackend } = await import('../../server/backend/backend.mjs');
const { readSettings, root } = await import('../../server/settings.mjs');
const { giveUp } = await import('../../server/sorry.mjs');
const { startPostgres } = await import('../lib/postgres.mjs');
const { runMails } = await import('./mailRun.mjs');

try {
  process.chdir(root);
  const mails = Number(process.argv[2] ?? 10_000);
  const work = mkdtempSync(join(tmpdir(), 'axis-mail-'));
  const server = await startPostgres();
  let faults = 0;
  for (const [name, env] of Object.entries({
    embedded: {},
    PostgreSQL: { AXIS_DATABASE_URL: server.url() },
  })) {
    const settings = readSettings({ AXIS_LOG: 'quiet', AXIS_DATA: join(work, name), ...env });
    const backend = await startBackend(settings);
    const outcome = await runMails(backend, { mails, kills: 20 });
    faults += outcome.lost + outcome.renamed + outcome.unsent;
    process.stdout.write(
      `${name.padEnd(11)} ${outcome.mails} mails, ${outcome.lost} lost, ${outcome.duplicates} twice (${outcome.renamed} under another Message-ID), ${outcome.kills} kills, ${outcome.perSecond} a second; the receiver: ${JSON.stringify(outcome.manners)}\n`,
    );
    await backend.close();
  }
  await server.stop();
  rmSync(work, { recursive: true });
  process.exit(faults === 0 ? 0 : 1);
} catch (error) {
  giveUp(error);
}
