// Restores that are refused: of a damaged file, into a folder in use, of a later version. restore.full.test.ts has the others.
import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { place, refused, refusesBackups, refusesFiles, restored } from './restore.kit.ts';

describe('a restore refuses', () => {
  refusesFiles([['cut off', (bytes) => bytes.subarray(0, bytes.length - 9)]]);

  it('a folder that is not empty', async () => {
    mkdirSync(place.target);
    writeFileSync(join(place.target, 'letter.txt'), 'Dear Ada');
    chmodSync(place.target, 0o755);
    refused(await restored(place.good), 'is not empty');
    expect(readdirSync(place.target)).toEqual(['letter.txt']);
  });

  refusesBackups([['of a later format', { format: 2 }, 'was written by a later Axis One']]);
});
