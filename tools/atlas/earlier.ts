// The machines as they were at an earlier commit.
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { runnerImport } from 'vite';
import type { AnyStateMachine } from 'xstate';

const ending = '.machine.ts';

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'implementations' in value;

/**
 * What a command of git prints.
 * @throws where it fails
 */
export const git = (root: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** What a command of git prints; undefined where it fails. */
export function tryGit(root: string, ...args: string[]): string | undefined {
  try {
    return git(root, ...args);
  } catch {
    return undefined;
  }
}

/**
 * The machines at a commit, by name: each file imports nothing but xstate, so it runs by itself.
 * @param only the machine that is wanted, where it is one
 */
export async function machinesAt(
  root: string,
  ref: string,
  only?: string,
): Promise<Map<string, AnyStateMachine>> {
  const files = git(root, 'ls-tree', '--name-only', ref, 'machines/')
    .split('\n')
    .filter((file) => file.endsWith(ending))
    .filter((file) => only === undefined || basename(file, ending) === only);
  const folder = await mkdtemp(join(tmpdir(), 'axis-flows-'));
  const machines = new Map<string, AnyStateMachine>();
  try {
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const file of files) {
      const copy = join(folder, basename(file));
      await writeFile(copy, git(root, 'show', `${ref}:${file}`));
      const { module } = await runnerImport<Record<string, unknown>>(copy, {
        root: folder,
        configFile: false,
        logLevel: 'error',
      });
      const machine = Object.values(module).find(isMachine);
      if (machine !== undefined) machines.set(basename(file, ending), machine);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  return machines;
}

/** Where a branch began: its last commit that the main branch has too. On the main branch, its last commit. */
export function usualRef(root: string): { ref: string; name: string } {
  for (const branch of ['origin/HEAD', 'main', 'master']) {
    const base = tryGit(root, 'merge-base', 'HEAD', branch)?.trim();
    if (base !== undefined && base !== tryGit(root, 'rev-parse', 'HEAD')?.trim())
      return { ref: base, name: `${base.slice(0, 8)}, where this branch left ${branch}` };
  }
  return { ref: 'HEAD', name: 'the last commit' };
}
