// What differs between the pictures of two builds as one HTML file: before and after side by side, or one over the other.
import { kindText, shotOfChange, tallyText, unwalkedText } from './pictureChanges.ts';
import type { FlowChange, LookPair, PlaceChange } from './pictureChanges.ts';
import type { Shot } from './pictures.ts';
import { altOf, escaped, sheet, statesText } from './sheet.ts';

export type ChangesOptions = {
  style: string;
  /** The address of a picture of one of the builds: one of data, so that the file needs no other. */
  imageOf: (side: 'before' | 'after', file: string) => string;
  /** A look in words. */
  labelOf: (look: string) => string;
  /** What the two builds are called. */
  names: { before: string; after: string };
  /** What a reader must know before they trust the page: a tour that failed, a file that was left out. */
  notes?: readonly string[];
};

const sides = ['before', 'after'] as const;

/** A place on the page: ids hold no text of the flow. */
type Placed = { id: string; title: string; change: PlaceChange };

function pairText(
  { id, title, change }: Placed,
  pair: LookPair,
  index: number,
  options: ChangesOptions,
) {
  const label = options.labelOf(pair.look);
  const figures = sides.flatMap((side) => {
    const { [side]: file } = pair;
    const shot = change[side];
    if (file === undefined || shot === undefined) return [];
    const alt = escaped(altOf(title, shot, `${label}, ${options.names[side]}`));
    return [
      `<figure><img src="${options.imageOf(side, file)}" alt="${alt}" loading="lazy"><figcaption>${escaped(options.names[side])}</figcaption></figure>`,
    ];
  });
  const name = `${id}-look-${index + 1}`;
  const classes = figures.length === 2 ? 'pair both' : 'pair';
  return `<div class="${classes}" data-look="${escaped(pair.look)}" role="group" aria-labelledby="${name}">
<p class="fact" id="${name}">${escaped(label)}</p>
<div class="sides">${figures.join('\n')}</div>
</div>`;
}

const takenAt = ({ tour, step, say }: Shot) => `tour ${tour}, step ${step}: ${say}`;

/** Where the pictures were taken: another step may be why they differ. */
function stepsText({ before, after }: PlaceChange, { names }: ChangesOptions): string {
  const [was, is] = [before, after].map((shot) => (shot === undefined ? undefined : takenAt(shot)));
  if (was === undefined || is === undefined || was === is) return was ?? is ?? '';
  return `${names.before}, ${was} · ${names.after}, ${is}`;
}

function placeText(placed: Placed, options: ChangesOptions): string {
  const { id, change } = placed;
  const shot = shotOfChange(change);
  if (shot === undefined) return '';
  const none = change.pairs.length > 0 ? '' : `No picture: ${shot.none ?? 'none was taken.'}`;
  return `<article id="${id}" aria-labelledby="${id}-name">
<h3 id="${id}-name">${escaped(shot.place)}</h3>
<p class="kind ${change.kind}">${escaped(kindText(change, options.labelOf))}</p>
<ul class="states">${statesText(shot.states, shot.descriptions)}</ul>
<p class="fact">${escaped(stepsText(change, options))}</p>
<div class="pairs">${change.pairs.map((pair, index) => pairText(placed, pair, index, options)).join('\n')}</div>
${none === '' ? '' : `<p class="none">${escaped(none)}</p>`}
</article>`;
}

type Section = FlowChange & { id: string; placed: readonly Placed[] };

const sectionText = (section: Section, options: ChangesOptions) =>
  `<section id="${section.id}" aria-labelledby="${section.id}-name">
<h2 id="${section.id}-name">${escaped(section.title)}</h2>
<p class="fact">${escaped(section.flow)} · ${escaped(section.unwalked === undefined ? tallyText([section]) : unwalkedText(section.unwalked))}</p>
${section.placed.map((placed) => placeText(placed, options)).join('\n')}
</section>`;

const entryText = ({ id, title, placed }: Section) => {
  const places = placed.map(
    ({ id: to, change }) =>
      `<li><a href="#${to}">${escaped(shotOfChange(change)?.place ?? '')} <span class="kind ${change.kind}">${change.kind}</span></a></li>`,
  );
  const list = places.length === 0 ? '' : `<ol>${places.join('')}</ol>`;
  return `<li><a href="#${id}">${escaped(title)}</a>${list}</li>`;
};

/** The flows whose pictures are all the same, in one sentence. */
function sameText(changes: readonly FlowChange[]): string {
  const same = changes.filter(
    ({ places, unwalked }) => places.length === 0 && unwalked === undefined,
  );
  if (same.length === 0) return '';
  const list = same.map(({ title, equal }) => `${title} (${equal})`).join(', ');
  return `<p class="fact same">The same in every picture: ${escaped(list)}.</p>`;
}

/** What differs between the pictures of two builds as HTML. */
export function changesSheet(changes: readonly FlowChange[], options: ChangesOptions): string {
  const { names, style, notes = [] } = options;
  const sections = changes
    .filter(({ places, unwalked }) => places.length > 0 || unwalked !== undefined)
    .map((change, index): Section => {
      const id = `flow-${index + 1}`;
      const placed = change.places.map((place, at) => ({
        id: `${id}-state-${at + 1}`,
        title: change.title,
        change: place,
      }));
      return { ...change, id, placed };
    });
  const heading = `Pictures: ${names.before} and ${names.after}`;
  const isAny = sections.length > 0;
  return sheet({
    title: heading,
    style,
    header: `<h1>${escaped(heading)}</h1>
<p class="fact">${escaped(tallyText(changes))}</p>
${notes.map((note) => `<p class="none">${escaped(note)}</p>`).join('\n')}
${isAny ? '<label class="size"><input type="checkbox" id="over"> Lay both over one another: what is the same is black</label>' : ''}`,
    nav: isAny
      ? `<nav aria-label="What differs"><ol>
${sections.map(entryText).join('\n')}
</ol></nav>`
      : '',
    main: `${isAny ? sections.map((section) => sectionText(section, options)).join('\n') : '<p>Nothing differs.</p>'}
${sameText(changes)}`,
  });
}
