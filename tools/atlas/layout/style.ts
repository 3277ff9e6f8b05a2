// How a chart looks, in the tokens' colours: for the page, the printer and the files that are taken away.
import { themeDeclarations, tokens } from '#ui/tokens.ts';
import type { Theme } from '#ui/tokens.ts';
import { typeStyles } from './svg.ts';

const { color } = tokens;

/** The style sheet of every chart. */
export const chartStyles = `
.atlas-chart{--atlas-mono:${tokens.font.mono};--atlas-text:${tokens.font.text};display:block;max-width:none}
${typeStyles}
.atlas-chart text{fill:${color.text};white-space:pre}
.atlas-chart .description,.atlas-chart .guard,.atlas-chart .tag{fill:${color.muted}}
.atlas-chart .port{fill:${color.indigo}}
.atlas-chart .said{fill:${color.accent}}
.atlas-chart .state>rect{fill:${color.raised};stroke:${color.strong};stroke-width:1}
.atlas-chart .state[data-leaf='false']>rect{fill:none}
.atlas-chart .state[data-kind='machine']>rect{fill:${color.background};stroke:${color.hairline}}
.atlas-chart .state[data-kind='parallel']>rect,.atlas-chart .state[data-leaf='false']>rect{stroke:${color.strong}}
.atlas-chart .rule{stroke:${color.hairline};fill:none}
.atlas-chart .course{fill:none;stroke:${color.controlBorder};stroke-width:1.25}
.atlas-chart .grip{fill:none;stroke:transparent;stroke-width:14}
.atlas-chart .lifted .course{stroke-dasharray:3 4}
.atlas-chart .tip,.atlas-chart .dot{fill:${color.controlBorder}}
.atlas-chart .label>rect{fill:${color.background}}
.atlas-chart .state[data-walked='all']>rect{stroke:${color.mint};stroke-width:2.5}
.atlas-chart .state[data-walked='none']>rect{stroke:${color.danger};stroke-width:1.5;stroke-dasharray:2 4}
.atlas-chart [data-walked='all'] .course{stroke:${color.mint};stroke-width:3;stroke-dasharray:none}
.atlas-chart [data-walked='part'] .course{stroke:${color.gold};stroke-width:3;stroke-dasharray:12 5}
.atlas-chart [data-walked='none'] .course{stroke:${color.danger};stroke-width:1.5;stroke-dasharray:2 4}
.atlas-chart [data-walked='all'] .tip{fill:${color.mint}}
.atlas-chart [data-walked='part'] .tip{fill:${color.gold}}
.atlas-chart [data-walked='none'] .tip{fill:${color.background};stroke:${color.danger}}
.atlas-chart text[data-walked='all']{fill:${color.mint}}
.atlas-chart text[data-walked='none']{fill:${color.danger};text-decoration:underline}
.atlas-chart .active>rect{stroke:${color.mint};stroke-width:2.5}
.atlas-chart .active[data-leaf='true']>rect{fill:color-mix(in srgb,${color.mint} 12%,${color.raised})}
.atlas-chart .chosen>rect{stroke:${color.accent};stroke-width:2.5}
.atlas-chart .chosen .grip{stroke:${color.accent};stroke-opacity:0.35}
.atlas-chart text.chosen{font-weight:600}
.atlas-chart .taken .course{stroke:${color.mint};stroke-width:2.5}
.atlas-chart .taken .tip{fill:${color.mint}}
.atlas-chart text.taken{fill:${color.mint};font-weight:600}
.atlas-chart .added>rect{stroke:${color.mint};stroke-width:2}
.atlas-chart .removed>rect{stroke:${color.danger};stroke-width:2;stroke-dasharray:6 4}
.atlas-chart .altered>rect{stroke:${color.gold};stroke-width:2}
.atlas-chart text.added{fill:${color.mint}}
.atlas-chart text.removed{fill:${color.danger};text-decoration:line-through}
.atlas-chart text.altered{fill:${color.gold}}
`;

/** A chart as a file of its own: the theme's colours are written into it. */
export function standaloneSvg(svg: string, theme: Theme): string {
  const style = `<style>svg{${themeDeclarations(theme).replace(/\n/g, '')}background:${color.background}}${chartStyles}</style>`;
  return svg.replace(/^<svg[^>]*>/, (open) => `${open}${style}`).concat('\n');
}
