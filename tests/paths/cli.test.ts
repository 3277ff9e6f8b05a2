// `npm run paths` on the app's own flows: what it prints, and what it answers to an unknown argument.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { paths, project } from './app.ts';
import { fileOf } from './kit/files.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'axis-paths-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function run(...argv: string[]) {
  const said: string[] = [];
  const complained: string[] = [];
  const code = paths(argv, {
    root,
    say: (text) => said.push(text),
    complain: (text) => complained.push(text),
  });
  return { code, said: said.join('\n'), complained: complained.join('\n') };
}

describe('npm run paths', () => {
  it.each([
    [['onbording'], 'There is no machine ‘onbording’. Nearest: onboarding,'],
    [['theme', '--format', 'gherkn'], 'There is no format ‘gherkn’. Nearest: gherkin,'],
    [['theme', '--coverage', 'state'], 'There is no coverage ‘state’. Nearest: states,'],
    [['theme', '--fromat', 'md'], 'There is no option ‘fromat’. Nearest: format,'],
    [['theme', '--replay', '@sight'], 'There is no input ‘sight’. Nearest: site.'],
    [['theme', '--replay', '@site wait'], 'The move ‘wait’ is not possible there.'],
  ])('%j is answered in a sentence, and exit 2', (argv, sentence) => {
    const { code, complained } = run(...argv);
    expect(code).toBe(2);
    expect(complained).toContain(sentence);
  });

  it('writes a listing, finds it fresh, and says where it has gone stale', () => {
    expect(run('theme', '--out').code).toBe(0);
    expect(run('theme', '--check').code).toBe(0);
    const file = fileOf(project, root, 'theme', 'listing');
    writeFileSync(file, readFileSync(file, 'utf8').replace('Theme:', 'Them:'));
    const { code, complained } = run('theme', '--check');
    expect(code).toBe(1);
    expect(complained).toContain('docs/paths/theme.txt, line 1: ‘Them: Everybody');
  });

  it('misses a listing that was never committed', () => {
    expect(run('theme', '--check').complained).toContain('docs/paths/theme.txt does not exist.');
  });

  it('writes what is read into a folder that is not committed, and the sample beside the listings', () => {
    expect(run('theme', 'toaster', '--format', 'md', '--out').said).toBe(
      'flows/paths/theme.md written.\nflows/paths/toaster.md written.',
    );
    expect(run('toaster', '--out').said).not.toContain('.md');
    expect(run('theme', '--out').said).toContain('docs/paths/theme.md written.');
  });

  it('walks a path again', () => {
    const { code, said } = run('mobileMenu', '--replay', '@site menu.opened menu.closed');
    expect(code).toBe(0);
    expect(said).toContain('the path holds after 2 step(s)');
    expect(said).toContain('2. Close the menu');
  });

  it('prints to the console without --out', () => {
    expect(run('mobileMenu', '--format', 'gherkin').said).toContain('Feature: Mobile menu');
  });
});
