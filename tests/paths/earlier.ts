// A flow at an earlier commit, for `npm run paths -- <flow> --plan`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { machinesAt, tryGit, usualRef } from '../../tools/atlas/earlier.ts';
import type { Earlier, ProjectFiles } from './kit/project.ts';

/**
 * The machine and the listing of a flow as they were.
 * @param given a commit; '' for where the branch began
 * @returns undefined where the commit cannot be read
 */
export async function earlier(
  { sources, listings }: ProjectFiles,
  root: string,
  flow: string,
  given: string,
): Promise<Earlier | undefined> {
  const { ref, name } = given === '' ? usualRef(root) : { ref: given, name: given };
  if (tryGit(root, 'rev-parse', '--verify', '--quiet', `${ref}^{commit}`) === undefined)
    return undefined;
  const { machine: file } = sources(flow);
  const source = tryGit(root, 'show', `${ref}:${file}`);
  const isSame = source === readFileSync(join(root, file), 'utf8');
  return {
    name,
    isSame,
    machine: isSame ? undefined : (await machinesAt(root, ref, flow)).get(flow),
    listing: tryGit(root, 'show', `${ref}:${listings}/${flow}.txt`),
  };
}
