// How a contact sheet looks: ink or paper as the reader's system prefers, hairlines, and on paper one state after the other.
import { media, sharedDeclarations, themeDeclarations, tokens } from '#ui/tokens.ts';

const { color, font, line, radius, space, type, weight } = tokens;
const hairline = `${line.hair} solid ${color.hairline}`;

/** The text of the style element. */
export const contactStyle = `
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
nav ol { columns: 22rem; column-gap: ${space.two}; border-block: ${hairline}; padding-block: ${space.one}; margin-block-end: ${space.three}; }
nav a { text-decoration: none; }
nav a:hover { color: ${color.accent}; }
article { border-block-start: ${hairline}; padding-block: ${space.two} ${space.three}; }
article > header { display: grid; grid-template-columns: ${tokens.size.number} minmax(0, 1fr); margin-block-end: ${space.oneHalf}; }
article > header .number { padding-block-start: ${space.half}; }
.states { max-width: ${tokens.size.heading}; }
.none { border-inline-start: ${line.edge} solid ${color.strong}; padding-inline-start: ${space.one}; margin-block-start: ${space.one}; color: ${color.muted}; }
/* In one row all are of one height. */
.pictures { display: flex; gap: ${space.one}; align-items: flex-start; }
figure { flex: 1440 1 0; min-width: 0; }
figure[data-look$='.390'] { flex-grow: 416; }
img { display: block; width: 100%; height: auto; border: ${hairline}; border-radius: ${radius.small}; }
figcaption { padding-block-start: ${space.half}; }
body:has(#large:checked) .pictures { flex-wrap: wrap; }
/* As wide as its pixels. */
body:has(#large:checked) figure { flex: 0 1 962px; }
body:has(#large:checked) figure[data-look$='.390'] { flex: none; width: 392px; max-width: 100%; }
@media (max-width: 48rem) { .pictures { flex-wrap: wrap; } figure, figure[data-look$='.390'] { flex: 1 1 100%; } }
${media.print} {
  :root { ${themeDeclarations('paper')} color-scheme: light; }
  body { background: none; padding: 0; font-size: 9pt; }
  nav, .size { display: none; }
  article { break-inside: avoid; padding-block: ${space.one}; }
}
`;

const look = /^(\w+)\.(\d+)$/;

/** A look of this site in words. */
export const labelOf = (name: string) => name.replace(look, '$1, $2 px');
