// The pictures of one of two trees: the words and the environment of its own `npm run paths`, and what is read of its folder.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { imageIn, sideIn, takeIn } from '../../tools/lib/pictureSides.mjs';

let work = '';
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'axis-sides-'));
  mkdirSync(join(work, 'tree/tools'), { recursive: true });
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(work, { recursive: true });
});

/** A tree whose command writes down how it was run, and ends with a code. */
async function taken(isEarlier: boolean, code = 0) {
  const into = join(work, 'pictures');
  writeFileSync(
    join(work, 'tree/tools/paths.mjs'),
    `import { writeFileSync } from 'node:fs';
    const { AXIS_PATHS_DIST: dist, TMPDIR: temporary } = process.env;
    writeFileSync('run.json', JSON.stringify({ words: process.argv.slice(2), dist, temporary }));
    process.exit(${code});`,
  );
  const flows = ['theme', 'toaster'];
  const ended = await takeIn({ folder: join(work, 'tree'), flows, into, isEarlier });
  const run = JSON.parse(readFileSync(join(work, 'tree/run.json'), 'utf8')) as {
    words: string[];
    dist?: string;
    temporary: string;
  };
  return { ended, run, into };
}

describe('a tree', () => {
  it('is asked for the pictures of some flows, by its own command', async () => {
    const { ended, run, into } = await taken(true);
    expect(ended).toBe(0);
    expect(run.words).toEqual(['theme', 'toaster', '--pictures', '--out', into]);
    expect(existsSync(run.temporary)).toBe(false);
  });

  it('answers with its exit code', async () => {
    expect((await taken(false, 3)).ended).toBe(3);
  });

  it('uses a site that was built earlier only where that is a site of this tree', async () => {
    vi.stubEnv('AXIS_PATHS_DIST', '/built');
    expect((await taken(false)).run.dist).toBe('/built');
    expect((await taken(true)).run.dist).toBeUndefined();
  });
});

describe('a folder', () => {
  const index = { looks: [], flows: [] };

  it('without an index has no pictures; nothing is read where nothing was asked for', () => {
    expect(sideIn(work, ['theme'])).toBeUndefined();
    expect(sideIn(join(work, 'none'), [])).toEqual({ index, hashes: new Map(), asked: [] });
    writeFileSync(join(work, 'index.json'), JSON.stringify(index));
    expect(sideIn(work, ['theme'])?.asked).toEqual(['theme']);
  });

  it('gives a picture in small, or as it is where it was not made small', () => {
    writeFileSync(join(work, 'a.png'), 'large');
    expect(imageIn(work, 'a.png')).toBe(`data:image/png;base64,${btoa('large')}`);
    writeFileSync(join(work, 'a.webp'), 'small');
    expect(imageIn(work, 'a.png')).toBe(`data:image/webp;base64,${btoa('small')}`);
  });
});
