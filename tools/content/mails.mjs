// `npm run content:mails`: writes the mails of content/mails as templates: server/mail/templates.json for the queue, and
// supabase/templates for the auth service. With --check it writes nothing and says whether the files are up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from '../../server/settings.mjs';
import { Sorry, giveUp } from '../../server/sorry.mjs';

/** @param {string} name */
const load = async (name) => {
  const { module } = await runnerImport(join(root, 'tools/content/mails', name), {
    root,
    configFile: false,
    logLevel: 'error',
  });
  return module;
};

try {
  const { mailTemplates } = /** @type {{ mailTemplates: () => Promise<string> }} */ (
    await load('templates.tsx')
  );
  const { serviceTemplates } =
    /** @type {{ serviceTemplates: () => Promise<Record<string, string>> }} */ (
      await load('service.tsx')
    );
  const files = { 'server/mail/templates.json': await mailTemplates() };
  for (const [name, text] of Object.entries(await serviceTemplates()))
    Object.assign(files, { [`supabase/templates/${name}`]: text });
  for (const [name, wanted] of Object.entries(files)) {
    const file = join(root, name);
    if (!process.argv.includes('--check')) writeFileSync(file, wanted);
    else if (readFileSync(file, 'utf8') !== wanted)
      throw new Sorry(`${name} is older than content/: run npm run content:mails.`);
  }
} catch (error) {
  giveUp(error);
}
