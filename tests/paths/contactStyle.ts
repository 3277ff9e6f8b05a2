// How the pages of pictures look: ink or paper as the reader's system prefers, hairlines, and on paper one state after the other.
import { readFileSync } from 'node:fs';
import { media, sharedDeclarations, themeDeclarations, tokens } from '#ui/tokens.ts';

const { color, font, line, radius, space, type, weight } = tokens;
const hairline = `${line.hair} solid ${color.hairline}`;

/**
 * The site's own faces in the one weight that the pages use, each with the signs of its core: 52 kB as text for all four, less than
 * one picture. The files are read when a page is made, since a page that was mailed finds no other file.
 */
const faces = {
  'Newsreader Display': 'newsreader-display-400-core',
  Newsreader: 'newsreader-400-core',
  'Instrument Sans': 'instrument-sans-400-core',
  'JetBrains Mono': 'jetbrains-mono-400-core',
};

/** The faces as rules, with their files inside. */
const faceRules = () =>
  Object.entries(faces)
    .map(([family, name]) => {
      const file = new URL(`../../src/ui/fonts/${name}.woff2`, import.meta.url);
      const data = readFileSync(file).toString('base64');
      return `@font-face { font-family: '${family}'; font-weight: ${weight.regular}; src: url('data:font/woff2;base64,${data}') format('woff2'); }`;
    })
    .join('\n');

const common = `
:root { ${sharedDeclarations} ${themeDeclarations('paper')} color-scheme: light; }
@media (prefers-color-scheme: dark) { :root { ${themeDeclarations('ink')} color-scheme: dark; } }
*, *::before, *::after { box-sizing: border-box; margin: 0; padding: 0; }
body { background: ${color.background}; color: ${color.text}; font: ${weight.regular} ${type.small} / ${tokens.leading.text} ${font.text}; padding: ${space.three} ${space.gutter}; overflow-wrap: anywhere; }
h1, h2 { font-weight: ${weight.regular}; line-height: ${tokens.leading.heading}; }
h1 { font-family: ${font.headline}; font-size: ${type.display}; }
h2 { font-family: ${font.display}; font-size: ${type.title}; }
a { color: inherit; }
ul, ol { list-style: none; }
.number, .fact, code, figcaption, nav { font-family: ${font.mono}; font-size: ${type.micro}; }
.number, .fact, .states, figcaption { color: ${color.muted}; }
code { color: ${color.text}; }
:focus-visible { outline: ${line.focus} solid ${color.accent}; outline-offset: ${tokens.ring.outside}; }
.size { display: inline-flex; gap: ${space.half}; align-items: center; min-height: ${tokens.size.touch}; }
nav > ol { columns: 22rem; column-gap: ${space.two}; border-block: ${hairline}; padding-block: ${space.one}; margin-block-end: ${space.three}; }
nav a { text-decoration: none; }
nav a:hover { color: ${color.accent}; }
.states { max-width: ${tokens.size.heading}; }
.none { border-inline-start: ${line.edge} solid ${color.strong}; padding-inline-start: ${space.one}; margin-block-start: ${space.one}; color: ${color.muted}; }
figure { min-width: 0; }
img { display: block; width: 100%; height: auto; border: ${hairline}; border-radius: ${radius.small}; }
figcaption { padding-block-start: ${space.half}; }
${media.print} {
  :root { ${themeDeclarations('paper')} color-scheme: light; }
  body { background: none; padding: 0; font-size: 9pt; }
  nav, .size { display: none; }
}
`;

const contact = `
article { border-block-start: ${hairline}; padding-block: ${space.two} ${space.three}; }
article > header { display: grid; grid-template-columns: ${tokens.size.number} minmax(0, 1fr); margin-block-end: ${space.oneHalf}; }
article > header .number { padding-block-start: ${space.half}; }
/* In one row all are of one height. */
.pictures { display: flex; gap: ${space.one}; align-items: flex-start; }
figure { flex: 1440 1 0; }
figure[data-look$='.390'] { flex-grow: 416; }
body:has(#large:checked) .pictures { flex-wrap: wrap; }
/* As wide as its pixels. */
body:has(#large:checked) figure { flex: 0 1 962px; }
body:has(#large:checked) figure[data-look$='.390'] { flex: none; width: 392px; max-width: 100%; }
@media (max-width: 48rem) { .pictures { flex-wrap: wrap; } figure, figure[data-look$='.390'] { flex: 1 1 100%; } }
${media.print} { article { break-inside: avoid; padding-block: ${space.one}; } }
`;

const changes = `
h3 { font-family: ${font.text}; font-weight: ${weight.regular}; font-size: ${type.body}; }
.kind { font-family: ${font.mono}; font-size: ${type.micro}; color: ${color.gold}; }
.kind.new { color: ${color.mint}; }
.kind.gone { color: ${color.danger}; }
nav ol ol { padding-inline-start: ${space.one}; }
section { border-block-start: ${hairline}; padding-block: ${space.two} ${space.three}; }
article { padding-block-start: ${space.two}; }
.pairs { display: flex; flex-wrap: wrap; gap: ${space.oneHalf} ${space.two}; margin-block-start: ${space.one}; }
.pair { flex: 1 1 100%; min-width: 0; }
.sides { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: ${space.one}; padding-block-start: ${space.half}; }
/* Two phones take as much room as one screen, and two pairs of them one row. */
.pair[data-look$='.390'] { flex: 0 1 calc(50% - ${space.one}); }
/* Of the two only what differs is not black: the browser subtracts one from the other. */
body:has(#over:checked) .both .sides { grid-template-columns: minmax(0, 1fr); isolation: isolate; }
body:has(#over:checked) .both figure { grid-area: 1 / 1; }
body:has(#over:checked) .both figure + figure img { mix-blend-mode: difference; }
body:has(#over:checked) .both figcaption { display: none; }
@media (max-width: 48rem) { .pair[data-look$='.390'] { flex-basis: 100%; } }
${media.print} { .pair { break-inside: avoid; } h2, h3 { break-after: avoid; } }
`;

/** The style sheet of a contact sheet. */
export const contactStyle = () => `${faceRules()}${common}${contact}`;

/** The style sheet of the page that lays two builds side by side. */
export const changesStyle = () => `${faceRules()}${common}${changes}`;

const look = /^(\w+)\.(\d+)$/;

/** A look of this site in words. */
export const labelOf = (name: string) => name.replace(look, '$1, $2 px');
