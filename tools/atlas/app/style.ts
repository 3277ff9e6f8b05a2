// How the atlas looks: ink or paper, hairlines, mono for what is counted; on paper, the chart alone.
import { createGlobalStyle } from 'styled-components';
import { media, tokens } from '#ui/tokens.ts';
import { chartStyles } from '../layout/style.ts';

const { color, space, font, type, line, radius, weight } = tokens;
const hairline = `${line.hair} solid ${color.hairline}`;

export const AtlasStyle = createGlobalStyle`
  ${chartStyles}
  body { font-size: ${type.small}; }
  .atlas { display: grid; grid-template-columns: 15rem minmax(0, 1fr); height: 100dvh; }
  .atlas code, .atlas pre, .atlas .fact, .atlas .routes, .atlas .places, .atlas .number, .atlas output {
    font-family: ${font.mono}; font-size: ${type.micro};
  }
  .atlas h1 { font-family: ${font.display}; font-size: ${type.section}; line-height: ${tokens.leading.heading}; }
  .atlas h2 { font-family: ${font.display}; font-size: ${type.title}; }
  .atlas h3 { font-family: ${font.mono}; font-size: ${type.micro}; color: ${color.muted}; margin-block: ${space.one} ${space.half}; }
  .atlas button, .atlas select, .atlas textarea, .atlas input:not([type='checkbox']) {
    border: ${line.hair} solid ${color.controlBorder}; border-radius: ${radius.medium};
    padding: ${space.hair} ${space.snug}; background: ${color.raised}; min-height: 2.25rem;
  }
  .atlas button:hover:not(:disabled) { border-color: ${color.accent}; }
  .atlas button:disabled { opacity: ${tokens.opacity.disabled}; }
  .atlas label { display: grid; gap: ${space.hair}; color: ${color.muted}; font-size: ${type.micro}; }
  .atlas label.check { display: flex; align-items: center; gap: ${space.half}; margin-block: ${space.snug}; }
  .atlas .row { display: flex; flex-wrap: wrap; gap: ${space.half}; margin-block: ${space.snug}; }
  .atlas .fact, .atlas .routes, .atlas .places { color: ${color.muted}; }

  .side { border-inline-end: ${hairline}; padding: ${space.oneHalf} ${space.one}; overflow-y: auto; display: flex; flex-direction: column; gap: ${space.oneHalf}; }
  .side .brand { font-family: ${font.display}; font-size: ${type.lead}; text-decoration: none; }
  .side .brand span { display: block; font-family: ${font.mono}; font-size: ${type.micro}; color: ${color.muted}; }
  .side nav a { display: block; padding: ${space.half}; border-inline-start: ${line.bold} solid transparent; text-decoration: none; }
  .side nav a:hover { color: ${color.accent}; }
  .side nav a[aria-current] { border-color: ${color.accent}; background: ${color.raised}; }
  .side input { width: 100%; }
  .side .theme { margin-block-start: auto; }
  .hits { max-height: 60dvh; overflow-y: auto; border-block: ${hairline}; }
  .hits li { padding-block: ${space.half}; border-block-end: ${hairline}; }
  .hits a { color: ${color.accent}; overflow-wrap: anywhere; }
  .hits p { font-size: ${type.micro}; color: ${color.muted}; }

  .home { padding: ${space.four} ${space.gutter}; overflow-y: auto; }
  .home > * { max-width: 62rem; }
  .home h1 { font-size: ${type.display}; }
  .home .lead { color: ${color.muted}; max-width: ${tokens.measure}; margin-block: ${space.one} ${space.three}; font-size: ${type.body}; }
  .home article { display: grid; grid-template-columns: 2.5rem minmax(0, 1fr) auto; gap: ${space.one}; padding-block: ${space.oneHalf}; border-block-start: ${hairline}; }
  .home .number { color: ${color.muted}; padding-block-start: ${space.half}; }
  .home article p { color: ${color.muted}; }
  .home h2 a { text-decoration: none; }
  .home h2 a:hover { color: ${color.accent}; }
  .home dl { display: flex; gap: ${space.oneHalf}; text-align: end; font-family: ${font.mono}; }
  .home dl div { min-width: 4rem; display: flex; flex-direction: column-reverse; justify-content: flex-end; }
  .home dt { font-size: ${type.micro}; color: ${color.muted}; }
  .home dd { font-size: ${type.body}; }

  .flow { display: grid; grid-template-rows: auto minmax(0, 1fr); height: 100dvh; }
  .flow .title { display: flex; gap: ${space.two}; align-items: end; padding: ${space.one} ${space.oneHalf}; border-block-end: ${hairline}; }
  .flow .title > div { flex: 1; }
  .flow .title p { color: ${color.muted}; }
  .flow .title nav { display: flex; gap: ${space.half}; flex: none; }
  .flow .title nav a, .live .tabs button { padding: ${space.half} ${space.snug}; border: ${line.hair} solid ${color.controlBorder}; border-radius: ${radius.medium}; text-decoration: none; }
  .flow .title nav a[aria-current] { border-color: ${color.accent}; color: ${color.accent}; }
  .flow .body { display: grid; grid-template-columns: minmax(0, 1fr) auto; min-height: 0; }
  .panel { width: 25rem; border-inline-start: ${hairline}; padding: ${space.one} ${space.oneHalf} ${space.three}; overflow-y: auto; }

  .chart { position: relative; min-width: 0; min-height: 0; overflow: hidden; background: ${color.background}; }
  .frame { position: absolute; inset: 0; overflow: hidden; cursor: grab; touch-action: none; }
  .frame:focus-visible { outline-offset: ${tokens.ring.inside}; }
  .frame:active { cursor: grabbing; }
  .drawing { transform-origin: 0 0; position: absolute; user-select: none; }
  .zoom { position: absolute; inset-block-end: ${space.one}; inset-inline-end: ${space.one}; display: flex; gap: ${space.hair}; align-items: center; }
  .zoom output { min-width: 4em; text-align: end; background: ${color.background}; color: ${color.muted}; }

  .choosing .arrow, .choosing .label, .choosing [data-transition] { cursor: pointer; }
  .legend { position: absolute; inset-block-end: ${space.one}; inset-inline-start: ${space.one}; max-width: min(34rem, 60%); border: ${hairline}; background: ${color.background}; padding: ${space.half} ${space.snug}; font-size: ${type.micro}; }
  .legend ul { display: flex; flex-wrap: wrap; gap: ${space.hair} ${space.one}; margin-block-start: ${space.hair}; color: ${color.muted}; }
  .legend li { display: flex; align-items: center; gap: ${space.half}; }
  .legend svg { flex: none; }

  .pictured { position: sticky; inset-block-start: calc(-1 * ${space.one}); z-index: ${tokens.z.raised}; background: ${color.background}; padding-block: ${space.one} ${space.half}; margin-block-start: calc(-1 * ${space.one}); border-block-end: ${hairline}; }
  .panel:has(.pictured) { scroll-padding-block-start: 55dvh; }
  .pictured .row { margin-block-start: 0; }
  .pictured button[aria-pressed='true'] { border-color: ${color.accent}; color: ${color.accent}; }
  .pictured select { min-width: 0; flex: 1; }
  .pictured img { max-height: 45dvh; width: auto; border: ${hairline}; }
  [data-theme='paper'] .pictured [data-look='ink'], [data-theme='ink'] .pictured [data-look='paper'] { display: none; }
  @media (prefers-color-scheme: dark) { :root:not([data-theme]) .pictured [data-look='paper'] { display: none; } }
  @media not (prefers-color-scheme: dark) { :root:not([data-theme]) .pictured [data-look='ink'] { display: none; } }

  .words ul ul { padding-inline-start: ${space.one}; border-inline-start: ${hairline}; }
  .words li { padding-block: ${space.half}; }
  .words li > a { font-weight: ${weight.strong}; text-decoration: none; }
  .words li[aria-current] > a { color: ${color.accent}; }
  .words small, .words p { color: ${color.muted}; }
  .words .ways a { font-weight: inherit; text-decoration: none; }
  .words .ways a:hover { color: ${color.accent}; }
  .words .ways { font-family: ${font.mono}; font-size: ${type.micro}; }
  .words .ways li { padding-block: ${space.hair}; }
  .walked-by { border: ${hairline}; border-inline-start: ${line.edge} solid ${color.accent}; padding: ${space.half} ${space.snug}; margin-block-end: ${space.one}; }
  .walked-by > ul > li + li { border-block-start: ${hairline}; margin-block-start: ${space.half}; padding-block-start: ${space.half}; }
  .walked-by ul ul li { margin-inline-start: ${space.oneHalf}; list-style: disc; }
  .take pre, .context { border: ${hairline}; background: ${color.sunk}; padding: ${space.snug}; overflow: auto; max-height: 60dvh; }

  .now { border: ${hairline}; border-inline-start: ${line.edge} solid ${color.mint}; padding: ${space.half} ${space.snug}; margin-block: ${space.one}; }
  .now h3 { margin: 0; }
  .moves { display: grid; gap: ${space.half}; }
  .moves button { display: grid; justify-items: start; }
  .moves code { color: ${color.muted}; overflow-wrap: anywhere; }
  .play summary { padding-block: ${space.half}; cursor: pointer; }
  .play form { display: grid; gap: ${space.half}; }
  .play select { width: 100%; }
  .walked li { padding-block: ${space.hair}; margin-inline-start: ${space.oneHalf}; list-style: decimal; }

  .live .tabs { display: flex; flex-wrap: wrap; gap: ${space.half}; }
  .live .tabs button[aria-pressed='true'] { border-color: ${color.mint}; color: ${color.mint}; }
  .log { display: grid; gap: ${space.hair}; }
  .log li { border-block-end: ${hairline}; padding-block: ${space.hair}; overflow-wrap: anywhere; }

  ${media.print} {
    .side, .panel, .zoom, .flow .title nav { display: none; }
    .atlas, .flow, .flow .body { display: block; height: auto; }
    .chart, .frame, .legend { position: static; overflow: visible; }
    .drawing { position: static; transform: none !important; }
    .drawing svg { width: 100%; height: auto; max-height: 90vh; }
  }
`;
