// `npm run content:sql`: writes what the database must know of the content into supabase/seed.sql.
// With --check it writes nothing and says whether the file is up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from '../../server/settings.mjs';
import { Sorry, giveUp } from '../../server/sorry.mjs';

const file = join(root, 'supabase/seed.sql');

try {
  /** @type {{ module: { seedSql: () => string } }} */
  const { module } = await runnerImport(join(root, 'tools/content/seed.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
  });
  const wanted = module.seedSql();
  if (!process.argv.includes('--check')) writeFileSync(file, wanted);
  else if (readFileSync(file, 'utf8') !== wanted)
    throw new Sorry('supabase/seed.sql is older than content/: run npm run content:sql.');
} catch (error) {
  giveUp(error);
}
