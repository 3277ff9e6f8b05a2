// `npm run backup -- <file>`: everything that the site keeps, as one file, while it serves or not.
import '../server/check-node.cjs';

async function main() {
  const { fileIn, runCommand } = await import('./lib/command.mjs');
  const { writeBackup } = await import('../server/database/writeBackup.mjs');
  await runCommand('There is no backup', async (words, settings) => {
    const usage = 'Name the file to write: npm run backup -- axis-one.tar.gz';
    const file = fileIn(words, usage);
    const { manifest, bytes } = await writeBackup(file, settings());
    const driver = manifest.driver === 'embedded' ? 'the embedded database' : 'the database';
    return [
      `Wrote ${file} (${(bytes / 1e6).toFixed(1)} MB): ${driver}, PostgreSQL ${manifest.postgres}, and the keys.`,
      'It holds every account and every answer: keep it where nobody else can read it.',
    ].join('\n');
  });
}
main();
