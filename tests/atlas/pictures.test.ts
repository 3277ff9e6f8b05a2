// The pictures that the atlas shows: those of a chosen state, and that of where Play is.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { picturesOfPlace, picturesOfState } from '../../tools/atlas/app/pictures.ts';
import { picturesIn } from '../../tools/atlas/pictures.ts';

const asking = { states: ['form.asking', 'pause.open'], files: { 'ink.390': 'a/b.ink.390.png' } };
const sent = { states: ['form.sent', 'pause.open'], files: {}, none: 'Nothing is shown.' };

test('a state has the pictures in which it, or a state within it, is active', () => {
  const all = [asking, sent];
  expect(picturesOfState(all, 'form.sent')).toEqual([sent]);
  expect(picturesOfState(all, 'form')).toEqual(all);
  expect(picturesOfState(all, '')).toEqual(all);
  expect(picturesOfState(all, 'for')).toEqual([]);
});

test('Play shows the picture in which all active states are, in any order', () => {
  expect(picturesOfPlace([asking, sent], ['pause.open', 'form.asking'])).toEqual([asking]);
  expect(picturesOfPlace([asking, sent], ['form.asking'])).toEqual([]);
});

test('the pictures are the small ones; without an index there are none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'axis-pictures-'));
  try {
    expect([...picturesIn(folder)]).toEqual([]);
    const index = { flows: [{ flow: 'a', shots: [asking, sent] }] };
    writeFileSync(join(folder, 'index.json'), JSON.stringify(index));
    // A run that was ended early has named its pictures, and not made them small yet.
    const unmade = {
      ...asking,
      files: {},
      none: 'It was not made small: npm run paths -- --pictures.',
    };
    expect([...picturesIn(folder)]).toEqual([['a', [unmade, sent]]]);
    mkdirSync(join(folder, 'a'));
    writeFileSync(join(folder, 'a/b.ink.390.webp'), 'small');
    const small = { ...asking, files: { 'ink.390': 'a/b.ink.390.webp' } };
    expect([...picturesIn(folder)]).toEqual([['a', [small, sent]]]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
