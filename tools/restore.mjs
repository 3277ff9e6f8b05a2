// `npm run restore -- <file>`: puts a backup into an empty data folder, or into an empty database.
import '../server/check-node.cjs';

async function main() {
  const { fileIn, runCommand } = await import('./lib/command.mjs');
  const { builtWith, deletionsAfter, restore } = await import('../server/database/restore.mjs');
  await runCommand('Nothing was restored', async (words, settings) => {
    const file = fileIn(words, 'Name the file to restore: npm run restore -- axis-one.tar.gz');
    const { data, databaseUrl, deletions, dist, keys: own } = settings();
    const { manifest, keys } = await restore(file, { data, databaseUrl });
    const { publishableKey } = own ?? keys;
    const next = {
      same: `The site in ${dist} fits it: npm run serve (or npm start) starts it.`,
      other: `The site in ${dist} was built with another key: run npm start, or npm run build before npm run serve.`,
      none: 'Run npm start, or npm run build before npm run serve.',
    };
    return [
      `Restored the backup of ${manifest.at} to ${databaseUrl === undefined ? data : 'the database of AXIS_DATABASE_URL'}.`,
      deletionsAfter(deletions, manifest.at),
      next[builtWith(dist, publishableKey)],
    ].join('\n');
  });
}
main();
