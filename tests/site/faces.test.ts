// The faces of a page: which text is in which face, and cuts that are set like the whole.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fontverter from 'fontverter';
import { Blob, Buffer as Line, Face, Font, shape } from 'harfbuzzjs';
import { describe, expect, test } from 'vitest';
import { faces, folder } from '../../tools/fonts.mjs';
import { openCutter, pairsOf, signsOf } from '../../tools/site/faces/cut.mjs';
import { rulesIn } from '../../tools/site/faces/styles.mjs';
import { textsOf } from '../../tools/site/faces/texts.mjs';

/** What is shown, as "family weight style: text". */
const shown = (html: string, css: string) =>
  textsOf(html, css).map(
    ({ family, weight, style, text }) => `${family} ${weight} ${style}: ${text}`,
  );

describe('the texts of a page', () => {
  const css = `
    body { font: 400 var(--body) / 1.6 Sans, serif }
    h1, h2 { font: inherit }
    .a { font-family: Serif; font-family: Display; content-visibility: auto }
    .a em { color: red }
    .b > p { font-weight: 600 }
    .c::before { content: "No. " counter(item); font-family: Mono }
    .d[aria-current='page'] { font-weight: 500 }
    .e::first-letter { font-family: Serif }
    @media print { body { font-family: Paper } }`;

  test.each([
    ['<p>One</p>', ['Sans, serif 400 normal: One']],
    ['<h1 class="a">A <em>b</em></h1>', ['Display 400 normal: A ', 'Display 400 italic: b']],
    [
      '<div class="b"><p>x</p><div><p>y</p></div></div>',
      ['Sans, serif 600 normal: x', 'Sans, serif 400 normal: y'],
    ],
    ['<p class="c">x</p>', ['Mono 400 normal: No. 0123456789', 'Sans, serif 400 normal: x']],
    ['<a class="d" aria-current="page">x</a>', ['Sans, serif 500 normal: x']],
    [
      '<input placeholder="a&amp;b" type="text"/><br>c',
      ['Sans, serif 400 normal: a&b', 'Sans, serif 400 normal: c'],
    ],
    ['<p>a<!-- -->b\n  c&#x27;</p>', ['Sans, serif 400 normal: a', "Sans, serif 400 normal: b c'"]],
    [
      '<p class="e"><strong>“Yes</strong></p>',
      ['Serif 400 normal: “Y', 'Sans, serif 700 normal: “Yes'],
    ],
    ['<script>x</script><style>y</style>', []],
  ])('%s', (html, texts) => expect(shown(html, css)).toEqual(texts));

  test('a rule that may apply or not gives a text both faces', () => {
    const states =
      'p { font-family: A } p:hover { font-weight: 600 } @media (min-width: 9em) { p { font-family: B } }';
    expect(shown('<p>x</p>', states)).toEqual([
      'A 400 normal: x',
      'A 600 normal: x',
      'B 400 normal: x',
      'B 600 normal: x',
    ]);
  });

  test('a later rule wins, and a selector with a class over one with tags', () => {
    const ranked =
      '.x { font-weight: 500 } p { font-weight: 600 } p { font-family: A } p { font-family: B }';
    expect(shown('<p class="x">x</p>', ranked)).toEqual(['B 500 normal: x']);
  });

  test('braces in quotes are no blocks', () => {
    const rules = [
      ...rulesIn(`@charset "x"; a::after{content:"}"} @media (x){b{c:d}} @font-face{src:x} e{f:g}`),
    ];
    expect(rules.map(({ selector, conditions }) => [selector, ...conditions])).toEqual([
      ['a::after'],
      ['b', '@media (x)'],
      ['e'],
    ]);
  });
});

/** The advances with which a font sets a text, glyph by glyph. */
async function setIn(woff2: Buffer, text: string) {
  const sfnt = await fontverter.convert(woff2, 'sfnt');
  const font = new Font(new Face(new Blob(new Uint8Array(sfnt).buffer)));
  const line = new Line();
  line.addText(text);
  line.guessSegmentProperties();
  shape(font, line);
  return line.getGlyphInfosAndPositions().map(({ codepoint, xAdvance }) => ({
    isKnown: codepoint !== 0,
    xAdvance,
  }));
}

describe('a cut', async () => {
  const cutter = await openCutter();

  const text = 'AVATAR To. Wave, “Yes” — 1,750 EUR; find office flags: Typ · 47';

  test.each(Object.keys(faces))(
    'of %s sets its text like the whole, and weighs a fraction',
    async (name) => {
      const whole = readFileSync(join(folder, `${name}-core.woff2`));
      const cut = await cutter.cut(name, signsOf(text), pairsOf(text));
      const advances = await setIn(cut, text);
      expect(advances.every(({ isKnown }) => isKnown)).toBe(true);
      expect(advances).toEqual(await setIn(whole, text));
      expect(cut.length).toBeLessThan(whole.length * 0.7);
    },
  );

  test('has no other pairs: they would weigh half as much as the letters', async () => {
    const name = 'instrument-sans-400';
    const [without, all] = await Promise.all([
      cutter.cut(name, signsOf(text), ['AV']),
      cutter.cut(
        name,
        signsOf(text),
        pairsOf([...text].flatMap((one) => [...text].map((other) => one + other)).join('')),
      ),
    ]);
    expect(without.length).toBeLessThan(all.length);
    expect(await setIn(without, 'AV')).toEqual(await setIn(all, 'AV'));
    expect(await setIn(without, 'To')).not.toEqual(await setIn(all, 'To'));
  });
});
