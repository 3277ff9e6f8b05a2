// The contact sheet of a flow: one HTML file with each of its states in every look, to be read, printed and mailed.
import type { FlowPictures, Shot } from './pictures.ts';
import { altOf, escaped, numberOf, sheet, statesText } from './sheet.ts';

export type SheetOptions = {
  /** The text of its style element. */
  style: string;
  /** The address of a picture: one of data, so that the file needs no other. */
  imageOf: (file: string) => string;
  /** A look in words. */
  labelOf: (look: string) => string;
  /** The looks in their order. */
  looks: readonly string[];
};

function picturesText(flow: FlowPictures, shot: Shot, options: SheetOptions): string {
  const { looks, imageOf, labelOf } = options;
  const figures = looks.flatMap((look) => {
    const { [look]: file } = shot.files;
    if (file === undefined) return [];
    const alt = escaped(altOf(flow.title, shot, labelOf(look)));
    return [
      `<figure data-look="${escaped(look)}"><img src="${imageOf(file)}" alt="${alt}" loading="lazy"><figcaption>${escaped(labelOf(look))}</figcaption></figure>`,
    ];
  });
  return figures.length === 0 ? '' : `<div class="pictures">${figures.join('\n')}</div>`;
}

function missingText({ files, none }: Shot, { looks, labelOf }: SheetOptions): string {
  if (none === undefined) return '';
  const missing = looks.filter((look) => files[look] === undefined);
  const where = missing.length === looks.length ? '' : ` ${missing.map(labelOf).join('; ')}.`;
  return `<p class="none">No picture:${escaped(where)} ${escaped(none)}</p>`;
}

const shotText = (flow: FlowPictures, shot: Shot, index: number, options: SheetOptions) =>
  `<article id="state-${index + 1}" aria-labelledby="name-${index + 1}">
<header><p class="number">${numberOf(index)}</p><div>
<h2 id="name-${index + 1}">${escaped(shot.place)}</h2>
<ul class="states">${statesText(shot.states, shot.descriptions)}</ul>
<p class="fact">${escaped([`tour ${shot.tour}, step ${shot.step}: ${shot.say}`, `page: ${shot.title}`, ...(shot.tags.length === 0 ? [] : [`tags: ${shot.tags.join(', ')}`])].join(' · '))}</p>
</div></header>
${picturesText(flow, shot, options)}${missingText(shot, options)}
</article>`;

/** The contact sheet of a flow as HTML. */
export function contactSheet(flow: FlowPictures, options: SheetOptions): string {
  const pictured = flow.shots.filter(({ files }) => Object.keys(files).length > 0).length;
  const count = `${pictured} of ${flow.shots.length} states have pictures`;
  return sheet({
    title: `${flow.title} · pictures`,
    style: options.style,
    header: `<h1>${escaped(flow.title)}</h1>
<p class="fact">${escaped(flow.flow)} · ${escaped(flow.none ?? count)}</p>
<label class="size"><input type="checkbox" id="large"> Large pictures</label>`,
    nav: `<nav aria-label="States"><ol>
${flow.shots.map(({ place }, index) => `<li><a href="#state-${index + 1}"><span class="number">${numberOf(index)}</span> ${escaped(place)}</a></li>`).join('\n')}
</ol></nav>`,
    main: flow.shots.map((shot, index) => shotText(flow, shot, index, options)).join('\n'),
  });
}
