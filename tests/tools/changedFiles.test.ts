// Which files `npm test -- --changed` looks at, and what it says to words that it does not know.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changedFiles } from '../../tools/lib/changedFiles.mjs';
import { askedBy } from '../../tools/lib/testWords.mjs';

const folder = mkdtempSync(join(tmpdir(), 'axis-one-'));
const outside = mkdtempSync(join(tmpdir(), 'axis-one-'));
afterAll(() => {
  for (const one of [folder, outside]) rmSync(one, { recursive: true, force: true });
});

const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...words], {
    cwd: folder,
    stdio: 'ignore',
  });
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

beforeAll(() => {
  git('init', '--initial-branch=main');
  for (const name of ['a.ts', 'b.ts', 'c.ts']) write(name, 'before');
  git('add', '.');
  git('commit', '-m', 'First');
  git('checkout', '-b', 'change');
  write('a.ts', 'committed');
  git('commit', '-am', 'Second');
  git('checkout', 'main');
  write('c.ts', 'later on main');
  git('commit', '-am', 'Third');
  git('checkout', 'change');
  rmSync(join(folder, 'b.ts'));
  write('new file.ts', 'untracked');
});

describe('the files', () => {
  const uncommitted = [{ path: 'b.ts', deleted: true }, { path: 'new file.ts' }];

  it('that are not committed, with new and deleted ones', () => {
    expect(changedFiles(folder)).toEqual(uncommitted);
  });

  it('that differ since a branch was left, and not what has happened there', () => {
    expect(changedFiles(folder, 'main')).toEqual([{ path: 'a.ts' }, ...uncommitted]);
  });

  it.each(['nowhere', '--help'])('a ref that does not exist is a sentence: %s', (ref) => {
    expect(() => changedFiles(folder, ref)).toThrow(
      `git knows no commit "${ref}": name a branch, a tag or a commit, as in \`npm test -- --changed main\`.`,
    );
  });

  it('a folder without a repository is a sentence', () => {
    expect(() => changedFiles(outside)).toThrow('--changed needs git and a repository');
  });
});

describe('the words of npm test', () => {
  it.each([
    [[], { only: undefined }],
    [['--only', 'unit,journeys'], { only: ['unit', 'journeys'] }],
    [['--only=unit'], { only: ['unit'] }],
    [['--changed'], { changed: 'HEAD' }],
    [['--changed', 'main'], { changed: 'main' }],
    [['--changed=main'], { changed: 'main' }],
  ])('%j', (words, asked) => expect(askedBy(words)).toEqual(asked));

  it.each([[['--help']], [['--only']], [['--changed', 'main', '--only']], [['unit']]])(
    '%j starts nothing',
    (words) => expect(() => askedBy(words)).toThrow('`npm test` runs everything'),
  );
});
