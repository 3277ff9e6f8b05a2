// `npm run paths -- --pictures --again`: what differs between the runs is kept, those of one state beside each other, and named.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashesIn, keepDiffering } from '../../tools/lib/pictureFiles.mjs';
import { differing } from '../paths/kit/pictures.ts';

let work = '';
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'axis-pictures-'));
});
afterEach(() => rmSync(work, { recursive: true }));

/** Writes a run of pictures: their contents by file. */
function run(name: string, contents: Readonly<Record<string, string>>) {
  const folder = join(work, name);
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(contents)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

const kept = (file: string) => readFileSync(join(work, 'out/differs', file), 'utf8');

describe('repeated runs', () => {
  it('that are the same keep nothing, and remove what an earlier run has kept', () => {
    const runs = [run('1', { 'a/x.png': 'x' }), run('2', { 'a/x.png': 'x' })];
    run('out/differs', { 'a/x.run-1.png': 'old' });
    expect(keepDiffering(differing, runs, join(work, 'out'))).toEqual({
      lines: ['1 pictures, taken 1 more times, 0 runs differ'],
      different: 0,
    });
    expect(existsSync(join(work, 'out/differs'))).toBe(false);
  });

  it('that differ keep the first picture and the other one, and name both', () => {
    const runs = [
      run('1', { 'a/x.png': 'x', 'a/y.png': 'y' }),
      run('2', { 'a/x.png': 'x', 'a/y.png': 'y' }),
      run('3', { 'a/x.png': 'other', 'a/y.png': 'y' }),
    ];
    const { lines, different } = keepDiffering(differing, runs, join(work, 'out'));
    expect(different).toBe(1);
    expect(lines).toEqual([
      '2 pictures, taken 2 more times, 1 runs differ',
      '  run 3: a/x.png: differs/a/x.run-1.png differs/a/x.run-3.png',
      `They are in ${join(work, 'out/differs')}.`,
    ]);
    expect([kept('a/x.run-1.png'), kept('a/x.run-3.png')]).toEqual(['x', 'other']);
    expect(existsSync(join(work, 'out/differs/a/y.run-1.png'))).toBe(false);
  });

  it('of which one has taken a picture that the other has not keep that one', () => {
    const runs = [run('1', { 'a/x.png': 'x' }), run('2', { 'a/z.png': 'z' })];
    const { lines } = keepDiffering(differing, runs, join(work, 'out'));
    expect(lines.slice(1, 3)).toEqual([
      '  run 2: a/x.png, of one of the runs only: differs/a/x.run-1.png',
      '  run 2: a/z.png, of one of the runs only: differs/a/z.run-2.png',
    ]);
  });
});

it('a hash belongs to a picture, and not to what was kept', () => {
  const folder = run('1', { 'a/x.png': 'x', 'a/x.webp': 'x', 'differs/a/x.run-1.png': 'x' });
  expect([...hashesIn(folder).keys()]).toEqual(['a/x.png']);
});
