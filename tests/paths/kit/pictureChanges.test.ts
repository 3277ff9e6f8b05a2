// What differs between the pictures of two builds, and the page that lays them side by side, without a browser.
import { describe, expect, test } from 'vitest';
import { changesSheet } from './changesSheet.ts';
import type { ChangesOptions } from './changesSheet.ts';
import { changeSentences, pictureChanges, tallyOf, tallyText } from './pictureChanges.ts';
import type { PictureSide } from './pictureChanges.ts';
import type { FlowPictures, Shot } from './pictures.ts';

const looks = ['ink.1440', 'ink.390'];
const labelOf = (look: string) => look.replace('.', ' at ');

const shot = (place: string, shown: readonly string[] = looks): Shot => ({
  place,
  states: place.split(' + '),
  tags: [],
  descriptions: { [place]: `The lamp is <${place}>.` },
  title: 'The cave',
  tour: 1,
  step: 0,
  say: 'A traveler enters',
  files: Object.fromEntries(shown.map((look) => [look, `lamp/${place}.${look}.png`])),
  ...(shown.length === 0 && { none: 'Magic.' }),
});

const lamp = (...shots: Shot[]): FlowPictures => ({ flow: 'lamp', title: 'Lamp', shots });

/** One build; a picture's content is its file name unless another is given. */
function side(flows: readonly FlowPictures[], contents: Readonly<Record<string, string>> = {}) {
  const files = flows.flatMap(({ shots }) => shots.flatMap((one) => Object.values(one.files)));
  return {
    index: { looks, flows },
    hashes: new Map(files.map((file) => [file, contents[file] ?? file])),
    asked: flows.map(({ flow }) => flow),
  } satisfies PictureSide;
}

describe('two builds', () => {
  test('with the same pictures differ in nothing, and each picture is counted', () => {
    const build = side([lamp(shot('cold'), shot('warm'))]);
    expect(pictureChanges(build, build)).toEqual([
      { flow: 'lamp', title: 'Lamp', places: [], equal: 4 },
    ]);
  });

  test('differ in the looks whose content is another', () => {
    const before = side([lamp(shot('cold'))]);
    const after = side([lamp(shot('cold'))], { 'lamp/cold.ink.390.png': 'other' });
    const [change] = pictureChanges(before, after);
    expect(change?.equal).toBe(1);
    expect(change?.places).toEqual([
      {
        kind: 'differs',
        before: shot('cold'),
        after: shot('cold'),
        pairs: [
          { look: 'ink.390', before: 'lamp/cold.ink.390.png', after: 'lamp/cold.ink.390.png' },
        ],
      },
    ]);
  });

  test('have states that the other has not: the new ones in their order, then those that are gone', () => {
    const before = side([lamp(shot('cold'), shot('rubbed'))]);
    const after = side([lamp(shot('granted', []), shot('cold'))]);
    const changes = pictureChanges(before, after);
    expect(changes[0]?.places.map(({ kind, pairs }) => [kind, pairs.length])).toEqual([
      ['new', 0],
      ['gone', 2],
    ]);
    expect(tallyOf(changes)).toEqual({ differs: 0, new: 1, gone: 1, equal: 2 });
  });

  test('find a state whose parts are told in another order', () => {
    const [before, after] = [shot('a + b'), { ...shot('a + b'), states: ['b', 'a'] }];
    expect(pictureChanges(side([lamp(before)]), side([lamp(after)]))[0]?.places).toEqual([]);
  });

  test('differ where a state is not on the screen any more, and where a file is missing', () => {
    const before = side([lamp(shot('cold'), shot('warm'))]);
    const after = side([lamp(shot('cold', ['ink.390']), shot('warm'))]);
    after.hashes.delete('lamp/warm.ink.390.png');
    expect(changeSentences(pictureChanges(before, after), labelOf)).toEqual([
      'Lamp: ‘cold’ differs in ink at 1440 (then only)',
      'Lamp: ‘warm’ differs in ink at 390 (then only)',
    ]);
  });

  test('have flows that are new, and flows that could not be walked, which are not', () => {
    const cave: FlowPictures = { flow: 'cave', title: 'Cave', shots: [shot('cold')] };
    const before = { ...side([]), asked: ['lamp'] };
    const changes = pictureChanges(before, side([lamp(shot('cold')), cave]));
    expect(changes.map(({ flow, unwalked }) => [flow, unwalked])).toEqual([
      ['cave', undefined],
      ['lamp', 'before'],
    ]);
    expect(changeSentences(changes, labelOf)).toEqual([
      'Cave: ‘cold’ is new',
      'Lamp: Its tours failed in the earlier build: there is nothing to compare.',
    ]);
  });
});

test('the tally is told in words', () => {
  const changes = pictureChanges(
    side([lamp(shot('cold'))]),
    side([lamp(shot('cold'))], { 'lamp/cold.ink.390.png': 'other' }),
  );
  expect(tallyText(changes)).toBe('1 state differs, 0 are new, 0 are gone, 1 picture is the same');
});

describe('the page', () => {
  const moved = { ...shot('cold'), step: 3, say: 'Rub the lamp' };
  const changes = pictureChanges(
    side([lamp(shot('cold'), shot('rubbed', ['ink.390']))]),
    side([lamp(moved, shot('granted', []))], { 'lamp/cold.ink.1440.png': 'other' }),
  );
  const still = pictureChanges(
    side([{ ...lamp(shot('warm')), flow: 'fire', title: 'Fire' }]),
    side([{ ...lamp(shot('warm')), flow: 'fire', title: 'Fire' }]),
  );
  const options: ChangesOptions = {
    style: 'p { color: red }',
    imageOf: (which, file) => `data:${which},${file}`,
    labelOf,
    names: { before: 'main <1>', after: 'this tree' },
    notes: ['A tour & its end.'],
  };
  const page = changesSheet([...changes, ...still], options);

  test('lays before and after side by side, each with an alternative text', () => {
    expect(page.match(/<div class="pair both"/g)).toHaveLength(1);
    expect(page).toContain(
      '<img src="data:before,lamp/cold.ink.1440.png" alt="Lamp in the state ‘cold’, ink at 1440, main &lt;1&gt;. The lamp is &lt;cold&gt;." loading="lazy"><figcaption>main &lt;1&gt;</figcaption>',
    );
    expect(page).toContain('<img src="data:after,lamp/cold.ink.1440.png"');
    expect(page).not.toMatch(/<cold>|main <1>/);
  });

  test('shows what is gone alone, says why a new state has none, and counts what is the same', () => {
    expect(page.match(/<div class="pair"/g)).toHaveLength(1);
    expect(page).toContain('<p class="none">No picture: Magic.</p>');
    expect(page).toContain('1 state differs, 1 is new, 1 is gone, 3 pictures are the same');
    expect(page).toContain('The same in every picture: Fire (2).');
    expect(page.match(/<img /g)).toHaveLength(3);
  });

  test('says where the pictures were taken if that is not the same step', () => {
    expect(page).toContain(
      'main &lt;1&gt;, tour 1, step 0: A traveler enters · this tree, tour 1, step 3: Rub the lamp',
    );
  });

  test('has a language, a title, headings in their order, and what a reader must know first', () => {
    expect(page).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(page).toContain('<title>Pictures: main &lt;1&gt; and this tree</title>');
    expect([...page.matchAll(/<h(\d)/g)].map(([, level]) => level).join('')).toBe('12333');
    expect(page).toContain('<p class="none">A tour &amp; its end.</p>');
  });

  test('leads to each flow and state, names nothing twice, and needs no other file', () => {
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const led = [...page.matchAll(/(?:href="#|aria-labelledby=")([^"]+)"/g)].map(([, to]) => to);
    expect(led.length).toBeGreaterThan(6);
    expect(led.filter((to) => !ids.includes(to))).toEqual([]);
    expect(page).not.toMatch(/(?:src|href)="(?!data:|#)/);
  });

  test('closes what it opens, and has no list without entries', () => {
    for (const tag of ['section', 'article', 'div', 'figure', 'ol', 'ul', 'li', 'p', 'a', 'nav'])
      expect([tag, page.match(new RegExp(`<${tag}[ >]`, 'g'))?.length]).toEqual([
        tag,
        page.match(new RegExp(`</${tag}>`, 'g'))?.length,
      ]);
    expect(page).not.toContain('<ol></ol>');
  });

  test('says so where nothing differs, and offers nothing then', () => {
    const nothing = changesSheet(still, { ...options, notes: [] });
    expect(nothing).toContain('<p>Nothing differs.</p>');
    expect(nothing).not.toMatch(/<nav|<input|<section/);
  });
});
