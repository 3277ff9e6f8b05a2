// `npm run content:mails`: writes the mails of content/mails as templates into server/mail/templates.json.
// With --check it writes nothing and says whether the file is up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from '../../server/settings.mjs';
import { Sorry, giveUp } from '../../server/sorry.mjs';

const file = join(root, 'server/mail/templates.json');

try {
  /** @type {{ module: { mailTemplates: () => Promise<string> } }} */
  const { module } = await runnerImport(join(root, 'tools/content/mails/templates.tsx'), {
    root,
    configFile: false,
    logLevel: 'error',
  });
  const wanted = await module.mailTemplates();
  if (!process.argv.includes('--check')) writeFileSync(file, wanted);
  else if (readFileSync(file, 'utf8') !== wanted)
    throw new Sorry(
      'server/mail/templates.json is older than content/: run npm run content:mails.',
    );
} catch (error) {
  giveUp(error);
}
