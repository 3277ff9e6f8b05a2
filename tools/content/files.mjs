// `npm run content:files`: makes the files of the shelf as PDF, DOCX and XLSX, if they are not up to date; every build does it too.
// With --publish it brings them to the database: the one of this machine, or the hosted one that SUPABASE_URL names. With
// `--from <folder>` it makes none, and brings those of that folder (a copy of published/).
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { filesFolder, indexOf } from '../../server/backend/files.mjs';
import { root } from '../../server/settings.mjs';
import { Sorry, giveUp } from '../../server/sorry.mjs';
import { connect } from '../operator/backend.mjs';
import { isPublishedFresh, sumOfSources } from './published.mjs';

/** Makes all files, and puts the folder in the place of the one before. */
async function makePublished() {
  /** @type {{ module: typeof import('../files/make.ts') }} */
  const { module } = await runnerImport(join(root, 'tools/files/make.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
  });
  const madeOf = sumOfSources();
  const files = await module.makeFiles();
  const draft = mkdtempSync(join(root, '.files-'));
  const listed = files.map(({ body, ...file }) => {
    writeFileSync(join(draft, file.id), body);
    return { ...file, sha256: createHash('sha256').update(body).digest('hex'), size: body.length };
  });
  writeFileSync(
    join(draft, 'index.json'),
    `${JSON.stringify({ madeOf, files: listed }, null, 2)}\n`,
  );
  try {
    // Another build may have been faster: its files are the same.
    if (isPublishedFresh()) rmSync(draft, { recursive: true, force: true });
    else {
      rmSync(filesFolder, { recursive: true, force: true });
      renameSync(draft, filesFolder);
    }
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(join(filesFolder, 'index.json'))) throw error;
  }
  return listed.length;
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} folder
 */
async function publish(env, folder) {
  const index = indexOf(folder);
  if (index === undefined) throw new Sorry(`${folder} has no files.`);
  const ask = await connect(env);
  const there = /** @type {{ id: string, sha256: string | null }[]} */ (
    await ask('published_files?select=id,sha256')
  );
  const known = new Map(there.map(({ id, sha256 }) => [id, sha256]));
  const wanted = index.files.filter(({ id, sha256 }) => known.get(id) !== sha256);
  for (const file of wanted) {
    const body = readFileSync(join(folder, file.id)).toString('base64');
    const answer = /** @type {{ outcome: string }} */ (
      await ask('rpc/publish_file', { file, body })
    );
    if (answer.outcome !== 'stored') throw new Sorry(`The database does not take ${file.id}.`);
  }
  await ask('rpc/retire_files', { kept: index.files.map(({ id }) => id) });
  process.stdout.write(
    `${wanted.length} of ${index.files.length} files were brought to the database.\n`,
  );
}

try {
  const at = process.argv.indexOf('--from');
  const from = at === -1 ? undefined : process.argv[at + 1];
  if (from === undefined) {
    if (isPublishedFresh()) process.stdout.write('The files are up to date.\n');
    else process.stdout.write(`${await makePublished()} files were made.\n`);
  }
  if (process.argv.includes('--publish')) await publish(process.env, from ?? filesFolder);
} catch (error) {
  giveUp(error);
}
