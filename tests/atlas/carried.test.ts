// `flows:export` carries the pictures in small: beside each flow's document, with relative addresses; or says how they are taken.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import { writeDocs } from '../../tools/atlas/export/docs.ts';
import { toChart } from '../../tools/atlas/model/chart.ts';
import { committed } from '../../tools/atlas/model/docs.ts';
import { picturedText } from '../../tools/atlas/model/pictured.ts';
import { carryPictures } from '../../tools/atlas/pictures.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'axis-export-'));
  mkdirSync(join(root, 'docs/flows'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const ink = { states: ['ink'], files: { 'ink.390': 'theme/ink.ink.390.png' } };
const paper = { states: ['paper'], files: {}, none: 'Nothing of it is on the screen.' };

function put(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** Two states of a flow, of which one has a picture. */
function take() {
  const index = {
    looks: ['ink.390'],
    flows: [{ flow: 'theme', title: 'Theme', shots: [ink, paper] }],
  };
  put('flows/pictures/index.json', JSON.stringify(index));
  put('flows/pictures/theme/ink.ink.390.png', 'large');
  put('flows/pictures/theme/ink.ink.390.webp', 'small');
}

/** Writes the documents, and returns what was said. */
async function exported(out?: string) {
  const said: string[] = [];
  await writeDocs({ root, say: (text) => said.push(text) }, out);
  return said;
}

const image = /<a href="(\S+)"><img src="(\S+)" alt="([^"]+)" height="220"><\/a>/g;

describe('the documents', () => {
  test('show the pictures of each state, which lie beside them, and only in small', async () => {
    take();
    const said = await exported();
    const text = readFileSync(join(root, 'flows/docs/theme.md'), 'utf8');
    const images = [...text.matchAll(image)].map(([, to, source, alt]) => ({ to, source, alt }));
    const address = 'pictures/theme/ink.ink.390.webp';
    expect(images).toEqual([
      { to: address, source: address, alt: 'Theme in the state ink, ink at 390 px' },
    ]);
    expect(readFileSync(join(root, 'flows/docs', address), 'utf8')).toBe('small');
    expect(readdirSync(join(root, 'flows/docs/pictures/theme'))).toEqual(['ink.ink.390.webp']);
    expect(text).toContain('### ink\n\nThe visitor chose the dark theme.');
    expect(text).toContain('No picture: Nothing of it is on the screen.');
    expect(text.indexOf('## What a user sees')).toBeLessThan(text.indexOf('## In words'));
    expect(said[0]).toContain('1 small pictures of 1 flows in ');
  });

  test('in another folder carry them there, without those that are gone since the last time', async () => {
    take();
    put('mine/pictures/theme/old.ink.390.webp', 'old');
    put('mine/pictures/holiday.webp', 'my own');
    await exported('mine');
    expect(readdirSync(join(root, 'mine/pictures/theme'))).toEqual(['ink.ink.390.webp']);
    expect(existsSync(join(root, 'mine/pictures/holiday.webp'))).toBe(true);
  });

  test('that are committed have none', async () => {
    take();
    await exported();
    for (const [name, text] of committed())
      expect(readFileSync(join(root, 'docs/flows', name), 'utf8')).toBe(text);
    expect(readdirSync(join(root, 'docs/flows'))).toHaveLength(committed().size);
    expect([...committed().values()].join('\n')).not.toContain('<img');
  });

  test('say in one line which command takes them, where none were taken', async () => {
    expect(await exported()).toEqual([
      'No pictures were taken: npm run paths -- --pictures takes them.',
      expect.stringContaining('documents in flows/docs'),
    ]);
    expect(readFileSync(join(root, 'flows/docs/theme.md'), 'utf8')).not.toContain('a user sees');
    expect(existsSync(join(root, 'flows/docs/pictures'))).toBe(false);
  });
});

test('the export beside the pictures leaves them as they are', () => {
  take();
  carryPictures({ root, say: () => undefined }, join(root, 'flows'));
  expect(readdirSync(join(root, 'flows/pictures/theme'))).toHaveLength(2);
});

test('an address survives a name with signs of its own, and words stay words', () => {
  const chart = toChart(catalogue.theme.machine);
  const files = { 'ink.390': 'theme/a+b#c.ink.390.webp' };
  const [, , , images] = picturedText('A "b"', chart, [{ states: ['ink'], files }], 'pictures');
  expect(images).toContain('src="pictures/theme/a%2Bb%23c.ink.390.webp"');
  expect(images).toContain('alt="A &quot;b&quot; in the state ink');
});
